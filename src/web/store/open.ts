/** This window's one store, and the news to other windows that a game has new entries. */
import * as v from 'valibot';
import { indexedStore } from './indexed.ts';
import { recoverLastSteps } from './last-steps.ts';
import { onlyHere } from './leaving.ts';
import { memoryStore } from './memory.ts';
import type { Store } from './store.ts';
import { viaWorker } from './via-worker.ts';

let opened: Promise<Store> | undefined;

export function openStore(): Promise<Store> {
  opened ??= indexedStore().then(
    async (store) => {
      for (const { id, count } of await recoverLastSteps(store)) announce(id, count);
      return askingToPersist(viaWorker(store));
    },
    (error: unknown) =>
      warnOnUnload(
        memoryStore(error instanceof DOMException && error.name === 'VersionError' ? 'newer' : 'blocked'),
      ),
  );
  return opened;
}

/** The games are only in memory: once there is one to lose, the browser asks before it closes the window. */
function warnOnUnload(store: Store): Store {
  return {
    ...store,
    async create(record, lines) {
      await store.create(record, lines);
      if (!record.demo) onlyHere(store, true);
    },
    async createAll(...given) {
      await store.createAll(...given);
      onlyHere(store, true);
    },
    async keepSystem(system) {
      await store.keepSystem(system);
      onlyHere(store, true);
    },
    async append(...entries) {
      onlyHere(store, true);
      return store.append(...entries);
    },
  };
}

/** Asks as soon as there is a game to lose. Nothing waits for the answer. */
function askingToPersist(store: Store): Store {
  return {
    ...store,
    async create(record, lines) {
      await store.create(record, lines);
      if (!record.demo) void askToPersist();
    },
    async createAll(...given) {
      await store.createAll(...given);
      void askToPersist();
    },
    async keepSystem(system) {
      await store.keepSystem(system);
      void askToPersist();
    },
    async append(id, expected, lines, now) {
      const result = await store.append(id, expected, lines, now);
      if (result === 'saved') void askToPersist();
      return result;
    },
  };
}

const News = v.object({ id: v.string(), count: v.number() });
type News = v.InferOutput<typeof News>;

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('emptychair');
const listeners = new Set<(news: News) => void>();
/** No other window has spoken: usually there is none, and posting a message isn't free. */
let noOtherWindow = channel !== undefined;
let last: News | undefined;

/** Without a channel: other windows get a `storage` event for what one window writes here. */
const STORAGE_KEY = 'emptychair.news';

/** A window that is new or restored from the browser's cache announces itself, and gets what it may have missed. */
const hello = () => channel?.postMessage('hello');
// Another version of the app may post messages that this one doesn't know.
const receive = (said: unknown) => {
  if (v.is(News, said)) for (const listener of listeners) listener(said);
};
channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  noOtherWindow = false;
  if (data === 'hello') channel.postMessage(last ?? 'here');
  else receive(data);
});
if (typeof window !== 'undefined') {
  addEventListener('pageshow', ({ persisted }) => persisted && hello());
  addEventListener('storage', ({ key, newValue }) => {
    const [id, count] = key === STORAGE_KEY && newValue ? newValue.split(' ') : [];
    if (id) receive({ id, count: Number(count) });
  });
}
hello();

/** Tells the other windows how many entries a game has now. */
export function announce(id: string, count: number): void {
  last = { id, count };
  if (noOtherWindow) return;
  if (channel) return channel.postMessage(last);
  try {
    localStorage.setItem(STORAGE_KEY, `${id} ${count}`);
    // Otherwise the same value would fire no event next time.
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Each window finds out when it writes.
  }
}

export function listen(listener: (news: News) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let asked = false;

/**
 * Asks the browser not to delete the games when space is short: once, and once more when the app is installed, since
 * browsers then say yes.
 */
async function askToPersist(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    const installed = matchMedia('(display-mode: standalone)').matches;
    const key = installed ? 'emptychair.persist.installed' : 'emptychair.persist';
    if (localStorage.getItem(key)) return;
    localStorage.setItem(key, '1');
    await navigator.storage?.persist?.();
  } catch {
    // Storage is blocked, or the browser has no such question. Games are still saved as well as it can.
  }
}
