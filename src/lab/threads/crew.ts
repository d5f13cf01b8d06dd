import { at } from '../../kernel/at.ts';
import type { Result, Task } from './task.ts';

export interface Crew {
  /**
   * Starts tasks in order and starts no more once `signal` is aborted; running tasks still finish. `take` gets each
   * result in the order of the tasks and keeps only what it needs, because a long run wouldn't fit in memory. `done`
   * is called for each task as it finishes, in any order.
   */
  run(
    tasks: readonly Task[],
    take: (result: Result, at: number) => void,
    signal?: AbortSignal,
    done?: (at: number) => void,
  ): Promise<void>;
  close(): Promise<void>;
}

/** Carries out one task at a time. */
export type RunTask = (task: Task) => Promise<Result>;

/** The tasks of one run: each runner takes the next one when it's free; an error in one ends the run. */
export interface Work {
  runWith(runTask: RunTask): Promise<void>;
  /** Whether there are tasks that nobody has started. */
  left(): boolean;
}

export function work(
  tasks: readonly Task[],
  take: (result: Result, at: number) => void,
  signal?: AbortSignal,
  done?: (at: number) => void,
): Work {
  const early = new Map<number, Result>();
  let next = 0;
  let taken = 0;
  const left = () => next < tasks.length && !signal?.aborted;
  return {
    left,
    async runWith(runTask) {
      while (left()) {
        const nth = next++;
        early.set(nth, await runTask(at(tasks, nth)));
        done?.(nth);
        for (let result = early.get(taken); result; result = early.get(taken)) {
          early.delete(taken);
          take(result, taken++);
        }
      }
    },
  };
}

/** A crew of this thread only; `pause` lets other events run between tasks. */
export function inThisThread(runTask: RunTask, pause: () => Promise<void> = async () => {}): Crew {
  const here: RunTask = async (task) => {
    await pause();
    return runTask(task);
  };
  return { run: (tasks, ...how) => work(tasks, ...how).runWith(here), close: async () => {} };
}
