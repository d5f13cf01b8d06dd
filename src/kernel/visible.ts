/** Characters that a screen obeys instead of showing them, and how to show them. */

/**
 * Control characters, and those that turn the direction of a line or end it: in a text from outside they could clear
 * the screen, write the clipboard, or make it read as something else. A line feed and a tab are only blanks.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about.
const UNSEEN = /[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/;
const EACH_UNSEEN = new RegExp(UNSEEN, 'g');

/** Where the first of them stands; -1 where there is none. */
export function unseenAt(text: string): number {
  return text.search(UNSEEN);
}

/** Each of them as JSON writes it, `\u001b`: that way a JSON text stays the same JSON. */
export function visible(text: string): string {
  return text.replace(EACH_UNSEEN, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
