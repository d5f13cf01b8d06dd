/** Web Workers: each task goes to a free worker, and its result back to the caller. */
import { expect, test } from 'vitest';
import type { Result, Task } from '../threads/task.ts';
import { crew } from './crew.ts';

interface Asked {
  readonly at: number;
  readonly task: Task;
}

/** A worker that answers when the test says so. */
class Pretended extends EventTarget {
  readonly asked: Asked[] = [];
  terminated = false;
  postMessage(message: Asked): void {
    this.asked.push(message);
  }
  answer(at: number, answer: { readonly result?: Result; readonly error?: string }): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: { at, ...answer } }));
  }
  breakDown(message: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message }));
  }
  terminate(): void {
    this.terminated = true;
  }
}

const task = (name: string) => ({ kind: name }) as unknown as Task;
const result = (name: string) => ({ kind: name }) as unknown as Result;
/** Lets pending promises run. */
const breathe = () => new Promise((resolve) => setImmediate(resolve));

function hire(workers: number) {
  const threads: Pretended[] = [];
  const hired = crew(() => {
    const thread = new Pretended();
    threads.push(thread);
    return thread as unknown as Worker;
  }, workers);
  return { hired, threads };
}

test('starts no more workers than there are tasks, and keeps them for the next run', async () => {
  const { hired, threads } = hire(3);
  const taken: Result[] = [];
  const first = hired.run([task('a'), task('b')], (one) => taken.push(one));
  expect(threads.map(({ asked }) => asked.map((one) => one.task))).toEqual([[task('a')], [task('b')]]);
  // The second finishes first; results arrive in the order of the tasks.
  threads[1]?.answer(0, { result: result('B') });
  await breathe();
  expect(taken).toEqual([]);
  threads[0]?.answer(0, { result: result('A') });
  await first;
  expect(taken).toEqual([result('A'), result('B')]);

  const second = hired.run([task('c')], (one) => taken.push(one));
  expect(threads).toHaveLength(2);
  expect(threads[0]?.asked.at(-1)).toEqual({ at: 1, task: task('c') });
  threads[0]?.answer(1, { result: result('C') });
  await second;
  expect(taken).toEqual([result('A'), result('B'), result('C')]);
});

test('a worker’s error ends the run with its message; so does a worker that crashes', async () => {
  const failing = hire(1);
  const failed = failing.hired.run([task('a')], () => {});
  failing.threads[0]?.answer(0, { error: 'no such game' });
  await expect(failed).rejects.toThrow('no such game');

  const breaking = hire(1);
  const broken = breaking.hired.run([task('a')], () => {});
  breaking.threads[0]?.breakDown('out of memory');
  await expect(broken).rejects.toThrow('out of memory');
});

test('all workers stop when the crew is closed', async () => {
  const { hired, threads } = hire(2);
  const run = hired.run([task('a'), task('b')], () => {});
  for (const thread of threads) thread.answer(0, { result: result('x') });
  await run;
  await hired.close();
  expect(threads.map(({ terminated }) => terminated)).toEqual([true, true]);
});
