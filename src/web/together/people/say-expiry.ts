/** When the server deletes the table if nothing happens there. */
import type { TableState } from '../../../together/messages.ts';
import type { PeopleWords } from '../../../together/words/people/words.ts';

export function sayExpiry({ expires }: TableState, words: PeopleWords, lang: string): string {
  if (expires === 0) return '';
  return words.expires(new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(new Date(expires)));
}
