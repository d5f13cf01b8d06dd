import { expect, test, vi } from 'vitest';
import type { Forecast } from '../../../../kernel/exact/outlook.ts';
import { runInSteps } from './in-steps.ts';

const sure: Forecast = { exact: true, chance: { n: 1n, d: 1n } };
/** Done at its n-th step. */
const after = (n: number) => {
  let steps = 0;
  return () => (++steps >= n ? sure : undefined);
};

test('jobs are done in order, each reported after its last step', () => {
  vi.useFakeTimers();
  const found: string[] = [];
  runInSteps(
    [
      { id: 'a', work: after(3) },
      { id: 'b', work: after(1) },
    ],
    (id) => found.push(id),
  );
  vi.runAllTimers();
  expect(found).toEqual(['a', 'b']);
});

test('dropped work isn’t calculated', () => {
  vi.useFakeTimers();
  const work = vi.fn(after(9));
  const drop = runInSteps([{ id: 'a', work }], () => undefined);
  vi.advanceTimersToNextTimer();
  drop();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
});
