/** The catalogue: every game that can be played here. Games can be added while the program runs. */
import type { Lang } from '../kernel/words.ts';
import * as shipped from './index.ts';
import type { Module } from './module.ts';

/** Where a game comes from, as plain data: another thread can open it again. */
export type Source =
  | { readonly kind: 'shipped'; readonly id: string }
  /** A module by its URL; only if there is a file system. */
  | { readonly kind: 'module'; readonly id: string; readonly url: string }
  /** A solo file by its text, compiled again wherever it's opened. */
  | { readonly kind: 'text'; readonly id: string; readonly text: string };

export interface Entry extends Module {
  readonly source: Source;
}

const entries: Entry[] = Object.values(shipped).map((module) =>
  entered(module, { kind: 'shipped', id: module.meta.id }),
);

/** `meta` has a title and a pitch in every language, also in those in which the game's words fall back to another. */
function entered(module: Module, source: Source): Entry {
  const { meta, words } = module;
  const titled = (lang: Lang) => async () => ({
    ...(await words[lang]()),
    title: meta.title[lang],
    pitch: meta.pitch[lang],
  });
  return {
    ...module,
    words: { en: titled('en'), pl: titled('pl'), cs: titled('cs'), ru: titled('ru') },
    source,
  };
}

/** Every game, by id. */
export function catalogue(): readonly Entry[] {
  return entries;
}

export function find(id: string): Entry | undefined {
  return entries.find(({ meta }) => meta.id === id);
}

/** Where the game with this id comes from. */
export function sourceOf(id: string): Source {
  return find(id)?.source ?? { kind: 'shipped', id };
}

/** Two games can't have one id. */
export class Taken extends Error {
  readonly id: string;
  constructor(id: string) {
    super(`there is a game '${id}' already`);
    this.id = id;
  }
}

/** Adds a game, or puts it in the place of the one with its id that came from the same source. */
export function add(module: Module, source: Source): Entry {
  const { id } = module.meta;
  const at = entries.findIndex(({ meta }) => meta.id === id);
  if (at >= 0 && JSON.stringify(entries[at]?.source) !== JSON.stringify(source)) throw new Taken(id);
  const entry = entered(module, source);
  if (at < 0) entries.push(entry);
  else entries[at] = entry;
  return entry;
}
