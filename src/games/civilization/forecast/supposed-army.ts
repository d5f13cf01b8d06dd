/** An army as numbers that the player can enter: how many of each card, by type and in the order of the deck. */
import type { Nums } from '../../../kernel/options.ts';
import { type Card, type Deck, rows, TYPES, type Type } from '../rules/box/units.ts';

/** Never more copies of a card than the deck has. */
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
  const [infantry, mounted, artillery, aircraft] = TYPES.map(parameter) as [Nums, Nums, Nums, Nums];
  return { infantry, mounted, artillery, aircraft };
}
