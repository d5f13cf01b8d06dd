/** When the server deletes the table if nothing happens there. */
import type { Around } from '../../../together/messages.ts';
import type { PeopleWords } from '../../../together/words/people/words.ts';

export function sayExpiry({ expires }: Around, words: PeopleWords, lang: string): string {
  if (expires === 0) return '';
  return words.expires(new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(new Date(expires)));
}
