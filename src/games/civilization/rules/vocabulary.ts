/** What moves and reports are about: resources, items, cards, abilities, bonuses, victories. */

export const RESOURCES = ['wheat', 'silk', 'incense', 'iron'] as const;
export type Resource = (typeof RESOURCES)[number];

export function isResource(what: string): what is Resource {
  return RESOURCES.some((resource) => resource === what);
}

/** Rows of the trade table; if resources are tallied, each kind is a row instead of "resource". */
export const ITEMS = ['trade', 'culture', 'resource', ...RESOURCES, 'card', 'hut', 'village'] as const;
export type Item = (typeof ITEMS)[number];

/** Cards that cancel events. */
export const CANCELLERS = ['bread', 'tourney', 'primetime', 'other'] as const;
export type Canceller = (typeof CANCELLERS)[number];

/** What a card does to an enemy, and so which effect it can cancel (C96-C100). */
export const COUNTERS = ['building', 'wonder', 'person', 'drought', 'deforestation'] as const;
export type Counter = (typeof COUNTERS)[number];

/** What a card or ability can do in a battle. */
export const ABILITIES = ['strike', 'wounds', 'bonus', 'add', 'remove', 'cancel'] as const;
export type Ability = (typeof ABILITIES)[number];

/** Bonuses that the app asks for, one after the other, as long as they can still decide an event or a battle. */
export const BONUSES = ['bonus', 'wonder-bonus'] as const;
export type Bonus = (typeof BONUSES)[number];

/** What the player can enter as gained or spent. */
export type Book = 'culture' | 'resource' | 'trade' | 'coins' | 'unit';

export const VICTORIES = ['culture', 'science', 'economy'] as const;
export type Victory = (typeof VICTORIES)[number];
