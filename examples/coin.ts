/** Coin: three throws, and one head is enough to win. */
import { defineGame } from '../src/kernel/define.ts';
import { chance, end, type SpecOf } from '../src/kernel/game.ts';

/** What exists. */
export type Coin = SpecOf<{
  options: Record<never, never>;
  state: { readonly options: object; left: number; won: boolean };
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
  options: {},
  why: { asks: { throw: 'coin' }, events: { thrown: 'coin' }, rules: { coin: { clauses: [] } } },
  setup: (options) => ({ options, left: 3, won: false }),
  node: ({ left, won }) =>
    left > 0 ? chance('throw', { head: 1, tail: 1 }) : end(won ? 'won' : 'lost', [won ? 1 : 0]),
  apply(s, move, log) {
    s.won = move === 'head';
    s.left = s.won ? 0 : s.left - 1;
    log?.('thrown', { head: s.won });
  },
  turn: ({ left }) => (left > 0 ? String(4 - left) : ''),
  scene: ({ left }) => [{ id: 'left', kind: 'number', value: left, pieces: [] }],
});
