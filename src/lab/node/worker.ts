/** A thread of the lab: takes tasks, sends back results. */
import { parentPort } from 'node:worker_threads';
import { type Task, worker } from '../threads/task.ts';
import { rulesOf } from './rules.ts';

const work = worker(rulesOf, () => performance.now());

parentPort?.on('message', ({ at, task }: { at: number; task: Task }) => {
  work(task).then(
    (result) => parentPort?.postMessage({ at, result }),
    (error: unknown) =>
      parentPort?.postMessage({ at, error: error instanceof Error ? error.message : String(error) }),
  );
});
// Ready for tasks.
parentPort?.postMessage({ at: -1 });
