/** What exists in Imperial Tax Farmer: the position, the moves, what is asked and what is reported. */
import type { Options, options, Seat } from './options.ts';
import type { rules } from './why.ts';

export type Ask =
  // Set-up
  | 'choose-first'
  | 'roll-first'
  | 'starting-rebellion'
  | 'deal'
  // Phases 1 and 2
  | 'place'
  | 'test'
  // Phase 3
  | 'activate'
  | 'action'
  | 'pay-good'
  | 'take-good'
  | 'rival'
  | 'coins'
  | 'manual'
  | 'needs'
  // Phase 4
  | 'bribe'
  | 'roll-lowest'
  | 'dice'
  | 'election'
  // With the printed board as the game
  | 'table-placed'
  | 'table-load'
  | 'table-acted'
  | 'table-points'
  | 'table-capital'
  | 'table-supply';

/** Where a phase begins: nobody is asked, and it leads to its first question, to the next phase or to the end. */
export type Beginning =
  | 'begin-deal'
  | 'begin-round'
  | 'begin-tests'
  | 'begin-activation'
  | 'begin-needs'
  | 'begin-bribery'
  | 'find-lowest'
  | 'begin-supply'
  | 'ask-points';

export type Step = Ask | Beginning | 'over';

/** Bits, one for each good, province or player by its number. */
export type Bits = number;

/** Players, provinces, need fields, cards and goods are counted from 0 in the order of seats and of the board file. */
export interface State {
  readonly options: Options;
  step: Step;
  round: number;
  /** Who has the First Player marker. */
  first: number;
  /** Who is to act, roll or be asked about. */
  active: number;
  /** Where the black Election marker stands. */
  marker: number;

  points: number[];
  gold: number[];
  goods: Bits[];
  unplaced: number[];
  /** Extra agents for the next round. */
  bonus: number[];
  /** Agents that are gone for good (G19, `lost`). */
  lost: number[];

  /** Provinces with a rebellion marker. */
  rebels: Bits;
  /** Provinces activated this round. */
  activated: Bits;
  /** Players who are through with the phase because they passed. */
  passed: Bits;
  /** Of each player in each province: province times players plus player. */
  agents: number[];
  /** The need card on each need field; -1: none. */
  cards: number[];
  /** The coins on it. */
  coins: number[];
  /** Coins that lie in a province in rebellion (G18, `stay`). */
  loose: number[];

  /** How many of each need card are undealt: which comes next is not decided. */
  deck: number[];
  /** Drawn in this deal and kept out until its end (G6, `afterDeal`). */
  kept: number[];
  /** Out of the game (G32, `removed`). */
  removed: number[];

  /** The province tested or activated, the field to deal to, or how many players have had their turn. */
  at: number;
  /** The effect of the action that is being carried out. */
  effect: number;
  /** The good given up for it; -1: none. */
  given: number;
  /** The die of each player in a roll-off; 0: still to roll, -1: not in it. */
  rolls: number[];
  /** The hand of dice that counts for all provinces (G16), or how many dice the Election marker goes by. */
  hand: number;
  /** The agents and coins in the province under test, as the table told them; -1: not asked, or counted by the app. */
  told: number;
  /** Who was found to have the fewest points this round; -1: not yet. */
  lowest: number;
  /** Agents in IMPERIA when they were last counted. */
  capital: number[];
  outcome: Outcome;
}

export type Outcome = 'election' | 'rebellion' | 'all-lose' | 'rounds' | 'stopped';

export type Move =
  | `first:${string}`
  | `die:${number}`
  | `rebel:${string}`
  | 'deal-nothing'
  | `deal:${string},${number}`
  | `place:${string},${number}`
  | 'pass'
  | `sum:${number}`
  | `activate:${string}`
  | 'use'
  | 'skip'
  | `pay:${string}`
  | `take:${string}`
  | `rival:${string}`
  | `coins:${string},${number}`
  | 'done'
  | `fill:${number}`
  | 'leave'
  | `bribe:${number}`
  | `refund:${number}`
  | 'keep'
  | `dice:${number}`
  | `load:${number}`
  | `crushed:${string}`
  | `points:${number}`
  | `agents:${number}`;

/**
 * What is reported. In every event `gold` and `points` are the change for `seat` (a tithe's gold also comes off
 * `rival`), `gained` and `lost` are goods, so that the events add up to the position.
 */
export type Events = {
  'first-die': { seat: Seat; die: number };
  'roll-again': { seats: readonly Seat[] };
  'first-player': { seat: Seat };
  'starts-in-rebellion': { province: string };
  dealt: { province: string; field: number; good: string | null; reward: number };
  excluded: { province: string; field: number; good: string };
  'deck-empty': { province: string; field: number };
  'round-begins': { round: number; seat: Seat };
  agents: { seat: Seat; agents: number; extra: number };
  placed: { seat: Seat; province: string; agents: number; left: number };
  'no-more': { seat: Seat };
  'one-roll': { dice: number; sum: number };
  /** `sum` 0: too few agents and coins to rebel, or too many to hold, so nobody rolls. */
  holds: { province: string; load: number; sum: number };
  rebels: { province: string; load: number; sum: number; cards: number; coins: number };
  'capital-riots': { province: string; load: number; sum: number };
  'agents-lost': { seat: Seat; agents: number };
  collected: { seat: Seat; province: string; gold: number; gained: readonly string[] };
  'action-used': {
    seat: Seat;
    province: string;
    gold: number;
    points: number;
    lost: readonly string[];
  };
  gains: { seat: Seat; gold: number; points: number; gained: readonly string[] };
  'more-agents': { seat: Seat; agents: number };
  tithe: { seat: Seat; rival: Seat; gold: number };
  'coins-off': { seat: Seat; province: string; coins: number };
  'by-hand': { seat: Seat; province: string };
  filled: {
    seat: Seat;
    province: string;
    reward: number;
    coins: number;
    gold: number;
    points: number;
    lost: readonly string[];
  };
  crushed: { seat: Seat; province: string; points: number; gold: number; lost: readonly string[] };
  'table-crushed': { province: string };
  /** `points`: the change since they were last told. */
  'told-points': { seat: Seat; points: number };
  passed: { seat: Seat };
  bribed: { seat: Seat; gold: number; points: number };
  /** `tie` says what decided between those who had as few. */
  lowest: { seat: Seat; agents: number; tie?: 'capital' | 'die' };
  'lowest-die': { seat: Seat; die: number };
  /** `dice` is 0 for an action; `sum` is 0 where no roll was made, because every one comes to the same. */
  marker: { seat: Seat; dice: number; sum: number; from: number; to: number };
  straggler: { seat: Seat; agents: number };
  supply: { coins: number; cards: number; nothing: number };
  'total-rebellion': { round: number };
  converted: { seat: Seat; gold: number; points: number };
  standings: { round: number; points: readonly number[]; gold: readonly number[] };
  won: { seats: readonly Seat[]; points: number; rounds: number; ending: Outcome };
  'all-lost': { rounds: number };
  set: { fact: string; value: number | string };
};

/** Why a move is not possible that somebody may well try. */
export type RuledOut = {
  'few-agents': { left: number };
  /** G13; `weapons`: the good that would allow it, '' for none. */
  'no-placing': { province: string; weapons: string };
  'must-place': object;
  'must-activate': object;
  activated: { province: string };
  'capital-waits': { province: string };
  'led-by': { province: string; seat: Seat };
  /** `half`: more than half of the agents are needed (G22). */
  'no-leader': { province: string; half: boolean };
  'no-weapons': { province: string; good: string };
  'no-good': { good: string };
  'has-good': { good: string };
  'just-given': { good: string };
};

export interface TaxFarmer {
  options: typeof options;
  state: State;
  view: State;
  seat: Seat;
  ask: Ask;
  move: Move;
  aside: 'stop-here';
  event: Events;
  ruledOut: RuledOut;
  outcome: Outcome;
  fact: string;
  rule: keyof typeof rules;
  preset: 'standard' | 'three' | 'short' | 'harsh';
  measure:
    | 'rounds'
    | 'endings'
    | 'winner'
    | 'rebellions'
    | `points-from-${'bribery' | 'crushing' | 'actions' | 'needs'}`;
  refusal: 'players' | 'marker';
}

export const bit = (n: number): Bits => 1 << n;
export const has = (bits: Bits, n: number): boolean => (bits & (1 << n)) !== 0;

/** All zeros, for counts that start at nothing. */
export const zeros = (length: number): number[] => new Array<number>(length).fill(0);
