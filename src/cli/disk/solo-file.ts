/** A solo system as a text file on the disk. */
import type { Entry } from '../../games/catalogue.ts';
import { addText } from '../../games/from-text.ts';
import type { Plan } from '../../solo/plan.ts';
import { compile } from '../../solo/read/compile.ts';
import { sayPlaced } from '../../solo/words/words.ts';
import { Fault, oneLine, type Terminal } from '../terminal.ts';
import { readText } from './read-file.ts';

/** No id of a game looks like this. */
export function isSoloFile(name: string): boolean {
  return /\.md$/i.test(name);
}

/** The game of the file, in the catalogue from here on. A file with problems is refused with all of them. */
export async function soloGame(file: string, terminal: Terminal): Promise<Entry> {
  const read = await addText(readText(file, terminal));
  if (read.ok) return read.entry;
  const problems = read.problems.map((problem) => `  ${sayPlaced(problem, terminal.lang)}`);
  throw new Fault([terminal.words.solo.problems(file, problems.length), ...problems].join('\n'));
}

/** Says whether the text is in order, or all its problems. Sentences that a further language lacks are listed; they are no fault. */
export function tellPlan(file: string, text: string, { out, words, lang }: Terminal): Plan | undefined {
  const read = compile(text);
  if (!read.ok) {
    out(words.solo.problems(oneLine(file), read.problems.length));
    for (const problem of read.problems) out(`  ${sayPlaced(problem, lang)}`);
    return undefined;
  }
  const { plan } = read;
  out(words.solo.good(oneLine(file), plan.title));
  if (read.hints.length > 0) out(`  ${words.solo.hints(read.hints.length)}`);
  for (const hint of read.hints) out(`    ${sayPlaced(hint, lang)}`);
  for (const { lang: code, toTranslate } of plan.translations) {
    if (toTranslate.length > 0) out(`  ${words.solo.missing(code)}`);
    for (const line of toTranslate) out(line);
  }
  return plan;
}
