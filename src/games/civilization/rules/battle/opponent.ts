/** The opponent's deck: a card is decided when it is turned up, from what its pool and the unit deck still hold. */
import { divisor } from '../../../../kernel/exact/fraction.ts';
import { type Deck, type Face, face, rows, TYPES, type Type, unitAt } from '../box/units.ts';
import type { Level } from '../events/history.ts';
import type { Battle } from './battle.ts';

/** C62-C67: two units of each land type; one aircraft at level 3, two at level 4. */
export function pool(level: Level): Record<Type, number> {
  return { infantry: 2, mounted: 2, artillery: 2, aircraft: level === 4 ? 2 : level === 3 ? 1 : 0 };
}

/** A village is held by one unit of each land type, of the first rank. */
export function villagePool(): Record<Type, number> {
  return { infantry: 1, mounted: 1, artillery: 1, aircraft: 0 };
}

export function unseen(deck: Deck): Record<Type, number[]> {
  const none = (type: Type) => rows(deck, type).map(() => 0);
  return {
    infantry: none('infantry'),
    mounted: none('mounted'),
    artillery: none('artillery'),
    aircraft: none('aircraft'),
  };
}

interface TopCard {
  readonly type: Type;
  readonly row: number;
  readonly face: Face;
  readonly weight: number;
}

/**
 * What the top card can be. A shuffled draw from the pool (C68, C69) shows each of its units with the same chance, and
 * a unit of a type is any card of that type that hasn't been turned up.
 */
export function topCards(deck: Deck, b: Readonly<Pick<Battle, 'level' | 'pool' | 'seen'>>): TopCard[] {
  const left = (type: Type, row: number) =>
    (rows(deck, type)[row]?.copies as number) - (b.seen[type][row] as number);
  const types = TYPES.filter((type) => b.pool[type] > 0);
  const sizes = types.map((type) => rows(deck, type).reduce((sum, _, row) => sum + left(type, row), 0));
  const common = sizes.reduce((m, n) => (m * n) / divisor(m, n), 1);
  const cards = types.flatMap((type, i) =>
    rows(deck, type).map((card, row) => ({
      type,
      row,
      face: face(unitAt(card, b.level)),
      weight: b.pool[type] * left(type, row) * (common / (sizes[i] as number)),
    })),
  );
  const shared = cards.reduce((d, { weight }) => divisor(d, weight), 0);
  return cards.filter(({ weight }) => weight > 0).map((card) => ({ ...card, weight: card.weight / shared }));
}

/** Takes a card that was turned up out of the pool and the deck. */
export function turnUp(b: Battle, card: { readonly type: Type; readonly row: number }): void {
  b.pool[card.type]--;
  b.seen[card.type][card.row]!++;
  b.cards--;
}
