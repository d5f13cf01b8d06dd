/** What is reported: each event with its facts, in words of the rules. */
import type { Battle, Reason } from './battle/battle.ts';
import type { Face, Land, Type } from './box/units.ts';
import type { Die, EffectKind, Level } from './events/history.ts';
import type { UseKind } from './moves.ts';
import type { Ability, Canceller, Counter, Item, Resource, Victory } from './vocabulary.ts';

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
