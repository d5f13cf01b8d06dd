/** All cores: this thread is one pair of hands, worker threads are the others. */
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { find } from '../../games/index.ts';
import { type Crew, type Hand, share } from '../crew.ts';
import { type Result, worker } from '../task.ts';

export const MAX_WORKERS = 64;

export function cores(): number {
  return Math.min(availableParallelism(), MAX_WORKERS);
}

/** `workers` counts this thread too. Threads start with the first run that has work for them. */
export function crew(workers: number): Crew {
  const work = worker(
    async (id) => {
      const entry = find(id);
      if (!entry) throw new Error(`no game ${id}`);
      return { game: await entry.game(), roster: await entry.bots?.() };
    },
    () => performance.now(),
  );
  // A breath before each task lets progress, results of other threads and Ctrl-C come through.
  const own: Hand = async (task) => {
    await setImmediate();
    return work(task);
  };
  const threads: { thread: Worker; hand: Hand }[] = [];
  return {
    run(tasks, done, signal) {
      while (threads.length < Math.min(workers, tasks.length) - 1) threads.push(start());
      // Two tasks for each thread, so that it need not wait while this one is busy.
      return share([own, ...threads.flatMap(({ hand }) => [hand, hand])], tasks, done, signal);
    },
    async close() {
      await Promise.all(threads.map(({ thread }) => thread.terminate()));
    },
  };
}

function start(): { thread: Worker; hand: Hand } {
  const thread = new Worker(new URL('./worker.mjs', import.meta.url));
  const waiting = new Map<number, { resolve(result: Result): void; reject(error: Error): void }>();
  const fail = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  thread.on('error', fail);
  thread.on('exit', (code) => fail(new Error(`a worker thread ended with code ${code}`)));
  thread.on('message', ({ at, result, error }: { at: number; result: Result; error?: string }) => {
    const asked = waiting.get(at);
    waiting.delete(at);
    if (error === undefined) asked?.resolve(result);
    else asked?.reject(new Error(error));
  });
  let last = 0;
  const hand: Hand = (task) =>
    new Promise((resolve, reject) => {
      const at = last++;
      waiting.set(at, { resolve, reject });
      thread.postMessage({ at, task });
    });
  return { thread, hand };
}
