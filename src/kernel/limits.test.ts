import { expect, test } from 'vitest';
import { excess, MAX_DATA, MAX_DEPTH, MAX_VALUES } from './limits.ts';

test('the limits are inclusive', () => {
  expect(excess('[]')).toBeUndefined();
  expect(excess('['.repeat(MAX_DEPTH) + ']'.repeat(MAX_DEPTH))).toBeUndefined();
  expect(excess(`[${'1,'.repeat(MAX_VALUES - 1)}1]`)).toBeUndefined();
  expect(excess(`"${' '.repeat(MAX_DATA - 2)}"`)).toBeUndefined();
  // Brackets and commas inside a string don't count, also after an escaped quotation mark.
  expect(excess(`"${'[,'.repeat(60_000)}\\"${'['.repeat(60)}"`)).toBeUndefined();
  expect(excess('[1],'.repeat(1000))).toBeUndefined();
});

test('an excess is reported with its place', () => {
  expect(excess('['.repeat(5_000))).toEqual({ at: MAX_DEPTH, what: 'deep' });
  expect(excess('{"a":'.repeat(5_000))).toEqual({ at: 5 * MAX_DEPTH, what: 'deep' });
  expect(excess('1,'.repeat(MAX_VALUES))).toEqual({ at: 2 * MAX_VALUES - 1, what: 'many' });
  expect(excess(`"${'x'.repeat(20 * 2 ** 20)}"`)).toEqual({ at: MAX_DATA, what: 'long' });
  expect(excess('"abc"', 4)).toEqual({ at: 4, what: 'long' });
  // A string that isn’t closed ends with its line.
  expect(excess(`"a\n${'['.repeat(60)}`)).toEqual({ at: 3 + MAX_DEPTH, what: 'deep' });
  // The string ends after an escaped backslash.
  expect(excess(`"\\\\"${'['.repeat(60)}`)).toEqual({ at: 4 + MAX_DEPTH, what: 'deep' });
});
