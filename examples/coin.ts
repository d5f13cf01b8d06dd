/** Coin: three throws, and one head is enough to win. A whole game: what exists, what happens, what it says. */
import { type Module, speaks } from '../src/games/module.ts';
import { defineGame } from '../src/kernel/define.ts';
import { defineWords } from '../src/kernel/define-words.ts';
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
    left > 0 && !won ? chance('throw', { head: 1, tail: 1 }) : end(won ? 'won' : 'lost', [left]),
  apply(s, move, log) {
    s.won = move === 'head';
    s.left--;
    log?.('thrown', { head: s.won });
  },
  turn: ({ left, won }) => (left > 0 && !won ? String(4 - left) : ''),
  scene: ({ left }) => [{ id: 'left', kind: 'number', value: left, pieces: [] }],
});

/** What it says. */
export const words = defineWords<Coin>({
  title: 'Coin',
  pitch: 'Three throws for one head.',
  seats: () => 'You',
  asks: { throw: ({ left }) => `Throw the coin: ${left} to go.` },
  moves: { head: () => 'Head', tail: () => 'Tail' },
  events: { thrown: ({ head }) => (head ? 'Head.' : 'Tail.') },
  outcomes: { won: 'A head: you win', lost: 'Three tails: you lose' },
  turn: (nth) => `Throw ${nth}`,
  rules: { coin: 'Throw up to three times; the first head wins, and every throw left is a point.' },
  place: () => 'Throws left',
});

const everywhere = (text: string) => ({ en: text, pl: text, cs: text, ru: text });

/** What app, terminal, lab and print get. */
export const coinModule: Module = {
  meta: {
    id: 'coin',
    status: 'draft',
    players: [1, 1],
    minutes: [1, 1],
    langs: ['en'],
    title: everywhere(words.title),
    pitch: everywhere(words.pitch),
  },
  game: async () => coin,
  words: speaks({ en: async () => words }),
};
