/** People's names at a table: what somebody may be called there. */
import { NAME_LETTERS } from './messages.ts';

const LETTERS = /^[\p{L}\p{M}\p{N} .'’-]+$/u;
const VISIBLE = /[\p{L}\p{N}]/u;
/** Letters by their category that show nothing, and marks that change how others look. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** Any more of them on one letter cover the lines above and below. */
const MARKS = /\p{M}{4}/u;

/** The name as it's kept; '' for none. Undefined if nobody may be called that. */
export function readName(text: string): string | undefined {
  const name = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (name === '') return '';
  const good = LETTERS.test(name) && VISIBLE.test(name) && !INVISIBLE.test(name) && !MARKS.test(name);
  return good && [...name].length <= NAME_LETTERS ? name : undefined;
}

/** Whether two people would be taken for each other. */
export function sameName(a: string, b: string): boolean {
  return a !== '' && folded(a) === folded(b);
}

function folded(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
