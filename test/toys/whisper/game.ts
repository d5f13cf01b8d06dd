/**
 * A throwaway game in which everybody has a secret. In each round every seat draws a card from its own deck, which only
 * that seat may see, and holds it or drops it; then everybody sees how the wind blows. If a seat sees a card of another
 * deck, that's a leak.
 */
import type { Roster } from '../../../src/kernel/bot.ts';
import { defineGame } from '../../../src/kernel/define.ts';
import type { FactSet } from '../../../src/kernel/facts.ts';
import { arg, chance, decide, end, type Node, table } from '../../../src/kernel/game.ts';
import type { OptionsOf } from '../../../src/kernel/options.ts';

export const DECKS = {
  red: ['ruby', 'rose', 'rust'],
  blue: ['azure', 'cobalt', 'indigo'],
  green: ['emerald', 'olive', 'jade'],
} as const;
export type Seat = keyof typeof DECKS;
export const SEATS: readonly Seat[] = ['red', 'blue', 'green'];

const options = { rounds: { kind: 'number', role: 'taste', min: 1, max: 5, default: 2 } } as const;

interface State {
  readonly options: OptionsOf<typeof options>;
  round: number;
  step: 'deal' | 'hold' | 'wind' | 'walk' | 'over';
  /** Whose turn it is to draw or decide: an index into the seats. */
  at: number;
  /** '' for none. */
  cards: Record<Seat, string>;
}

/** A card that the seat may not see is '?'. */
interface View extends State {
  readonly you: Seat;
}

export interface Whisper {
  options: typeof options;
  state: State;
  view: View;
  seat: Seat;
  ask: 'deal' | 'hold' | 'wind' | 'walk';
  move: `card:${string}` | 'hold' | 'drop' | 'calm' | 'gust' | 'done';
  aside: never;
  event: {
    dealt: { seat: Seat };
    card: { card: string };
    dropped: { seat: Seat };
    wind: { gust: boolean };
    walked: { round: number };
    set: FactSet<`held.${Seat}`>;
  };
  ruledOut: { held: { card: string } };
  outcome: 'over';
  fact: `held.${Seat}`;
  rule: 'all';
  preset: never;
  measure: never;
  refusal: never;
  silent: never;
}

const seatAt = ({ at }: State) => SEATS[at] as Seat;

export const whisper = defineGame<Whisper>({
  id: 'whisper',
  version: 1,
  options,
  why: {
    asks: { deal: 'all', hold: 'all', wind: 'all', walk: 'all' },
    events: { dealt: 'all', card: 'all', dropped: 'all', wind: 'all', walked: 'all' },
    rules: { all: { clauses: [] } },
  },
  seats: () => SEATS,
  setup: (options) => ({ options, round: 1, step: 'deal', at: 0, cards: { red: '', blue: '', green: '' } }),
  node(s): Node<Whisper> {
    switch (s.step) {
      case 'deal': {
        const [first, second, third] = DECKS[seatAt(s)];
        const odds = { [`card:${first}`]: 3, [`card:${second}`]: 2, [`card:${third}`]: 1 };
        return chance('deal', odds, seatAt(s));
      }
      case 'hold':
        return decide('hold', seatAt(s), s.round < s.options.rounds ? ['hold', 'drop'] : ['hold']);
      case 'wind':
        return chance('wind', { calm: 2, gust: 1 });
      case 'walk':
        return table('walk', ['done']);
      case 'over':
        return end('over', [0, 0, 0]);
    }
  },
  apply(s, move, log) {
    const seat = seatAt(s);
    if (s.step === 'deal') {
      s.cards[seat] = arg(move);
      // Nobody else hears anything about green's draw.
      if (seat !== 'green') log?.('dealt', { seat });
      log?.('card', { card: arg(move) }, seat);
    } else if (move === 'drop') {
      s.cards[seat] = '';
      log?.('dropped', { seat });
    } else if (move === 'hold') {
      log?.('card', { card: s.cards[seat] }, seat);
    } else if (s.step === 'wind') {
      log?.('wind', { gust: move === 'gust' });
      s.step = 'walk';
      return;
    } else if (move === 'done') {
      log?.('walked', { round: s.round });
      s.step = s.round === s.options.rounds ? 'over' : 'deal';
      if (s.step === 'deal') s.round++;
      return;
    }
    s.at = (s.at + 1) % SEATS.length;
    if (s.at === 0) s.step = s.step === 'deal' ? 'hold' : 'wind';
  },
  view(s, you) {
    const see = (seat: Seat) => (seat === you || s.cards[seat] === '' ? s.cards[seat] : '?');
    return { ...s, you, cards: { red: see('red'), blue: see('blue'), green: see('green') } };
  },
  determinize(s, you, int) {
    for (const seat of SEATS)
      if (seat !== you && s.cards[seat] !== '') s.cards[seat] = DECKS[seat][int(3)] as string;
  },
  check(s) {
    if (s.round > s.options.rounds) throw new Error('a round too many');
  },
  facts: SEATS.map((seat) => ({
    id: `held.${seat}` as const,
    kind: 'choice',
    secret: seat,
    when: (s) => s.cards[seat] !== '',
    choices: () => DECKS[seat],
    get: (s) => s.cards[seat],
    set(s, card) {
      s.cards[seat] = card;
    },
  })),
  ruledOut: (v) =>
    v.step === 'hold' && v.round === v.options.rounds && seatAt(v) === v.you
      ? [{ move: 'drop', why: 'held', facts: { card: v.cards[v.you] } }]
      : [],
  turn: (s) => (s.step === 'over' ? '' : String(s.round)),
  scene: (v) => [
    ...SEATS.map((seat) => ({
      id: seat,
      kind: 'row' as const,
      owner: seat,
      pieces: v.cards[seat] === '' ? [] : [card(seat, v.cards[seat])],
    })),
    {
      id: 'deck',
      kind: 'odds',
      pieces: [],
      odds: DECKS[v.you].map((name, i) => ({ outcome: name, chance: `${3 - i}/6` })),
    },
  ],
});

function card(seat: Seat, name: string) {
  const face = name === '?' ? ('down' as const) : ('up' as const);
  return { id: `card.${seat}`, kind: 'card', face, ...(name !== '?' && { print: name }) };
}

export const roster: Roster<Whisper> = {
  quick: {
    steady: {
      choose: () => 'hold',
      consider: (_, { moves }) => moves.map((move, i) => ({ move, value: moves.length - i })),
    },
  },
  search: {},
  usual: 'steady',
};
