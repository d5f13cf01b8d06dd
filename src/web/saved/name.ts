/** A player's name for a game, from the keyboard, a file or a link: one line that fits inside a sentence. */
import { NAME_LIMIT } from '../../kernel/session/games-file.ts';

/** Characters that change the direction of all following text, including the app's text after a name. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;

export function cleanName(text: string): string {
  const line = text.replace(TURNING, '').replace(/\s+/g, ' ').trim();
  // Never half of a character that takes two places.
  return line
    .slice(0, NAME_LIMIT)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}

/** A name made from another one, which is shortened if there is no room for both. */
export function nameAfter(title: string, name: (title: string) => string): string {
  return cleanName(name(cleanName(title.slice(0, NAME_LIMIT - name('').length))));
}
