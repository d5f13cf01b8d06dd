/** A battle as plain data. Rules, odds and tests play with it. */
import { type Deck, noCards, type Type, type Unit } from '../box/units.ts';
import type { Level } from '../events/history.ts';
import type { Step } from '../moves.ts';

/** Mine: the player's. */
export type Side = 'mine' | 'theirs';

export interface Fighter extends Unit {
  wounds: number;
}
/** One unit of each side at most; a killed unit leaves its place free. */
export interface Front {
  mine: Fighter | null;
  theirs: Fighter | null;
}
export interface Killed {
  mine: Unit[];
  theirs: Unit[];
}

/** Why the opponent's card goes where it goes. */
export type Reason = 'only' | 'strongest' | 'survives' | 'oldest' | 'no-kill' | 'nobody';

export interface Battle {
  kind: 'capital' | 'village';
  level: Level;
  /** How many cards the opponent still has to play. */
  cards: number;
  /** How many units of each type the opponent's pool still has, without those turned up (C62-C67). */
  pool: Record<Type, number>;
  /** How many cards of each row of the deck were turned up. */
  seen: Record<Type, number[]>;
  /** Whose battle turn it is. */
  turn: Side;
  hand: Unit[];
  /** My unit that is about to be put somewhere. */
  playing: Unit | null;
  fronts: Front[];
  walled: boolean;
  /** What abilities add to my total. */
  bonus: number;
  /** Extra wounds that my next unit deals, by an ability. */
  strike: number;
  /** How many of the opponent's next cards have no effect, by an ability. */
  cancels: number;
  /** Where the turn continues after a village. */
  back: Step;
}

export type Opponent = Pick<Battle, 'kind' | 'level' | 'cards' | 'pool'>;

export function newBattle(deck: Deck, opponent: Opponent, back: Step = 'turn-end'): Battle {
  return {
    ...opponent,
    seen: noCards(deck),
    turn: 'mine',
    hand: [],
    playing: null,
    fronts: [],
    walled: false,
    bonus: 0,
    strike: 0,
    cancels: 0,
    back,
  };
}

/** Whose battle turn is next: they alternate, but a side without cards has none. */
export function nextTurn(b: Readonly<Battle>, after: Side): Side | 'over' {
  const mine = b.hand.length > 0;
  const theirs = b.cards > 0;
  if (!mine && !theirs) return 'over';
  if (after === 'mine') return theirs ? 'theirs' : 'mine';
  return mine ? 'mine' : 'theirs';
}

/** The hand without one card that shows this. */
export function without(hand: readonly Unit[], { type, attack, health }: Readonly<Unit>): Unit[] {
  const same = hand.findIndex((u) => u.type === type && u.attack === attack && u.health === health);
  return same < 0 ? [...hand] : hand.toSpliced(same, 1);
}

/** What the survivors of one side are worth. */
export function survivors(b: Readonly<Battle>, side: Side, totals: Deck['totals']): number {
  let sum = 0;
  for (const front of b.fronts) {
    const unit = front[side];
    if (unit) sum += totals === 'strength' ? unit.attack : unit.health - unit.wounds;
  }
  return sum;
}

const CAPITAL = 12;
const WALLS = 4;

/** What the place itself adds to my total: the capital, and its walls. */
export function cityBonus({ kind, walled }: Readonly<Pick<Battle, 'kind' | 'walled'>>): number {
  return kind === 'village' ? 0 : CAPITAL + (walled ? WALLS : 0);
}

/** The higher total wins; the defender wins a tie: I do in the capital, the village does in a village. */
export function wins(kind: Battle['kind'], mine: number, theirs: number): boolean {
  return kind === 'capital' ? mine >= theirs : mine > theirs;
}
