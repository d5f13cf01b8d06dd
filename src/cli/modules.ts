/** Games from outside the program: the files that --module names. */
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Entry, Taken } from '../games/catalogue.ts';
import { addModules } from '../games/outside.ts';
import { readText } from './disk/read-file.ts';
import { Fault, type Terminal } from './terminal.ts';

/** Adds their games to the catalogue, so that every command knows them. Each is opened once: a broken one shows here. */
export async function addGames(files: readonly string[], terminal: Terminal): Promise<void> {
  for (const file of files) await addGamesOf(file, terminal);
}

async function addGamesOf(file: string, terminal: Terminal): Promise<void> {
  const { module } = terminal.words.wrong;
  readText(file, terminal);
  try {
    const added = await addModules(pathToFileURL(resolve(file)).href);
    if (added.length === 0) throw new Fault(module.none(file));
    for (const entry of added) await tryOut(entry, terminal);
  } catch (error) {
    if (error instanceof Fault) throw error;
    if (error instanceof Taken) throw new Fault(module.taken(file, error.id));
    const said = module.failed(file, error instanceof Error ? error.message : String(error));
    throw new Fault(hasModules(dirname(resolve(file))) ? said : `${said} ${module.packageType}`);
  }
}

/** Does the nearest package.json say that files of this folder are modules? Without that Node takes them for scripts. */
export function hasModules(folder: string): boolean {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).type === 'module';
  } catch {
    const above = dirname(folder);
    return above !== folder && hasModules(above);
  }
}

/** Its rules and its words can be loaded, and the rules are those of this id: journals are found by it. */
async function tryOut({ meta, game, words }: Entry, { lang }: Terminal): Promise<void> {
  const [{ id }] = await Promise.all([game(), words[lang]()]);
  if (id !== meta.id) throw new Error(`meta.id '${meta.id}', game.id '${id}'`);
}
