/** Who does the tasks. However many hands there are, results are taken in the order of the tasks. */
import type { Result, Task } from './task.ts';

export interface Crew {
  /**
   * Starts tasks in order and hands out no more when `signal` says so; those under way are still finished. `take`
   * gets each result, in the order of the tasks, and keeps what it wants of it: a long run would not fit in memory.
   * `done` hears of each task when it is done, in whatever order.
   */
  run(
    tasks: readonly Task[],
    take: (result: Result, at: number) => void,
    signal?: AbortSignal,
    done?: (at: number) => void,
  ): Promise<void>;
  close(): Promise<void>;
}

/** A hand does one task at a time. */
export type Hand = (task: Task) => Promise<Result>;

/** One run's tasks: each hand that is put to it takes the next one when it is free; an error in one ends the run. */
export interface Work {
  put(hand: Hand): Promise<void>;
  /** Is there anything left to hand out? */
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
    async put(hand) {
      while (left()) {
        const at = next++;
        early.set(at, await hand(tasks[at] as Task));
        done?.(at);
        for (let result = early.get(taken); result; result = early.get(taken)) {
          early.delete(taken);
          take(result, taken++);
        }
      }
    },
  };
}

/** One pair of hands in this thread; `breathe` lets other things happen between tasks. */
export function alone(hand: Hand, breathe: () => Promise<void> = async () => {}): Crew {
  const own: Hand = async (task) => {
    await breathe();
    return hand(task);
  };
  return { run: (tasks, ...how) => work(tasks, ...how).put(own), close: async () => {} };
}
