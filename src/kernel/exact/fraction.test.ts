import { describe, expect, test } from 'vitest';
import { asNumber, asText, divisor, fraction, ONE, plus, times, ZERO } from './fraction.ts';

describe('fractions', () => {
  test('are always in lowest terms', () => {
    expect(asText(fraction(6, 8))).toBe('3/4');
    expect(asText(fraction(-6, 8))).toBe('-3/4');
    expect(asText(fraction(12))).toBe('12/1');
    expect(asText(plus(fraction(1, 6), fraction(1, 6)))).toBe('1/3');
    expect(asText(plus(fraction(1, 6), fraction(1, 10)))).toBe('4/15');
    expect(asText(times(fraction(2, 3), fraction(9, 4)))).toBe('3/2');
    expect(plus(fraction(1, 2), fraction(1, 2))).toEqual(ONE);
    expect(times(fraction(5, 7), ZERO)).toEqual(ZERO);
    expect(plus(fraction(3, 7), ZERO)).toEqual(fraction(3, 7));
  });

  test('of any length become the nearest number', () => {
    expect(asNumber(fraction(3, 7))).toBe(3 / 7);
    // Both parts are too long for a number.
    const long = 7n ** 400n;
    expect(asNumber({ n: 3n * long + 1n, d: 7n * long })).toBeCloseTo(3 / 7, 15);
    expect(asNumber({ n: 1n, d: long })).toBe(0);
    expect(asNumber({ n: long, d: 1n })).toBe(Number(long << 64n) / 2 ** 64);
  });

  test('the divisor of weights', () => {
    expect([divisor(12, 18), divisor(0, 5), divisor(5, 0), divisor(7, 5)]).toEqual([6, 5, 5, 1]);
  });
});
