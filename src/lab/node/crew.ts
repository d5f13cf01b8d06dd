/** Uses all cores: this thread and worker threads. */
import { availableParallelism } from 'node:os';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type Crew, type RunTask, work } from '../threads/crew.ts';
import { requests } from '../threads/requests.ts';
import { worker } from '../threads/task.ts';
import { rulesOf } from './rules.ts';

export const MAX_WORKERS = 64;

export function cores(): number {
  return Math.min(availableParallelism(), MAX_WORKERS);
}

/** Shorter work starts no thread. Milliseconds. */
const EXIT_TIMEOUT = 150;

/**
 * `workers` includes this thread. The others start with the first longer run and join when they're ready, which takes
 * most of a second. With `eager` they start at once and get their share of any run.
 */
export function crew(workers: number, eager = false): Crew {
  const doTask = worker(rulesOf, () => performance.now());
  // A pause before each task lets progress, other threads' results and Ctrl-C through.
  const here: RunTask = async (task) => {
    await setImmediate();
    return doTask(task);
  };
  const threads: Thread[] = [];
  return {
    async run(tasks, ...how) {
      const given = work(tasks, ...how);
      const mine = given.runWith(here);
      const wanted = Math.min(workers, tasks.length) - 1;
      if (threads.length < wanted && !eager)
        await Promise.race([mine, setTimeout(EXIT_TIMEOUT, undefined, { ref: false })]);
      if (given.left()) while (threads.length < wanted) threads.push(start());
      const joined = threads.map(async ({ ready, run }) => {
        if (!eager) await Promise.race([ready, mine]);
        // Two tasks at a time, so that it doesn't wait while this thread is busy.
        await Promise.all([given.runWith(run), given.runWith(run)]);
      });
      await Promise.all([mine, ...joined]);
    },
    async close() {
      await Promise.all(threads.map(({ thread }) => thread.terminate()));
    },
  };
}

interface Thread {
  readonly thread: Worker;
  readonly ready: Promise<void>;
  readonly run: RunTask;
}

function start(): Thread {
  const thread = new Worker(new URL('./worker.mjs', import.meta.url));
  const { run, receive, fail } = requests((message) => thread.postMessage(message));
  thread.on('error', fail);
  thread.on('exit', (code) => fail(new Error(`a worker thread ended with code ${code}`)));
  // The first message says that the thread is ready and answers nothing; if it fails before that, its tasks fail too.
  const ready = new Promise<void>((resolve) => {
    thread.once('message', () => resolve());
    thread.once('error', () => resolve());
  });
  thread.on('message', receive);
  return { thread, ready, run };
}
