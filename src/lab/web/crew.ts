/** Uses all cores of a browser through Web Workers that `make` starts, and keeps the page responsive. */
import { type Crew, type RunTask, work } from '../threads/crew.ts';
import { requests, type TaskReply } from '../threads/requests.ts';

export function crew(make: () => Worker, workers: number = navigator.hardwareConcurrency || 2): Crew {
  const threads: { thread: Worker; run: RunTask }[] = [];
  return {
    async run(tasks, ...how) {
      while (threads.length < Math.min(workers, tasks.length)) threads.push(start(make));
      const given = work(tasks, ...how);
      await Promise.all(threads.map(({ run }) => given.runWith(run)));
    },
    async close() {
      for (const { thread } of threads) thread.terminate();
    },
  };
}

function start(make: () => Worker): { thread: Worker; run: RunTask } {
  const thread = make();
  const { run, receive, fail } = requests((message) => thread.postMessage(message));
  thread.addEventListener('error', ({ message }) => fail(new Error(message)));
  thread.addEventListener('message', ({ data }: MessageEvent<TaskReply>) => receive(data));
  return { thread, run };
}
