/** Control and invisible characters, and how to show them. */

/**
 * Control characters, and those that change the direction of a line or end it: in a text from outside they could clear
 * the screen, write the clipboard, or disguise the text. Line feeds and tabs are harmless.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it must match them.
const UNSEEN = /[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/;
const EACH_UNSEEN = new RegExp(UNSEEN, 'g');

/** The index of the first of them, or -1. */
export function unseenAt(text: string): number {
  return text.search(UNSEEN);
}

/** Escapes them like JSON, `\u001b`, so that a JSON text keeps its meaning. */
export function visible(text: string): string {
  return text.replace(EACH_UNSEEN, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
