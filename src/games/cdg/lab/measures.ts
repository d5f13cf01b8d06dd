/** What is worth knowing: what a nomination gives, cards seen in a turn, shuffles of the discards. */
import { at } from '../../../kernel/at.ts';
import type { Counting, Measure, Remembering } from '../../../kernel/exact/measure.ts';
import type { Choice } from '../../../kernel/options.ts';
import { setup } from '../rules/campaign/setup.ts';
import { SPACES, type Space } from '../rules/cards/deck.ts';
import { resultsOf } from '../rules/round/odds.ts';
import type { Cdg } from '../rules/state.ts';

/** The spaces of a display; by default the middle one. */
function space(spaces: number): Choice<Space> {
  const choices = SPACES.slice(0, spaces);
  return { kind: 'choice', role: 'taste', choices, default: at(choices, Math.min(2, spaces - 1)) };
}

/** `--with space=C`: one row, what comes of nominating the card there on a full display. */
const nominate: Counting<Cdg, { space: Choice<Space> }> = {
  kind: 'counting',
  with: { space: space(SPACES.length) },
  within: ({ deck }) => ({ space: space(deck.spaces) }),
  start: (options, given) => {
    const s = setup(options);
    s.turning.length = 0;
    s.active = 0;
    s.step = 'roll';
    s.nominated = given.space;
    return s;
  },
  stop: (s) => s.step !== 'roll',
  rows: ({ deck }, { space }) => [{ key: space, outcomes: resultsOf(space, deck.spaces) }],
  count: { rolled: ({ space, result }) => [space, result] },
};

const upTo = (n: number) => Array.from({ length: n + 1 }, (_, i) => String(i));

/** How many cards are turned up or drawn in each turn, both sides together. */
const cardsSeen: Counting<Cdg> = {
  kind: 'counting',
  rows: ({ deck, scenario }) =>
    upTo(deck.turns[scenario])
      .slice(1)
      .map((key) => ({ key, outcomes: upTo(2 * deck.rounds * deck.spaces) })),
  count: { 'turn-over': ({ turn, seen }) => [String(turn), String(seen)] },
};

/** How often discards were shuffled in a whole game. */
const reshuffles: Remembering<Cdg> = {
  kind: 'remembering',
  rows: () => [{ key: 'game', outcomes: upTo(20) }],
  first: '0',
  next: { reshuffled: (memory) => String(Number(memory) + 1) },
  bucket: (memory) => ['game', memory],
};

export const measures: Readonly<Record<Cdg['measure'], Measure<Cdg>>> = {
  nominate,
  'cards-seen': cardsSeen,
  reshuffles,
};
