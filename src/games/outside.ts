/** Games from outside the program, where there is a file system: a module is imported by its URL. */
import { LANGS } from '../kernel/words.ts';
import { add, type Entry, find, type Source, Taken } from './catalogue.ts';
import { addText } from './from-text.ts';
import type { Module } from './module.ts';

/** The game of this source; one that isn't in the catalogue of this thread yet is added to it. */
export async function open(source: Source): Promise<Entry> {
  const known = find(source.id);
  if (known) return known;
  if (source.kind === 'shipped') throw new Error(`there is no game '${source.id}'`);
  if (source.kind === 'text') {
    const added = await addText(source.text);
    if (added.ok) return added.entry;
    throw new Error(`the text of '${source.id}' is no game`);
  }
  const added = await addModules(source.url);
  const entry = added.find(({ meta }) => meta.id === source.id);
  if (!entry) throw new Error(`${source.url} has no game '${source.id}'`);
  return entry;
}

/** Adds every game that a module file exports; none where it exports no game. */
export async function addModules(url: string): Promise<readonly Entry[]> {
  const exported: Readonly<Record<string, unknown>> = await import(/* @vite-ignore */ url);
  // One module may be exported under two names; two modules can't share an id.
  const modules = [...new Set(Object.values(exported).filter(isModule))];
  const ids = modules.map(({ meta }) => meta.id);
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) throw new Taken(twice);
  return modules.map((module) => add(module, { kind: 'module', id: module.meta.id, url }));
}

/** Checks what a list of games needs; the rest is checked when the game is opened. */
function isModule(thing: unknown): thing is Module {
  if (!isRecord(thing) || !isRecord(thing.meta) || !isRecord(thing.words)) return false;
  const { id, title, pitch, players, minutes, langs } = thing.meta;
  return (
    typeof thing.game === 'function' &&
    typeof id === 'string' &&
    [players, minutes, langs].every(Array.isArray) &&
    [title, pitch].every((said) => isRecord(said) && LANGS.every((lang) => typeof said[lang] === 'string')) &&
    LANGS.every((lang) => isRecord(thing.words) && typeof thing.words[lang] === 'function')
  );
}

function isRecord(thing: unknown): thing is Readonly<Record<string, unknown>> {
  return typeof thing === 'object' && thing !== null;
}
