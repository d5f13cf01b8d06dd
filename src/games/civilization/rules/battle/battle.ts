/**
 * The fronts of a battle: strikes, deaths, what the opponent does with its card, and who wins.
 * Plain functions over plain data, so that rules, odds and tests share them.
 */

import { type Deck, face, type Land, type Type, type Unit } from '../box/units.ts';
import type { Level } from '../events/history.ts';
import type { Step } from '../step.ts';

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

export interface Battle {
  kind: 'capital' | 'village';
  level: Level;
  /** Cards the opponent has still to play. */
  cards: number;
  /** Units of each type that the opponent's pool still has, turned up ones taken off (C62-C67). */
  pool: Record<Type, number>;
  /** Cards of each row of the deck that were turned up. */
  seen: Record<Type, number[]>;
  turn: 'mine' | 'theirs';
  hand: Unit[];
  /** My unit that is about to be put somewhere. */
  playing: Unit | null;
  fronts: Front[];
  walled: boolean;
  /** From abilities: added to my total; to the wounds my next unit deals; opponent's cards that fall flat. */
  bonus: number;
  strike: number;
  cancels: number;
  /** Where the turn continues after a village. */
  back: Step;
}

const TRUMPS: Record<Land, Land> = { infantry: 'mounted', mounted: 'artillery', artillery: 'infantry' };

export type Aircraft = 'plain' | 'trumpAll';

/** Infantry trumps mounted, mounted artillery, artillery infantry; aircraft stand outside, unless chosen otherwise. */
export function trumps(a: Type, b: Type, aircraft: Aircraft): boolean {
  if (a === 'aircraft') return aircraft === 'trumpAll' && b !== 'aircraft';
  return TRUMPS[a] === b;
}

function dead(f: Readonly<Fighter>): boolean {
  return f.wounds >= f.health;
}

interface Clash {
  first: 'a' | 'b' | 'both';
  aDies: boolean;
  bDies: boolean;
}

/** Both strike at once; with a trump the trumping one strikes first, and the other only if it lives. */
export function clash(a: Fighter, b: Fighter, aircraft: Aircraft, extra = 0): Clash {
  const aFirst = trumps(a.type, b.type, aircraft);
  const bFirst = trumps(b.type, a.type, aircraft);
  if (bFirst) {
    a.wounds += b.attack;
    if (!dead(a)) b.wounds += a.attack + extra;
  } else {
    b.wounds += a.attack + extra;
    if (!aFirst || !dead(b)) a.wounds += b.attack;
  }
  return { first: aFirst ? 'a' : bFirst ? 'b' : 'both', aDies: dead(a), bDies: dead(b) };
}

/** Why the opponent's unit goes where it goes. */
export type Reason = 'only' | 'strongest' | 'survives' | 'oldest' | 'no-kill' | 'nobody';

export interface Choice {
  /** The front it goes to; a new one where none is named. */
  front?: number;
  why: Reason;
  /** How many units it could have killed. */
  could: number;
}

/**
 * C75-C77: it kills the strongest unit that it can, and opens a front where it can kill none. Only units that stand
 * alone can be met. Of equally strong ones: the kill that it survives, then the oldest front.
 */
export function opponentChoice(unit: Readonly<Unit>, fronts: readonly Front[], aircraft: Aircraft): Choice {
  const kills: { front: number; strength: number; lives: boolean }[] = [];
  let anyone = false;
  for (const [front, { mine, theirs }] of fronts.entries()) {
    if (!mine || theirs) continue;
    anyone = true;
    const { aDies, bDies } = clash({ ...unit, wounds: 0 }, { ...mine }, aircraft);
    if (bDies) kills.push({ front, strength: mine.attack, lives: !aDies });
  }
  const could = kills.length;
  if (could === 0) return { why: anyone ? 'no-kill' : 'nobody', could };
  const most = Math.max(...kills.map(({ strength }) => strength));
  const strongest = kills.filter(({ strength }) => strength === most);
  const living = strongest.filter(({ lives }) => lives);
  const equal = living.length > 0 ? living : strongest;
  const [oldest] = equal;
  const why =
    could === 1 ? 'only' : strongest.length === 1 ? 'strongest' : equal.length === 1 ? 'survives' : 'oldest';
  return { ...(oldest && { front: oldest.front }), why, could };
}

/** Fronts with an enemy unit that is alone. */
export function targets(b: Readonly<Battle>): number[] {
  return b.fronts.flatMap(({ mine, theirs }, i) => (theirs && !mine ? [i] : []));
}

/** A unit that one side puts into a front; into a new one where none is named. */
export interface Placed {
  readonly side: 'mine' | 'theirs';
  readonly unit: Readonly<Unit>;
  readonly front: number | undefined;
}

/** Puts a unit into a front, fights it out, and takes the dead away. */
export function place(
  b: Battle,
  { side, unit, front }: Placed,
  killed: Killed,
  aircraft: Aircraft,
): { front: number; against: Unit | undefined; result: Clash | undefined } {
  const fighter: Fighter = { ...unit, wounds: 0 };
  const extra = side === 'mine' ? b.strike : 0;
  if (side === 'mine') b.strike = 0;
  const at = front === undefined ? undefined : b.fronts[front];
  if (front === undefined || !at) {
    b.fronts.push(side === 'mine' ? { mine: fighter, theirs: null } : { mine: null, theirs: fighter });
    return { front: b.fronts.length - 1, against: undefined, result: undefined };
  }
  const other = (side === 'mine' ? at.theirs : at.mine) as Fighter;
  at[side] = fighter;
  const result = clash(fighter, other, aircraft, extra);
  bury(at, killed);
  return { front, against: plain(other), result };
}

/** Takes killed units off a front. */
export function bury(front: Front, killed: Killed): void {
  for (const side of ['mine', 'theirs'] as const) {
    const fighter = front[side];
    if (!fighter || !dead(fighter)) continue;
    killed[side].push(plain(fighter));
    front[side] = null;
  }
}

function plain({ type, attack, health }: Readonly<Unit>): Unit {
  return { type, attack, health };
}

/** Whose battle turn it is next: they alternate, and a side without cards has no more of them. */
export function nextTurn(b: Readonly<Battle>, after: 'mine' | 'theirs'): 'mine' | 'theirs' | 'over' {
  const mine = b.hand.length > 0;
  const theirs = b.cards > 0;
  if (!mine && !theirs) return 'over';
  if (after === 'mine') return theirs ? 'theirs' : 'mine';
  return mine ? 'mine' : 'theirs';
}

/** What the survivors of one side are worth. */
export function survivors(b: Readonly<Battle>, side: 'mine' | 'theirs', totals: Deck['totals']): number {
  let sum = 0;
  for (const front of b.fronts) {
    const f = front[side];
    if (f) sum += totals === 'strength' ? f.attack : f.health - f.wounds;
  }
  return sum;
}

const CAPITAL = 12;
const WALLS = 4;

/** What the place itself adds to my total: the capital, and its walls. */
export function cityBonus(b: Readonly<Pick<Battle, 'kind' | 'walled'>>): number {
  return b.kind === 'village' ? 0 : CAPITAL + (b.walled ? WALLS : 0);
}

/** Higher total wins, a tie is the defender's: mine in the capital, the village's in a village. */
export function wins(kind: Battle['kind'], mine: number, theirs: number): boolean {
  return kind === 'capital' ? mine >= theirs : mine > theirs;
}

export function without(hand: readonly Unit[], unit: Readonly<Unit>): Unit[] {
  const at = hand.findIndex((u) => face(u) === face(unit));
  return at < 0 ? [...hand] : hand.filter((_, i) => i !== at);
}
