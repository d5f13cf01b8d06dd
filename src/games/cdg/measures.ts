/** What is worth knowing: the outcomes of a nomination, cards seen in a turn, shuffles of the discards. */
import type { Counting, Measure, Remembering } from '../../kernel/measure.ts';
import { SPACES, type Space } from './deck.ts';
import { outcomes } from './odds.ts';
import { setup } from './rules.ts';
import type { Cdg, Events, State } from './state.ts';

/** `--with space=C`: one row, what comes of nominating the card there on a full display. */
const nominate: Counting<Cdg> = {
  kind: 'counting',
  with: { space: { kind: 'choice', role: 'taste', choices: SPACES, default: 'C' } },
  start: (options, given) => {
    const s = setup(options);
    s.turning.length = 0;
    s.active = 0;
    s.step = 'roll';
    s.nominated = spaceOf(s, given);
    return s;
  },
  stop: (s) => s.step !== 'roll',
  rows: (options, given) => {
    const space = Math.min(SPACES.indexOf(given.space as Space), options.deck.spaces - 1);
    return [{ key: SPACES[space] as Space, outcomes: outcomes(space, options.deck.spaces) }];
  },
  count: (event, facts) => {
    if (event !== 'rolled') return undefined;
    const { space, result } = facts as Events['rolled'];
    return [space, result];
  },
};

function spaceOf(s: Readonly<State>, given: Readonly<Record<string, unknown>>): number {
  return Math.min(SPACES.indexOf(given.space as Space), s.options.deck.spaces - 1);
}

const UPTO = (n: number) => Array.from({ length: n + 1 }, (_, i) => String(i));

/** How many cards are turned up or drawn in each turn, both sides together. */
const cardsSeen: Counting<Cdg> = {
  kind: 'counting',
  rows: ({ deck, scenario }) =>
    UPTO(deck.turns[scenario])
      .slice(1)
      .map((key) => ({ key, outcomes: UPTO(2 * deck.rounds * deck.spaces) })),
  count: (event, facts) => {
    if (event !== 'turn-over') return undefined;
    const { turn, seen } = facts as Events['turn-over'];
    return [String(turn), String(seen)];
  },
};

/** How often discards were shuffled in a whole game. */
const reshuffles: Remembering<Cdg> = {
  kind: 'remembering',
  rows: () => [{ key: 'game', outcomes: UPTO(20) }],
  first: '0',
  next: (memory, event) => (event === 'reshuffled' ? String(Number(memory) + 1) : memory),
  bucket: (memory) => ['game', memory],
};

export const measures: Readonly<Record<string, Measure<Cdg>>> = {
  nominate,
  'cards-seen': cardsSeen,
  reshuffles,
};
