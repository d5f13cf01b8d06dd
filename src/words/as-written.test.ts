import { expect, test } from 'vitest';
import { asWritten } from './as-written.ts';

test('unknown names are shown as written', () => {
  expect(asWritten('take:wheat', () => 'Take the wheat')).toBe('Take the wheat');
  for (const say of [
    () => '',
    () => 'Pay with undefined',
    () => `${Number.NaN} coins`,
    () => {
      throw new TypeError('no such thing');
    },
  ])
    expect(asWritten('take:whaat', say)).toBe('take:whaat');
  expect(asWritten('take:constructor', () => `Take ${String({}.constructor)}`)).toBe('take:constructor');
});
