/**
 * A worker writes the entries, so a tap costs the page only a message. Until the worker is ready, and if none can
 * start, the page writes them itself. It also writes what a broken or silent worker left unanswered; that is safe,
 * because the store recognises lines that are there already.
 */
import type { Store } from './store.ts';
import type { Write, Written } from './worker.ts';

/** Far longer than any disk takes. */
const ANSWER_TIMEOUT = 10_000;

interface Open {
  readonly entries: Write['entries'];
  done(result: 'saved' | 'behind' | Promise<'saved' | 'behind'>): void;
  failed(reason: Error): void;
}

export function viaWorker(store: Store): Store {
  let started = typeof Worker === 'undefined';
  let ready: { readonly background: Worker; readonly broken: () => void } | undefined;
  let written = 0;
  const open = new Map<number, Open>();

  function start(): void {
    started = true;
    // No worker: the page keeps writing.
    worker().then(listenTo, () => undefined);
  }

  function listenTo(background: Worker): void {
    const broken = () => {
      background.terminate();
      ready = undefined;
      const left = [...open.values()];
      open.clear();
      for (const { entries, done } of left) done(store.append(...entries));
    };
    background.addEventListener('error', broken);
    background.addEventListener('messageerror', broken);
    background.addEventListener('message', ({ data }: MessageEvent<Written | 'ready'>) => {
      if (data === 'ready') {
        ready = { background, broken };
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
      const { background, broken } = ready;
      return new Promise((done, failed) => {
        const n = ++written;
        open.set(n, { entries, done, failed });
        background.postMessage({ n, entries } satisfies Write);
        setTimeout(() => open.has(n) && broken(), ANSWER_TIMEOUT);
      });
    },
  };
}

/** `npm run build:single` puts the worker's script inside the page's; otherwise it is a separate file. */
async function worker(): Promise<Worker> {
  if (import.meta.env.MODE === 'single') {
    const { default: Inside } = await import('./worker.ts?worker&inline');
    return new Inside();
  }
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}
