/** Reads a data file that a player wrote (a deck, a board), for every surface. */
import type { DataProblem } from '../kernel/data-problem.ts';
import type { AnySpec } from '../kernel/game.ts';
import { MOST_PROBLEMS } from '../kernel/limits.ts';
import type { Inspect, ReadFile } from '../kernel/options.ts';
import type { Lang, UnboundWords } from '../kernel/words.ts';
import { notText, readJson, unread } from './places.ts';
import { fileWords, sayPlaced } from './words/words.ts';

/** The parts of a game's module that reading needs. */
interface FileModule {
  files?(): Promise<{ readonly inspect: Inspect; readonly read: ReadFile }>;
  readonly words: Readonly<Record<Lang, () => Promise<UnboundWords<AnySpec>>>>;
}

export type DataFile =
  | { readonly ok: true; readonly data: object; readonly warnings: readonly string[] }
  /** Each problem names its place: line and column, or its path. Only the first are listed; `count` counts all. */
  | { readonly ok: false; readonly problems: readonly string[]; readonly count: number };

/**
 * Reads a file for an option of kind `file` with the game's own reader, or as JSON, and checks it. Problems are
 * phrased in the player's language.
 */
export async function readDataFile(
  { files, words }: FileModule,
  option: string,
  text: string,
  lang: Lang,
): Promise<DataFile> {
  const [found, reading, game] = await Promise.all([
    readAndCheck(files, option, text),
    fileWords(lang),
    words[lang](),
  ]);
  const say = (problem: DataProblem) => sayPlaced(problem, reading, game.problems);
  if ('data' in found) return { ok: true, data: found.data, warnings: (found.warnings ?? []).map(say) };
  const problems = found.problems.slice(0, MOST_PROBLEMS).map(say);
  const count = found.problems.length + (found.more ?? 0);
  const left = count - problems.length;
  return { ok: false, problems: left > 0 ? [...problems, reading.more(left)] : problems, count };
}

/** The same, with problems as facts. */
async function readAndCheck(
  files: FileModule['files'],
  option: string,
  text: string,
): Promise<ReturnType<ReadFile[string]>> {
  const { read = {}, inspect = {} } = (await files?.()) ?? {};
  const found = (read[option] ?? plainJson)(text.replace(/^\uFEFF/, ''));
  if ('problems' in found) return found;
  const problems = inspect[option]?.(found.data) ?? [];
  return problems.length > 0 ? { problems } : found;
}

function plainJson(text: string): ReturnType<ReadFile[string]> {
  const read = notText(text) ?? readJson(text);
  if ('id' in read) return unread(text, read);
  const { value } = read;
  return typeof value === 'object' && value !== null
    ? { data: value }
    : unread(text, { at: 0, id: 'sign', facts: { signs: ['{'] } });
}
