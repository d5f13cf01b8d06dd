/** Limits for text from outside. Checked before parsing, so that no file can block the program. */

/** Characters in a data file (a deck, a board, a list of units). */
export const MAX_DATA = 2 ** 20;
/** Nested brackets: real files need far fewer, and a parser must not overflow the stack. */
export const MAX_DEPTH = 50;
/** Values in one JSON text or table. */
export const MAX_VALUES = 50_000;
/** Problems listed per file; the others are only counted. */
export const MOST_PROBLEMS = 20;

/** The largest number that moves, settings and facts can have in a journal: nine digits. */
export const MOST_NUMBER = 999_999_999;
/** Such a number as it may be typed: `019` is 19. */
export const TYPED_NUMBER = /^-?\d{1,9}$/;

export interface Excess {
  /** Offset in the text. */
  readonly at: number;
  readonly what: 'long' | 'deep' | 'many';
}

/** Where a JSON text exceeds the limits; undefined if it may be parsed. One pass without recursion. */
export function excess(json: string, longest = MAX_DATA): Excess | undefined {
  if (json.length > longest) return { at: longest, what: 'long' };
  let depth = 0;
  let values = 1;
  let quoted = false;
  for (let at = 0; at < json.length; at++) {
    const c = json[at];
    if (quoted) {
      if (c === '\\') at++;
      else if (c === '"' || c === '\n') quoted = false;
    } else if (c === '"') quoted = true;
    else if (c === '[' || c === '{') {
      if (++depth > MAX_DEPTH) return { at, what: 'deep' };
    } else if (c === ']' || c === '}') depth--;
    else if (c === ',' && ++values > MAX_VALUES) return { at, what: 'many' };
  }
  return undefined;
}
