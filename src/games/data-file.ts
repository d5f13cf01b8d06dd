/** Reading a data file that an owner typed in (a deck, a board), for every door alike. */
import type { ReadFile } from '../kernel/options.ts';
import { lineAndColumn, notText, readJson } from '../kernel/places.ts';
import type { Lang } from '../kernel/words.ts';
import type { Entry } from './index.ts';

export type DataFile =
  | { readonly ok: true; readonly data: object; readonly warnings: readonly string[] }
  /** Each problem names its place: line and column, or the path to it. */
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Reads the text of a file for an option of kind file: by the game's own reader, else as JSON, then checked. What is
 * wrong with it is said in the reader's language, as far as the game has words for it.
 */
export async function readDataFile(
  entry: Entry,
  option: string,
  text: string,
  lang: Lang,
): Promise<DataFile> {
  const read = await readAndCheck(entry, option, text);
  const { remark = (line: string) => line } = await entry.words[lang]();
  return read.ok
    ? { ...read, warnings: read.warnings.map(remark) }
    : { ok: false, problems: read.problems.map(remark) };
}

async function readAndCheck(entry: Entry, option: string, text: string): Promise<DataFile> {
  const clean = text.replace(/^\uFEFF/, '');
  const own = (await entry.read?.())?.[option];
  const read = own ? own(clean) : plainJson(clean);
  if ('problems' in read) return { ok: false, problems: read.problems };
  const problems = (await entry.inspect?.())?.[option]?.(read.data) ?? [];
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, data: read.data, warnings: read.warnings ?? [] };
}

function plainJson(text: string): ReturnType<ReadFile[string]> {
  const read = notText(text) ?? readJson(text);
  if ('problem' in read) return { problems: [`${lineAndColumn(text, read.at)}: ${read.problem}`] };
  const { value } = read;
  return typeof value === 'object' && value !== null
    ? { data: value }
    : { problems: [`${lineAndColumn(text, 0)}: '{' is wanted`] };
}
