/** Games as one text file: journals one after another, each under a line `# NAME`. `emptychair check` reads it too. */
import type { Kept, Store } from '../store/store.ts';
import { download } from '../table/export.ts';
import { keptText } from '../table/kept.ts';

export function bundle(games: readonly (readonly [name: string, kept: Kept])[]): string {
  return games.map(([name, kept]) => `# ${oneLine(name)}\n${keptText(kept)}`).join('\n');
}

/** A name may hold whatever a player types; in the file it is one line. */
function oneLine(name: string): string {
  return name.replace(/\s+/g, ' ').trim().slice(0, 200) || '–';
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
