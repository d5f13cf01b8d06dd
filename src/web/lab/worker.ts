/** A Web Worker of the lab: takes tasks from the page, sends back results. */
import { type Task, worker } from '../../lab/threads/task.ts';
import { rulesOf } from '../bots/rules.ts';

const work = worker(rulesOf, () => performance.now());

addEventListener('message', ({ data }: MessageEvent<{ at: number; task: Task }>) => {
  const { at, task } = data;
  work(task).then(
    (result) => postMessage({ at, result }),
    (error: unknown) => postMessage({ at, error: error instanceof Error ? error.message : String(error) }),
  );
});
