/** This window's one store. */
import { indexedStore } from './indexed.ts';
import { recoverLastSteps } from './last-steps.ts';
import { memoryStore } from './memory.ts';
import { announce } from './news.ts';
import { askToPersist } from './persist.ts';
import type { Store } from './store.ts';
import { warnOnUnload } from './unload.ts';
import { viaWorker } from './via-worker.ts';
import { whenKept } from './when-kept.ts';

let opened: Promise<Store> | undefined;

export function openStore(): Promise<Store> {
  opened ??= indexedStore().then(
    async (store) => {
      for (const { id, count } of await recoverLastSteps(store)) announce(id, count);
      return whenKept(viaWorker(store), () => void askToPersist());
    },
    (error: unknown) => {
      const newer = error instanceof DOMException && error.name === 'VersionError';
      const store = memoryStore(newer ? 'newer' : 'blocked');
      return whenKept(store, () => warnOnUnload(store, true));
    },
  );
  return opened;
}
