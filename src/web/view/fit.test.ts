import { expect, test } from 'vitest';
import { nextSize } from './fit.ts';

test('the table view shrinks as soon as it must, and grows only for a gain that is worth it', () => {
  expect(nextSize(undefined, 3)).toBe(3);
  expect(nextSize(3, 5)).toBe(5);
  expect(nextSize(5, 4)).toBe(5);
  expect(nextSize(5, 3)).toBe(3);
  expect(nextSize(5, 5)).toBe(5);
});
