/** The chance after each card, found by a worker; if none can be started, by the page in small steps. */
import { possibilities } from '../../forecast/survive.ts';
import type { State } from '../../rules/state.ts';
import { PHONE_BUDGET } from './budget.ts';
import type { ChancesReply, ChancesRequest } from './chances-worker.ts';
import { type Found, runInSteps } from './in-steps.ts';

let started: Promise<Worker | undefined> | undefined;
let asked = 0;

/** Returns a function that drops the question. */
export function viaWorker(view: State, bonus: number, found: Found): () => void {
  const n = ++asked;
  let drop = () => {};
  const here = () => {
    drop();
    drop = runInSteps(
      possibilities(view, PHONE_BUDGET, bonus).map(({ move, work }) => ({ id: move, work })),
      found,
    );
  };
  started ??= startWorker().catch(() => undefined);
  let wanted = true;
  void started.then((worker) => {
    if (!wanted) return;
    if (!worker) return here();
    const answer = ({ data }: MessageEvent<ChancesReply>) => {
      if (data.n === n) found(data.move, data.forecast);
    };
    const broken = () => {
      started = Promise.resolve(undefined);
      here();
    };
    worker.addEventListener('message', answer);
    worker.addEventListener('error', broken);
    worker.postMessage({ n, view, bonus } satisfies ChancesRequest);
    drop = () => {
      worker.removeEventListener('message', answer);
      worker.removeEventListener('error', broken);
      worker.postMessage({ n } satisfies ChancesRequest);
    };
  });
  return () => {
    wanted = false;
    drop();
  };
}

/** In the single file of `npm run build:single` the worker's script is part of the page's. */
async function startWorker(): Promise<Worker | undefined> {
  if (typeof Worker === 'undefined') return undefined;
  if (import.meta.env.MODE === 'single') {
    const { default: Inside } = await import('./chances-worker.ts?worker&inline');
    return new Inside();
  }
  return new Worker(new URL('./chances-worker.ts', import.meta.url), { type: 'module' });
}
