/** Coin: throw a coin a few times; one head is enough to win. */
import { defineGame } from '../src/kernel/define.ts';
import { chance, end, type SpecOf } from '../src/kernel/game.ts';
import type { OptionsOf } from '../src/kernel/options.ts';
import { spaces } from '../src/kernel/parts/track.ts';

const options = { throws: { kind: 'number', role: 'taste', min: 1, max: 9, default: 3 } } as const;

/** What exists. */
export type Coin = SpecOf<{
  options: typeof options;
  state: { readonly options: OptionsOf<typeof options>; thrown: number; won: boolean };
  ask: 'throw';
  move: 'head' | 'tail';
  event: { thrown: { head: boolean } };
  outcome: 'won' | 'lost';
  rule: 'coin';
}>;

/** What happens. */
export const coin = defineGame<Coin>({
  id: 'coin',
  version: 1,
  options,
  why: { asks: { throw: 'coin' }, events: { thrown: 'coin' }, rules: { coin: { clauses: [] } } },
  setup: (options) => ({ options, thrown: 0, won: false }),
  node: (s) =>
    s.won || s.thrown === s.options.throws
      ? end(s.won ? 'won' : 'lost', [Number(s.won)])
      : chance('throw', { head: 1, tail: 1 }),
  apply(s, move, log) {
    s.thrown++;
    s.won = move === 'head';
    log?.('thrown', { head: s.won });
  },
  turn: (s) => (s.won || s.thrown === s.options.throws ? '' : String(s.thrown + 1)),
  scene: (s) => [
    {
      id: 'throws',
      kind: 'track',
      cells: spaces(0, s.options.throws),
      pieces: [{ id: 'coin', kind: 'coin', cell: s.thrown }],
    },
  ],
});
