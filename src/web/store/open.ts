/** The one store of this window, and the call to other windows that a game has gone on. */
import * as v from 'valibot';
import { besideThePage } from './beside.ts';
import { indexedStore } from './indexed.ts';
import { takeUp } from './last-steps.ts';
import { onlyHere } from './leaving.ts';
import { memoryStore } from './memory.ts';
import type { Store } from './store.ts';

let opened: Promise<Store> | undefined;

export function openStore(): Promise<Store> {
  opened ??= indexedStore().then(
    async (store) => {
      for (const { id, count } of await takeUp(store)) announce(id, count);
      return lastingly(besideThePage(store));
    },
    (error: unknown) =>
      forNow(
        memoryStore(error instanceof DOMException && error.name === 'VersionError' ? 'newer' : 'blocked'),
      ),
  );
  return opened;
}

/** Closing the window would be the end of the player's games: the browser asks first. */
function forNow(store: Store): Store {
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
    async append(...entries) {
      onlyHere(store, true);
      return store.append(...entries);
    },
  };
}

/** As soon as there is a game of the player's to lose, whichever way it came. The game never waits for the answer. */
function lastingly(store: Store): Store {
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
const ears = new Set<(news: News) => void>();
/** No other window has been heard of: usually there is none, and a call to nobody is not free. */
let alone = channel !== undefined;
let last: News | undefined;

/** Without a channel: what one window writes into localStorage the others hear of. */
const BOARD = 'emptychair.news';

/** A window that is new, or was put aside by the browser for a while, says so; it is told what it may have missed. */
const hello = () => channel?.postMessage('hello');
// Another version of the app may say what this one does not know.
const hear = (said: unknown) => {
  if (v.is(News, said)) for (const ear of ears) ear(said);
};
channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  alone = false;
  if (data === 'hello') channel.postMessage(last ?? 'here');
  else hear(data);
});
if (typeof window !== 'undefined') {
  addEventListener('pageshow', ({ persisted }) => persisted && hello());
  addEventListener('storage', ({ key, newValue }) => {
    const [id, count] = key === BOARD && newValue ? newValue.split(' ') : [];
    if (id) hear({ id, count: Number(count) });
  });
}
hello();

/** Tells the other windows how many entries a game has now. */
export function announce(id: string, count: number): void {
  last = { id, count };
  if (alone) return;
  if (channel) return channel.postMessage(last);
  try {
    localStorage.setItem(BOARD, `${id} ${count}`);
    // So that the same news is news again.
    localStorage.removeItem(BOARD);
  } catch {
    // Each window finds out when it writes.
  }
}

export function listen(ear: (news: News) => void): () => void {
  ears.add(ear);
  return () => ears.delete(ear);
}

let asked = false;

/**
 * Asks that the browser does not clear the games away when space is short: once, and once more when the app is
 * installed, which makes browsers say yes.
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
    // Storage is blocked, or the question is not known here; games are still kept as well as they can be.
  }
}
