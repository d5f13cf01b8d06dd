/** What is worth knowing about the action rounds. Each looks at one side's Turn: the two sides never mix. */
import type { Counting, Given, Remembering } from '../../../kernel/exact/measure.ts';
import type { OptionsOf } from '../../../kernel/options.ts';
import { type options, SIDES, turnOf } from '../rules/options.ts';
import { actionsLeft as allActions, counters, roundsLeft, setup } from '../rules/rounds.ts';
import type { BoerWar, State } from '../rules/state.ts';

type Options = OptionsOf<typeof options>;

const part = {
  side: { kind: 'choice', role: 'taste', choices: SIDES, default: 'boers' },
  turn: { kind: 'number', role: 'taste', min: 1, max: 4, default: 1 },
} as const;
type Part = typeof part;

/** There are only as many Turns as are played. */
const within = ({ turns }: Options) => ({ ...part, turn: { ...part.turn, max: turns } });

/** One side's Turn alone: the other side has none of its counters left, so it is passed over. */
function start(options: Options, given: Given<Part>): State {
  const s = setup(options);
  s.turn = turnOf(Math.min(given.turn, options.turns));
  s.active = given.side;
  for (const side of SIDES) s.faceUp[side] = side === s.active ? counters(s, side) : [0, 0, 0];
  return s;
}

const stop = (s: Readonly<State>) => s.step === 'new-turn' || s.step === 'over';

const oneTurn = { with: part, within, start, stop } as const;

const numbered = (n: number, from = 1) => Array.from({ length: n }, (_, i) => String(i + from));

/** The chance of 1, 2 and 3 actions in each of a side's rounds. */
export const actionsByRound: Counting<BoerWar, Part> = {
  kind: 'counting',
  ...oneTurn,
  rows: (o, given) => {
    const s = start(o, given);
    return numbered(roundsLeft(s.faceUp[s.active])).map((key) => ({ key, outcomes: ['1', '2', '3'] }));
  },
  count: { 'round-over': ({ round, actions }) => [String(round), String(actions)] },
};

/** How many actions a side still has after each of its rounds. */
export const actionsLeft: Counting<BoerWar, Part> = {
  kind: 'counting',
  ...oneTurn,
  rows: (o, given) => {
    const s = start(o, given);
    const all = allActions(s.faceUp[s.active]);
    return numbered(roundsLeft(s.faceUp[s.active])).map((key) => ({ key, outcomes: numbered(all, 0) }));
  },
  count: { 'round-over': ({ round, left }) => [String(round), String(left)] },
};

/** The chance that a side's Turn meets an empty pool. */
export const emptyPool: Remembering<BoerWar, Part> = {
  kind: 'remembering',
  ...oneTurn,
  rows: () => [{ key: 'turn', outcomes: ['yes', 'no'] }],
  first: 'no',
  next: { 'empty-pool': () => 'yes', 'last-two': () => 'yes' },
  bucket: (memory) => ['turn', memory],
};
