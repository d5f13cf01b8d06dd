/** Unit cards: what a deck is, and how a card's face is written. */
import { at } from '../../../../kernel/at.ts';

export const LAND = ['infantry', 'mounted', 'artillery'] as const;
export type Land = (typeof LAND)[number];
export const TYPES = [...LAND, 'aircraft'] as const;
export type Type = (typeof TYPES)[number];

/** One thing for each type. */
export function byType<T>(of: (type: Type) => T): Record<Type, T> {
  return {
    infantry: of('infantry'),
    mounted: of('mounted'),
    artillery: of('artillery'),
    aircraft: of('aircraft'),
  };
}

export function isLand(type: Type): type is Land {
  return type !== 'aircraft';
}
export type Rank = 1 | 2 | 3 | 4;

type ByRank = readonly [number, number, number, number];

/** Equal cards of one type: how many there are, and what they show at each rank. */
export interface Card {
  readonly type: Type;
  readonly copies: number;
  readonly strength: ByRank;
  /** Its health at each rank, if that isn't its strength. */
  readonly health?: ByRank | undefined;
}

export interface Deck {
  /** One text, or by language where the deck is shipped. */
  readonly name:
    | string
    | { readonly en: string; readonly pl: string; readonly cs: string; readonly ru: string };
  /** What a survivor adds at the end: its full strength, or (with split cards) its remaining health. */
  readonly totals: 'strength' | 'health';
  readonly cards: readonly Card[];
}

/** What one card shows at one rank. */
export interface Unit {
  type: Type;
  attack: number;
  health: number;
}

/** `infantry-2`, or `infantry-2-4` if health differs from strength. */
export type Face = `${Type}-${string}`;

export function face(unit: Readonly<Unit>): Face {
  const split = unit.health === unit.attack ? '' : `-${unit.health}`;
  return `${unit.type}-${unit.attack}${split}`;
}

/** What is printed on it: `2`, or `2/4` if its health differs from its strength. */
export function printOf({ attack, health }: Readonly<Unit>): string {
  return attack === health ? String(attack) : `${attack}/${health}`;
}

/** The unit that a face shows; undefined if the text isn't a face. */
export function unitIn(text: string): Unit | undefined {
  const [name, attack, health] = text.split('-');
  const type = TYPES.find((each) => each === name);
  return type && { type, attack: Number(attack), health: Number(health ?? attack) };
}

export function unitOf(text: string): Unit {
  const unit = unitIn(text);
  if (!unit) throw new Error(`'${text}' isn't a unit card`);
  return unit;
}

const ROWS = new WeakMap<Deck, Record<Type, readonly Card[]>>();

/** The deck's different cards of one type, in the order of the file. */
export function rows(deck: Deck, type: Type): readonly Card[] {
  let known = ROWS.get(deck);
  if (!known) {
    known = byType((each) => deck.cards.filter((card) => card.type === each));
    ROWS.set(deck, known);
  }
  return known[type];
}

/** A count of 0 for each row of a type. */
export function noCards(deck: Deck): Record<Type, number[]> {
  return byType((type) => rows(deck, type).map(() => 0));
}

export function unitAt(card: Card, rank: number): Unit {
  const attack = at(card.strength, rank - 1);
  return { type: card.type, attack, health: card.health?.[rank - 1] ?? attack };
}

/** The row of a type that shows this face at this rank; -1: none. */
export function rowOf(deck: Deck, unit: Readonly<Unit>, rank: number): number {
  const text = face(unit);
  return rows(deck, unit.type).findIndex((card) => face(unitAt(card, rank)) === text);
}

/** Every face that a type's cards can show, at the given ranks. */
export function faces(deck: Deck, type: Type, ranks: readonly number[]): readonly Face[] {
  const all = ranks.flatMap((rank) => rows(deck, type).map((card) => face(unitAt(card, rank))));
  return [...new Set(all)];
}

const ALL_RANKS: readonly Rank[] = [1, 2, 3, 4];
const FACES = new WeakMap<Deck, readonly Face[]>();

/** Every face that any card of the deck can show. */
export function allFaces(deck: Deck): readonly Face[] {
  const known = FACES.get(deck);
  if (known) return known;
  const all = TYPES.flatMap((type) => faces(deck, type, ALL_RANKS));
  FACES.set(deck, all);
  return all;
}

const SHOWN = new WeakMap<Deck, Record<Type, readonly (readonly Face[])[]>>();

/** What a type's cards show, row by row, at each rank; calculated once for a deck. */
function shownBy(deck: Deck): Record<Type, readonly (readonly Face[])[]> {
  const known = SHOWN.get(deck);
  if (known) return known;
  const all = byType((type) =>
    ALL_RANKS.map((rank) => rows(deck, type).map((card) => face(unitAt(card, rank)))),
  );
  SHOWN.set(deck, all);
  return all;
}

/**
 * What one more card can show besides these. All units of a type have the same rank, and a deck has a limited number of
 * copies of each card.
 */
export function roomFor(deck: Deck, units: readonly Readonly<Unit>[]): Face[] {
  const shown = shownBy(deck);
  const possible = new Set<Face>();
  for (const type of TYPES) {
    const there = units.filter((u) => u.type === type).map(face);
    for (const faces of shown[type]) {
      const free = rows(deck, type).map(({ copies }) => copies);
      const fits = there.every((f) => {
        const row = faces.indexOf(f);
        if (row < 0) return false;
        const left = at(free, row) - 1;
        free[row] = left;
        return left >= 0;
      });
      if (!fits) continue;
      for (const [row, f] of faces.entries()) if (at(free, row) > 0) possible.add(f);
    }
  }
  return allFaces(deck).filter((f) => possible.has(f));
}
