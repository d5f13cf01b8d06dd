/**
 * The language of the components, which may differ from the language of the screen: names from multilingual data (a
 * board's provinces and goods) appear as printed on the owner's copy, and names from a dictionary (resources, unit
 * types) come with the printed name.
 */
import type { Spec } from './game.ts';
import { type Components, LANGS, type Lang, type UnboundWords } from './words.ts';

/** The same data with every name in this language; a name without a translation stays the same. */
export function asPrinted<T>(data: T, lang: Lang): T;
export function asPrinted(data: unknown, lang: Lang): unknown {
  if (typeof data !== 'object' || data === null) return data;
  const known = PRINTED[lang].get(data);
  if (known !== undefined) return known;
  const printed = isName(data) ? oneName(data, lang) : each(data, (part) => asPrinted(part, lang));
  PRINTED[lang].set(data, printed);
  return printed;
}

/** A cache: options are frozen and shared by all positions of a game. */
const PRINTED: Readonly<Record<Lang, WeakMap<object, object>>> = {
  en: new WeakMap(),
  pl: new WeakMap(),
  cs: new WeakMap(),
  ru: new WeakMap(),
};

type Name = Readonly<Partial<Record<Lang, string>>>;

function isName(data: object): data is Name {
  const keys = Object.keys(data);
  return keys.length > 0 && keys.every((key) => LANGS.some((lang) => lang === key));
}

function oneName(name: Name, lang: Lang): Name {
  const printed = name[lang];
  return printed === undefined ? name : Object.fromEntries(LANGS.map((each) => [each, printed]));
}

/** Unchanged parts stay the same objects. */
function each(data: object, print: (part: unknown) => unknown): object {
  if (Array.isArray(data)) {
    const parts = data.map(print);
    return parts.some((part, i) => part !== data[i]) ? parts : data;
  }
  const entries = Object.entries(data);
  const parts = entries.map(([key, part]) => [key, print(part)] as const);
  return parts.some(([, part], i) => part !== entries[i]?.[1]) ? Object.fromEntries(parts) : data;
}

export interface Labels {
  /** A label on its own: as printed; `word` if that is the reader's own. */
  bare(id: string, word: string): string;
  /** After the reader's own word: ` (Silk)`; '' if the printed name is the same, or if nothing is printed. */
  also(id: string): string;
}

/** How a dictionary with the names `own` names components that are `printed` differently. */
export function labels(own: Components, printed: Components = own): Labels {
  const other = (id: string): string | undefined =>
    Object.hasOwn(own, id) && printed[id]?.toLowerCase() !== own[id]?.toLowerCase() ? printed[id] : undefined;
  return {
    bare: (id, word) => other(id) ?? word,
    also: (id) => (other(id) === undefined ? '' : ` (${other(id)})`),
  };
}

/** One language's words, for an edition in the same or another language. */
export function edition<G extends Spec>(
  components: Components,
  speak: (labels: Labels) => UnboundWords<G>,
): UnboundWords<G> {
  const at = (table?: Components): UnboundWords<G> => ({
    ...speak(labels(components, table)),
    components,
    printed: at,
  });
  return at();
}
