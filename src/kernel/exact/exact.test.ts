import { expect, test } from 'vitest';
import { type Battle, battle } from '../../../test/toys/battle.ts';
import { type Errand, errand } from '../../../test/toys/errand.ts';
import { chance } from '../game.ts';
import { resolve } from '../options.ts';
import { distribution, NotExact, odds, rowsAsText, walk } from './exact.ts';
import { asNumber, asText, fraction, plus, times } from './fraction.ts';
import type { Counting, Remembering } from './measure.ts';

function defaults<D extends Parameters<typeof resolve>[0]>(decls: D) {
  const resolved = resolve(decls);
  if (!resolved.ok) throw new Error('options');
  return resolved.options;
}

test('fractions are exact and in lowest terms', () => {
  expect(asText(plus(fraction(1, 6), fraction(1, 3)))).toBe('1/2');
  expect(asText(times(fraction(2, 3), fraction(3, 4)))).toBe('1/2');
  expect(asText(fraction(5))).toBe('5/1');
  expect(asNumber(fraction(3, 7))).toBeCloseTo(3 / 7, 15);
  expect(asNumber({ n: 3n ** 2000n, d: 7n * 3n ** 1999n })).toBeCloseTo(3 / 7, 15);
});

test('a weight of 0 drops the outcome; no outcome at all is an error', () => {
  expect(chance<Errand>('weather', { sun: 0, rain: 2 })).toMatchObject({
    moves: ['rain'],
    weights: [2],
    total: 2,
  });
  expect(() => chance<Errand>('weather', { sun: 0 })).toThrow('no outcome');
  expect([...odds(chance<Errand>('weather', { sun: 2, rain: 4 })).values()].map(asText)).toEqual([
    '1/3',
    '2/3',
  ]);
});

const rains: Remembering<Errand> = {
  kind: 'remembering',
  first: '0',
  rows: () => [{ key: 'all', outcomes: ['0', '1', '2', '3', '4', '5', '6', '7'] }],
  next: { weather: (n, { what }) => (what === 'rain' ? String(Number(n) + 1) : n) },
  bucket: (n) => ['all', n],
};

test('a run’s memory has an exact distribution: rains in six days are binomial', () => {
  const [row] = rowsAsText(distribution(errand, rains, defaults(errand.options)));
  const choose = [1, 6, 15, 20, 15, 6, 1];
  choose.forEach((c, k) => {
    expect(row?.outcomes[k]).toBe(asText(fraction(c * 2 ** (6 - k), 3 ** 6)));
  });
  expect(row?.outcomes['7']).toBe('0/1');
});

test('events are counted exactly, by row, as shares of all that came, however often', () => {
  const byDay: Counting<Errand> = {
    kind: 'counting',
    rows: () => [],
    count: { weather: ({ what }) => ['day', what] },
  };
  expect(rowsAsText(distribution(errand, byDay, defaults(errand.options)))).toEqual([
    { key: 'day', outcomes: { sun: '2/3', rain: '1/3' } },
  ]);
});

test('a choice or too many states throw NotExact', () => {
  const never: Remembering<Battle> = {
    kind: 'remembering',
    first: '',
    rows: () => [],
    next: {},
    bucket: () => ['x', 'x'],
  };
  expect(() => distribution(battle, never, defaults(battle.options))).toThrow(NotExact);
  expect(() => distribution(errand, rains, defaults(errand.options), {}, 5)).toThrow(NotExact);
  expect(() => walk(errand, errand.setup(defaults(errand.options)), undefined, 5)).toThrow(NotExact);
});

test('a walk visits every position once', () => {
  expect(walk(errand, errand.setup(defaults(errand.options)))).toEqual({
    states: 13,
    decisions: 0,
    tables: 6,
    chances: 6,
    ends: 1,
  });
});

test('the limit is inclusive', () => {
  const all = defaults(errand.options);
  // 13 positions, each with one memory per possible number of rains: 1+1+2+2+3+3+…+6+6+7.
  const lines = 49;
  expect(distribution(errand, rains, all, {}, lines)).toHaveLength(1);
  expect(() => distribution(errand, rains, all, {}, lines - 1)).toThrow(`more than ${lines - 1} states`);
  expect(walk(errand, errand.setup(all), undefined, 13).states).toBe(13);
  expect(() => walk(errand, errand.setup(all), undefined, 12)).toThrow(NotExact);
});
