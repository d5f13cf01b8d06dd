/** The words of the coin in the flat form. In a game each of the three parts is a file. */
import { defineWords } from '../src/kernel/define-words.ts';
import { type Plain, phrasesOf, plain, type Sentences, textsOf } from '../src/kernel/sentences.ts';
import type { Lang, Words } from '../src/kernel/words.ts';
import type { Coin } from './coin.ts';

/** words/sentences.ts: every sentence with its facts; null is a text without any. */
export type Dictionary = Plain<Coin> &
  Sentences<{
    seat: null;
    turn: string;
    'ask.throw': { left: number };
    'move.head': null;
    'move.tail': null;
    'event.thrown.head': null;
    'event.thrown.tail': null;
    'place.left': null;
  }>;

/** words/en.ts, and a file like it for each language. */
export const en: Dictionary = {
  title: 'Coin',
  pitch: 'Three throws for one head.',
  seat: 'You',
  turn: (nth) => `Throw ${nth}`,
  'ask.throw': ({ left }) => `Throw the coin: ${left} to go.`,
  'move.head': 'Head',
  'move.tail': 'Tail',
  'event.thrown.head': 'Head.',
  'event.thrown.tail': 'Tail.',
  'outcome.won': 'A head: you win',
  'outcome.lost': 'Three tails: you lose',
  'rule.coin': 'Throw up to three times; the first head wins, and every throw left is a point.',
  'place.left': 'Throws left',
};

/** words/said.ts: which sentence is said when. */
export function said(_: Lang, d: Dictionary): Words<Coin> {
  const places = textsOf(d, 'place');
  return defineWords<Coin>({
    ...plain<Coin>(d),
    seats: () => d.seat,
    turn: d.turn,
    asks: phrasesOf(d, 'ask'),
    moves: phrasesOf(d, 'move'),
    events: { thrown: ({ head }) => d[head ? 'event.thrown.head' : 'event.thrown.tail'] },
    place: (id) => places[id] ?? '',
  });
}
