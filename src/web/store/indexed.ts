/** Games in IndexedDB. Every write is one transaction over record and lines: all of it happens, or nothing. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as v from 'valibot';
import { GameRecord, type Kept, type Patch, type Store } from './store.ts';

interface Schema extends DBSchema {
  games: { key: string; value: unknown };
  /** Keyed by game and number of the entry. */
  lines: { key: [string, number]; value: string };
}

const MONTH = 31 * 24 * 3600 * 1000;
const all = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

export async function indexedStore(): Promise<Store> {
  const db: IDBPDatabase<Schema> = await openDB<Schema>('emptychair', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('games');
      fresh.createObjectStore('lines');
    },
    // A newer version of the app waits in another window: let it go on, this one is told to reload.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });

  return {
    lasting: true,
    async list() {
      const found = await db.getAll('games');
      return found.flatMap((record) => (v.is(GameRecord, record) ? [record] : []));
    },
    async create(record, lines) {
      const tx = db.transaction(['games', 'lines'], 'readwrite', { durability: 'strict' });
      const writes = lines.map((line, n) => tx.objectStore('lines').put(line, [record.id, n]));
      await Promise.all([...writes, tx.objectStore('games').put(record, record.id), tx.done]);
    },
    async load(id): Promise<Kept | undefined> {
      const tx = db.transaction(['games', 'lines']);
      const [record, lines] = await Promise.all([
        tx.objectStore('games').get(id),
        tx.objectStore('lines').getAll(all(id)),
      ]);
      return v.is(GameRecord, record) ? { record, lines } : undefined;
    },
    async append(id, expected, lines, now) {
      const tx = db.transaction(['games', 'lines'], 'readwrite', { durability: 'strict' });
      const record = await tx.objectStore('games').get(id);
      if (!v.is(GameRecord, record) || record.count !== expected) {
        await tx.done;
        return 'behind';
      }
      const writes = lines.map((line, k) => tx.objectStore('lines').add(line, [id, expected + k]));
      const next: GameRecord = { ...record, count: expected + lines.length, updated: now, demo: false };
      await Promise.all([...writes, tx.objectStore('games').put(next, id), tx.done]);
      return 'saved';
    },
    async patch(id, patch: Patch) {
      const tx = db.transaction('games', 'readwrite');
      const record = await tx.store.get(id);
      await Promise.all([v.is(GameRecord, record) && tx.store.put({ ...record, ...patch }, id), tx.done]);
    },
    async tidy(now) {
      const tx = db.transaction(['games', 'lines'], 'readwrite');
      const old = (await tx.objectStore('games').getAll()).filter(
        (record) => v.is(GameRecord, record) && record.removed > 0 && record.removed < now - MONTH,
      ) as GameRecord[];
      const gone = old.flatMap(({ id }) => [
        tx.objectStore('games').delete(id),
        tx.objectStore('lines').delete(all(id)),
      ]);
      await Promise.all([...gone, tx.done]);
    },
  };
}
