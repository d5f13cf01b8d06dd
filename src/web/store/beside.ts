/**
 * Entries are written by a worker, so that a tap costs the page no more than a message. Until the worker is there,
 * and where none can be started, the page writes by itself; so it does with what a broken worker left open, or one
 * that gives no answer, which is safe: what was written after all is found to be there.
 */
import type { Store } from './store.ts';
import type { Write, Written } from './worker.ts';

/** Far longer than any disk takes. */
const PATIENCE = 10_000;

interface Open {
  readonly entries: Write['entries'];
  done(result: 'saved' | 'behind' | Promise<'saved' | 'behind'>): void;
  failed(reason: Error): void;
}

export function besideThePage(store: Store): Store {
  let started = typeof Worker === 'undefined';
  let ready: { readonly beside: Worker; readonly broken: () => void } | undefined;
  let written = 0;
  const open = new Map<number, Open>();

  function start(): void {
    started = true;
    // None came: the page goes on writing.
    worker().then(listenTo, () => undefined);
  }

  function listenTo(beside: Worker): void {
    const broken = () => {
      beside.terminate();
      ready = undefined;
      const left = [...open.values()];
      open.clear();
      for (const { entries, done } of left) done(store.append(...entries));
    };
    beside.addEventListener('error', broken);
    beside.addEventListener('messageerror', broken);
    beside.addEventListener('message', ({ data }: MessageEvent<Written | 'ready'>) => {
      if (data === 'ready') {
        ready = { beside, broken };
        return;
      }
      const one = open.get(data.n);
      open.delete(data.n);
      if ('result' in data) one?.done(data.result);
      else one?.failed(new Error(data.failed));
    });
  }

  return {
    ...store,
    append(...entries) {
      if (!started) start();
      if (!ready) return store.append(...entries);
      const { beside, broken } = ready;
      return new Promise((done, failed) => {
        const n = ++written;
        open.set(n, { entries, done, failed });
        beside.postMessage({ n, entries } satisfies Write);
        setTimeout(() => open.has(n) && broken(), PATIENCE);
      });
    },
  };
}

/** In the one file of `npm run build:single` its script is inside the page's own; elsewhere it is a file of its own. */
async function worker(): Promise<Worker> {
  if (import.meta.env.MODE === 'single') {
    const { default: Inside } = await import('./worker.ts?worker&inline');
    return new Inside();
  }
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}
