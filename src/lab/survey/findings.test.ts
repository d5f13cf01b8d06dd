/** Findings from made-up numbers in which one thing is notable at a time. */
import { describe, expect, test } from 'vitest';
import type { MeasuredOutcome, MeasuredRow } from '../measures/measured.ts';
import { EMPTY } from '../play/ledger.ts';
import { say } from '../report/sayings.ts';
import { measureWords, speechByName } from '../report/testing.ts';
import { type Finding, findings } from './findings.ts';
import type { Coverage, Health } from './health.ts';
import type { MeasureResult, Survey } from './survey.ts';

const exact = (value: number) => ({ value, low: value, high: value });
const near = (value: number, half: number) => ({ value, low: value - half, high: value + half });

const SURVEY: Survey = {
  game: 'made-up',
  version: 1,
  options: {},
  seed: 1,
  games: 100,
  measures: [],
  tally: EMPTY,
  settled: EMPTY,
  byHand: { asks: [], events: [], outcomes: [] },
};
const HEALTH: Health = {
  stuck: 0,
  endless: 0,
  troubles: [],
  outcomes: [],
  asks: [],
  events: [],
  rules: [],
  idleClauses: [],
  unwatched: [],
  idleRows: [],
  idleCells: [],
  onlyChoice: [],
  points: [],
  seats: [],
  first: undefined,
  settled: [],
};
const found = (survey: Partial<Survey>, health: Partial<Health> = {}) =>
  findings({ ...SURVEY, ...survey }, { ...HEALTH, ...health });
const kinds = (all: readonly Finding[]) => all.map(({ kind }) => kind);

const row = (key: string, shares: Readonly<Record<string, number>>, total = 1): MeasuredRow => {
  const outcomes = Object.entries(shares).map(
    ([outcome, value]): MeasuredOutcome => ({ outcome, ...exact(value) }),
  );
  const numeric = outcomes.every(({ outcome }) => Number.isFinite(Number(outcome)));
  return { key, outcomes, total, mean: numeric ? exact(0) : undefined };
};
const measure = (id: string, rows: readonly MeasuredRow[], isExact = true): MeasureResult => ({
  id,
  given: {},
  exact: isExact,
  rows,
});
const seen = (id: string, met: Coverage['met'], share: number): Coverage => ({
  id,
  met,
  mean: exact(1),
  share: exact(share),
});

test('an empty survey has no findings', () => {
  expect(found({})).toEqual([]);
});

describe('measures', () => {
  const chances = (...shares: number[]) =>
    found({ measures: shares.map((p, i) => measure(`m${i}`, [row('turn', { yes: p, no: 1 - p })])) });

  test('yes or no: the closer to even, the earlier it is listed', () => {
    const told = chances(0.1, 0.5, 0.8, 0.98);
    expect(told.map((one) => 'measure' in one && one.measure)).toEqual(['m1', 'm2', 'm0', 'm3']);
    expect(told[0]).toEqual({
      kind: 'chance',
      measure: 'm1',
      key: 'turn',
      outcome: 'yes',
      value: 0.5,
      fraction: undefined,
    });
  });

  test('one of several outcomes that is almost certain is a finding; certain or merely likely ones aren’t', () => {
    const one = (p: number) =>
      kinds(found({ measures: [measure('m', [row('turn', { a: p, b: (1 - p) / 2, c: (1 - p) / 2 })])] }));
    expect(one(0.95)).toEqual(['nearly']);
    expect(one(0.9)).toEqual([]);
    expect(one(1)).toEqual([]);
    // In a row of two the other one already says it.
    expect(kinds(found({ measures: [measure('m', [row('turn', { a: 0.95, b: 0.05 })])] }))).toEqual([
      'chance',
    ]);
    // Less surprising than an ending that never comes up.
    const both = found(
      { measures: [measure('m', [row('turn', { a: 0.98, b: 0.01, c: 0.01 })])] },
      { outcomes: [seen('lost', 'never', 0)] },
    );
    expect(kinds(both)).toEqual(['idle-outcome', 'nearly']);
    const told = found({ measures: [measure('m', [row('turn', { a: 0.02, b: 0.94, c: 0.04 })])] });
    expect(told).toEqual([{ kind: 'nearly', measure: 'm', key: 'turn', outcome: 'b', value: 0.94 }]);
  });

  test('only rows that come up count; a single one of many rows is not the whole', () => {
    const rows = [row('1', { yes: 0.5, no: 0.5 }), row('2', { yes: 0, no: 0 }, 0)];
    expect(found({ measures: [measure('m', rows)] })).toEqual([]);
    const two = [row('1', { yes: 0.5, no: 0.5 }), row('2', { yes: 0.5, no: 0.5 })];
    expect(found({ measures: [measure('m', two)] })).toEqual([]);
  });

  test('many numbers: the middle 90% and the median', () => {
    const shares = Object.fromEntries(Array.from({ length: 21 }, (_, i) => [i, 1 / 21]));
    const numbers = { kind: 'numbers', measure: 'm', low: 1, middle: 10, high: 19 };
    expect(found({ measures: [measure('m', [row('game', shares)])] })).toEqual([numbers]);
    // The chart shows six numbers well enough, and numbers that hardly differ aren't a finding.
    const six = Object.fromEntries(Array.from({ length: 6 }, (_, i) => [i, 1 / 6]));
    expect(found({ measures: [measure('m', [row('game', six)])] })).toEqual([]);
    const seven = Object.fromEntries(Array.from({ length: 7 }, (_, i) => [i, 1 / 7]));
    expect(kinds(found({ measures: [measure('m', [row('game', seven)])] }))).toEqual(['numbers']);
    const same = Object.fromEntries(Array.from({ length: 7 }, (_, i) => [i, i === 3 ? 1 : 0]));
    expect(found({ measures: [measure('m', [row('game', same)])] })).toEqual([]);
  });

  test('the wider the relative spread, the earlier it is listed', () => {
    const spread = (from: number, step: number) =>
      row('game', Object.fromEntries(Array.from({ length: 9 }, (_, i) => [from + i * step, 1 / 9])));
    const told = found({ measures: [measure('tight', [spread(100, 1)]), measure('wide', [spread(1, 9)])] });
    expect(told.map((one) => 'measure' in one && one.measure)).toEqual(['wide', 'tight']);
  });

  describe('an outcome that changes from row to row', () => {
    const rows = [
      row('1', { win: 0.3, draw: 0.3, lose: 0.4 }),
      row('2', { win: 0.2, draw: 0.2, lose: 0.6 }),
      row('3', { win: 0.1, draw: 0, lose: 0.9 }),
    ];
    test('the one that changes most, in the order of the rows', () => {
      const shift = { kind: 'shift', measure: 'm' };
      expect(found({ measures: [measure('m', rows)] })).toEqual([
        { ...shift, outcome: 'lose', from: { key: '1', value: 0.4 }, to: { key: '3', value: 0.9 } },
      ]);
      const falling = [row('1', { win: 0.9, lose: 0.1 }), row('2', { win: 0.6, lose: 0.4 })];
      expect(found({ measures: [measure('m', falling)] })).toEqual([
        { ...shift, outcome: 'win', from: { key: '1', value: 0.9 }, to: { key: '2', value: 0.6 } },
      ]);
    });
    test('not if it changes little, nor in rows of different outcomes, nor if there are many', () => {
      const little = [row('1', { win: 0.5, lose: 0.5 }), row('2', { win: 0.6, lose: 0.4 })];
      expect(found({ measures: [measure('m', little)] })).toEqual([]);
      const unlike = [row('1', { win: 1, lose: 0 }), row('2', { win: 0, draw: 0, lose: 1 })];
      expect(found({ measures: [measure('m', unlike)] })).toEqual([]);
      const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
      const of = (n: number, first: number) =>
        Object.fromEntries(
          names.slice(0, n).map((name, i) => [name, i === 0 ? first : (1 - first) / (n - 1)]),
        );
      const wide = (n: number) => measure('m', [row('1', of(n, 0.9)), row('2', of(n, 0.1))]);
      expect(kinds(found({ measures: [wide(6)] }))).toEqual(['shift']);
      expect(found({ measures: [wide(7)] })).toEqual([]);
      // A single outcome is always certain.
      expect(found({ measures: [measure('m', [row('1', { a: 1 }), row('2', { a: 0.1 })])] })).toEqual([]);
    });
    test('the more it changes, the earlier it is listed', () => {
      const change = (to: number) => [row('1', { win: 0, lose: 1 }), row('2', { win: to, lose: 1 - to })];
      const told = found({ measures: [measure('a bit', change(0.3)), measure('a lot', change(0.9))] });
      expect(told.map((one) => 'measure' in one && one.measure)).toEqual(['a lot', 'a bit']);
    });
    test('rows that never come up don’t count', () => {
      const dead = row('0', { win: 0, draw: 0, lose: 0 }, 0);
      const [first] = found({ measures: [measure('m', [dead, ...rows])] });
      expect(first).toMatchObject({ kind: 'shift', from: { key: '1' } });
    });
  });
});

describe('things that never come up', () => {
  test('endings, rows, cells and clauses, the exact ones first', () => {
    const measures = [
      measure('table', [row('1', { a: 1 }), row('2', { a: 1 })]),
      measure('sampled', [row('1', { a: 1 }), row('2', { a: 1 })], false),
      measure('single', [row('1', { a: 1 })]),
    ];
    const told = found(
      { measures },
      {
        outcomes: [seen('lost', 'never', 0), seen('won', 'met', 1), seen('stopped', 'by-hand', 0)],
        idleRows: [
          { measure: 'table', key: '7', exact: true },
          { measure: 'sampled', key: '8', exact: false },
          { measure: 'table', key: '9', exact: true },
        ],
        idleCells: [
          { measure: 'table', key: '1', outcome: 'b', exact: true },
          { measure: 'sampled', key: '1', outcome: 'b', exact: false },
          { measure: 'single', key: '1', outcome: 'b', exact: true },
        ],
        idleClauses: ['B26', 'B27'],
      },
    );
    expect(told).toEqual([
      { kind: 'idle-row', measure: 'table', keys: ['7', '9'], exact: true },
      {
        kind: 'idle-cell',
        measure: 'table',
        cells: [{ measure: 'table', key: '1', outcome: 'b', exact: true }],
        exact: true,
      },
      { kind: 'idle-outcome', outcome: 'lost' },
      { kind: 'idle-row', measure: 'sampled', keys: ['8'], exact: false },
      {
        kind: 'idle-cell',
        measure: 'sampled',
        cells: [{ measure: 'sampled', key: '1', outcome: 'b', exact: false }],
        exact: false,
      },
      { kind: 'idle-clauses', clauses: ['B26', 'B27'] },
    ]);
  });

  test('one sampled row makes the whole finding sampled', () => {
    const idleRows = [
      { measure: 'm', key: '1', exact: true },
      { measure: 'm', key: '2', exact: false },
    ];
    expect(found({}, { idleRows })).toEqual([
      { kind: 'idle-row', measure: 'm', keys: ['1', '2'], exact: false },
    ]);
  });

  test('the decision that most often has one choice, if that is more than a quarter', () => {
    const choice = (ask: string, share: number) => ({ ask, share: exact(share), choices: 2 });
    expect(found({}, { onlyChoice: [choice('a', 0.3), choice('b', 0.6), choice('c', 0.4)] })).toEqual([
      { kind: 'only-choice', ask: 'b', value: 0.6 },
    ]);
    expect(found({}, { onlyChoice: [choice('a', 0.25)] })).toEqual([]);
  });
});

describe('whole games', () => {
  test('broken rules come before everything else, with the first game that shows them', () => {
    const trouble = (kind: 'stuck' | 'endless', index: number) => ({ kind, index, what: '' });
    const told = found(
      { measures: [measure('m', [row('turn', { yes: 0.5, no: 0.5 })])] },
      {
        stuck: 2,
        endless: 1,
        troubles: [trouble('endless', 3), trouble('stuck', 5), trouble('stuck', 9)],
      },
    );
    expect(told.slice(0, 2)).toEqual([
      { kind: 'stuck', games: 2, first: 5 },
      { kind: 'endless', games: 1, first: 3 },
    ]);
    expect(told).toHaveLength(3);
  });

  test('the most common ending, if there is another', () => {
    const won = seen('won', 'met', 0.4);
    const lost = seen('lost', 'met', 0.6);
    expect(found({}, { outcomes: [won, lost] })).toEqual([{ kind: 'outcome', outcome: 'lost', value: 0.6 }]);
    expect(found({}, { outcomes: [lost, won] })).toEqual([{ kind: 'outcome', outcome: 'lost', value: 0.6 }]);
    expect(found({}, { outcomes: [won] })).toEqual([]);
    expect(found({}, { outcomes: [won, seen('stopped', 'by-hand', 0)] })).toEqual([]);
  });

  test('a seat that wins more or less than its share, as far as the intervals confirm it', () => {
    const seat = (name: string, value: number, half: number) => ({
      seat: name,
      wins: near(value, half),
      score: exact(0),
    });
    const seats = [seat('a', 0.45, 0.01), seat('b', 0.3, 0.2), seat('c', 0.25, 0.01)];
    const fair = 1 / 3;
    // a wins a third too often, c a quarter too rarely; b's wins may be chance.
    expect(found({}, { seats })).toEqual([
      { kind: 'seat', seat: 'a', value: 0.45, fair },
      { kind: 'seat', seat: 'c', value: 0.25, fair },
    ]);
    // 0.36 ± 0.022 is just above a third, but not after correcting for four intervals.
    expect(
      found({}, { seats: [seat('a', 0.36, 0.022), seat('b', 0.33, 0.02), seat('c', 0.31, 0.03)] }),
    ).toEqual([]);
    // The first to decide is listed before the seat that it happens to be.
    expect(found({}, { seats, first: near(0.45, 0.01) }).slice(0, 2)).toEqual([
      { kind: 'first', value: 0.45, fair },
      { kind: 'seat', seat: 'a', value: 0.45, fair },
    ]);
    expect(kinds(found({}, { seats, first: near(0.34, 0.02) }))).toEqual(['seat', 'seat']);
  });

  test('how much is settled half-way, compared with before the first move', () => {
    const settled = [
      { point: 0, same: exact(0.4) },
      { point: 0.25, same: exact(0.5) },
      { point: 0.5, same: exact(0.7) },
    ];
    expect(found({}, { settled })).toEqual([{ kind: 'settled', point: 0.5, value: 0.7, before: 0.4 }]);
    expect(found({}, { settled: settled.slice(1) })).toEqual([]);
    expect(found({}, { settled: settled.slice(0, 2) })).toEqual([]);
  });

  test('how long games are, or that all are alike', () => {
    const played = (moves: Readonly<Record<string, number>>) => ({
      tally: { ...EMPTY, games: Object.values(moves).reduce((a, b) => a + b, 0), spreads: { moves } },
    });
    expect(found(played({ 12: 40 }))).toEqual([{ kind: 'same-length', moves: 12 }]);
    expect(found(played({ 10: 5, 20: 90, 30: 3, 90: 2 }))).toEqual([
      { kind: 'length', low: 10, middle: 20, high: 20 },
    ]);
    // The wider the relative spread of lengths, the earlier it is listed: before an ending of half of the games, or after.
    const ending = { outcomes: [seen('won', 'met', 0.01), seen('lost', 'met', 0.01)] };
    expect(kinds(found(played({ 10: 50, 90: 50 }), ending))).toEqual(['length', 'outcome']);
    expect(kinds(found(played({ 10: 50, 11: 50 }), ending))).toEqual(['outcome', 'length']);
    // A single game says nothing about others.
    expect(found(played({ 12: 1 }))).toEqual([]);
  });
});

test('at most eight, and those of equal weight in the order of the measures', () => {
  const even = Array.from({ length: 12 }, (_, i) => measure(`m${i}`, [row('turn', { yes: 0.5, no: 0.5 })]));
  expect(found({ measures: even }).map((one) => 'measure' in one && one.measure)).toEqual(
    Array.from({ length: 8 }, (_, i) => `m${i}`),
  );
});

/** One weight against another: what a player wouldn't guess comes first. */
test.each([
  ['an even chance before an ending that half of the games come to', 'chance', 'outcome'],
  ['an ending before the length of games', 'outcome', 'length'],
  ['an impossible row before an even ending', 'idle-row', 'outcome'],
  ['what is settled early before the length', 'settled', 'length'],
] as const)('%s', (_, first, second) => {
  const moves = { 20: 50, 21: 50 };
  const all = found(
    {
      measures: [measure('m', [row('turn', { yes: 0.5, no: 0.5 })])],
      tally: { ...EMPTY, games: 100, spreads: { moves } },
    },
    {
      idleRows: [{ measure: 'm', key: '1', exact: true }],
      outcomes: [seen('won', 'met', 0.5), seen('lost', 'met', 0.5)],
      settled: [
        { point: 0, same: exact(0.5) },
        { point: 0.5, same: exact(0.9) },
      ],
    },
  );
  const order = kinds(all);
  expect(order).toContain(second);
  expect(order.indexOf(first)).toBeLessThan(order.indexOf(second));
  expect(order.indexOf(first)).toBeGreaterThanOrEqual(0);
});

test('each finding is a sentence about what it found', async () => {
  const speech = await speechByName({
    outcomes: { won: 'You win.' },
    measures: {
      m: measureWords('Measure', 'Round', 'The cup is empty.'),
      bare: measureWords('Bare', ''),
      question: measureWords('Is it won?', 'Game', 'Is it won?'),
    },
  });
  const said = (finding: Finding) => say(speech, finding);
  const chance = { kind: 'chance', measure: 'm', key: '1', outcome: 'yes', value: 3 / 7 } as const;
  expect(said({ ...chance, fraction: '3/7' })).toBe('The cup is empty: 3 of 7 (42.9%).');
  // Long fractions and sampled ones are left out.
  expect(said({ ...chance, fraction: '429/1000' })).toContain('429 of 1000 (42.9%)');
  expect(said({ ...chance, fraction: '430/1001' })).toBe('The cup is empty: 42.9%.');
  expect(said({ ...chance, fraction: '1/1', value: 1 })).toBe('The cup is empty: 100%.');
  expect(said({ ...chance, fraction: undefined })).toBe('The cup is empty: 42.9%.');
  expect(said({ ...chance, measure: 'unknown', fraction: undefined })).toContain('unknown: ');
  // A question has no question mark inside a sentence.
  expect(said({ ...chance, measure: 'question', fraction: '3/7' })).toBe('Is it won: 3 of 7 (42.9%).');
  expect(said({ kind: 'nearly', measure: 'question', key: '1', outcome: 'b', value: 0.94 })).toBe(
    'findings.nearly(Is it won, Game, outcome b, 94%)',
  );
  expect(said({ kind: 'stuck', games: 2, first: 5 })).toBe('findings.stuck(games(2), 5)');
  expect(said({ kind: 'endless', games: 1, first: 3 })).toBe('findings.endless(games(1), 3)');
  expect(said({ kind: 'nearly', measure: 'm', key: '1', outcome: 'b', value: 0.94 })).toBe(
    'findings.nearly(Measure, Round, outcome b, 94%)',
  );
  const from = { key: '1', value: 0.4 };
  expect(said({ kind: 'shift', measure: 'm', outcome: 'b', from, to: { key: '3', value: 0.9 } })).toBe(
    'findings.shift(Measure, outcome b, Round 1 (40%), Round 3 (90%))',
  );
  expect(said({ kind: 'idle-row', measure: 'm', keys: ['7', '9'], exact: true })).toBe(
    'findings.impossibleRow(Measure, Round 7 and Round 9)',
  );
  // At most six rows are named; a row without a name has its key.
  expect(said({ kind: 'idle-row', measure: 'bare', keys: [...'1234567'], exact: false })).toBe(
    'findings.idleRow(Bare, 1, 2, 3, 4, 5, 6, …)',
  );
  expect(said({ kind: 'idle-row', measure: 'bare', keys: [...'123456'], exact: false })).toMatch(
    /5,? and 6\)/,
  );
  const cells = [{ key: '1', outcome: 'b' }];
  expect(said({ kind: 'idle-cell', measure: 'm', cells, exact: true })).toBe(
    'findings.impossibleRow(Measure, Round 1 outcome b)',
  );
  expect(said({ kind: 'idle-outcome', outcome: 'won' })).toBe('findings.idleOutcome(You win.)');
  expect(said({ kind: 'idle-outcome', outcome: 'lost' })).toBe('findings.idleOutcome(lost)');
  expect(said({ kind: 'idle-clauses', clauses: ['B26', 'B27'] })).toBe('findings.idleClauses(B26 and B27)');
  expect(said({ kind: 'outcome', outcome: 'won', value: 0.5 })).toBe('findings.outcome(You win., 50%)');
  expect(said({ kind: 'seat', seat: 'a', value: 0.4, fair: 0.25 })).toBe('findings.seat(seat a, 40%, 25%)');
  expect(said({ kind: 'first', value: 0.4, fair: 0.25 })).toBe('findings.first(40%, 25%)');
  expect(said({ kind: 'only-choice', ask: 'act', value: 0.4 })).toBe('findings.onlyChoice(act, 40%)');
  const examples = {
    prompts: new Map([['act', 'Week 1: what now?']]),
    questions: new Map([['act', 'Week …: what now?']]),
    lines: new Map(),
  };
  // The number is about every week.
  expect(say({ ...speech, examples }, { kind: 'only-choice', ask: 'act', value: 0.4 })).toBe(
    'findings.onlyChoice(Week …: what now?, 40%)',
  );
  expect(said({ kind: 'same-length', moves: 7 })).toBe('findings.sameLength(7)');
  expect(said({ kind: 'length', low: 1, middle: 2, high: 3 })).toBe('findings.length(1, 3, 2)');
  expect(said({ kind: 'numbers', measure: 'm', low: 1, middle: 2, high: 3 })).toBe(
    'findings.numbers(Measure, 1, 3, 2)',
  );
  expect(said({ kind: 'settled', point: 0.5, value: 0.7, before: 0.4 })).toBe('findings.settled(70%, 40%)');
});
