/** Reading a data file that an owner typed in (a deck, a board), for every door alike. */

import type { AnySpec } from '../kernel/game.ts';
import { MOST_PROBLEMS } from '../kernel/limits.ts';
import type { Inspect, ReadFile } from '../kernel/options.ts';
import type { Lang, Words } from '../kernel/words.ts';
import { lineAndColumn, notText, readJson, unread } from './places.ts';

/** What reading needs of a game's module. */
interface Brought {
  files?(): Promise<{ readonly inspect: Inspect; readonly read: ReadFile }>;
  readonly words: Readonly<Record<Lang, () => Promise<Words<AnySpec>>>>;
}

export type DataFile =
  | { readonly ok: true; readonly data: object; readonly warnings: readonly string[] }
  /** Each problem names its place: line and column, or the path to it. Of many the first are told; `count` counts all. */
  | { readonly ok: false; readonly problems: readonly string[]; readonly count: number };

/**
 * Reads the text of a file for an option of kind file: by the game's own reader, else as JSON, then checked. What is
 * wrong with it is said in the reader's language, as far as the game has words for it.
 */
export async function readDataFile(
  { files, words }: Brought,
  option: string,
  text: string,
  lang: Lang,
): Promise<DataFile> {
  const read = await readAndCheck(files, option, text);
  const { remark = (line: string) => line } = await words[lang]();
  return read.ok
    ? { ...read, warnings: read.warnings.map(remark) }
    : { ...read, problems: read.problems.map(remark) };
}

async function readAndCheck(files: Brought['files'], option: string, text: string): Promise<DataFile> {
  const clean = text.replace(/^\uFEFF/, '');
  const own = (await files?.())?.read[option];
  const read = own ? own(clean) : plainJson(clean);
  if ('problems' in read) return refused(read.problems, read.more);
  const problems = (await files?.())?.inspect[option]?.(read.data) ?? [];
  if (problems.length > 0) return refused(problems);
  return { ok: true, data: read.data, warnings: read.warnings ?? [] };
}

function refused(found: readonly string[], more = 0): DataFile {
  const problems = found.slice(0, MOST_PROBLEMS);
  const count = found.length + more;
  const left = count - problems.length;
  return { ok: false, problems: left > 0 ? [...problems, `and ${left} more`] : problems, count };
}

function plainJson(text: string): ReturnType<ReadFile[string]> {
  const read = notText(text) ?? readJson(text);
  if ('problem' in read) return unread(text, read);
  const { value } = read;
  return typeof value === 'object' && value !== null
    ? { data: value }
    : { problems: [`${lineAndColumn(text, 0)}: '{' is wanted`] };
}
