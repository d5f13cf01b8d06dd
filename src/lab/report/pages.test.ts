/** Reports as text: what is under which heading, with which numbers. */
import { describe, expect, test } from 'vitest';
import { errand } from '../../../test/toys/errand.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';
import type { Comparison, Difference } from '../compare/compare.ts';
import { contrasts } from '../compare/compare.ts';
import type { MeasuredRow } from '../measures/measured.ts';
import { EMPTY } from '../play/ledger.ts';
import type { Coverage, Health } from '../survey/health.ts';
import { files } from '../survey/study.ts';
import type { Survey } from '../survey/survey.ts';
import { comparisonFiles, comparisonPage, sayings, variantName } from './comparison.ts';
import { countsCsv, lengthsCsv, measuresCsv } from './data.ts';
import { binned } from './games.ts';
import { badge, measureChart, measureTable, number, ranged, table } from './page.ts';
import { type ReportInput, report } from './report.ts';
import { questionName, rowName, type Speech } from './sayings.ts';
import { measureWords, speechByName } from './testing.ts';

const exact = (value: number) => ({ value, low: value, high: value });
const near = (value: number, half: number) => ({ value, low: value - half, high: value + half });

/** The page as lines: one per heading, paragraph, row or chart. */
function read(html: string): string[] {
  return html
    .replace(/<style>.*?<\/style>|<title>.*?<\/title>/gs, '')
    .replace(/<svg[^>]*aria-label="([^"]*)"[^>]*>(.*?)<\/svg>/gs, (_, label, body) => {
      const says = [...body.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);
      return `\n[${label}: ${says.join(', ')}]\n`;
    })
    .replace(/<\/t[dh]><t[dh][^>]*>/g, ' | ')
    .replace(/<(h\d|p|li|tr|summary|pre|div|header|section)\b[^>]*>|<\/(h\d|header|section|p|div)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

const WORDS = {
  outcomes: { won: 'You win.', lost: 'You lose.' },
  rules: { cup: 'The cup is filled. Then it is emptied.', end: 'It ends', last: 'Only a rule.' },
  events: {
    bell: () => 'A bell rings.',
    drawn: (facts: object) => `Drawn: ${(facts as { n?: number }).n}`,
    // Without its facts it can't be said.
    told: (facts: object) => (facts as { names: string[] }).names.join(),
  },
  options: {
    steps: { name: 'Steps', help: '' },
    pool: { name: 'Pool', help: '', choices: { literal: 'as printed', other: 'as meant' } },
  },
  measures: { cup: measureWords('Cup', 'Round'), sum: measureWords('Sum', '') },
};
const speech: Speech = await speechByName(WORDS);

const cup: MeasuredRow = {
  key: 'turn',
  outcomes: [
    { outcome: 'empty', fraction: '3/7', ...exact(3 / 7) },
    { outcome: 'full', fraction: '4/7', ...exact(4 / 7) },
  ],
  total: 1,
  mean: undefined,
};

describe('parts', () => {
  test('an interval in brackets, none for an exact value, a dash without a value', () => {
    expect(ranged(speech, near(0.5, 0.1))).toBe('50% (40%…60%)');
    expect(ranged(speech, exact(0.5))).toBe('50%');
    expect(ranged(speech, exact(Number.NaN))).toBe('–');
  });

  test('a number’s colour also shows whether it’s exact', () => {
    expect(badge(speech, true, 3)).toBe('<span class="badge exact">exact</span>');
    expect(badge(speech, false, 3)).toBe('<span class="badge">sampled(3)</span>');
  });

  test('a row has the measure’s word for rows; without words only its key', () => {
    const names = (measure: string) => [false, true].map((alone) => rowName(speech, measure, '4', alone));
    expect(names('cup')).toEqual(['Round 4', 'Round']);
    expect(names('sum')).toEqual(['4', '4']);
    expect(names('gone')).toEqual(['4', '4']);
  });

  test('a question is named by its prompt, without whom it addresses and without a full stop', () => {
    const examples = {
      prompts: new Map(),
      lines: new Map(),
      questions: new Map([
        ['act', '…: act.'],
        ['go', '…: where do you go?'],
        ['wait', 'week …: wait.'],
      ]),
    };
    const names = ['act', 'go', 'wait', 'gone'].map((ask) => questionName({ ...speech, examples }, ask));
    expect(names).toEqual(['Act', 'Where do you go?', 'week …: wait', 'gone']);
    expect(questionName(speech, 'act')).toBe('act');
  });

  test('numbers have as many decimals as their size needs', () => {
    expect([0.126, 9.999, 10, 99.96, 100, 100.4, 1234.5, -12.34].map((n) => number('en', n))).toEqual([
      '0.13',
      '10',
      '10',
      '100',
      '100',
      '100',
      '1,235',
      '−12.3',
    ]);
  });

  test('a table: numbers right-aligned, sure rows marked, no empty heading', () => {
    const html = table(
      ['name', '', 'n'],
      [
        ['a', 'b', '1'],
        ['c', 'd', '2'],
      ],
      [2],
      (row) => row === 1,
    );
    expect(html).toContain('<tr><th scope="col">name</th><td></td><th scope="col" class="n">n</th></tr>');
    expect(html).toContain('<tr><td>a</td><td>b</td><td class="n">1</td></tr>');
    expect(html).toContain('<tr class="sure"><td>c</td><td>d</td><td class="n">2</td></tr>');
    expect(table(['a'], [['b']])).toContain('<tr><td>b</td></tr>');
  });

  test('lengths are grouped into at most thirty columns of equal width', () => {
    const spread = Object.fromEntries(Array.from({ length: 61 }, (_, i) => [i + 10, i === 60 ? 4 : 1]));
    const bins = binned(spread, 'en');
    expect(bins).toHaveLength(21);
    expect(bins.map(({ label }) => label).slice(0, 3)).toEqual(['10', '13', '16']);
    expect(bins[0]).toMatchObject({ value: 3 / 64, low: 3 / 64, high: 3 / 64 });
    expect(bins.at(-1)).toMatchObject({ label: '70', value: 4 / 64 });
    expect(binned({ 3: 1, 5: 3 }, 'en').map(({ label, value }) => [label, value])).toEqual([
      ['3', 0.25],
      ['4', 0],
      ['5', 0.75],
    ]);
  });
});

describe('a measure has the chart that suits its numbers', () => {
  const row = (
    key: string,
    shares: Readonly<Record<string, number>>,
    total = 1,
    mean?: number,
  ): MeasuredRow => ({
    key,
    outcomes: Object.entries(shares).map(([outcome, value]) => ({ outcome, ...exact(value) })),
    total,
    mean: mean === undefined ? undefined : exact(mean),
  });
  const chart = (rows: readonly MeasuredRow[], among?: readonly MeasuredRow[]) =>
    measureChart(speech, { id: 'cup', given: {}, exact: true, rows }, among);
  const numbers = (n: number, from = 0) =>
    Object.fromEntries(Array.from({ length: n }, (_, i) => [i + from, 1 / n]));
  const names = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, i) => [`x${i}`, 1 / n]));

  test('few outcomes: bars with their names', () => {
    expect(read(chart([row('turn', { empty: 0.25, full: 0.75, odd: 0 })]))).toEqual([
      '[Cup: outcome empty, 25%, outcome full, 75%]',
    ]);
    // Names keep their order; those that never come up are left out.
    expect(read(chart([row('turn', { red: 0.25, odd: 0, blue: 0.75 })]))).toEqual([
      '[Cup: outcome red, 25%, outcome blue, 75%]',
    ]);
    expect(read(chart([row('turn', { '10 and more': 0.25, '4 to 6': 0, '1 to 3': 0.75 })]))).toEqual([
      '[Cup: outcome 10 and more, 25%, outcome 1 to 3, 75%]',
    ]);
  });
  test('many numbers: columns in order, with those between the lowest and the highest that come up', () => {
    const shares = { ...numbers(8, -3), 9: 0, '-9': 0 };
    const picture = chart([row('turn', shares)]);
    expect(read(picture)).toEqual(['[Cup: −3, −2, −1, 0, 1, 2, 3, 4, 12.5%, 0]']);
    expect(read(chart([row('turn', { 1: 0.5, 2: 0, 9: 0.5, 10: 0 })]))[0]).toBe(
      '[Cup: outcome 1, 50%, outcome 2, 0%, outcome 9, 50%]',
    );
  });
  test('many names in one row: bars', () => {
    expect(read(chart([row('turn', names(8))]))[0]).toContain('outcome x7, 12.5%');
  });
  test('few outcomes in many rows: shares of a whole, rows that never come up left out', () => {
    const rows = [row('1', { a: 1, b: 0 }), row('2', { a: 0.25, b: 0.75 }), row('3', { a: 0, b: 0 }, 0)];
    expect(read(chart(rows))).toEqual(['[Cup: A outcome a, B outcome b, 1, A 100%, 2, A 25%, B 75%]']);
    expect(chart([row('1', { a: 0 }, 0), row('2', { a: 0 }, 0)])).toBe('');
  });
  test('many numbers in many rows: shades, with a dot for the average', () => {
    const picture = chart([row('1', numbers(8), 1, 3.5), row('2', numbers(8), 1, 2)]);
    expect(read(picture)).toEqual(['[Cup: 1, 2, 0, 1, 2, 3, 4, 5, 6, 7]']);
    expect(picture.match(/class="dot"/g)).toHaveLength(2);
  });
  test('many names in many rows: shades above numbers, and the names below; too many have no chart', () => {
    const picture = chart([row('1', names(7), 1, 3), row('2', names(7))]);
    expect(read(picture)).toEqual([
      '[Cup: 1, 2, 1, 2, 3, 4, 5, 6, 7]',
      '1 outcome x0 · 2 outcome x1 · 3 outcome x2 · 4 outcome x3 · 5 outcome x4 · 6 outcome x5 · 7 outcome x6',
    ]);
    expect(picture).not.toContain('class="dot"');
    expect(chart([row('1', names(24)), row('2', names(24))])).not.toBe('');
    expect(chart([row('1', names(25)), row('2', names(25))])).toBe('');
    expect(chart([row('1', numbers(25)), row('2', numbers(25))])).not.toBe('');
  });
  test('an outcome has the same place in all variants', () => {
    const own = [row('turn', { a: 1, c: 0 })];
    expect(read(chart(own, [...own, row('turn', { b: 0.5, c: 0.5 })]))).toEqual([
      '[Cup: outcome a, 100%, outcome c, 0%, outcome b, 0%]',
    ]);
  });
  test('a table gives the fraction or the count behind every number', () => {
    const rows = [
      row('2', { a: 1 }),
      {
        ...cup,
        key: '1',
        outcomes: [
          ...cup.outcomes,
          { outcome: 'never', ...exact(0) },
          { outcome: 'long', fraction: '1234567890123/98765432109876', ...exact(0.0125) },
          { outcome: 'counted', count: 12345, ...near(0.5, 0.1) },
        ],
      },
    ];
    expect(read(measureTable(speech, { id: 'cup', given: {}, exact: true, rows }))).toEqual([
      'Round |  | share |',
      'Round 2 | outcome a | 100% |',
      'Round 1 | outcome empty | 42.9% | 3/7',
      'Round 1 | outcome full | 57.1% | 4/7',
      'Round 1 | outcome long | 1.3% |',
      'Round 1 | outcome counted | 50% (40%…60%) | 12,345',
    ]);
    // One row needs no key.
    expect(read(measureTable(speech, { id: 'cup', given: {}, exact: true, rows: [cup] }))[1]).toBe(
      'Round | outcome empty | 42.9% | 3/7',
    );
  });
});

const seen = (id: string, met: Coverage['met'], share = 0, mean = 0): Coverage => ({
  id,
  met,
  mean: exact(mean),
  share: exact(share),
});
const game: Game<AnySpec> = {
  ...(errand as Game<AnySpec>),
  options: {
    steps: { kind: 'number', role: 'taste', min: 1, max: 9, default: 6 },
    pool: { kind: 'choice', role: 'ruling', choices: ['literal', 'other'], default: 'literal' },
    fast: { kind: 'flag', role: 'taste', default: false },
    named: { kind: 'flag', role: 'taste', default: true },
  } as Game<AnySpec>['options'],
  why: {
    asks: { act: 'cup', roll: 'end', rare: 'cup' },
    events: { drawn: 'end', bell: [] },
    rules: { cup: { clauses: ['Z1'] }, end: { clauses: ['Z2'] } },
  },
};
const survey: Survey = {
  game: 'made-up',
  version: 1,
  options: { steps: 7, pool: 'literal', fast: false, named: true },
  seed: 5,
  games: 200,
  measures: [{ id: 'cup', given: { side: 'boers', turn: 1 }, exact: true, rows: [cup] }],
  tally: { ...EMPTY, games: 200, spreads: { moves: { 10: 50, 11: 150 } } },
  settled: { ...EMPTY, games: 40 },
  byHand: { asks: [], events: [], outcomes: [] },
};
const health: Health = {
  stuck: 1,
  endless: 0,
  troubles: [{ kind: 'stuck', index: 17, what: "no move at 'act'" }],
  outcomes: [
    seen('lost', 'met', 0.25),
    seen('won', 'met', 0.75),
    seen('tied', 'never'),
    seen('gone', 'by-hand'),
  ],
  asks: [seen('act', 'met', 1, 12.5), seen('roll', 'never'), seen('rare', 'never')],
  events: [seen('drawn', 'met', 0.5, 0.75), seen('bell', 'by-hand'), seen('told', 'never')],
  rules: [
    { id: 'cup', met: 'met', clauses: ['Z1'] },
    { id: 'end', met: 'never', clauses: ['Z2'] },
  ],
  idleClauses: ['Z2', 'Z3'],
  unwatched: ['Z8', 'Z9'],
  idleRows: [{ measure: 'cup', key: '4', exact: true }],
  idleCells: [{ measure: 'cup', key: '5', outcome: 'odd', exact: true }],
  onlyChoice: [{ ask: 'act', share: exact(0.4), choices: 2.5 }],
  points: [
    ['a', { value: 9.5, low: 9, high: 10 }],
    ['b', { value: 4, low: 4, high: 4 }],
  ],
  seats: [
    { seat: 'a', wins: exact(0.7), score: exact(0) },
    { seat: 'b', wins: exact(0.3), score: exact(0) },
  ],
  first: exact(0.6),
  settled: [
    { point: 0, same: exact(0.5) },
    { point: 0.5, same: exact(0.8) },
  ],
};
const reported: ReportInput = {
  game,
  survey,
  health,
  findings: [
    { kind: 'chance', measure: 'cup', key: 'turn', outcome: 'empty', value: 3 / 7, fraction: '3/7' },
    { kind: 'settled', point: 0.5, value: 0.8, before: 0.5 },
    { kind: 'outcome', outcome: 'won', value: 0.75 },
  ],
  command: 'emptychair lab made-up --seed 5',
  files: ['report.json', 'counts & more.csv'],
  journals: ['games/0.txt'],
};
const between = (lines: readonly string[], from: string, to: string) =>
  lines.slice(lines.indexOf(from) + 1, lines.indexOf(to));

describe('a report', () => {
  const told = () => read(report(speech, reported));

  test('begins with its title, the number of games, and the main finding', () => {
    const lines = told();
    expect(lines.slice(0, 9)).toEqual([
      'report(Title)',
      'played(200, 5)',
      'Help of Cup: 3 of 7 (42.9%). exact',
      'sections.summary',
      'sampled(200)',
      'outcomes: You win (75%), You lose (25%).',
      'seats: seat a 70%, seat b 30%.',
      'sections.findings',
      // What only people who write rules understand has its chart, but isn't among what stands out.
      'findings.outcome(You win., 75%) sampled(200)',
    ]);
    expect(lines.join()).not.toContain('findings.settled');
    const stopped = read(report(speech, { ...reported, survey: { ...survey, games: 500 }, findings: [] }));
    expect(stopped.slice(0, 4)).toEqual([
      'report(Title)',
      'played(200, 5)',
      'stopped(200, 500)',
      'findings.nothing',
    ]);
    expect(stopped).not.toContain('sections.findings');
    const sampled = { ...survey, measures: survey.measures.map((one) => ({ ...one, exact: false })) };
    expect(read(report(speech, { ...reported, survey: sampled }))[2]).toMatch(/ sampled\(200\)$/);
    const other = { ...survey, measures: survey.measures.map((one) => ({ ...one, id: 'sum' })) };
    expect(read(report(speech, { ...reported, survey: other }))[2]).toMatch(/ sampled\(200\)$/);
  });

  test('in short: numbers with their middle, which then don’t stand out a second time', () => {
    const numeric = (values: readonly string[]) => ({
      ...cup,
      mean: exact(3),
      outcomes: values.map((outcome) => ({ outcome, ...exact(1 / values.length) })),
    });
    const measure = { ...survey.measures[0]!, rows: [numeric(['1', '2', '3', '4', '5', '6', '7'])] };
    const numbers = { kind: 'numbers', measure: 'cup', low: 1, middle: 4, high: 7 } as const;
    const told = (given: Partial<ReportInput>) => read(report(speech, { ...reported, ...given }));
    const lines = told({
      survey: { ...survey, measures: [measure] },
      findings: [reported.findings[0]!, numbers],
    });
    expect(between(lines, 'sections.summary', 'sections.measures')).toContain(
      'findings.numbers(Cup, 1, 7, 4)',
    );
    expect(lines.filter((line) => line.startsWith('findings.numbers'))).toHaveLength(1);
    const nothing = { ...health, outcomes: [], seats: [] };
    expect(told({ health: nothing })).not.toContain('sections.summary');
  });

  test('shows each measure with its help, its parameters and its numbers', () => {
    const lines = told();
    expect(between(lines, 'sections.measures', 'sections.games')).toEqual([
      'Cup',
      'exact',
      'Help of Cup. (given boers, 1)',
      '[Cup: outcome empty, 42.9%, outcome full, 57.1%]',
      'numbers',
      'Round |  | share |',
      'Round | outcome empty | 42.9% | 3/7',
      'Round | outcome full | 57.1% | 4/7',
    ]);
    const sampled = { ...survey, measures: [...survey.measures, { ...survey.measures[0]!, exact: false }] };
    const both = read(report(speech, { ...reported, survey: sampled }));
    expect(between(both, 'sections.measures', 'sections.games')[0]).toBe('interval');
    const none = read(report(speech, { ...reported, survey: { ...survey, measures: [] } }));
    expect(none).not.toContain('sections.measures');
    const plain = { ...survey, measures: survey.measures.map((one) => ({ ...one, given: {} })) };
    expect(read(report(speech, { ...reported, survey: plain }))).toContain('Help of Cup.');
  });

  test('shows whole games: endings by frequency, lengths, seats, when they are settled, decisions with one choice', () => {
    const lines = told();
    expect(between(lines, 'sections.games', 'sections.health')).toEqual([
      'interval',
      'outcomes',
      'sampled(200)',
      'method.random',
      '[outcomes: You win., 75%, You lose., 25%]',
      'length',
      'sampled(200)',
      '[length: 10, 11, 75%, 0, moves]',
      'Points',
      'sampled(200)',
      '| mean',
      'seat a | 9.5 (9…10)',
      'seat b | 4',
      'seats',
      'sampled(200)',
      '[seats: seat a, 70%, seat b, 30%, first, 60%, fair 50%]',
      'settled',
      'sampled(40)',
      'settledHelp',
      '[settled: 100%, 0, 50%, start, 80%, 50%]',
      'onlyChoice',
      'sampled(200)',
      '[onlyChoice: act, 40%]',
      'numbers',
      'example | share | choices |',
      'act | 40% | 2.5 | act',
    ]);
  });

  test('leaves out empty parts, and says who decided', () => {
    const bare: ReportInput = {
      ...reported,
      game: { ...game, lab: { ...game.lab, standIn: () => '' } },
      survey: { ...survey, bots: 'steady', tally: { ...survey.tally, spreads: { moves: { 10: 200 } } } },
      health: { ...health, points: [], seats: [], settled: [], onlyChoice: [] },
    };
    expect(between(read(report(speech, bare)), 'sections.games', 'sections.health')).toEqual([
      'interval',
      'outcomes',
      'sampled(200)',
      'method.bots(steady) method.standIn',
      '[outcomes: You win., 75%, You lose., 25%]',
    ]);
    const usual = { ...game, lab: { ...game.lab, standIn: () => '', decides: true } };
    expect(read(report(speech, { ...reported, game: usual })).join()).toContain(
      'method.usual method.standIn',
    );
    const two = { ...health, first: undefined };
    expect(read(report(speech, { ...reported, health: two }))).toContain(
      '[seats: seat a, 70%, seat b, 30%, fair 50%]',
    );
    const one = { ...health, seats: health.seats.slice(0, 1) };
    expect(read(report(speech, { ...reported, health: one })).join()).not.toContain('[seats');
  });

  test('says what broke, what never came up, and what only a player can cause', () => {
    const lines = told();
    expect(between(lines, 'sections.health', 'sections.settings')).toEqual([
      'sampled(200)',
      'health.stuck |',
      "#17: no move at 'act'",
      'health.endless | none',
      'health.outcomes | tied',
      'health.asks |',
      'roll',
      'The cup is filled. (rare)',
      'health.events | told',
      'health.rules | end',
      'health.clauses | Z2, Z3',
      'health.rows |',
      'Cup: Round 4',
      'health.cells |',
      'Cup: Round 5 outcome odd',
      'byHand:',
      'gone',
      'A bell rings. (bell)',
      'health.unwatched: Z8, Z9',
      'numbers',
      'example | times | share |',
      'act | 12.5 | 100% | act',
      'drawn | 0.75 | 50% | drawn',
    ]);
    const sound: Health = {
      ...health,
      outcomes: [seen('won', 'met', 1)],
      events: [],
      unwatched: [],
      idleClauses: Array.from({ length: 21 }, (_, i) => `Z${i + 10}`),
    };
    const section = between(
      read(report(speech, { ...reported, health: sound })),
      'sections.health',
      'sections.settings',
    );
    expect(section).toContain('health.outcomes | none');
    expect(section.join()).not.toContain('byHand');
    expect(section.join()).not.toContain('unwatched');
    // Twenty of a kind, then dots.
    expect(section.find((line) => line.startsWith('health.clauses'))).toMatch(/Z28, Z29, …$/);
  });

  test('names a rule by its first sentence, even if it is the only one', () => {
    const rules = [{ id: 'last', met: 'never', clauses: [] }] as const;
    expect(read(report(speech, { ...reported, health: { ...health, rules } }))).toContain(
      'Only a rule. (last)',
    );
  });

  test('lists the settings by name, and marks defaults', () => {
    const lines = told();
    expect(between(lines, 'setting | value |  |', 'sections.again')).toEqual([
      'Steps | 7 |  | steps',
      'Pool | as printed | standard | pool',
      'fast | – | standard | fast',
      'named | ✓ | standard | named',
    ]);
    const options = { steps: [1, 2], pool: { deep: true }, fast: true, named: true };
    const odd = read(report(speech, { ...reported, survey: { ...survey, options } }));
    expect(between(odd, 'setting | value |  |', 'sections.again')).toEqual([
      'Steps | 1, 2 |  | steps',
      'Pool | {…} |  | pool',
      'fast | ✓ |  | fast',
      'named | ✓ | standard | named',
    ]);
  });

  test('is written with its data and its games beside it, and names them', () => {
    const journals = new Map([['games/0.txt', 'a game']]);
    const written = files(speech, game, survey, { health, findings: reported.findings }, 'again', journals);
    const data = ['report.json', 'measures.csv', 'counts.csv', 'lengths.csv'];
    expect([...written.keys()]).toEqual(['index.html', ...data, 'games/0.txt']);
    expect(written.get('games/0.txt')).toBe('a game');
    expect(read(written.get('index.html') ?? '').slice(-8)).toEqual([
      'again',
      'files',
      ...data,
      'journals',
      'games/0.txt',
    ]);
    expect(JSON.parse(written.get('report.json') ?? '')).toMatchObject({
      game: 'made-up',
      played: 200,
      findings: reported.findings,
      health: { stuck: 1 },
    });
    expect(written.get('measures.csv')).toBe(measuresCsv(survey));
    expect(written.get('lengths.csv')).toBe(lengthsCsv(survey));
  });

  test('has its counts as a table: kind, name, number of games, frequency', () => {
    const q = { sum: 6, squares: 18, games: 2, first: 0 };
    const tally = {
      ...EMPTY,
      games: 2,
      quantities: { moves: q, 'score\tnorth': q, 'sum\tcup\tturn': q, 'measure\tcup\tturn\tempty': q },
    };
    expect(countsCsv({ ...survey, tally })).toBe(
      [
        'kind,name,games,sum,mean,low,high',
        'moves,,2,6,3,3,3',
        'score,north,2,6,3,3,3',
        'sum,cup turn,2,6,3,3,3',
        '',
      ].join('\n'),
    );
    const spreads = { moves: { 100: 1, 9: 2 } };
    expect(lengthsCsv({ ...survey, tally: { ...tally, spreads } })).toBe('moves,games\n9,2\n100,1\n');
  });

  test('tells the author of the rules what stopped, never came up, was guessed or found nothing', () => {
    const remarks = (remarks: Survey['remarks']) =>
      between(
        read(report(speech, { ...reported, survey: { ...survey, remarks } })),
        'sections.remarks',
        'sections.settings',
      );
    const found: NonNullable<Survey['remarks']>['found'] = [
      { id: 'stopped', line: 7, rule: 'cup', name: 'Threat', end: 'low' },
      { id: 'stopped', line: 7, rule: 'cup', name: 'Threat', end: 'high' },
      { id: 'never', line: 9, rule: 'end', label: 'yes' },
      { id: 'leaned', line: 11, rule: 'gone', how: 'usual' },
      { id: 'leaned', line: 12, rule: 'gone', how: 'open' },
      { id: 'empty', line: 13, rule: 'gone' },
    ];
    const filled = 'remarks.at(7, The cup is filled. Then it is emptied.)';
    expect(remarks({ games: 90, found })).toEqual([
      'sampled(90)',
      `${filled}: remarks.stopped.low(Threat)`,
      `${filled}: remarks.stopped.high(Threat)`,
      'remarks.at(9, It ends): remarks.never(yes)',
      'remarks.at(11, ): remarks.leaned.usual',
      'remarks.at(12, ): remarks.leaned.open',
      'remarks.at(13, ): remarks.empty',
    ]);
    // Where every position was visited, what never came up can't.
    expect(remarks({ found: found.slice(2, 3) })).toEqual([
      'exact',
      'remarks.at(9, It ends): remarks.impossible(yes)',
    ]);
    expect(remarks({ games: 90, found: [] })).toEqual(['sampled(90)', 'remarks.nothing']);
    expect(told()).not.toContain('sections.remarks');
  });

  test('ends with the command that gives the same numbers, the data and the games', () => {
    const lines = told();
    expect(lines.slice(lines.indexOf('sections.again') + 1)).toEqual([
      'emptychair lab made-up --seed 5',
      'files',
      'report.json',
      'counts & more.csv',
      'journals',
      'games/0.txt',
    ]);
    const page = report(speech, reported);
    expect(page).toContain('<a href="counts%20&%20more.csv">counts &#38; more.csv</a>');
    const many = Array.from({ length: 60 }, (_, i) => `games/${i}.txt`);
    const fifty = read(report(speech, { ...reported, files: [], journals: many }));
    expect(fifty).not.toContain('files');
    expect(fifty.at(-1)).toBe('games/49.txt');
    expect(read(report(speech, { ...reported, journals: [] }))).not.toContain('journals');
  });
});

describe('a comparison', () => {
  const by = (
    value: number,
    half = 0,
    sure = half < Math.abs(value),
  ): Difference['by'] & { sure: boolean } => ({
    ...near(value, half),
    sure,
  });
  const other = (value: number, from: number, half = 0): Difference => {
    const { sure, ...estimate } = by(value - from, half);
    return { value: exact(value), by: estimate, sure };
  };
  const sums: MeasuredRow = {
    key: 'game',
    outcomes: [0, 1, 2].map((n) => ({ outcome: String(n), ...exact(1 / 3) })),
    total: 100,
    mean: exact(1),
    deviation: 0.8,
  };
  const changed: MeasuredRow = {
    ...cup,
    outcomes: [
      { outcome: 'empty', fraction: '1', ...exact(1) },
      { outcome: 'full', fraction: '0', ...exact(0) },
    ],
  };
  const comparison: Comparison = {
    game: 'made-up',
    version: 1,
    seed: 5,
    games: 100,
    played: 100,
    variants: [
      { name: 'pool=literal', options: {} },
      { name: 'pool=other', options: {} },
      { name: 'steps=3 fast=on', options: {} },
    ],
    measures: [
      {
        id: 'cup',
        given: {},
        exact: true,
        rows: [[cup], [changed], [cup]],
        outcomes: [
          {
            key: 'turn',
            outcome: 'empty',
            base: cup.outcomes[0] as never,
            others: [
              { ...other(1, 3 / 7), value: changed.outcomes[0] as never },
              { ...other(3 / 7, 3 / 7), value: cup.outcomes[0] as never },
            ],
          },
          {
            key: 'turn',
            outcome: 'full',
            base: cup.outcomes[1] as never,
            others: [other(0, 4 / 7), other(4 / 7, 4 / 7)],
          },
        ],
        means: [],
      },
      {
        id: 'sum',
        given: {},
        exact: false,
        rows: [[sums], [sums], [sums]],
        outcomes: sums.outcomes.map((cell) => ({
          key: 'game',
          outcome: cell.outcome,
          base: cell,
          others: [other(cell.value, cell.value), other(cell.value, cell.value)],
        })),
        means: [
          { key: 'game', base: exact(1), deviation: 0.8, others: [other(1.1, 1, 0.2), other(1.8, 1, 0.1)] },
        ],
      },
    ],
    quantities: [
      { kind: 'moves', name: '', base: exact(20), others: [other(22, 20, 1), other(20, 20)] },
      { kind: 'outcome', name: 'won', base: exact(0.5), others: [other(0.6, 0.5, 0.05), other(0.5, 0.5)] },
      { kind: 'win', name: 'a', base: exact(0.5), others: [other(0.3, 0.5, 0.05), other(0.5, 0.5)] },
      { kind: 'score', name: 'a', base: exact(7), others: [other(7, 7), other(7, 7)] },
      { kind: 'event', name: 'drawn', base: exact(3), others: [other(3, 3), other(3.5, 3, 0.1)] },
    ],
  };
  const compared = { game, comparison, command: 'emptychair compare made-up', files: ['differences.csv'] };

  test('variants are named after their settings', () => {
    expect(variantName(speech, 'pool=literal')).toBe('as printed');
    expect(variantName(speech, 'steps=3 fast=on named=off')).toBe(
      'Steps: 3, fast: compare.yes, named: compare.no',
    );
    expect(variantName(speech, 'pool=a=b')).toBe('Pool: a=b');
  });

  test('the largest difference of each variant: shares of the whole, averages relative to their deviation', () => {
    expect(contrasts(comparison)).toEqual([
      {
        kind: 'share',
        variant: 1,
        base: 3 / 7,
        value: 1,
        measure: 'cup',
        key: 'turn',
        outcome: 'empty',
        fractions: ['3/7', '1'],
      },
      { kind: 'mean', variant: 2, base: 1, value: 1.8, measure: 'sum', key: 'game' },
    ]);
    expect(sayings(speech, comparison)).toEqual([
      'findings.differs(as meant, Help of Cup, 100%, 3 of 7 (42.9%))',
      'findings.differs(Steps: 3, fast: compare.yes, Sum, compare.average, 1.8, 1)',
    ]);
  });

  describe('of several differences', () => {
    const only = (parts: Partial<Comparison>): Comparison => ({
      ...comparison,
      variants: comparison.variants.slice(0, 2),
      measures: [],
      quantities: [],
      ...parts,
    });
    const [moves, won] = comparison.quantities;
    const [, sum] = comparison.measures;
    if (!moves || !won || !sum) throw new Error('made up');
    const kinds = (parts: Partial<Comparison>) => contrasts(only(parts)).map(({ kind }) => kind);

    test('an ending comes before the number of moves, however large', () => {
      expect(kinds({ quantities: [moves] })).toEqual(['moves']);
      const far = { ...moves, others: [other(2000, 20, 1)] };
      expect(kinds({ quantities: [far, won] })).toEqual(['outcome']);
      const [first] = contrasts(only({ quantities: [won] }));
      expect(first).toEqual({ kind: 'outcome', variant: 1, base: 0.5, value: 0.6, outcome: 'won' });
    });
    test('differences within chance don’t count; wins, scores and events have separate tables', () => {
      expect(kinds({ quantities: [{ ...won, others: [other(0.6, 0.5, 0.2)] }] })).toEqual([]);
      expect(kinds({ quantities: comparison.quantities.slice(2) })).toEqual([]);
      expect(kinds({ measures: [{ ...sum, means: [] }] })).toEqual([]);
      expect(sayings(speech, only({}))).toEqual(['compare.alike']);
    });
    test('a difference of two deviations counts as much as a share that goes from never to always', () => {
      const mean = (value: number) => ({
        ...sum,
        means: [{ key: 'game', base: exact(1), deviation: 0.5, others: [other(value, 1)] }],
      });
      const share = (value: number) => ({ ...won, others: [other(value, 0)], base: exact(0) });
      expect(kinds({ measures: [mean(1.5)], quantities: [share(0.51)] })).toEqual(['outcome']);
      expect(kinds({ measures: [mean(1.5)], quantities: [share(0.49)] })).toEqual(['mean']);
      expect(kinds({ measures: [mean(9)], quantities: [share(0.99)] })).toEqual(['mean']);
    });
    test('one row of many counts half', () => {
      const [cupMeasure] = comparison.measures;
      if (!cupMeasure) throw new Error('made up');
      const many = { ...cupMeasure, rows: cupMeasure.rows.map((rows) => [...rows, ...rows]) };
      const share = (value: number) => ({ ...won, others: [other(value, 0)], base: exact(0) });
      // The cup differs by 4/7.
      expect(kinds({ measures: [cupMeasure], quantities: [share(0.5)] })).toEqual(['share']);
      expect(kinds({ measures: [many], quantities: [share(0.5)] })).toEqual(['outcome']);
      expect(kinds({ measures: [many], quantities: [share(0.2)] })).toEqual(['share']);
      expect(sayings(speech, only({ measures: [many] }))).toEqual([
        'findings.differs(as meant, Cup, Round turn, outcome empty, 100%, 3 of 7 (42.9%))',
      ]);
    });
    test('names a measure without words by its id', () => {
      const [cupMeasure] = comparison.measures;
      if (!cupMeasure) throw new Error('made up');
      expect(sayings(speech, only({ measures: [{ ...cupMeasure, id: 'gone' }] }))).toEqual([
        'findings.differs(as meant, gone, turn, empty, 100%, 3 of 7 (42.9%))',
      ]);
    });
    test('names an ending without its full stop, and moves as the length', () => {
      expect(sayings(speech, only({ quantities: [won] }))).toEqual([
        'findings.differs(as meant, You win, 60%, 50%)',
      ]);
      const abbreviated = { ...speech, words: { ...speech.words, outcomes: { won: 'St. Louis wins.' } } };
      expect(sayings(abbreviated, only({ quantities: [won] }))).toEqual([
        'findings.differs(as meant, St. Louis wins, 60%, 50%)',
      ]);
      expect(sayings(speech, only({ quantities: [moves] }))).toEqual([
        'findings.differs(as meant, length, 22, 20)',
      ]);
      const rows = sum.rows.map((one) => [...one, ...one]);
      const many = { ...sum, rows, means: [{ ...sum.means[0]!, others: [other(1.8, 1)] }] };
      expect(sayings(speech, only({ measures: [many] }))).toEqual([
        'findings.differs(as meant, Sum, game, compare.average, 1.8, 1)',
      ]);
    });
  });

  const told = () => read(comparisonPage(speech, compared));
  test('begins with the largest differences, then the variants', () => {
    const lines = told();
    expect(lines.slice(0, lines.indexOf('sections.differences'))).toEqual([
      'comparison(Title)',
      'played(100, 5). compare.common',
      'findings.differs(as meant, Help of Cup, 100%, 3 of 7 (42.9%))',
      'sections.findings',
      'findings.differs(Steps: 3, fast: compare.yes, Sum, compare.average, 1.8, 1)',
      'sections.variants',
      'as printed compare.base',
      'as meant',
      'Steps: 3, fast: compare.yes',
    ]);
    const stopped = { ...comparison, played: 60 };
    expect(read(comparisonPage(speech, { ...compared, comparison: stopped }))[2]).toBe('stopped(60, 100)');
  });

  test('charts every difference; of two outcomes only the first', () => {
    const lines = told();
    expect(between(lines, 'sections.differences', 'Help of Cup.').slice(0, -1)).toEqual([
      'compare.aside interval compare.sure',
      'Cup',
      'exact',
      '[Cup: outcome empty, 2, +57.1%, 3, =]',
      'Sum, compare.average',
      'sampled(100)',
      '[Sum, compare.average: game, 2, +0.1 ± 0.2, 3, +0.8 ± 0.1]',
      'outcomes',
      'sampled(100)',
      '[outcomes: You win., 2, +10% ± 5%, 3, =]',
      'seats',
      'sampled(100)',
      '[seats: seat a, 2, −20% ± 5%, 3, =]',
      'length, compare.average',
      'sampled(100)',
      '[length, compare.average: moves, 2, +2 ± 1, 3, =]',
    ]);
    // Of three outcomes each.
    const { rows, outcomes, ...rest } = comparison.measures[0]!;
    const odd = { outcome: 'odd', ...exact(0) };
    const three = {
      ...rest,
      rows: rows.map((each) => each.map((one) => ({ ...one, outcomes: [...one.outcomes, odd] }))),
      outcomes: [...outcomes, { ...outcomes[1]!, outcome: 'odd' }],
    };
    expect(
      between(
        read(comparisonPage(speech, { ...compared, comparison: { ...comparison, measures: [three] } })),
        'sections.differences',
        'Help of Cup.',
      )[3],
    ).toContain('outcome full');
    const certain = { ...comparison, measures: comparison.measures.slice(0, 1), quantities: [] };
    expect(read(comparisonPage(speech, { ...compared, comparison: certain }))).toContain(
      'compare.aside compare.sure',
    );
    const none = { ...comparison, measures: [], quantities: [] };
    expect(read(comparisonPage(speech, { ...compared, comparison: none }))).toContain('compare.alike');
  });

  test('gives each measure by variant, with every difference as a number', () => {
    const lines = told();
    const from = lines.indexOf('Help of Cup.');
    expect(lines.slice(from, lines.indexOf('Sum', from))).toEqual([
      'Help of Cup.',
      '1. as printed',
      'exact',
      '[Cup: outcome empty, 42.9%, outcome full, 57.1%]',
      '2. as meant',
      'exact',
      '[Cup: outcome empty, 100%, outcome full, 0%]',
      '3. Steps: 3, fast: compare.yes',
      'exact',
      '[Cup: outcome empty, 42.9%, outcome full, 57.1%]',
      'numbers',
      '|  | as printed | as meant | Steps: 3, fast: compare.yes',
      'Round | outcome empty | 42.9% | 100% (+57.1%) | 42.9% (=)',
      'Round | outcome full | 57.1% | 0% (−57.1%) | 57.1% (=)',
    ]);
    // What never comes up in any variant isn't listed.
    const [first] = comparison.measures;
    const never = { outcome: 'never', ...exact(0) };
    const outcomes = [
      ...(first?.outcomes ?? []),
      { key: 'turn', outcome: 'never', base: never, others: [other(0, 0), other(0, 0)] },
      {
        key: 'turn',
        outcome: 'new',
        base: { ...never, outcome: 'new' },
        others: [other(0, 0), other(0.5, 0)],
      },
    ];
    const measures = first ? [{ ...first, outcomes }] : [];
    const more = read(comparisonPage(speech, { ...compared, comparison: { ...comparison, measures } }));
    expect(more.filter((line) => line.startsWith('Round | outcome n'))).toEqual([
      'Round | outcome new | 0% | 0% (=) | 50% (+50%)',
    ]);
    expect(comparisonPage(speech, compared)).toContain(
      '<tr class="sure"><td>Round</td><td>outcome empty</td>',
    );
    expect(comparisonPage(speech, compared)).toContain('<tr><td>game</td><td>outcome 0</td>');
  });

  test('gives whole games as shares and as amounts, then the command and the data', () => {
    const lines = told();
    expect(lines.slice(lines.indexOf('sections.games') + 1)).toEqual([
      'method.random compare.sure',
      '| as printed | as meant | Steps: 3, fast: compare.yes',
      'length | 20 | 22 (+2 ± 1) | 20 (=)',
      'You win. | 50% | 60% (+10% ± 5%) | 50% (=)',
      'seats: seat a | 50% | 30% (−20% ± 5%) | 50% (=)',
      'seat a | 7 | 7 (=) | 7 (=)',
      'drawn | 3 | 3 (=) | 3.5 (+0.5 ± 0.1)',
      'sections.again',
      'emptychair compare made-up',
      'files',
      'differences.csv',
    ]);
    const bots = { ...comparison, bots: 'steady' };
    expect(read(comparisonPage(speech, { ...compared, comparison: bots, files: [] }))).toContain(
      'method.bots(steady) compare.sure',
    );
  });

  test('several differences are also written as data for programs and spreadsheets', () => {
    const files = comparisonFiles(speech, { game, comparison, command: 'x' });
    expect([...files.keys()]).toEqual(['index.html', 'comparison.json', 'differences.csv']);
    expect(JSON.parse(files.get('comparison.json') ?? '')).toEqual(JSON.parse(JSON.stringify(comparison)));
    expect(read(files.get('index.html') ?? '').slice(-2)).toEqual(['comparison.json', 'differences.csv']);
    const rows = files.get('differences.csv')?.split('\n') ?? [];
    expect(rows[0]).toBe('measure,row,outcome,variant,exact,fraction,value,base,difference,low,high');
    expect(rows[1]).toMatch(
      /^cup,turn,empty,pool=other,true,1,1,0\.42857\d*,0\.57142\d*,0\.57142\d*,0\.57142\d*$/,
    );
    expect(rows[2]).toMatch(/^cup,turn,empty,steps=3 fast=on,true,3\/7,0\.42857\d*,/);
    expect(rows).toContain('sum,game,average,steps=3 fast=on,false,,1.8,1,0.8,0.7000000000000001,0.9');
    expect(rows).toContain(',moves,,pool=other,false,,22,20,2,1,3');
  });
});
