/** A solo system as a text file on the disk. */
import type { Entry } from '../../games/catalogue.ts';
import { addText } from '../../games/from-text.ts';
import { sayPlaced } from '../../solo/words/words.ts';
import { Fault, type Terminal } from '../terminal.ts';
import { readText } from './files.ts';

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
