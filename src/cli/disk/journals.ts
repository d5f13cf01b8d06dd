/** Simulated games as a folder of journals: all of them or none, and never over what is there. */
import { readdirSync } from 'node:fs';
import { writeReport } from '../../lab/node/write.ts';
import { labWords } from '../../lab/words/lab.ts';
import { prepareFolder, wrong } from '../studies.ts';
import { Fault, type Terminal } from '../terminal.ts';

/** Before any work: the folder must be new or empty, and somewhere one may write. */
export async function prepareEmpty(folder: string, { lang, words }: Terminal): Promise<void> {
  if (holdsSomething(folder)) throw new Fault(words.simulate.notEmpty(folder));
  prepareFolder(folder, await labWords(lang));
}

/** A path that isn't a readable folder is refused later, with the reason. */
function holdsSomething(folder: string): boolean {
  try {
    return readdirSync(folder).length > 0;
  } catch {
    return false;
  }
}

export async function writeJournals(
  folder: string,
  journals: ReadonlyMap<string, string>,
  { lang }: Terminal,
): Promise<void> {
  try {
    writeReport(folder, journals);
  } catch (error) {
    throw wrong(folder, error, await labWords(lang));
  }
}
