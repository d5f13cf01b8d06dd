/** Runs tasks in another thread: each goes there with a number, and its result comes back with the same one. */
import type { RunTask } from './crew.ts';
import type { Result, Task } from './task.ts';

interface TaskRequest {
  readonly at: number;
  readonly task: Task;
}

export interface TaskReply {
  readonly at: number;
  readonly result: Result;
  readonly error?: string;
}

interface Requests {
  readonly run: RunTask;
  receive(message: TaskReply): void;
  /** The thread is gone: what wasn't answered never will be. */
  fail(error: Error): void;
}

export function requests(send: (message: TaskRequest) => void): Requests {
  const waiting = new Map<number, { resolve(result: Result): void; reject(error: Error): void }>();
  let last = 0;
  return {
    run: (task) =>
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
