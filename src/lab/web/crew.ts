/** All cores of a browser: the page itself stays free, every pair of hands is a Web Worker. */
import { type Crew, type Hand, share } from '../crew.ts';
import type { Result } from '../task.ts';

export function crew(workers: number = navigator.hardwareConcurrency || 2): Crew {
  const threads: { thread: Worker; hand: Hand }[] = [];
  return {
    run(tasks, done, signal) {
      while (threads.length < Math.min(workers, tasks.length)) threads.push(start());
      return share(
        threads.map(({ hand }) => hand),
        tasks,
        done,
        signal,
      );
    },
    async close() {
      for (const { thread } of threads) thread.terminate();
    },
  };
}

function start(): { thread: Worker; hand: Hand } {
  const thread = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
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
