/** What is asked, step by step. */
import { chance, decide, end, type Node, range, table } from '../../../src/kernel/game.ts';
import type { Spec, State } from './options.ts';
import { rolls } from './wind.ts';

const LIGHTS = range('lights', 0, 9);

export function node(s: Readonly<State>): Node<Spec> {
  switch (s.step) {
    case 'walk':
      return decide('walk', 'player', ['go:gate', 'go:market', 'go:harbour']);
    case 'count':
      return table('count', [], [LIGHTS]);
    case 'wind':
      return chance('wind', rolls(s));
    default:
      return end(s.step, [s.lights]);
  }
}
