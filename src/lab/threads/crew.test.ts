/** Each task is done once, and results come in order, for any number of hands at any speed. */
import { expect, test } from 'vitest';
import { inThisThread, type RunTask, work } from './crew.ts';
import type { Result, Task } from './task.ts';

const task = (index: number): Task => ({
  kind: 'journal',
  subject: { game: { kind: 'shipped', id: 'x' }, options: {} },
  seed: 1,
  index,
});
const tasks = [0, 1, 2, 3, 4].map(task);
const indexOf = (done: Task) => (done.kind === 'journal' ? done.index : -1);
const textOf = (result: Result) => (result.kind === 'journal' ? result.text : '');

/** A runTask whose tasks finish when the test says so. */
function patient() {
  const waiting = new Map<number, () => void>();
  const runTask: RunTask = (task) =>
    new Promise((resolve) => {
      const index = indexOf(task);
      waiting.set(index, () => resolve({ kind: 'journal', text: `game ${index}` }));
    });
  const finish = async (index: number) => {
    waiting.get(index)?.();
    waiting.delete(index);
    // Everything that depends on this result happens before the next one.
    for (let i = 0; i < 10; i++) await Promise.resolve();
  };
  return { runTask, finish, underWay: () => [...waiting.keys()] };
}

test('results arrive in the order of the tasks, and each is reported when it is done', async () => {
  const taken: string[] = [];
  const done: number[] = [];
  const { runTask, finish, underWay } = patient();
  const run = work(
    tasks,
    (result, at) => taken.push(`${at}: ${textOf(result)}`),
    undefined,
    (at) => done.push(at),
  );
  const all = Promise.all([run.runWith(runTask), run.runWith(runTask)]);
  expect(underWay()).toEqual([0, 1]);
  await finish(1);
  expect([taken, done]).toEqual([[], [1]]);
  expect(underWay()).toEqual([0, 2]);
  await finish(0);
  expect(taken).toEqual(['0: game 0', '1: game 1']);
  for (const index of [3, 2, 4]) await finish(index);
  await all;
  expect(taken).toEqual([0, 1, 2, 3, 4].map((i) => `${i}: game ${i}`));
  expect(done).toEqual([1, 0, 3, 2, 4]);
  expect(run.left()).toBe(false);
});

test('a stopped run starts nothing more, and finishes what is running', async () => {
  const taken: string[] = [];
  const stop = new AbortController();
  const { runTask, finish, underWay } = patient();
  const run = work(tasks, (result) => taken.push(textOf(result)), stop.signal);
  const all = run.runWith(runTask);
  await finish(0);
  expect(run.left()).toBe(true);
  stop.abort();
  expect(run.left()).toBe(false);
  await finish(1);
  await all;
  expect(taken).toEqual(['game 0', 'game 1']);
  expect(underWay()).toEqual([]);
});

test('an error in one task ends the run', async () => {
  const taken: string[] = [];
  const hands = inThisThread(async (task) => {
    if (indexOf(task) === 2) throw new Error('broken');
    return { kind: 'journal', text: String(indexOf(task)) };
  });
  await expect(hands.run(tasks, (result) => taken.push(textOf(result)))).rejects.toThrow('broken');
  expect(taken).toEqual(['0', '1']);
});

test('a single thread pauses before each task', async () => {
  const order: string[] = [];
  const hands = inThisThread(
    async (task) => {
      order.push(String(indexOf(task)));
      return { kind: 'journal', text: '' };
    },
    async () => void order.push('breath'),
  );
  await hands.run(tasks.slice(0, 2), () => {});
  await hands.close();
  expect(order).toEqual(['breath', '0', 'breath', '1']);
});
