/** The position, and everything that can be asked, done and reported. */
import type { OptionsOf } from '../../../kernel/options.ts';
import type { Side, Space } from './cards/deck.ts';
import type { options } from './options.ts';

export const USES = ['ops', 'sr', 'rp', 'event'] as const;
export type Use = (typeof USES)[number];

/** The rule texts of the game; the dictionaries have one for each. */
export type RuleId =
  | 'setup'
  | 'steps'
  | 'reveal'
  | 'nominate'
  | 'ranges'
  | 'dice'
  | 'doubles'
  | 'own-space'
  | 'one-op'
  | 'top'
  | 'uses'
  | 'discard'
  | 'after-play'
  | 'battle'
  | 'defender'
  | 'keep-winning'
  | 'fate-die'
  | 'pile'
  | 'hidden'
  | 'war-status'
  | 'mandated'
  | 'phases'
  | 'victory';

export interface Cdg {
  options: typeof options;
  state: State;
  view: State;
  seat: 'player';
  ask: Ask;
  move: Move;
  aside: 'battle' | `anyway:${Use}` | 'not-possible' | `found:${string}` | `victory:${string}` | 'stop-here';
  event: Events;
  ruledOut: RuledOut;
  outcome: 'played-out' | 'armistice' | 'first' | 'second' | 'stopped';
  fact: string;
  rule: RuleId;
  preset: 'version2' | 'version3';
  measure: 'nominate' | 'cards-seen' | 'reshuffles';
  refusal: 'fate-five-spaces' | 'fate-two-decks' | 'no-opening-card' | 'opening-space';
  silent: 'play' | 'done' | 'go-on' | 'opening';
}

/** The same rules with more sets of options to start from. */
export interface PathsOfGlory extends Omit<Cdg, 'preset'> {
  preset: Cdg['preset'] | 'guns' | 'fateDie' | 'introductory';
}

export type Ask =
  | 'mandated'
  | 'reveal'
  | 'top'
  | 'nominate'
  | 'roll'
  | 'own-space'
  | 'fate'
  | 'pick'
  | 'event'
  | 'use'
  | 'act'
  | 'one-op'
  | 'attack-card'
  | 'defend'
  | 'defend-die'
  | 'fight'
  | 'phase'
  | 'armistice';

export type Move =
  | `card:${string}`
  | 'not-now'
  | 'battle'
  | `nominate:${Space}`
  | 'opening'
  | 'one-op'
  | `roll:${number}`
  | `die:${number}`
  | `fate:${number}`
  | `pick:${Space}`
  | 'play'
  | Use
  | 'no-event'
  | 'no-use'
  | 'done'
  | `attack:${Space}`
  | `defend:${Space}`
  | `kept:${string}`
  | 'no-card'
  | 'attacker-won'
  | 'defender-won'
  | 'no-winner'
  | 'armistice'
  | 'go-on';

/** Why a side has a 1-Ops activation and no card. */
export type OneOp = 'own-space' | 'empty-space' | 'no-card-left' | 'chosen' | 'empty-display';

/** Why an event isn't possible, by what the program knows. */
export type Impossible = 'combat' | 'first-turn' | 'reinforced' | 'neutral';
/** Why a random event isn't played as one: what the table says, or what the program knows (P64, P65). */
export type NotEvent = 'conditions' | Impossible;

/** Why a card leaves: how it was used, or that it had no use; kept ones at the turn's end. */
export type After = Use | 'no-use' | 'battle' | 'turn-over';

/** Which card the dice gave: see `resultOf`. */
export type Result = 'nominated' | Space | 'top' | 'one-op' | `event:${Space}` | 'event:top';

/** A card in a report. */
export type Named = { side: string; card: string; name: string };
/** The same, or a card that nobody has named. */
export type MaybeNamed = Named | { side: string; card?: never; name?: never };

export interface Events {
  'turn-begins': { turn: number };
  mandated: { side: string; die: number; nation: string };
  'round-begins': { side: string; turn: number; round: number };
  'turned-up': Named & { space: Space };
  /** Untracked cards: these spaces are turned up; nobody says which cards they are. */
  'turned-up-all': { side: string; spaces: readonly Space[] };
  'left-unnamed': { side: string; space: Space };
  /** Own cards: one that can't be there turned up after all; `shuffle`: it was dealt after or before the last one. */
  found: Named & { from: 'discards' | 'removed' | 'shuffle' };
  nominated: MaybeNamed & { space: Space; range: number };
  rolled: { side: string; space: Space; grey: number; blue: number; result: Result };
  fate: { side: string; die: number };
  picked: MaybeNamed & { space: Space };
  drawn: Named;
  used: Named & { use: Use; value?: number; anyway: boolean; reason: string };
  'not-event': Named & { why: NotEvent };
  'no-use': Named;
  /** The map allows none of the uses that the program sees. */
  'not-possible': Named & { reason: string };
  'one-op': { side: string; why: OneOp };
  passed: { side: string };
  discarded: MaybeNamed & { from: Space | 'top' | 'battle'; after?: After };
  removed: Named & { after: 'event' | 'battle' | 'turn-over' };
  'end-of-row': MaybeNamed;
  'closed-up': { side: string };
  dealt: { side: string; spaces: readonly Space[] };
  /** Fate die: an open C fills the next gap. */
  'c-moves': { side: string; space: Space; up: boolean };
  /** Fate die: the cards in these spaces go back into the pile. */
  collected: { side: string; spaces: readonly Space[] };
  reshuffled: { side: string; cards: number };
  /** Fate die: the number of discards that join a pile that isn't empty. */
  'shuffled-in': { side: string; cards: number };
  'pile-dry': { side: string };
  'war-status': { side: string; by: number; status: number; combined: number };
  /** A deck that both sides share has no side. */
  commitment: { side?: string; group: string; cards: number };
  battle: { attacker: string; defender: string };
  'attack-card': MaybeNamed;
  'no-attack-card': { side: string };
  defend: MaybeNamed & { space: Space; range: number };
  'defend-die': MaybeNamed & { space: Space; die: number; range: number; played: boolean };
  'defend-kept': Named;
  'no-defend-card': { side: string };
  'battle-over': { winner?: string };
  kept: Named;
  'phase-over': { phase: string };
  'turn-over': { turn: number; seen: number; reshuffles: number };
  armistice: { combined: number };
  victory: { side: string; turn: number; reason: string };
  stopped: { turn: number; reason: string };
  set: { fact: string; value: number | string };
}

/** Why a move isn't possible that a player may well try. */
export interface RuledOut {
  'empty-space': { space: Space };
  'must-nominate': object;
  /** Fate die: this face doesn't give the card. */
  'by-fate': { die: number };
  'no-combat-card': { space: Space };
  /** A random event is tried as its event first (P63, P68). */
  'event-first': object;
  'no-event': { why: NotEvent };
  /** The card has no such number. */
  'no-value': { use: Use };
  'twice-running': { use: Use };
  /** The roll, or the opening, leaves no other way. */
  'by-dice': object;
}

/** Grey and blue, rolled together. */
export interface Roll {
  grey: number;
  blue: number;
}

/**
 * One card on a display. A card that nobody knows is any card of the shuffle `set`, undecided until it is turned up.
 * Untracked cards have neither a name nor a shuffle.
 */
export interface Slot {
  card: string | null;
  set: number | null;
  up: boolean;
  /** P36: dealt after a battle of this action round, not to be opened before the next one. */
  closed: boolean;
}

/** A space of a side's display. */
export interface OnDisplay {
  readonly side: Side;
  readonly space: Space;
}

/** P25 with `keepWinning`: a combat card that won stays beside the display for the turn. */
export interface KeptCard {
  card: string;
  /** Used in this action round already. */
  used: boolean;
}

export interface SideState {
  /** The card in each space; null beyond the last space of the deck's displays. */
  slots: Record<Space, Slot | null>;
  status: number;
  /** How the side used its last action round of this turn; SR and RP may not come twice running. */
  last: Use | null;
  /** Nations that had reinforcements this turn. */
  reinforced: string[];
  /** What this turn's die of mandated offensives gave; null before it. */
  offensive: string | null;
  kept: KeptCard[];
  /** Fate die: cards that may still be used this turn. */
  left: number;
  /** Fate die: the pile ran dry this turn. */
  dry: boolean;
}

/** A draw pile with what has come from it. The pile itself has no order: it isn't decided. */
export interface DeckState {
  /** Unseen cards by the shuffle they joined in, the oldest first, each in the order of ids; the last is the draw pile. */
  sets: string[][];
  discards: string[];
  removed: string[];
  /** How many groups are in play. */
  groups: number;
}

export interface Playing {
  /** The space, or the top of the pile. */
  from: Space | 'top';
  /** Null until it is known, and once it is put away; with untracked cards always. */
  card: string | null;
  /**
   * What the dice leave open: any legal way; the event first; any but the event, which wasn't possible. `opening`: the
   * event without dice (P18). Face 2 of the fate die: nothing but the event, or the event or Ops.
   */
  how: 'any' | 'event' | 'other' | 'opening' | 'event-only' | 'event-or-ops';
  use: Use | null;
}

/** A card in a battle; null if it isn't tracked. */
export interface Fighting {
  card: string | null;
}

export interface Battle {
  attacker: Side;
  step: 'name' | 'attack-card' | 'turn-up' | 'defend' | 'die' | 'fight' | 'after';
  attack: Fighting | null;
  defence: Fighting | null;
  /** Where they came from, unless they were kept beside the display; the defender's from its die on. */
  attackFrom: Space | null;
  defenceFrom: Space | null;
  /** The last space whose die failed: the search continues after it. */
  searched: Space | null;
  /** Null until the battle is over. */
  winner: 'attacker' | 'defender' | 'nobody' | null;
}

export type Step =
  | 'turn'
  | 'mandated'
  | 'round'
  | 'reveal'
  | 'nominate'
  | 'roll'
  | 'own-space'
  | 'fate'
  | 'open'
  | 'pick'
  | 'draw'
  | 'top'
  | 'name'
  | 'event'
  | 'use'
  | 'act'
  | 'one-op'
  | 'discard'
  | 'close-up'
  | 'refill'
  | 'fate-refill'
  | 'next'
  | 'phase'
  | 'phases-over'
  | 'armistice'
  | 'over';

/** The steps of the whole flow: those of the round, cards being turned up, and those of a battle. */
export type At = Step | 'turning' | `battle-${Battle['step']}`;

export interface State {
  readonly options: OptionsOf<typeof options>;
  turn: number;
  round: number;
  active: Side;
  step: Step;
  sides: [SideState, SideState];
  /** One for each side, or one for both. */
  decks: DeckState[];
  /** Cards to be turned up or named now, before anything else. */
  turning: OnDisplay[];
  nominated: Space | null;
  /** The last roll of this action round, by the two dice or by the fate die. */
  roll: Roll | null;
  fate: number | null;
  /** Fate die: which spaces were face up before cards were opened. */
  wasUp: Space[];
  playing: Playing | null;
  oneOp: OneOp | null;
  battle: Battle | null;
  /** A neutral has entered this turn. */
  neutral: boolean;
  /** Events played, with their turn: what conditions of other events look at. */
  events: { card: string; turn: number }[];
  /** Index of the phase after the action rounds; null before the first. */
  phase: number | null;
  vp: number;
  /** Cards turned up this turn, and shuffles of discards so far: for measures. */
  seen: number;
  reshuffles: number;
  outcome: Cdg['outcome'];
}

export function battleOf({ battle }: Readonly<State>): Battle {
  if (!battle) throw new Error('no battle is being fought');
  return battle;
}

export function playingOf({ playing }: Readonly<State>): Playing {
  if (!playing) throw new Error('no card is in play');
  return playing;
}

export function nominatedOf({ nominated }: Readonly<State>): Space {
  if (!nominated) throw new Error('no card is nominated');
  return nominated;
}

export function fateOf({ fate }: Readonly<State>): number {
  if (fate === null) throw new Error('the fate die is not rolled');
  return fate;
}
