/** Uses all cores of a browser through Web Workers that `make` starts, and keeps the page responsive. */
import { type Crew, type Hand, work } from '../threads/crew.ts';
import { correspond, type Received } from '../threads/letters.ts';

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
  const { hand, receive, fail } = correspond((message) => thread.postMessage(message));
  thread.addEventListener('error', ({ message }) => fail(new Error(message)));
  thread.addEventListener('message', ({ data }: MessageEvent<Received>) => receive(data));
  return { thread, hand };
}
