/** What is asked, step by step. */
import { chance, decide, end, type Node, range, table } from '../../../src/kernel/game.ts';
import type { Spec, State } from './options.ts';

const LIGHTS = range('lights', 0, 9);

/** A gust comes if either die shows this or less. */
export function gustUpTo({ options }: Readonly<State>): number {
  return options.weather === 'stormy' ? 2 : 1;
}

export function node(s: Readonly<State>): Node<Spec> {
  switch (s.step) {
    case 'walk':
      return decide('walk', 'player', ['go:gate', 'go:market', 'go:harbour']);
    case 'count':
      return table('count', [], [LIGHTS]);
    case 'wind': {
      // Two dice make 36 rolls; those without a low face are calm.
      const calm = (6 - gustUpTo(s)) ** 2;
      return chance('wind', { calm, gust: 36 - calm });
    }
    default:
      return end(s.step, [s.lights]);
  }
}
