import { expect, test } from 'vitest';
import { steady } from './passing.ts';

const HOUR = 60 * 60_000;

test('tables expire only by a clock that runs evenly', () => {
  const may = steady();
  const year = 365 * 24 * HOUR;
  // Nobody knows yet.
  expect(may(1_000, 0)).toBe(false);
  expect(may(1_000 + HOUR, HOUR)).toBe(true);
  // It has jumped ahead, and from there on runs evenly.
  expect(may(year, 2 * HOUR)).toBe(false);
  expect(may(year + HOUR, 3 * HOUR)).toBe(true);
  expect(may(0, 4 * HOUR)).toBe(false);
  // The computer slept: the clock ran, the program didn't.
  expect(may(9 * HOUR, 5 * HOUR)).toBe(false);
});
