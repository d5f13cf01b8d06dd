/** Games from outside the program, where there is a file system: a module is imported by its URL. */
import { add, type Entry, find, type Source } from './catalogue.ts';
import type { Module } from './module.ts';

/** The game of this source; one that is not in the catalogue of this thread yet is added to it. */
export async function open(source: Source): Promise<Entry> {
  const known = find(source.id);
  if (known) return known;
  if (source.kind === 'shipped') throw new Error(`there is no game '${source.id}'`);
  const added = await addModules(source.url);
  const entry = added.find(({ meta }) => meta.id === source.id);
  if (!entry) throw new Error(`${source.url} has no game '${source.id}'`);
  return entry;
}

/** Adds every game that a module file exports; none where it exports no game. */
export async function addModules(url: string): Promise<readonly Entry[]> {
  const exported: Readonly<Record<string, unknown>> = await import(/* @vite-ignore */ url);
  return Object.values(exported)
    .filter(isModule)
    .map((module) => add(module, { kind: 'module', id: module.meta.id, url }));
}

function isModule(thing: unknown): thing is Module {
  return (
    typeof thing === 'object' &&
    thing !== null &&
    'meta' in thing &&
    typeof thing.meta === 'object' &&
    thing.meta !== null &&
    'id' in thing.meta &&
    typeof thing.meta.id === 'string' &&
    'game' in thing &&
    typeof thing.game === 'function' &&
    'words' in thing
  );
}
