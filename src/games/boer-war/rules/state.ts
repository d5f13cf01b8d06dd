/** The position, and everything that can be asked, done and reported. */
import type { OptionsOf } from '../../../kernel/options.ts';
import type { options, Side, Turn } from './options.ts';

/** How many actions a round had, and the digit of the counter that is flipped face down for it. */
export type Actions = 1 | 2 | 3;

/** Face-up "Action" counters with the digits 1, 2 and 3. */
export type FaceUp = [ones: number, twos: number, threes: number];
/** Where a digit's counters are among them. */
export const INDEX = { 1: 0, 2: 1, 3: 2 } as const;

/** Once-a-round limits of the base game that the player may tick off; notes, without effect. */
export const REMINDERS = ['reinforcement', 'event'] as const;
export type Reminder = (typeof REMINDERS)[number];

/** The rule texts of the game; the dictionaries have one for each. */
export type RuleId =
  | 'steps'
  | 'pool'
  | 'pool-rule'
  | 'empty-pool'
  | 'last-two'
  | 'round-end'
  | 'sides'
  | 'new-turn'
  | 'reminders'
  | 'victory';

export interface BoerWar {
  options: typeof options;
  state: State;
  view: State;
  seat: 'player';
  ask: 'action' | 'next-action' | 'empty-pool' | 'last-two' | 'new-turn';
  move: 'done' | 'go' | 'stop';
  aside: 'no-action' | `victory:${Side}` | 'stop-here' | `tick:${Reminder}`;
  ruledOut: { 'act-first': object; 'draw-first': object };
  event: {
    'round-begins': { side: Side; turn: Turn; round: number };
    action: { side: Side; round: number; nth: Actions };
    /** R9: nothing could be done on the map, or nothing was; the action counts. */
    'no-action': { side: Side; round: number; nth: Actions; reason: string };
    /** `none`: only if one kind is in the cup: the digits that would have added the other, none of them face up. */
    drawn: { chit: 'go' | 'stop'; stop: number; go: number; none?: readonly Actions[] };
    /** R1: only 3s are left. */
    'empty-pool': { side: Side };
    /** R4, commentary: the last 2 and no 3. */
    'last-two': { side: Side };
    /** `left`: actions that the side still has this Turn. */
    'round-over': { side: Side; round: number; actions: Actions; left: number };
    'passed-over': { side: Side };
    'turn-over': { turn: Turn };
    'turn-begins': { turn: Turn };
    ticked: { what: Reminder; side: Side; round: number };
    victory: { side: Side; turn: Turn; reason: string };
    stopped: { turn: Turn; reason: string };
    set: { fact: Fact; value: number | string };
  };
  outcome: 'played-out' | 'boers' | 'empire' | 'stopped';
  fact: Fact;
  rule: RuleId;
  preset: 'printed' | 'even' | 'short';
  measure: 'actions-by-round' | 'empty-pool' | 'actions-left';
  refusal: `no-counters.${Side}.${Turn}`;
  silent: never;
}
export type Fact = 'turn' | 'active' | 'complete' | `${Side}.${Actions}`;

export interface State {
  readonly options: OptionsOf<typeof options>;
  turn: Turn;
  /** The side whose round it is. */
  active: Side;
  /** The space of the shared marker "Action complete"; 0: beside the track (R5, R8). The third action takes it off (B36). */
  complete: 0 | 1 | 2;
  faceUp: Record<Side, FaceUp>;
  step: 'action' | 'draw' | 'new-turn' | 'over';
  ticked: Reminder[];
  outcome: BoerWar['outcome'];
  /** R10: the state of the current round when the game was ended; only then, and only after its first action. */
  stoppedAt?: 'action' | 'draw';
}
