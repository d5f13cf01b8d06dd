/** Sampled measures: the interval of an average, computed by hand. */
import { expect, test } from 'vitest';
import { Z } from '../../kernel/exact/estimate.ts';
import type { Measure } from '../../kernel/exact/measure.ts';
import type { AnySpec } from '../../kernel/game.ts';
import { EMPTY, label, type Tally } from '../play/ledger.ts';
import { measured } from './measured.ts';

const measure: Measure<AnySpec> = {
  kind: 'counting',
  rows: () => [{ key: 'row', outcomes: ['0', '2'] }],
  count: {},
};

/** The number of games with each outcome of the row. */
function counted(counts: Readonly<Record<string, number>>): Tally {
  const quantities = Object.fromEntries(
    Object.entries(counts).map(([outcome, sum]) => [
      label('measure', 'm', 'row', outcome),
      { sum, squares: sum, games: sum, first: 0 },
    ]),
  );
  return { ...EMPTY, games: 100, quantities };
}
const row = (source: Parameters<typeof measured>[3]) =>
  measured(measure, {}, { id: 'm', given: {} }, source)[0];

test('the 95 % interval of an average is 1.96 standard errors on either side', () => {
  expect(Z).toBeCloseTo(1.96, 3);
  // Half 0 and half 2: the average is 1 and so is the deviation; over n draws the standard error is 1/√n.
  for (const n of [100, 400]) {
    const { mean, deviation, total } = row(counted({ 0: n / 2, 2: n / 2 })) ?? {};
    expect([total, deviation, mean?.value]).toEqual([n, 1, 1]);
    expect(mean?.low).toBeCloseTo(1 - 1.96 / Math.sqrt(n), 4);
    expect(mean?.high).toBeCloseTo(1 + 1.96 / Math.sqrt(n), 4);
  }
});

test('an undeclared outcome counts in the average, in numeric order', () => {
  const { outcomes, mean } = row(counted({ 0: 25, 2: 50, 1: 25 })) ?? {};
  expect(outcomes?.map(({ outcome, count }) => [outcome, count])).toEqual([
    ['0', 25],
    ['1', 25],
    ['2', 50],
  ]);
  expect(mean?.value).toBe(1.25);
});

test('an exact average has no interval; a row that never came up has no average', () => {
  const { mean, deviation } = row([{ key: 'row', outcomes: { 0: '1/2', 2: '1/2' } }]) ?? {};
  expect([mean, deviation]).toEqual([{ value: 1, low: 1, high: 1 }, 1]);
  // Of a row that isn’t always there, the average is of the times when it is.
  expect(row([{ key: 'row', outcomes: { 0: '1/4', 2: '1/4' } }])).toMatchObject({
    total: 0.5,
    mean: { value: 1 },
    deviation: 1,
  });
  expect(row(EMPTY)).toMatchObject({ total: 0, mean: undefined });
});

test('only numbers are sorted and have an average', () => {
  const { outcomes, mean } = row(counted({ 0: 25, 2: 50, some: 25, 1: 25 })) ?? {};
  expect(outcomes?.map(({ outcome }) => outcome)).toEqual(['0', '2', '1', 'some']);
  expect(mean).toBeUndefined();
});

test('numbers below 0 come first', () => {
  const exact = row([{ key: 'row', outcomes: { 0: '1/4', 2: '1/4', '-1': '1/2' } }])?.outcomes;
  const told = row(counted({ 2: 1, '-1': 1 }))?.outcomes;
  for (const outcomes of [exact, told])
    expect(outcomes?.map(({ outcome }) => outcome)).toEqual(['-1', '0', '2']);
});
