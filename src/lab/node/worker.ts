/** A thread of the lab: takes tasks, sends back results. */
import { parentPort } from 'node:worker_threads';
import { find } from '../../games/index.ts';
import { type Task, worker } from '../task.ts';

const work = worker(loadGame, () => performance.now());

async function loadGame(id: string) {
  const entry = find(id);
  if (!entry) throw new Error(`no game ${id}`);
  return { game: await entry.game(), roster: await entry.bots?.() };
}

parentPort?.on('message', ({ at, task }: { at: number; task: Task }) => {
  work(task).then(
    (result) => parentPort?.postMessage({ at, result }),
    (error: unknown) =>
      parentPort?.postMessage({ at, error: error instanceof Error ? error.message : String(error) }),
  );
});
// It is ready; whoever waits for that may hand out work.
parentPort?.postMessage({ at: -1 });
