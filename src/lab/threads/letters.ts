/** A hand in another thread: each task goes there with a number, and its result comes back with the same one. */
import type { Hand } from './crew.ts';
import type { Result, Task } from './task.ts';

export interface Sent {
  readonly at: number;
  readonly task: Task;
}

export interface Received {
  readonly at: number;
  readonly result: Result;
  readonly error?: string;
}

export interface Correspondence {
  readonly hand: Hand;
  receive(message: Received): void;
  /** The thread is gone: what wasn't answered never will be. */
  fail(error: Error): void;
}

export function correspond(send: (message: Sent) => void): Correspondence {
  const waiting = new Map<number, { resolve(result: Result): void; reject(error: Error): void }>();
  let last = 0;
  return {
    hand: (task) =>
      new Promise((resolve, reject) => {
        const at = last++;
        waiting.set(at, { resolve, reject });
        send({ at, task });
      }),
    receive({ at, result, error }) {
      const asked = waiting.get(at);
      waiting.delete(at);
      if (error === undefined) asked?.resolve(result);
      else asked?.reject(new Error(error));
    },
    fail(error) {
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    },
  };
}
