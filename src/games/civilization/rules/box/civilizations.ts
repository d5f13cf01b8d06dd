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

/** The civilizations of a box, by id. */
function inBox(box: string, names: Readonly<Record<string, Civilization['name']>>): readonly Civilization[] {
  return Object.entries(names).map(([id, name]) => ({ id, box, name }));
}

const BASE_BOX = inBox('base', {
  america: { en: 'Americans', pl: 'Amerykanie', cs: 'Američané', ru: 'Американцы' },
  china: { en: 'Chinese', pl: 'Chińczycy', cs: 'Číňané', ru: 'Китайцы' },
  egypt: { en: 'Egyptians', pl: 'Egipcjanie', cs: 'Egypťané', ru: 'Египтяне' },
  germany: { en: 'Germans', pl: 'Niemcy', cs: 'Němci', ru: 'Немцы' },
  rome: { en: 'Romans', pl: 'Rzymianie', cs: 'Římané', ru: 'Римляне' },
  russia: { en: 'Russians', pl: 'Rosjanie', cs: 'Rusové', ru: 'Русские' },
});
const FAME_BOX = inBox('fame-and-fortune', {
  arabia: { en: 'Arabs', pl: 'Arabowie', cs: 'Arabové', ru: 'Арабы' },
  greece: { en: 'Greeks', pl: 'Grecy', cs: 'Řekové', ru: 'Греки' },
  india: { en: 'Indians', pl: 'Hindusi', cs: 'Indové', ru: 'Индийцы' },
  spain: { en: 'Spanish', pl: 'Hiszpanie', cs: 'Španělé', ru: 'Испанцы' },
});
const WISDOM_BOX = inBox('wisdom-and-warfare', {
  aztecs: { en: 'Aztecs', pl: 'Aztekowie', cs: 'Aztékové', ru: 'Ацтеки' },
  england: { en: 'English', pl: 'Anglicy', cs: 'Angličané', ru: 'Англичане' },
  france: { en: 'French', pl: 'Francuzi', cs: 'Francouzi', ru: 'Французы' },
  japan: { en: 'Japanese', pl: 'Japończycy', cs: 'Japonci', ru: 'Японцы' },
  mongols: { en: 'Mongols', pl: 'Mongołowie', cs: 'Mongolové', ru: 'Монголы' },
  zulu: { en: 'Zulu', pl: 'Zulusi', cs: 'Zulové', ru: 'Зулусы' },
});

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
