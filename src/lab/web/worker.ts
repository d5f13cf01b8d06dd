/** A Web Worker of the lab: takes tasks from a page, sends back results. */
import { find } from '../../games/index.ts';
import { type Task, worker } from '../task.ts';

const work = worker(
  async (id) => {
    const entry = find(id);
    if (!entry) throw new Error(`no game ${id}`);
    return { game: await entry.game(), roster: await entry.bots?.() };
  },
  () => performance.now(),
);

addEventListener('message', ({ data }: MessageEvent<{ at: number; task: Task }>) => {
  const { at, task } = data;
  work(task).then(
    (result) => postMessage({ at, result }),
    (error: unknown) => postMessage({ at, error: error instanceof Error ? error.message : String(error) }),
  );
});
