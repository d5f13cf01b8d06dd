/** Games as one text file: journals one after another, each with its caption. `emptychair check` reads it too. */
import { captioned, MOST_GAMES } from '../../kernel/session/games-file.ts';
import { keptText } from '../saved/kept.ts';
import { loadAll } from '../saved/unsaved.ts';
import type { Store, StoredGame } from '../store/store.ts';
import { systemLine } from '../systems/backup.ts';

/** The most that goes into one file; a longer game gets a file to itself. */
const MOST_MEGABYTES = 16;
/** The largest file that is opened: far more than any real game needs, including notes. */
export const MOST_READ = 64;

type Called = readonly [name: string, kept: StoredGame];

export interface SavedFile {
  readonly name: string;
  readonly games: number;
  readonly text: string;
}

export function bundle(games: readonly Called[]): string {
  return games.map(([name, kept]) => oneGame(name.trim() || '–', kept)).join('\n');
}

function oneGame(name: string, kept: StoredGame): string {
  const [header = '', ...lines] = keptText(kept).split('\n');
  return [...captioned(header, { name, playerDraws: kept.record.own }), ...lines].join('\n');
}

/**
 * Every game, archived and deleted ones too, in the order of the shelf, and the player's solo systems: in one file, or
 * in as many as it takes to open them again.
 */
export async function allGames(
  store: Store,
  title: (game: StoredGame['record']) => string,
  /** Settings that go with them: a comment above the first game, as the systems are. */
  above = '',
): Promise<readonly SavedFile[]> {
  const games: Called[] = [];
  const newest = (await store.list()).toSorted((a, b) => b.updated - a.updated);
  for (const { id } of newest) {
    const kept = await loadAll(store, id);
    if (kept) games.push([title(kept.record), kept]);
  }
  const name = `emptychair-${new Date().toISOString().slice(0, 10)}`;
  const systems = (await store.systems()).toSorted((a, b) => a.added - b.added).map(systemLine);
  const [first, ...rest] = files(games, name);
  if (!first && systems.length === 0) return [];
  const head = [...(above ? [above] : []), ...systems].join('\n');
  const { text, ...file } = first ?? { name: `${name}.txt`, games: 0, text: '' };
  return [{ ...file, text: head ? `${head}\n\n${text}` : text }, ...rest];
}

function files(games: readonly Called[], name: string): readonly SavedFile[] {
  const parts = portions(games);
  return parts.map((part, i) => ({
    name: parts.length > 1 ? `${name}-${i + 1}.txt` : `${name}.txt`,
    games: part.length,
    text: bundle(part),
  }));
}

function portions(games: readonly Called[]): readonly (readonly Called[])[] {
  const parts: Called[][] = [];
  let room = 0;
  for (const game of games) {
    const part = parts.at(-1);
    // With the empty line between two games.
    const size = new TextEncoder().encode(bundle([game])).length + 1;
    room -= size;
    if (part && part.length < MOST_GAMES && room >= 0) part.push(game);
    else {
      parts.push([game]);
      room = MOST_MEGABYTES * 2 ** 20 - size;
    }
  }
  return parts;
}
