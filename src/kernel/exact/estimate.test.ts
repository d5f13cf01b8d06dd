import { expect, test } from 'vitest';
import { share } from './estimate.ts';

test('the interval is Wilson’s', () => {
  const { value, low, high } = share(50, 100);
  expect([value, low.toFixed(4), high.toFixed(4)]).toEqual([0.5, '0.4038', '0.5962']);
});

test('it holds at the edges, and without data it says nothing', () => {
  expect(share(0, 100).low).toBe(0);
  expect(share(0, 100).high).toBeGreaterThan(0.03);
  expect(share(100, 100).high).toBe(1);
  expect(share(0, 0)).toEqual({ value: Number.NaN, low: 0, high: 1 });
});
