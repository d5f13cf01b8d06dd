/** Games in IndexedDB. Every write is one transaction over record and lines: all of it happens, or nothing. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as v from 'valibot';
import {
  alreadyWritten,
  BACKUPS,
  type Backup,
  beginsTurn,
  countDay,
  DAYS_OFF,
  MISSING,
  OCCASIONS,
  type Patch,
  readLine,
  readRecord,
  type Store,
  type StoredGame,
  System,
  Time,
} from './store.ts';

interface Schema extends DBSchema {
  games: { key: string; value: unknown };
  /** Keyed by game and number of the entry. */
  lines: { key: [string, number]; value: string };
  /** Keyed by game and a number that only ever grows. */
  backups: { key: [string, number]; value: unknown };
  systems: { key: string; value: unknown };
}

/** 1: games and lines. 2: backups. 3: systems. */
const VERSION = 3;
const linesFrom = (id: string, first: number) =>
  IDBKeyRange.bound([id, first], [id, Number.MAX_SAFE_INTEGER]);
const all = (id: string) => linesFrom(id, 0);
/** Lines beyond this aren't searched for gaps, so a damaged count can't fill the memory. */
const MAX_LINES = 1_000_000;

const BackupValue = v.object({
  at: Time,
  occasion: v.picklist(OCCASIONS),
  record: v.unknown(),
  lines: v.array(v.string()),
});

/** The errors for a database that the browser has closed itself; Safari uses the second. */
const CLOSED = ['InvalidStateError', 'UnknownError'];

function connect(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>('emptychair', VERSION, {
    upgrade(old, from) {
      if (from < 1) {
        old.createObjectStore('games');
        old.createObjectStore('lines');
      }
      if (from < 2) old.createObjectStore('backups');
      if (from < 3) old.createObjectStore('systems');
    },
    // A newer version of the app is waiting in another window: close for it, and ask the player to reload this one.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });
}

export async function indexedStore(): Promise<Store> {
  let db = await connect();

  /** A phone that slept may have closed the database: then open it and try again. */
  async function connected<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DOMException) || !CLOSED.includes(error.name)) throw error;
      db = await connect();
      return work();
    }
  }

  async function load(id: string): Promise<StoredGame | undefined> {
    const tx = db.transaction(['games', 'lines']);
    const [found, keys, values] = await Promise.all([
      tx.objectStore('games').get(id),
      tx.objectStore('lines').getAllKeys(all(id)),
      tx.objectStore('lines').getAll(all(id)),
    ]);
    if (found === undefined && keys.length === 0) return undefined;
    const record = readRecord(id, found);
    const count = Math.min(Math.max(record.count, (keys.at(-1)?.[1] ?? -1) + 1), MAX_LINES);
    const lines = new Array<string>(count).fill(MISSING);
    for (const [i, [, n]] of keys.entries()) if (n < count) lines[n] = readLine(values[i]);
    return { record: { ...record, count }, lines };
  }

  async function append(id: string, expected: number, lines: readonly string[], now: number) {
    const tx = db.transaction(['games', 'lines'], 'readwrite', { durability: 'strict' });
    const [found, last] = await Promise.all([
      tx.objectStore('games').get(id),
      tx.objectStore('lines').openKeyCursor(all(id), 'prev'),
    ]);
    const record = readRecord(id, found);
    const count = Math.max(record.count, (last?.key[1] ?? -1) + 1);
    if (record.header === '' || count !== expected) {
      const stored = await tx.objectStore('lines').getAll(linesFrom(id, expected));
      await tx.done;
      return record.header !== '' && alreadyWritten(stored, lines) ? 'saved' : 'behind';
    }
    // A record is only added to: what another version of the app has written there stays.
    const next = { ...(found as object), count: expected + lines.length, updated: now, demo: false };
    const writes = lines.map((line, k) => tx.objectStore('lines').add(line, [id, expected + k]));
    await Promise.all([...writes, tx.objectStore('games').put(next, id), tx.done]);
    return 'saved';
  }

  async function backups(id: string): Promise<readonly Backup[]> {
    const tx = db.transaction('backups');
    const [keys, values] = await Promise.all([tx.store.getAllKeys(all(id)), tx.store.getAll(all(id))]);
    const read = values.flatMap((value, i): Backup[] => {
      const { success, output } = v.safeParse(BackupValue, value);
      if (!success) return [];
      const record = readRecord(id, output.record);
      const kept = { record, lines: output.lines };
      return [{ key: keys[i]?.[1] ?? 0, at: output.at, occasion: output.occasion, kept }];
    });
    return read.reverse();
  }

  async function backUp(id: string, occasion: Backup['occasion'], now: number): Promise<void> {
    const kept = await load(id);
    // A damaged game must not push its own good backups out.
    if (!kept || kept.record.header === '' || kept.lines.some((line) => line.startsWith(MISSING))) return;
    const tx = db.transaction('backups', 'readwrite');
    const [keys, cursor] = await Promise.all([
      tx.store.getAllKeys(all(id)),
      tx.store.openCursor(all(id), 'prev'),
    ]);
    const newest = v.safeParse(BackupValue, cursor?.value);
    const has = newest.success ? newest.output.lines : undefined;
    if (has?.length === kept.lines.length && has.at(-1) === kept.lines.at(-1)) return tx.done;
    const value = { at: now, occasion, record: kept.record, lines: kept.lines };
    const added = tx.store.add(value, [id, (keys.at(-1)?.[1] ?? 0) + 1]);
    const gone = keys.slice(0, Math.max(0, keys.length + 1 - BACKUPS)).map((key) => tx.store.delete(key));
    await Promise.all([added, ...gone, tx.done]);
  }

  async function createAll(games: readonly StoredGame[], stop?: AbortSignal): Promise<void> {
    const tx = db.transaction(['games', 'lines'], 'readwrite', { durability: 'strict' });
    const done = tx.done.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    try {
      // One after another, so that the page can breathe between them.
      for (const { record, lines } of games) {
        stop?.throwIfAborted();
        const writes = lines.map((line, n) => tx.objectStore('lines').put(line, [record.id, n]));
        await Promise.all([...writes, tx.objectStore('games').put(record, record.id)]);
      }
    } catch (error) {
      // All or nothing is written.
      if (!tx.error) tx.abort();
      throw tx.error ?? error;
    }
    const failed = await done;
    if (failed) throw failed;
  }

  /** Makes room: of every game only the newest backup stays. */
  async function thinOut(): Promise<void> {
    const tx = db.transaction('backups', 'readwrite');
    const keys = await tx.store.getAllKeys();
    const older = keys.filter(([id], i) => keys[i + 1]?.[0] === id);
    await Promise.all([...older.map((key) => tx.store.delete(key)), tx.done]);
  }

  /** Writes; if the disk is full, it first deletes older backups. */
  async function withRoom<T>(write: () => Promise<T>): Promise<T> {
    try {
      return await connected(write);
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') throw error;
      await thinOut();
      return write();
    }
  }

  return {
    lasting: true,
    load: (id) => connected(() => load(id)),
    backUp: (...given) => connected(() => backUp(...given)),
    backups: (id) => connected(() => backups(id)),
    list: () =>
      connected(async () => {
        const tx = db.transaction('games');
        const [keys, found] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()]);
        return found.map((record, i) => readRecord(String(keys[i]), record));
      }),
    create: (record, lines) => withRoom(() => createAll([{ record, lines }])),
    createAll: (...given) => withRoom(() => createAll(...given)),
    async append(id, expected, lines, now) {
      const result = await withRoom(() => append(id, expected, lines, now));
      // The game is saved; a backup that fails for lack of room isn't worth an error.
      if (result === 'saved' && beginsTurn(lines)) void backUp(id, 'turn', now).catch(() => undefined);
      return result;
    },
    patch: (id, patch: Patch) =>
      withRoom(async () => {
        const tx = db.transaction('games', 'readwrite');
        const found = await tx.store.get(id);
        const next = typeof found === 'object' && found !== null ? { ...found, ...patch } : undefined;
        await Promise.all([next && tx.store.put(next, id), tx.done]);
      }),
    systems: () =>
      connected(async () => {
        const found = await db.getAll('systems');
        // What can't be read stays where it is.
        return found.flatMap((value) => {
          const { success, output } = v.safeParse(System, value);
          return success ? [output] : [];
        });
      }),
    keepSystem: (system) => withRoom(async () => void (await db.put('systems', system, system.id))),
    deleteSystem: (id) => connected(() => db.delete('systems', id)),
    async tidy(now) {
      const tx = db.transaction(['games', 'lines', 'backups'], 'readwrite');
      const [keys, found] = await Promise.all([
        tx.objectStore('games').getAllKeys(),
        tx.objectStore('games').getAll(),
      ]);
      const off = keys.flatMap((id, i): Promise<unknown>[] => {
        const record = found[i];
        const { removed, updated } = readRecord(id, record);
        if (removed === 0 || typeof record !== 'object' || record === null) return [];
        const counted = countDay(record, `${removed} ${updated}`, now);
        return counted.days <= DAYS_OFF
          ? [tx.objectStore('games').put({ ...record, off: counted }, id)]
          : [
              tx.objectStore('games').delete(id),
              tx.objectStore('lines').delete(all(id)),
              tx.objectStore('backups').delete(all(id)),
            ];
      });
      await Promise.all([...off, tx.done]);
    },
  };
}
