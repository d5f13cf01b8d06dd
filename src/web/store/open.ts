/** The one store of this window, and the call to other windows that a game has gone on. */
import { indexedStore } from './indexed.ts';
import { memoryStore } from './memory.ts';
import type { Store } from './store.ts';

let opened: Promise<Store> | undefined;

export function openStore(): Promise<Store> {
  opened ??= indexedStore().catch((error: unknown) =>
    memoryStore(error instanceof DOMException && error.name === 'VersionError' ? 'newer' : 'blocked'),
  );
  return opened;
}

interface News {
  readonly id: string;
  readonly count: number;
}

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('emptychair');
const ears = new Set<(news: News) => void>();
channel?.addEventListener('message', ({ data }: MessageEvent<News>) => {
  for (const ear of ears) ear(data);
});

/** Tells the other windows how many entries a game has now. */
export function announce(id: string, count: number): void {
  channel?.postMessage({ id, count } satisfies News);
}

export function listen(ear: (news: News) => void): () => void {
  ears.add(ear);
  return () => ears.delete(ear);
}

/** Asks once that the browser does not clear the games away when space is short. */
export async function askToPersist(): Promise<void> {
  const asked = 'emptychair.persist';
  try {
    if (localStorage.getItem(asked)) return;
    localStorage.setItem(asked, '1');
    await navigator.storage?.persist?.();
  } catch {
    // Storage is blocked, or the question is not known here; games are still kept as well as they can be.
  }
}
