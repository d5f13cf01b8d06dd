/** Uses all cores of a browser through Web Workers that `make` starts, and keeps the page responsive. */
import { type Crew, type Hand, work } from '../threads/crew.ts';
import type { Result } from '../threads/task.ts';

export function crew(make: () => Worker, workers: number = navigator.hardwareConcurrency || 2): Crew {
  const threads: { thread: Worker; hand: Hand }[] = [];
  return {
    async run(tasks, ...how) {
      while (threads.length < Math.min(workers, tasks.length)) threads.push(start(make));
      const given = work(tasks, ...how);
      await Promise.all(threads.map(({ hand }) => given.put(hand)));
    },
    async close() {
      for (const { thread } of threads) thread.terminate();
    },
  };
}

function start(make: () => Worker): { thread: Worker; hand: Hand } {
  const thread = make();
  const waiting = new Map<number, { resolve(result: Result): void; reject(error: Error): void }>();
  thread.addEventListener('error', ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  });
  thread.addEventListener(
    'message',
    ({ data }: MessageEvent<{ at: number; result: Result; error?: string }>) => {
      const asked = waiting.get(data.at);
      waiting.delete(data.at);
      if (data.error === undefined) asked?.resolve(data.result);
      else asked?.reject(new Error(data.error));
    },
  );
  let last = 0;
  const hand: Hand = (task) =>
    new Promise((resolve, reject) => {
      const at = last++;
      waiting.set(at, { resolve, reject });
      thread.postMessage({ at, task });
    });
  return { thread, hand };
}
