/** An army that the player supposes, as numbers to enter: how many of each card, by type and in the order of the deck. */

import type { Nums } from '../../../kernel/options.ts';
import { byType, type Card, type Deck, type Land, rows, type Type } from '../rules/box/units.ts';

export interface SupposedArmy {
  /** Cards of each type, by row of the deck. */
  readonly army: Readonly<Record<Type, readonly number[]>>;
  readonly ranks: Readonly<Record<Land, number>>;
  readonly hand: number;
  readonly walls: boolean;
  readonly bonus: number;
}

/** As parameters; never more copies of a card than the deck has. */
export function armyParameters(
  deck: Deck,
  usual: (type: Type, cards: readonly Card[]) => readonly number[],
): Record<Type, Nums> {
  const parameter = (type: Type): Nums => {
    const cards = rows(deck, type);
    const most = cards.map(({ copies }) => copies);
    const max = Math.max(0, ...most);
    const { length } = cards;
    return { kind: 'numbers', role: 'taste', length, min: 0, max, most, default: usual(type, cards) };
  };
  return byType(parameter);
}
