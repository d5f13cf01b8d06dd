/** Points as the results write them. */
import { expect, test } from 'vitest';
import { sayPoints } from './Points.tsx';

test('points below 0 have a minus sign, and parts of a point the decimal sign of the language', () => {
  expect([sayPoints(-3, 'en'), sayPoints(0.5, 'pl'), sayPoints(0, 'cs')]).toEqual(['−3', '0,5', '0']);
});
