/** Civilizations by box, with their names; an owner can bring their own list. */

export interface Civilization {
  /** Small letters, digits and dashes. */
  readonly id: string;
  readonly box: string;
  /** At least one language; a missing one falls back to English, then to the first given. */
  readonly name: { readonly en?: string; readonly pl?: string; readonly cs?: string; readonly ru?: string };
}

/** A title: one text, or by language where the list is shipped. */
export type Title = string | Civilization['name'];

export interface Civilizations {
  readonly name: Title;
  readonly civilizations: readonly Civilization[];
}

const civ = (box: string, id: string, en: string, pl: string, cs: string, ru: string): Civilization => ({
  id,
  box,
  name: { en, pl, cs, ru },
});

const BASE_BOX: readonly Civilization[] = [
  civ('base', 'america', 'Americans', 'Amerykanie', 'Američané', 'Американцы'),
  civ('base', 'china', 'Chinese', 'Chińczycy', 'Číňané', 'Китайцы'),
  civ('base', 'egypt', 'Egyptians', 'Egipcjanie', 'Egypťané', 'Египтяне'),
  civ('base', 'germany', 'Germans', 'Niemcy', 'Němci', 'Немцы'),
  civ('base', 'rome', 'Romans', 'Rzymianie', 'Římané', 'Римляне'),
  civ('base', 'russia', 'Russians', 'Rosjanie', 'Rusové', 'Русские'),
];
const FAME_BOX: readonly Civilization[] = [
  civ('fame-and-fortune', 'arabia', 'Arabs', 'Arabowie', 'Arabové', 'Арабы'),
  civ('fame-and-fortune', 'greece', 'Greeks', 'Grecy', 'Řekové', 'Греки'),
  civ('fame-and-fortune', 'india', 'Indians', 'Hindusi', 'Indové', 'Индийцы'),
  civ('fame-and-fortune', 'spain', 'Spanish', 'Hiszpanie', 'Španělé', 'Испанцы'),
];
const WISDOM_BOX: readonly Civilization[] = [
  civ('wisdom-and-warfare', 'aztecs', 'Aztecs', 'Aztekowie', 'Aztékové', 'Ацтеки'),
  civ('wisdom-and-warfare', 'england', 'English', 'Anglicy', 'Angličané', 'Англичане'),
  civ('wisdom-and-warfare', 'france', 'French', 'Francuzi', 'Francouzi', 'Французы'),
  civ('wisdom-and-warfare', 'japan', 'Japanese', 'Japończycy', 'Japonci', 'Японцы'),
  civ('wisdom-and-warfare', 'mongols', 'Mongols', 'Mongołowie', 'Mongolové', 'Монголы'),
  civ('wisdom-and-warfare', 'zulu', 'Zulu', 'Zulusi', 'Zulové', 'Зулусы'),
];

export const BASE_CIVILIZATIONS: Civilizations = {
  name: { en: 'Base game', pl: 'Gra podstawowa', cs: 'Základní hra', ru: 'Базовая игра' },
  civilizations: BASE_BOX,
};
export const WITH_FAME: Civilizations = {
  name: {
    en: 'Base game, Fame and Fortune',
    pl: 'Gra podstawowa, Fame and Fortune',
    cs: 'Základní hra, Fame and Fortune',
    ru: 'Базовая игра, Fame and Fortune',
  },
  civilizations: [...BASE_BOX, ...FAME_BOX],
};
export const WITH_WISDOM: Civilizations = {
  name: {
    en: 'Base game, Wisdom and Warfare',
    pl: 'Gra podstawowa, Wisdom and Warfare',
    cs: 'Základní hra, Wisdom and Warfare',
    ru: 'Базовая игра, Wisdom and Warfare',
  },
  civilizations: [...BASE_BOX, ...WISDOM_BOX],
};
export const ALL_CIVILIZATIONS: Civilizations = {
  name: {
    en: 'All three boxes',
    pl: 'Wszystkie trzy pudełka',
    cs: 'Všechny tři krabice',
    ru: 'Все три коробки',
  },
  civilizations: [...BASE_BOX, ...FAME_BOX, ...WISDOM_BOX],
};

/** A civilization's name in the language, otherwise in English, otherwise the first one; its id if it isn't on the list. */
export function nameOf(list: Civilizations, id: string, lang: 'en' | 'pl' | 'cs' | 'ru'): string {
  const name = list.civilizations.find((c) => c.id === id)?.name;
  return name?.[lang] ?? name?.en ?? Object.values(name ?? {})[0] ?? id;
}
