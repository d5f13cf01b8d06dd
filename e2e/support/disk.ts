/** A full disk, for the page only, not for a worker. */
import type { Page } from '@playwright/test';

/** Nothing can be added (`add`: entries, backups) or put (`put`: records, new games) until `space` is called. */
export async function noRoom(page: Page, what: 'add' | 'put'): Promise<{ space: () => Promise<void> }> {
  await page.evaluate((method) => {
    const real = IDBObjectStore.prototype[method];
    IDBObjectStore.prototype[method] = function full() {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Object.assign(window, {
      space() {
        IDBObjectStore.prototype[method] = real;
      },
    });
  }, what);
  return { space: () => page.evaluate(() => (window as typeof window & { space(): void }).space()) };
}

/** Nothing can be written that way, until a backup gives way. */
export async function roomOfBackups(page: Page, what: 'add' | 'put'): Promise<void> {
  await page.evaluate((method) => {
    const { [method]: real, delete: remove } = IDBObjectStore.prototype;
    let room = false;
    IDBObjectStore.prototype[method] = function full(...given) {
      if (!room) throw new DOMException('full', 'QuotaExceededError');
      return real.apply(this, given);
    };
    IDBObjectStore.prototype.delete = function makeRoom(...given) {
      room ||= this.name === 'backups';
      return remove.apply(this, given);
    };
  }, what);
}

/** Writes records of games behind the app's back, by their ids. */
export async function putRecords(page: Page, records: Readonly<Record<string, object>>): Promise<void> {
  await page.evaluate(
    (all) =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('emptychair');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const tx = open.result.transaction('games', 'readwrite');
          for (const [id, record] of Object.entries(all)) tx.objectStore('games').put(record, id);
          tx.oncomplete = () => {
            open.result.close();
            resolve();
          };
        };
      }),
    records,
  );
}

/** The stored record of a game. */
export async function recordOf(page: Page, id: string): Promise<Record<string, unknown>> {
  return page.evaluate(
    (game) =>
      new Promise<Record<string, unknown>>((resolve, reject) => {
        const open = indexedDB.open('emptychair');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const found = open.result.transaction('games').objectStore('games').get(game);
          found.onsuccess = () => {
            open.result.close();
            resolve(found.result ?? {});
          };
        };
      }),
    id,
  );
}

/** How many backups of a game are stored. */
export async function backupsKept(page: Page, id: string): Promise<number> {
  return page.evaluate(
    (game) =>
      new Promise<number>((resolve, reject) => {
        const open = indexedDB.open('emptychair');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const range = IDBKeyRange.bound([game, 0], [game, 1e9]);
          const all = open.result.transaction('backups').objectStore('backups').count(range);
          all.onsuccess = () => {
            open.result.close();
            resolve(all.result);
          };
        };
      }),
    id,
  );
}

/** Backups of a game, all different, behind the app's back. */
export async function putBackups(page: Page, id: string, count: number): Promise<void> {
  const record = await recordOf(page, id);
  await page.evaluate(
    ([game, held, n]) =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('emptychair');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const tx = open.result.transaction('backups', 'readwrite');
          for (let key = 1; key <= n; key++) {
            const lines = Array.from({ length: key }, () => '> note "kept"');
            tx.objectStore('backups').put({ at: key, occasion: 'turn', record: held, lines }, [game, key]);
          }
          tx.oncomplete = () => {
            open.result.close();
            resolve();
          };
        };
      }),
    [id, record, count] as const,
  );
}

/** Nobody else reads or writes games and lines, until `free` is called. */
export async function busy(page: Page): Promise<{ free: () => Promise<void> }> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('emptychair');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const games = open.result.transaction(['games', 'lines'], 'readwrite').objectStore('games');
          const work = Object.assign(window, { free: false });
          const stayBusy = () => {
            resolve();
            if (!work.free) games.get('').onsuccess = stayBusy;
          };
          stayBusy();
        };
      }),
  );
  return { free: () => page.evaluate(() => void Object.assign(window, { free: true })) };
}

/** Works on the database behind the app's back. */
export async function inDatabase(page: Page, work: 'game' | 'line' | 'version', id = ''): Promise<void> {
  await page.evaluate(
    ([what, game]) =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('emptychair', what === 'version' ? 99 : undefined);
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const done = () => {
            open.result.close();
            resolve();
          };
          if (what === 'version') return done();
          const tx = open.result.transaction(['games', 'lines'], 'readwrite');
          if (what === 'game') tx.objectStore('games').put({ id: game, junk: true }, game);
          else tx.objectStore('lines').delete([game, 1]);
          tx.oncomplete = done;
        };
      }),
    [work, id] as const,
  );
}
