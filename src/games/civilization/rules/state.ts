/** What exists in a solo game of Civilization: the position, the moves, what is reported. */
import type { Log as KernelLog } from '../../../kernel/game.ts';
import type { OptionsOf } from '../../../kernel/options.ts';
import type { Battle, Killed, Reason } from './battle/battle.ts';
import type { Face, Land, Type } from './box/units.ts';
import type { Die, EffectKind, Level } from './events/history.ts';
import type { options } from './options.ts';
import type { Step } from './step.ts';

export type { Reason } from './battle/battle.ts';
export type { Step } from './step.ts';

export const RESOURCES = ['wheat', 'silk', 'incense', 'iron'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Rows of the trade table; where resources are tallied, each kind stands for the row "resource". */
export const ITEMS = ['trade', 'culture', 'resource', ...RESOURCES, 'card', 'hut', 'village'] as const;
export type Item = (typeof ITEMS)[number];

export const CANCELLERS = ['bread', 'tourney', 'primetime', 'other'] as const;
export type Canceller = (typeof CANCELLERS)[number];
/** What a card does to an enemy, and so which effect it can take back (C96-C100). */
export const COUNTERS = ['building', 'wonder', 'person', 'drought', 'deforestation'] as const;
export type Counter = (typeof COUNTERS)[number];
export const ABILITIES = ['strike', 'wounds', 'bonus', 'add', 'remove', 'cancel'] as const;
export type Ability = (typeof ABILITIES)[number];
export type Book = 'culture' | 'resource' | 'trade' | 'coins' | 'unit';
export const VICTORIES = ['culture', 'science', 'economy'] as const;
export type Victory = (typeof VICTORIES)[number];

export type Move =
  | `play-as:${string}`
  | `marker:${string}`
  | `unbuilt:${number}`
  | 'event'
  | 'calm'
  | `die:${Die}`
  | `lose:${'building' | 'wonder' | 'none' | 'hut' | Resource | Face}`
  | 'accept'
  | `cancel:${Canceller}`
  | `counter:${Counter}`
  | 'works'
  | 'fails'
  | `own:${number}`
  | `pick:${number}`
  | 'done'
  | 'changed'
  | 'immune'
  | `strength:${number}`
  | `draw:${Face}`
  | 'no-units'
  | `bonus:${number}`
  | 'same'
  | 'figure-card'
  | `figure:${'lost' | 'none'}`
  | `collect:${number}`
  | 'roll'
  | 'skip'
  | `success:${number}`
  | `want:${Item}`
  | 'offer'
  | 'no-deal'
  | 'choose-again'
  | `pay:${Item}`
  | 'agree'
  | `amount:${number}`
  | `hand:${number}`
  | `walls:${'yes' | 'no'}`
  | `have:${Face}`
  | 'hand-full'
  | `unit:${Face}`
  | 'new-front'
  | `front:${number}`
  | `card:${Face}`
  | `take:${Resource | 'none'}`
  | 'paid'
  | 'free'
  | 'never-mind'
  | `at:${number}`
  | `remove:${'mine' | 'theirs'}.${number}`;

export type Aside =
  | `victory:${Victory}`
  | 'advance'
  | `gained:${Book}`
  | `spent:${Book}`
  | `use:${'card' | 'resources'}`
  | 'no-roll'
  | 'hand-changed'
  | 'not-possible'
  | `decided:${'won' | 'lost'}`
  | `ability:${Ability}`
  | 'village-battle';

/** Why a move isn't possible that a player may well try. */
export type RuledOut = {
  /** C96-C100: only a card that would do the same to somebody else. */
  'no-match': { by: Counter };
  'none-owned': { item: Item };
  'no-payment': { item: Item };
  /** What is offered so far, and what is asked for. */
  unfair: { asked: number; offered: number };
  'enough-offered': { asked: number; offered: number };
  'not-in-hand': object;
  'nobody-alone': { front: number };
};

/** A type alias, because an interface isn't assignable to `Record<string, object>`. */
export type Events = {
  civilization: { id: string };
  counter: { id: string };
  'first-unit': { unit: Face };
  /** `before`: battles that were due on earlier turns. */
  'turn-begins': { turn: number; dice: number; due: number; before: number };
  'wonders-swapped': { turn: number; age: 'medieval' | 'modern'; out: number };
  'event-roll': { turn: number; dice: number; result: 'event' | 'calm' };
  'history-event': { turn: number; die: Die; effect: EffectKind; amount: number };
  'loss-chosen': { what: 'building' | 'wonder' } & Numbered;
  cancelled: { effect: EffectKind; by: Canceller | Counter };
  'two-dice': { use: UseKind; result: 'works' | 'fails' };
  'roll-skipped': { use: UseKind };
  'no-effect': { effect: EffectKind };
  /** The player's table doesn't allow it. */
  'not-possible': { effect: EffectKind; reason: string };
  'culture-lost': { due: number; paid: number; debt: number };
  'resource-lost': { what: Resource | 'resource' | 'hut' } & Picked;
  'resource-owed': { debt: number };
  'person-lost': Picked;
  'building-lost': { what: 'building' | 'wonder' };
  /** The card, if the app keeps the army. */
  'unit-lost': { unit: Face; k?: never } | ({ unit?: never } & Numbered);
  'all-units-lost': { units: number };
  anarchy: { turn: number; again: boolean };
  immune: { turn: number };
  government: { turn: number };
  disaster: { what: 'drought' | 'deforestation' } & Picked;
  drawn: { unit: Face; strength: number; nth: number };
  strength: { turn: number; strength: number; need: number; missing: number };
  withstood: { total: number; need: number };
  'figure-card': { need: number };
  shortfall: { total: number; need: number; missing: number };
  'figure-lost': { lost: boolean };
  'battle-announced': { turn: number; level: Level; cards: number };
  'battle-too-late': { turn: number };
  'battle-begins': {
    kind: Battle['kind'];
    level: Level;
    cards: number;
    hand: number;
    first: 'player' | 'opponent';
  };
  'unit-played': { unit: Face; front: number; against?: Face };
  /** Why: the only unit it can kill, the strongest, one of equally strong ones, none, or it was cancelled. */
  'opponent-plays':
    | { unit: Face; why: 'cancelled' }
    | { unit: Face; front: number; against?: Face; why: Reason; could: number };
  clash: {
    front: number;
    first: 'player' | 'opponent' | 'both';
    mine: Face;
    theirs: Face;
    mineDies: boolean;
    theirsDies: boolean;
  };
  ability: { ability: Ability; amount?: number; front?: number; unit?: Face };
  'battle-over': {
    turn: number;
    kind: Battle['kind'];
    mine: number;
    city: number;
    bonus: number;
    theirs: number;
    won: boolean;
  };
  /** By a card or ability that the app doesn't know. */
  'battle-decided': { turn: number; kind: Battle['kind']; won: boolean; reason: string };
  /** What leaves the table after a battle; `figures`: army figures of the winner before a village. */
  remove: { kind: Battle['kind']; won: boolean; units: Record<Face, number>; figures: number };
  spoils: { resource: Resource | 'none'; paysDebt: boolean };
  'trade-skipped': { turn: number };
  'trade-roll': { successes: number };
  deal: {
    want: Partial<Record<Item, number>>;
    offer: Partial<Record<Item, number>>;
    asked: number;
    offered: number;
    section: 1 | 2 | 3;
  };
  'no-deal': { successes: number };
  /** `over`: what the dial could not take. */
  collected: { trade: number; over: number };
  gained: { what: Item | 'coins' | 'unit'; amount: number; paid: number; debt: number };
  spent: { what: Item | 'coins' | 'unit'; amount: number };
  advanced: { space: number; person: boolean };
  victory: { kind: Victory; turn: number; reason: string };
  defeat: { kind: 'time' | 'battle'; turn: number };
  set: { fact: Fact; value: number | string };
};
/** Chance named the k-th of `of`. */
type Numbered = { k: number; of: number };
/** Chance named it, or the player chose. */
type Picked = Numbered | { k?: never; of?: never };

export type Fact =
  | 'turn'
  | 'dice'
  | 'debt.culture'
  | 'debt.resource'
  | 'battle.now'
  | 'battle.next'
  | 'level'
  | 'anarchy'
  | 'walls'
  | 'hand'
  | 'bonus'
  | 'wonder-bonus'
  | 'culture'
  | 'trade'
  | 'coins'
  | Resource
  | `rank.${Land}`
  | `army.${Type}.${number}`;

/** The rule texts of the game; the dictionaries have one for each. */
export type RuleId =
  | 'setup'
  | 'clock'
  | 'event-roll'
  | 'losses'
  | 'debts'
  | 'nothing-there'
  | 'picking'
  | 'random-unit'
  | 'anarchy'
  | 'disasters'
  | 'cancelling'
  | 'counter-cards'
  | 'two-dice'
  | 'military'
  | 'bonuses'
  | 'announced'
  | 'hands'
  | 'opponent'
  | 'fronts'
  | 'abilities'
  | 'battle-end'
  | 'trade'
  | 'deals'
  | 'wonders'
  | 'victories'
  | 'tally';

export interface Civilization {
  options: typeof options;
  state: State;
  view: State;
  seat: 'player';
  ask: Exclude<Step, 'over'>;
  move: Move;
  aside: Aside;
  event: Events;
  ruledOut: RuledOut;
  outcome: Victory | 'time' | 'battle';
  fact: Fact;
  rule: RuleId;
  preset: 'v04' | 'bookkeeper' | 'harsh';
  measure: 'events-by-turn' | 'results-by-turn' | 'battles' | 'no-battle' | 'military-shortfall' | 'survive';
  refusal: never;
  silent:
    | 'ability'
    | 'accept'
    | 'amount'
    | 'at'
    | 'bonus'
    | 'cancel'
    | 'changed'
    | 'choose-again'
    | 'counter'
    | 'done'
    | 'draw'
    | 'figure-card'
    | 'free'
    | 'gained'
    | 'hand'
    | 'hand-changed'
    | 'have'
    | 'lose'
    | 'never-mind'
    | 'offer'
    | 'own'
    | 'paid'
    | 'pay'
    | 'roll'
    | 'same'
    | 'spent'
    | 'unit'
    | 'use'
    | 'village-battle'
    | 'walls'
    | 'want';
}

export type Log = KernelLog<Civilization>;

/** Bonuses that the app asks for, one after the other, as long as they can still decide an event or a battle. */
export const BONUSES = ['bonus', 'wonder-bonus'] as const;
export type Bonus = (typeof BONUSES)[number];

/** The history event being carried out. `of`: chance picks one of this many, once the player has counted them. */
export type Hit = { readonly die: Die } & (
  | { readonly effect: 'culture'; readonly toLose: number }
  /** `huts`: huts and villages that chance may take instead of a resource. */
  | { readonly effect: 'resource'; huts: number; of: number }
  | { readonly effect: 'person'; of: number }
  /** `loss`: what would be lost. `buildings`: of buildings and wonders together, so many are buildings. */
  | { readonly effect: 'building'; loss?: 'building' | 'wonder'; buildings: number; of: number }
  | { readonly effect: 'unit'; toLose: number; of: number }
  | {
      readonly effect: 'military';
      /** Strength asked for, strength drawn, and which cards were drawn (if the app keeps the army). */
      need: number;
      strength: number;
      drawn: Face[];
      /** Bonuses that the player hasn't been asked for yet. */
      open: readonly Bonus[];
      toLose: number;
      of: number;
    }
  | { readonly effect: 'drought' | 'deforestation'; of: number }
  | { readonly effect: 'anarchy' | 'battle' }
);

/** What a card or ability is used for that may need two dice. */
export type UseKind = 'cancel' | 'figures' | 'card' | 'resources' | 'battle';
/** Something that interrupts: a card or ability being used, or the books. Afterwards the game continues at `back`. */
export type Use = {
  back: Step;
  /** Paid with a resource of the tally, so it is no card. */
  paid?: true;
} & (
  | { kind: 'cancel'; what: Canceller | Counter }
  | { kind: 'figures' | 'card' | 'resources' }
  /** `front`: the one that the ability is aimed at. */
  | { kind: 'battle'; what: Ability; front?: number }
  | { kind: 'gain' | 'spend'; what: Book }
);

export interface Deal {
  successes: number;
  /** Rows already asked for: one for each success. */
  rows: number;
  want: Partial<Record<Item, number>>;
  offer: Partial<Record<Item, number>>;
  /** The row whose amount is being named. */
  item?: Item;
}

export interface State {
  readonly options: OptionsOf<typeof options>;
  step: Step;
  /** The space of the turn counter on the culture track (C12). */
  turn: number;
  /** How many event dice the next event roll has: x. */
  dice: number;
  civilization: string;
  /** Whose culture level marker counts the turns. */
  counter: string;
  /** Wound tokens taken for tokens that could not be paid (C35, C36). */
  debt: { culture: number; resource: number };
  /** Turns on which a battle for the capital is due, in order; the reminder tokens (C58). */
  pending: number[];
  /** Battles for the capital on turns gone by. */
  fought: number;
  /** The turn on which anarchy struck; 0: none. */
  anarchy: number;
  /** The player's own culture level marker; 21 is the victory space. */
  level: number;
  /** What the player has told; a number that is missing hasn't been told yet. */
  known: {
    walls: 'unknown' | 'no' | 'yes';
    hand?: number;
    bonus?: number;
    wonders?: number;
  };
  /** Kept only with `tally`. `army` counts cards by type and row of the deck. */
  tally: {
    culture: number;
    trade: number;
    coins: number;
    resources: Record<Resource, number>;
    rank: Record<Land, number>;
    army: Record<Type, number[]>;
  };
  hit: Hit | null;
  use: Use | null;
  deal: Deal | null;
  battle: Battle | null;
  /** Cards killed in battle, to be taken from the army when it is over. */
  killed: Killed;
  outcome: Civilization['outcome'];
}

export function battleOf({ battle }: Readonly<State>): Battle {
  if (!battle) throw new Error('no battle is being fought');
  return battle;
}

export function dealOf({ deal }: Readonly<State>): Deal {
  if (!deal) throw new Error('nothing is being traded');
  return deal;
}

export function useOf({ use }: Readonly<State>): Use {
  if (!use) throw new Error('no card or ability is being used');
  return use;
}

/** What the history event being carried out does. */
export function currentEffect({ hit }: Readonly<State>): EffectKind {
  if (!hit) throw new Error('no history event is being carried out');
  return hit.effect;
}

/** The history event being carried out, which has one of these effects. */
export function hitOf<E extends EffectKind>(
  { hit }: Readonly<State>,
  ...effects: readonly E[]
): Extract<Hit, { effect: E }> {
  if (!hit || !(effects as readonly EffectKind[]).includes(hit.effect))
    throw new Error(`no history event with the effect ${effects.join(' or ')}`);
  return hit as Extract<Hit, { effect: E }>;
}

/** The history event for which chance picks one of several things. */
export function pickOf({ hit }: Readonly<State>): Extract<Hit, { of: number }> {
  if (!hit || !('of' in hit)) throw new Error('no history event picks something');
  return hit;
}
