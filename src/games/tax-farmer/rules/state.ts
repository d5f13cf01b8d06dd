/** What exists in Imperial Tax Farmer: the position, the moves, what is asked and what is reported. */
import { nothingAt } from '../../../kernel/at.ts';
import type { Options, options, Seat } from './options.ts';

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

/** The start of a phase: asks nothing and leads to its first question, to the next phase or to the end. */
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

/** A player's belongings. */
export interface PlayerState {
  readonly seat: Seat;
  points: number;
  gold: number;
  /** T62: at most one of each good; by its number, whether it is in hand. */
  goods: boolean[];
  /** Agents still to place in this round. */
  unplaced: number;
  /** Extra agents for the next round. */
  bonus: number;
  /** Agents that are gone for good (G19, `lost`). */
  lost: number;
  /** Through with the phase. */
  passed: boolean;
  /** The die in a roll-off; null for those who have none to roll. */
  roll: number | 'to-roll' | null;
  /** Agents in IMPERIA when they were last counted. */
  capital: number;
}

/** What is in a province. */
export interface ProvinceState {
  readonly id: string;
  /** Of each player. */
  agents: number[];
  /** With a rebellion marker. */
  rebels: boolean;
  /** In this round. */
  activated: boolean;
  fields: NeedField[];
  /** Coins here in a rebellion (G18, `stay`). */
  loose: number;
}

export interface NeedField {
  /** The number of the need card on it. */
  card: number | null;
  /** The coins on the card. */
  coins: number;
}

/** Players, provinces, need fields, cards and goods are counted from 0 in the order of seats and of the board file. */
export interface State {
  readonly options: Options;
  step: Step;
  round: number;
  /** Who has the First Player marker. */
  first: number;
  /** The player who acts, rolls or is asked about. */
  active: number;
  /** The space of the black Election marker. */
  marker: number;
  players: PlayerState[];
  provinces: ProvinceState[];

  /** How many of each need card are undealt; which comes next isn't decided yet. */
  deck: number[];
  /** Drawn in this deal and kept out until its end (G6, `afterDeal`). */
  kept: number[];
  /** Out of the game (G32, `removed`). */
  removed: number[];

  /** How many rebellions are still to start at set-up (T20). */
  toRise: number;
  /** The province that is dealt to, tested or activated. */
  here: number;
  /** The need field that is dealt to. */
  field: number;
  /** How many players have had their turn in phase 4. */
  turns: number;
  /** The effect of the action that is being carried out. */
  effect: number;
  /** The good given up for it. */
  given: number | null;
  /** The sum of the dice that counts for all provinces (G16). */
  rollForAll: number | null;
  /** The agents and coins in the province under test, as the player reported them. */
  told: number | null;
  /** Who was found to have the fewest points this round. */
  lowest: number | null;
  /** How many dice are rolled for the Election marker. */
  dice: number;
  /** How it ended; before that it says nothing. */
  outcome: Outcome;
}

export function playerAt({ players }: Readonly<State>, player: number): PlayerState {
  return players[player] ?? nothingAt(player);
}

/** The player in a seat. */
export function playerOf({ players }: Readonly<State>, seat: string): number {
  const player = players.findIndex((each) => each.seat === seat);
  if (player < 0) throw new Error(`nobody plays ${seat}`);
  return player;
}

export function provinceAt({ provinces }: Readonly<State>, province: number): ProvinceState {
  return provinces[province] ?? nothingAt(province);
}

/** Who is to act. */
export function activePlayer(s: Readonly<State>): PlayerState {
  return playerAt(s, s.active);
}

/** The province that is dealt to, tested or activated. */
export function provinceHere(s: Readonly<State>): ProvinceState {
  return provinceAt(s, s.here);
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

/** A province after its test; no `sum` if nobody rolled: too few agents and coins to rebel, or too many to hold. */
interface Tested {
  province: string;
  load: number;
  sum?: number;
}

/** How many agents of each player are in a province, or leave it; those without any aren't named. */
export type Home = Readonly<Partial<Record<Seat, number>>>;

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
  /** `outbid`: who led there before, and doesn't any more. */
  placed: { seat: Seat; province: string; agents: number; left: number; outbid?: Seat };
  'no-more': { seat: Seat };
  'one-roll': { dice: number; sum: number };
  /** `there`: whose agents they are. */
  holds: Tested & { there?: Home };
  rebels: Tested & { cards: number; coins: number; home?: Home };
  'capital-riots': Tested & { home?: Home };
  'agents-lost': { seat: Seat; agents: number };
  collected: { seat: Seat; province: string; gold: number; gained: readonly string[]; home?: Home };
  'action-used': {
    seat: Seat;
    province: string;
    gold: number;
    points: number;
    lost: readonly string[];
  };
  /** What an action does; `action` is the province whose action it is. */
  gains: { seat: Seat; action: string; gold: number; points: number; gained: readonly string[] };
  'more-agents': { seat: Seat; action: string; agents: number };
  tithe: { seat: Seat; action: string; rival: Seat; gold: number };
  'coins-off': { seat: Seat; action: string; province: string; coins: number };
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
  crushed: {
    seat: Seat;
    province: string;
    points: number;
    gold: number;
    lost: readonly string[];
    home?: Home;
  };
  'table-crushed': { province: string };
  /** `points`: the change since they were last reported. */
  'told-points': { seat: Seat; points: number };
  passed: { seat: Seat };
  bribed: { seat: Seat; gold: number; points: number };
  /** `tie` says what decided between those who had as few. */
  lowest: { seat: Seat; agents: number; tie?: 'capital' | 'die' };
  'lowest-die': { seat: Seat; die: number };
  /**
   * The election; no `sum` if nobody rolled, because every roll has the same result. `home`: agents that leave at the
   * end of the round without having been activated, by province.
   */
  marker: {
    seat: Seat;
    dice: number;
    sum?: number;
    from: number;
    to: number;
    home?: Readonly<Record<string, Home>>;
  };
  /** An action moves the black marker `by` spaces. */
  'marker-moved': { seat: Seat; action: string; by: number; from: number; to: number };
  straggler: { seat: Seat; agents: number };
  supply: { coins: number; cards: number; nothing: number };
  'total-rebellion': { round: number };
  converted: { seat: Seat; gold: number; points: number };
  standings: { round: number; points: readonly number[]; gold: readonly number[] };
  won: { seats: readonly Seat[]; points: number; rounds: number; ending: Outcome };
  'all-lost': { rounds: number };
  set: { fact: string; value: number | string };
};

/** Why a move isn't possible that a player may try. */
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

/** The rule texts of the game; the dictionaries have one for each. */
export type RuleId =
  | 'first-player'
  | 'roll-again'
  | 'starting-rebellion'
  | 'deal'
  | 'exclusion'
  | 'rounds'
  | 'placement'
  | 'test'
  | 'rebellion'
  | 'lead'
  | 'activation'
  | 'effects'
  | 'needs'
  | 'crush'
  | 'bribery'
  | 'lowest'
  | 'election'
  | 'stragglers'
  | 'track'
  | 'supply'
  | 'winner'
  | 'total-rebellion'
  | 'tracking';

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
  rule: RuleId;
  preset: 'standard' | 'three' | 'short' | 'harsh';
  measure:
    | 'rounds'
    | 'endings'
    | 'winner'
    | 'rebellions'
    | `points-from-${'bribery' | 'crushing' | 'actions' | 'needs'}`;
  refusal: 'players' | 'marker';
  silent: 'use' | 'skip' | 'leave' | 'dice' | 'done' | 'load' | 'agents';
}
