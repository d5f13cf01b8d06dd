import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mix, rng } from './rng.ts';

test('the sequence is fixed, because saves depend on it', () => {
  const int = rng(42);
  expect(Array.from({ length: 12 }, () => int(6))).toMatchInlineSnapshot(`
    [
      1,
      3,
      5,
      4,
      2,
      0,
      4,
      3,
      3,
      5,
      5,
      3,
    ]
  `);
  expect([mix(1, 2, 3), mix(1, 3, 2), mix(0), mix(2 ** 40, 1)]).toMatchInlineSnapshot(`
    [
      1925460030,
      28039396,
      -5221857,
      736647534,
    ]
  `);
});

test('every whole number below n is equally likely', () => {
  const int = rng(1);
  const seen = [0, 0, 0, 0, 0, 0, 0];
  const rolls = 70_000;
  for (let i = 0; i < rolls; i++) (seen[int(7)] as number)++;
  const chi = seen.reduce((sum, n) => sum + (n - rolls / 7) ** 2 / (rolls / 7), 0);
  // A fair seven-sided die exceeds 22.46 once in a thousand; the seed is fixed.
  expect(chi).toBeLessThan(22.46);
});

test('neighbouring seeds, draws and repeats give unrelated streams', () => {
  const first = new Set<number>();
  for (let seed = 0; seed < 20; seed++)
    for (let k = 0; k < 20; k++) for (let again = 0; again < 3; again++) first.add(mix(seed, k, again));
  expect(first.size).toBe(20 * 20 * 3);
});

test('large seeds count in full', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2 ** 33, max: Number.MAX_SAFE_INTEGER - 1 }), (seed) => {
      expect(mix(seed, 0)).not.toBe(mix(seed + 1, 0));
      expect(mix(seed, 0)).not.toBe(mix(seed % 2 ** 32, 0));
    }),
  );
});
