/** Who does the tasks. However many hands there are, results come back in the order of the tasks. */
import type { Result, Task } from './task.ts';

export interface Crew {
  /** Starts tasks in order; `done` hears of each result, in whatever order. Stops handing out when `signal` says so. */
  run(
    tasks: readonly Task[],
    done?: (at: number) => void,
    signal?: AbortSignal,
  ): Promise<readonly (Result | undefined)[]>;
  close(): Promise<void>;
}

/** A hand does one task at a time. */
export type Hand = (task: Task) => Promise<Result>;

/** Each hand takes the next task when it is free; an error in one ends the run. */
export async function share(
  hands: readonly Hand[],
  tasks: readonly Task[],
  done?: (at: number) => void,
  signal?: AbortSignal,
): Promise<(Result | undefined)[]> {
  const results: (Result | undefined)[] = tasks.map(() => undefined);
  let next = 0;
  const work = async (hand: Hand) => {
    while (next < tasks.length && !signal?.aborted) {
      const at = next++;
      results[at] = await hand(tasks[at] as Task);
      done?.(at);
    }
  };
  await Promise.all(hands.map(work));
  return results;
}

/** One pair of hands in this thread; `breathe` lets other things happen between tasks. */
export function alone(hand: Hand, breathe: () => Promise<void> = async () => {}): Crew {
  const own: Hand = async (task) => {
    await breathe();
    return hand(task);
  };
  return { run: (tasks, done, signal) => share([own], tasks, done, signal), close: async () => {} };
}
