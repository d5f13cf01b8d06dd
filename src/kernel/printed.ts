/**
 * The language of the components, which need not be the language of the screen: data that comes with names in
 * several languages (a board's provinces and goods) speaks as the owner's copy is printed, and what a dictionary
 * itself names (resources, unit types) can be found on it.
 */
import type { Spec } from './game.ts';
import { LANGS, type Lang, type Words } from './words.ts';

/** The same data with every name as it is in this language; one that lacks it stays as it is. */
export function asPrinted<T>(data: T, lang: Lang): T {
  if (typeof data !== 'object' || data === null) return data;
  const known = PRINTED[lang].get(data);
  if (known !== undefined) return known as T;
  const printed = isName(data) ? oneName(data, lang) : each(data, (part) => asPrinted(part, lang));
  PRINTED[lang].set(data, printed);
  return printed as T;
}

/** Options are frozen and shared by all positions of a game, so each of them is printed once. */
const PRINTED = Object.fromEntries(LANGS.map((lang) => [lang, new WeakMap<object, object>()])) as Readonly<
  Record<Lang, WeakMap<object, object>>
>;

type Name = Readonly<Partial<Record<Lang, string>>>;

function isName(data: object): data is Name {
  const keys = Object.keys(data);
  return keys.length > 0 && keys.every((key) => (LANGS as readonly string[]).includes(key));
}

function oneName(name: Name, lang: Lang): Name {
  const printed = name[lang];
  return printed === undefined ? name : Object.fromEntries(LANGS.map((each) => [each, printed]));
}

/** What nothing was changed in stays the same object. */
function each(data: object, print: (part: unknown) => unknown): object {
  if (Array.isArray(data)) {
    const parts = data.map(print);
    return parts.some((part, i) => part !== data[i]) ? parts : data;
  }
  const entries = Object.entries(data);
  const parts = entries.map(([key, part]) => [key, print(part)] as const);
  return parts.some(([, part], i) => part !== entries[i]?.[1]) ? Object.fromEntries(parts) : data;
}

/** Names of physical components by their ids, as an edition in one language has them. */
export type Components = Readonly<Record<string, string>>;

export interface Labels {
  /** A label that stands alone: as it is printed; `own` where the table has the reader's own word. */
  bare(id: string, own: string): string;
  /** After the reader's own word: ` (Silk)`; nothing where the table says the same, or where nothing is printed. */
  also(id: string): string;
}

/** How a dictionary that calls components `own` names them at a table where they are `printed`. */
export function labels(own: Components, printed: Components = own): Labels {
  const other = (id: string): string | undefined =>
    Object.hasOwn(own, id) && printed[id]?.toLowerCase() !== own[id]?.toLowerCase() ? printed[id] : undefined;
  return {
    bare: (id, word) => other(id) ?? word,
    also: (id) => (other(id) === undefined ? '' : ` (${other(id)})`),
  };
}

/** One language's words, for an edition in that language or in another. */
export function edition<G extends Spec>(
  components: Components,
  speak: (labels: Labels) => Words<G>,
): Words<G> {
  const at = (table?: Components): Words<G> => ({
    ...speak(labels(components, table)),
    components,
    printed: at,
  });
  return at();
}
