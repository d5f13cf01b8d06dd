/** Whisper in words: buttons and questions name the card that the reader holds. */
import type { Words } from '../../../src/kernel/words.ts';
import type { Whisper } from './game.ts';

const NAMES = { red: 'Red', blue: 'Blue', green: 'Green' } as const;

export const whisperWords: Words<Whisper> = {
  title: 'Whisper',
  pitch: 'Everybody has a secret.',
  seats: (seat) => NAMES[seat],
  asks: {
    deal: (v) => `Draw a card (you have ${v.cards[v.you] || 'none'})`,
    hold: (v) => `Hold ${v.cards[v.you] || 'nothing'} or drop it?`,
    wind: () => 'How does the wind blow?',
    walk: () => 'Walk around the table',
  },
  moves: {
    card: (name) => `The ${name}`,
    hold: (_, v) => `Hold ${v.cards[v.you] || 'nothing'}`,
    drop: (_, v) => `Drop ${v.cards[v.you] || 'nothing'}`,
    calm: () => 'Calm',
    gust: () => 'A gust',
    done: () => 'Done',
  },
  asides: {},
  events: {
    dealt: ({ seat }) => `${NAMES[seat]} draws a card.`,
    card: ({ card }) => `It is the ${card}.`,
    dropped: ({ seat }) => `${NAMES[seat]} drops a card.`,
    wind: ({ gust }) => (gust ? 'A gust of wind.' : 'No wind.'),
    set: ({ value }) => `From now on it is the ${value}.`,
    walked: ({ round }) => `Round ${round} is over.`,
  },
  ruledOut: { held: ({ card }) => `In the last round you must hold the ${card}.` },
  outcomes: { over: 'The game is over' },
  turn: (turn) => `Round ${turn}`,
  facts: (fact) => `Card of ${fact.slice(5)}`,
  value: (_, value) => value,
  options: { rounds: { name: 'Rounds', help: 'How many rounds there are.' } },
  presets: {},
  refusals: {},
  rules: { all: 'Nobody shows a card.' },
  place: (id) => (id === 'deck' ? 'Your deck' : `${id}’s card`),
  piece: ({ print }) => print ?? 'a card',
  cell: () => '',
  measures: {},
  checklist: () => [],
};
