/** Games as one text file: journals one after another, each with its cover. `emptychair check` reads it too. */
import { coverLines } from '../../kernel/journal.ts';
import type { Kept, Store } from '../store/store.ts';
import { download } from '../table/export.ts';
import { keptText } from '../table/kept.ts';

export function bundle(games: readonly (readonly [name: string, kept: Kept])[]): string {
  return games.map(([name, kept]) => oneGame(name.trim() || '–', kept)).join('\n');
}

function oneGame(name: string, kept: Kept): string {
  const [header = '', ...lines] = keptText(kept).split('\n');
  return [...coverLines(header, { name, own: kept.record.own }), ...lines].join('\n');
}

/** Every game, those in the archive and off the shelf too. */
export async function saveAll(store: Store, title: (game: Kept['record']) => string): Promise<void> {
  const games: (readonly [string, Kept])[] = [];
  for (const { id } of await store.list()) {
    const kept = await store.load(id);
    if (kept) games.push([title(kept.record), kept]);
  }
  const day = new Date().toISOString().slice(0, 10);
  download(`emptychair-${day}.txt`, bundle(games));
}
