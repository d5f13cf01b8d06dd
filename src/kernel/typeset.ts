/** Where a line of text must not break. Every dictionary passes through `typeset` when it's loaded. */
import type { Lang } from './words.ts';

/** Zero-width word joiner: prevents a line break. The terminal removes it. */
export const JOINER = '\u2060';
const NO_BREAK_SPACE = '\u00a0';

/** `22 %` and `№ 7` are one word each. */
const UNIT = /(?<=\d) (?=%)|(?<=№) (?=\d)/g;
const RANGE = /(?<=[\d\p{Lu}])–(?=[\d\p{Lu}])/gu;
/** Czech keeps an ordinal with its noun: `2. kolo`. */
const ORDINAL: Partial<Record<Lang, RegExp>> = { cs: /(?<=\d\.) (?=\p{Ll})/gu };
/** Words that a language doesn't leave at the end of a line. */
const ONE_LETTER: Partial<Record<Lang, RegExp>> = {
  pl: /(?<![\p{L}\p{N}])([aiouwz]) (?=\S)/giu,
  cs: /(?<![\p{L}\p{N}])([aikosuvz]) (?=\S)/giu,
  ru: /(?<![\p{L}\p{N}])([авикосуя]) (?=\S)/giu,
};

/** The text whose ranges (`1–4`, `A–E`), percentages, ordinals and one-letter words don't break apart. */
export function bound(text: string, lang: Lang): string {
  const joined = text.replace(RANGE, `–${JOINER}`).replace(UNIT, NO_BREAK_SPACE);
  const [short, ordinal] = [ONE_LETTER[lang], ORDINAL[lang]];
  const kept = ordinal ? joined.replace(ordinal, NO_BREAK_SPACE) : joined;
  return short ? kept.replace(short, `$1${NO_BREAK_SPACE}`) : kept;
}

/** A dictionary whose texts are `bound`, also those that its functions return. */
export function typeset<T>(said: T, lang: Lang): T;
export function typeset(said: unknown, lang: Lang): unknown {
  if (typeof said === 'string') return bound(said, lang);
  if (typeof said === 'function') return (...facts: unknown[]) => typeset(said(...facts), lang);
  if (Array.isArray(said)) return said.map((each) => typeset(each, lang));
  if (typeof said !== 'object' || said === null) return said;
  const set: Record<string, unknown> = Object.create(Object.getPrototypeOf(said));
  for (const [key, inner] of Object.entries(said)) set[key] = typeset(inner, lang);
  return set;
}
