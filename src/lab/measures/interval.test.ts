import { describe, expect, test } from 'vitest';
import { Z } from '../../kernel/exact/estimate.ts';
import { mean, quantile } from './interval.ts';

describe('the mean of a quantity', () => {
  const of = (values: readonly number[]) => ({
    sum: values.reduce((a, b) => a + b, 0),
    squares: values.reduce((a, b) => a + b * b, 0),
  });
  test('counts games without it as 0', () => {
    // 4 and 0: the average is 2, the variance 8, the standard error 2.
    expect(mean(of([4]), 2)).toEqual({ value: 2, low: 2 - Z * 2, high: 2 + Z * 2 });
    expect(mean(undefined, 5)).toEqual({ value: 0, low: 0, high: 0 });
  });
  test('is in the requested unit', () => {
    const { value, low, high } = mean(of([840, 420, 0, 0]), 4, 840);
    expect(value).toBe(0.375);
    const half = Z * Math.sqrt((1.25 - 4 * 0.375 ** 2) / 3 / 4);
    expect([low, high]).toEqual([expect.closeTo(0.375 - half, 12), expect.closeTo(0.375 + half, 12)]);
  });
  test('of one game has no interval, of none no value', () => {
    expect(mean(of([7]), 1)).toEqual({ value: 7, low: 7, high: 7 });
    expect(mean(of([7]), 0)).toEqual({ value: Number.NaN, low: Number.NaN, high: Number.NaN });
  });
});

describe('a quantile', () => {
  test('is the value below which that share lies, in numeric order', () => {
    const spread = { 9: 1, 10: 2, 100: 1 };
    expect([0, 0.25, 0.26, 0.5, 0.75, 0.76, 1].map((p) => quantile(spread, p))).toEqual([
      9, 9, 10, 10, 10, 100, 100,
    ]);
  });
  test('of nothing is undefined', () => {
    expect(quantile({}, 0.5)).toBeNaN();
  });
});
