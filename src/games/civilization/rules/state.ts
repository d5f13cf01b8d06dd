/** The position of a solo game of Civilization. */
import type { OptionsOf } from '../../../kernel/options.ts';
import type { Battle, Killed } from './battle/battle.ts';
import type { Face, Land, Type } from './box/units.ts';
import type { Die, EffectKind } from './events/history.ts';
import type { Step } from './moves.ts';
import type { options } from './options.ts';
import type { Ability, Bonus, Book, Canceller, Counter, Item, Resource, Victory } from './vocabulary.ts';

export type Options = OptionsOf<typeof options>;

/** A victory, the end of turn 16, or a lost battle for the capital. */
export type Outcome = Victory | 'time' | 'battle';

/** The history event being carried out. `of`: chance picks one of this many, once the player has counted them. */
export type Hit = { readonly die: Die } & (
  | { readonly effect: 'culture'; readonly toLose: number }
  /** `huts`: huts and villages that chance may take instead of a resource. */
  | { readonly effect: 'resource'; huts: number; of: number }
  | { readonly effect: 'person'; of: number }
  /** `loss`: what would be lost. `buildings`: how many of the buildings and wonders are buildings. */
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

/** A card or an ability that is being used. Afterwards the game continues at `back`. */
export type Use = {
  back: Step;
  /** Paid with a resource of the tally, so it isn't a card. */
  paid?: true;
} & (
  | { kind: 'cancel'; what: Canceller | Counter }
  | { kind: 'figures' | 'card' | 'resources' }
  /** `front`: the one that the ability is aimed at. */
  | { kind: 'battle'; what: Ability; front?: number }
);

/** What the player is entering as gained or spent. Afterwards the game continues at `back`. */
export interface OpenBook {
  readonly kind: 'gain' | 'spend';
  readonly what: Book;
  back: Step;
}

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
  readonly options: Options;
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
  /** How many battles for the capital are over. */
  fought: number;
  /** The turn on which anarchy began; 0: none. */
  anarchy: number;
  /** The player's own culture level marker; 21 is the victory space. */
  level: number;
  /** What the player has entered; a missing number hasn't been entered yet. */
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
  book: OpenBook | null;
  deal: Deal | null;
  battle: Battle | null;
  /** Cards killed in battle, to be taken from the army when it is over. */
  killed: Killed;
  /** How it ended; before that it says nothing. */
  outcome: Outcome;
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
  if (!hit || !hasEffect(hit, effects))
    throw new Error(`no history event with the effect ${effects.join(' or ')}`);
  return hit;
}

function hasEffect<E extends EffectKind>(
  hit: Hit,
  effects: readonly E[],
): hit is Extract<Hit, { effect: E }> {
  return effects.some((effect) => effect === hit.effect);
}

/** The history event for which chance picks one of several things. */
export function pickOf({ hit }: Readonly<State>): Extract<Hit, { of: number }> {
  if (!hit || !('of' in hit)) throw new Error('no history event picks something');
  return hit;
}

/** What the player is entering. */
export function bookOf({ book }: Readonly<State>): OpenBook {
  if (!book) throw new Error('nothing is being entered');
  return book;
}
