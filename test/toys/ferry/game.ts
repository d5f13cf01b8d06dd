/**
 * Ferry: two captains take turns to cross a river. A throwaway game with everything that surfaces must handle: an answer
 * that ends the game at once, a wide range, the player's own dice, a cup, a deck that is reshuffled, a track, two seats
 * and long names.
 */

import { defineGame } from '../../../src/kernel/define.ts';
import type { FactSet } from '../../../src/kernel/facts.ts';
import {
  type Chance,
  chance,
  decide,
  end,
  type Node,
  num,
  range,
  type SpecOf,
  table,
} from '../../../src/kernel/game.ts';
import type { OptionsOf } from '../../../src/kernel/options.ts';
import { cupPlace, drawChit } from '../../../src/kernel/parts/cup.ts';
import {
  type Deck,
  deckPlaces,
  discard,
  drawCard,
  newDeck,
  reshuffleIfEmpty,
  takeCard,
} from '../../../src/kernel/parts/deck.ts';
import { advance, spaces } from '../../../src/kernel/parts/track.ts';

const options = {
  crossings: { kind: 'number', role: 'taste', min: 1, max: 9, default: 4 },
  pilot: { kind: 'flag', role: 'ruling', rule: 'river', default: false },
} as const;

export const SEATS = ['red', 'blue'] as const;
type Seat = (typeof SEATS)[number];
const CARDS = { sandbank: 1, toll: 1 } as const;
type Card = keyof typeof CARDS;
const CUP = { upstream: 2, downstream: 1 } as const;
type Wind = keyof typeof CUP;
const LAST = 6;

interface State {
  readonly options: OptionsOf<typeof options>;
  step: 'load' | 'river' | 'wind' | 'card' | 'captain' | 'over';
  crossed: number;
  load: number;
  at: number;
  deck: Deck;
}

export type Ferry = SpecOf<{
  options: typeof options;
  state: State;
  seat: Seat;
  ask: Exclude<State['step'], 'over'>;
  move: 'none' | `load:${number}` | 'safe' | 'swamped' | Wind | `card:${Card}` | 'wait' | 'sail';
  aside: 'moor';
  event: {
    loaded: { seat: Seat; load: number };
    river: { safe: boolean };
    wind: { wind: Wind; at: number };
    card: { card: Card; shuffled: boolean };
    sailed: { seat: Seat; waited: boolean };
    moored: { crossed: number };
    set: FactSet<'at'>;
  };
  outcome: 'moored' | 'crossed';
  fact: 'at';
  rule: 'loading' | 'river' | 'weather';
  preset: 'usual' | 'short';
  measure: 'rapids';
}>;

/** Two dice: their sum is at least 4 in 33 of 36 ways. */
const RIVER: Chance<Ferry> = chance('river', { safe: 33, swamped: 3 });
const captain = (s: Readonly<State>): Seat => SEATS[s.crossed % 2] as Seat;

export const ferry = defineGame<Ferry>({
  id: 'ferry',
  version: 1,
  options,
  presets: { usual: {}, short: { crossings: 1 } },
  why: {
    asks: { load: 'loading', river: 'river', wind: 'weather', card: 'weather', captain: 'river' },
    events: {
      loaded: 'loading',
      river: 'river',
      wind: 'weather',
      card: 'weather',
      sailed: 'river',
      moored: 'loading',
    },
    rules: { loading: { clauses: [] }, river: { clauses: [], options: ['pilot'] }, weather: { clauses: [] } },
  },
  lab: {
    measures: {
      rapids: {
        kind: 'remembering',
        rows: () => [{ key: 'game', outcomes: ['yes', 'no'] }],
        first: 'no',
        next: { river: (memory, { safe }) => (safe ? memory : 'yes') },
        bucket: (memory) => ['game', memory],
      },
    },
  },
  seats: () => SEATS,
  setup: (options) => ({ options, step: 'load', crossed: 0, load: 0, at: 0, deck: newDeck(CARDS) }),
  node(s): Node<Ferry> {
    switch (s.step) {
      case 'load':
        return table('load', ['none'], [range('load', 1, 300)]);
      case 'river':
        return RIVER;
      case 'wind':
        return drawChit('wind', CUP);
      case 'card':
        return drawCard('card', s.deck, 'card');
      case 'captain':
        return decide('captain', captain(s), ['wait', 'sail']);
      case 'over':
        return end(s.load === 0 ? 'moored' : 'crossed', [s.crossed, s.at]);
    }
  },
  rolls: ['river'],
  hand: (s) =>
    s.step === 'river'
      ? { dice: ['', ''], sum: true, move: ([a = 1, b = 1]) => (a + b > 3 ? 'safe' : 'swamped') }
      : undefined,
  apply(s, move, log) {
    if (move === 'none' || move === 'moor') {
      s.load = 0;
      s.step = 'over';
      log?.('moored', { crossed: s.crossed });
    } else if (move === 'safe' || move === 'swamped') {
      log?.('river', { safe: move === 'safe' });
      s.step = 'wind';
    } else if (move === 'upstream' || move === 'downstream') {
      s.at = advance(s.at, move === 'upstream' ? 2 : -1, LAST);
      log?.('wind', { wind: move, at: s.at });
      s.step = 'card';
    } else if (move === 'wait' || move === 'sail') {
      log?.('sailed', { seat: captain(s), waited: move === 'wait' });
      s.crossed++;
      s.step = s.crossed >= s.options.crossings ? 'over' : 'load';
    } else if (s.step === 'load') {
      s.load = num(move);
      log?.('loaded', { seat: captain(s), load: s.load });
      s.step = 'river';
    } else {
      const card = move.slice('card:'.length) as Card;
      takeCard(s.deck, card);
      discard(s.deck, card);
      const shuffled = reshuffleIfEmpty(s.deck);
      log?.('card', { card, shuffled });
      s.step = 'captain';
    }
  },
  asides: (s) => (s.step === 'captain' ? ['moor'] : []),
  facts: [
    {
      id: 'at',
      kind: 'number',
      min: 0,
      max: LAST,
      get: (s) => s.at,
      set(s, at) {
        s.at = at;
      },
    },
  ],
  turn: (s) => (s.step === 'over' ? '' : String(s.crossed + 1)),
  scene: (s) => [
    {
      id: 'river',
      kind: 'track',
      cells: spaces(0, LAST),
      pieces: [{ id: 'ferry', kind: 'ferry', cell: s.at }],
    },
    cupPlace('cup', CUP, s.step === 'wind'),
    ...deckPlaces('deck', CARDS, s.deck),
    { id: 'load', kind: 'number', pieces: [], value: s.load },
  ],
});
