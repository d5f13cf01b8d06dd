/** Variants of a game on the same random numbers: paired differences, computed here a second time game by game. */

import { expect, test } from 'vitest';
import { errand } from '../../../test/toys/errand.ts';
import { identityStorage } from '../../kernel/define.ts';
import { Z } from '../../kernel/exact/estimate.ts';
import type { Measure } from '../../kernel/exact/measure.ts';
import { type AnySpec, chance, decide, end, type Game } from '../../kernel/game.ts';
import { resolve } from '../../kernel/options.ts';
import { playout } from '../../kernel/play.ts';
import { rng } from '../../kernel/rng.ts';
import { type Options, seedOf } from '../play/player.ts';
import { allMeasures, defaultGames } from '../survey/survey.ts';
import { inThisThread } from '../threads/crew.ts';
import { worker } from '../threads/task.ts';
import { type ComparedMeasure, type Comparison, compare, contrasts } from './compare.ts';

/** A choice that changes nothing, then three tosses of a coin; `heads` of six sides are heads. */
interface Coins extends AnySpec {
  state: { readonly options: Options; left: number; heads: number; chosen: boolean };
}
interface Thrown {
  readonly head: boolean;
  readonly left: number;
}
const coins: Game<Coins> = {
  ...(errand as Game<AnySpec>),
  stored: identityStorage,
  id: 'coins',
  options: { heads: { kind: 'number', role: 'taste', min: 1, max: 5, default: 3 } },
  why: {
    asks: { choose: 'all', throw: 'all' },
    events: { thrown: 'all' },
    rules: { all: { clauses: [] } },
  },
  seats: () => ['north', 'south'],
  setup: (options) => ({ options, left: 3, heads: 0, chosen: false }),
  node: (s) =>
    s.left === 0
      ? end(s.heads > 1 ? 'many' : 'few', s.heads > 1 ? [s.heads, 1] : [1, 2])
      : s.chosen
        ? chance('throw', { head: s.options.heads as number, tail: 6 - (s.options.heads as number) })
        : decide('choose', 'north', ['a', 'b']),
  apply(s, move, log) {
    if (!s.chosen) s.chosen = true;
    else {
      s.left--;
      if (move === 'head') s.heads++;
      log?.('thrown', { left: s.left, head: move === 'head' });
    }
  },
  clone: (s) => ({ ...s }),
  asides: () => [],
  facts: () => [],
  lab: {
    measures: {
      // Once in each game: the difference is paired.
      sum: {
        kind: 'remembering',
        rows: () => [{ key: 'game', outcomes: ['0', '1', '2', '3'] }],
        first: '0',
        next: { thrown: (memory, { head }: Thrown) => String(Number(memory) + Number(head)) },
        bucket: (memory) => ['game', memory],
      },
      // As often as heads come up: the two shares count as independent.
      when: {
        kind: 'counting',
        rows: () => [{ key: 'head', outcomes: ['first', 'second', 'third'] }],
        count: {
          thrown: ({ head, left }: Thrown) =>
            head ? ['head', ['third', 'second', 'first'][left] as string] : undefined,
        },
      },
    },
  },
};

const game: Game<AnySpec> = coins;
const GAMES = 400;
const SEED = 3;
function optionsOf(heads: number): Options {
  const resolved = resolve(game.options, { heads });
  if (!resolved.ok) throw new Error(resolved.refusal.option);
  return resolved.options;
}
const hands = () =>
  inThisThread(
    worker(
      async () => ({ game }),
      () => 0,
    ),
  );

/** Which of the three tosses of each game are heads. */
function thrown(heads: number): boolean[][] {
  return Array.from({ length: GAMES }, (_, i) => {
    const throws: boolean[] = [];
    playout(game, game.setup(optionsOf(heads)), rng(seedOf(SEED, i)), undefined, (_, facts) =>
      throws.push((facts as { head: boolean }).head),
    );
    return throws;
  });
}
const count = (throws: readonly boolean[]) => throws.filter(Boolean).length;
/** An average with its 95 % interval, by the textbook formula. */
function average(values: readonly number[]) {
  const value = values.reduce((a, b) => a + b, 0) / values.length;
  const variance = values.reduce((sum, x) => sum + (x - value) ** 2, 0) / (values.length - 1);
  const half = Z * Math.sqrt(variance / values.length);
  return { value, low: value - half, high: value + half };
}
const closeTo = ({ value, low, high }: { value: number; low: number; high: number }) => ({
  value: expect.closeTo(value, 9),
  low: expect.closeTo(low, 9),
  high: expect.closeTo(high, 9),
});

const variants = [3, 4, 3].map((heads) => ({ name: `heads=${heads}`, options: optionsOf(heads) }));
const plan = { game, variants, measures: allMeasures(game, optionsOf(3)), games: GAMES, seed: SEED };
// Compared separately in each test, so that each shows what it tests.
const compared = (): Promise<Comparison> => compare(plan, hands());
const [fair, loaded] = [thrown(3), thrown(4)];

test('says what was compared', async () => {
  const result = await compared();
  expect(result).toMatchObject({ game: 'coins', version: 1, seed: SEED, games: GAMES, played: GAMES });
  expect(result.variants).toEqual([
    { name: 'heads=3', options: { heads: 3 } },
    { name: 'heads=4', options: { heads: 4 } },
    { name: 'heads=3', options: { heads: 3 } },
  ]);
  expect(result.measures.map(({ id, exact }) => [id, exact])).toEqual([
    ['sum', false],
    ['when', false],
  ]);
});

test('outcomes that come once in each game are compared in pairs', async () => {
  const result = await compared();
  const sum = result.measures.find(({ id }) => id === 'sum');
  for (const [i, n] of ['0', '1', '2', '3'].entries()) {
    const one = sum?.outcomes[i];
    expect(one).toMatchObject({ key: 'game', outcome: n });
    const is = (throws: readonly boolean[]) => Number(count(throws) === Number(n));
    expect(one?.base.value).toBeCloseTo(average(fair.map(is)).value, 9);
    expect(one?.others[0]?.value.value).toBeCloseTo(average(loaded.map(is)).value, 9);
    expect(one?.others[0]?.by).toEqual(
      closeTo(average(loaded.map((throws, g) => is(throws) - is(fair[g] as boolean[])))),
    );
  }
  const [mean] = sum?.means ?? [];
  expect(mean?.base.value).toBeCloseTo(average(fair.map(count)).value, 9);
  expect(mean?.others[0]?.by).toEqual(
    closeTo(average(loaded.map((throws, g) => count(throws) - count(fair[g] as boolean[])))),
  );
  // One more head in six tosses, half a head per game: not an accident.
  expect(mean?.others[0]?.sure).toBe(true);
  expect(mean?.deviation).toBeCloseTo(
    Math.sqrt(average(fair.map((t) => count(t) ** 2)).value - average(fair.map(count)).value ** 2),
    9,
  );
});

test('outcomes that come now and then are compared as independent shares', async () => {
  const result = await compared();
  const when = result.measures.find(({ id }) => id === 'when');
  const heads = (games: readonly boolean[][], at: number) => games.filter((throws) => throws[at]).length;
  const all = (games: readonly boolean[][]) => games.reduce((n, throws) => n + count(throws), 0);
  for (const at of [0, 1, 2]) {
    const [p, q] = [heads(fair, at) / all(fair), heads(loaded, at) / all(loaded)];
    const half = Z * Math.sqrt((p * (1 - p)) / all(fair) + (q * (1 - q)) / all(loaded));
    expect(when?.outcomes[at]?.others[0]?.by).toEqual(
      closeTo({ value: q - p, low: q - p - half, high: q - p + half }),
    );
    // A head is as likely in the first toss as in the last, with any coin.
    expect(when?.outcomes[at]?.others[0]?.sure).toBe(false);
  }
  expect(when?.means).toEqual([]);
});

test('whole games: moves, endings, wins, scores and events, each by its own average', async () => {
  const result = await compared();
  const { quantities } = result;
  expect(quantities.map(({ kind, name }) => `${kind} ${name}`.trim())).toEqual([
    'moves',
    'outcome few',
    'outcome many',
    'win north',
    'win south',
    'score north',
    'score south',
    'event thrown',
  ]);
  const found = (kind: string, name: string) =>
    quantities.find((one) => one.kind === kind && one.name === name);
  const many = (throws: readonly boolean[]) => Number(count(throws) > 1);
  const score = (throws: readonly boolean[]) => (many(throws) ? count(throws) : 1);
  for (const [one, of] of [
    [found('outcome', 'many'), many],
    [found('win', 'north'), many],
    [found('score', 'north'), score],
    [found('moves', ''), () => 4],
    [found('event', 'thrown'), () => 3],
  ] as const) {
    expect(one?.base).toEqual(closeTo(average(fair.map(of))));
    expect(one?.others[0]?.value).toEqual(closeTo(average(loaded.map(of))));
    expect(one?.others[0]?.by).toEqual(
      closeTo(average(loaded.map((t, g) => of(t) - of(fair[g] as boolean[])))),
    );
  }
  expect(found('win', 'north')?.others[0]?.sure).toBe(true);
  expect(found('moves', '')?.others[0]?.sure).toBe(false);
});

test('the same variant has no differences', async () => {
  const result = await compared();
  const zero = { value: 0, low: 0, high: 0 };
  for (const { others } of result.quantities) expect(others[1]).toMatchObject({ by: zero, sure: false });
  const [sum] = result.measures;
  for (const { others } of [...(sum?.outcomes ?? []), ...(sum?.means ?? [])])
    expect(others[1]).toMatchObject({ by: zero, sure: false });
});

test('a difference that is sure on its own may not be sure among many', async () => {
  // In 40 games one head more or less may well be an accident.
  const few = await compare({ ...plan, games: 40, variants: variants.slice(0, 2) }, hands());
  const all = [
    ...few.measures.flatMap(({ outcomes, means }) => [...outcomes, ...means]),
    ...few.quantities,
  ].flatMap(({ others }) => others);
  const alone = all.filter(({ by }) => by.low > 0 || by.high < 0);
  expect(alone.length).toBeGreaterThan(all.filter(({ sure }) => sure).length);
  for (const { by, sure } of all)
    if (sure) expect(Math.abs(by.value)).toBeGreaterThan((by.high - by.low) / 2);
});

test('progress counts games, and a stopped comparison has those that were played', async () => {
  const told: [number, number][] = [];
  const stop = new AbortController();
  const stopped = await compare(
    plan,
    hands(),
    (games, of) => {
      told.push([games, of]);
      if (games >= 100) stop.abort();
    },
    stop.signal,
  );
  expect(told.every(([, of]) => of === GAMES)).toBe(true);
  expect(told.map(([games]) => games)).toEqual([...told.map(([games]) => games)].sort((a, b) => a - b));
  expect(stopped.played).toBe(told.at(-1)?.[0]);
  expect(stopped.played).toBeLessThan(GAMES);
  expect(stopped.games).toBe(GAMES);
});

test('exact if every variant is exact', async () => {
  // Without the choice nothing needs sampling.
  const exact: Game<AnySpec> = { ...game, setup: (options) => ({ ...game.setup(options), chosen: true }) };
  const exactHands = inThisThread(
    worker(
      async () => ({ game: exact }),
      () => 0,
    ),
  );
  const result = await compare({ ...plan, game: exact, games: 10 }, exactHands);
  const sum = result.measures.find(({ id }) => id === 'sum');
  expect(sum?.exact).toBe(true);
  expect(sum?.outcomes.map(({ base }) => base.fraction)).toEqual(['1/8', '3/8', '3/8', '1/8']);
  // With four sides of six: 1/27, 6/27, 12/27, 8/27.
  expect(sum?.outcomes.map(({ others }) => others[0]?.value)).toMatchObject(
    ['1/27', '2/9', '4/9', '8/27'].map((fraction) => ({ fraction })),
  );
  const by = 1 / 27 - 1 / 8;
  expect(sum?.outcomes[0]?.others[0]).toMatchObject({
    by: closeTo({ value: by, low: by, high: by }),
    sure: true,
  });
  expect(sum?.outcomes[0]?.others[1]).toMatchObject({ by: { value: 0, low: 0, high: 0 }, sure: false });
  expect(sum?.means[0]?.others.map(({ by, sure }) => [by.value, sure])).toEqual([
    [expect.closeTo(0.5, 12), true],
    [0, false],
  ]);
});

test('a report plays as many games as fit into a few seconds', () => {
  // Three tosses and a choice of two cost 4.2 moves, so the maximum number of games.
  expect(defaultGames(game, optionsOf(3))).toBe(10_000);
  expect(defaultGames(game, optionsOf(3), 'quick')).toBe(1_000);
  expect(defaultGames(game, optionsOf(3), 'search')).toBe(20);
  // A choice of a thousand costs as much as a hundred moves.
  const broad: Game<AnySpec> = {
    ...game,
    node: (s) => {
      const node = game.node(s);
      return node.kind === 'decision'
        ? { ...node, moves: Array.from({ length: 9960 }, (_, i) => `m${i}`) }
        : node;
    },
  };
  expect(defaultGames(broad, optionsOf(3))).toBe(3_000);
  // For a game of a thousand moves 3,200, rounded down to one digit.
  const long: Game<AnySpec> = {
    ...game,
    setup: (options) => ({ ...game.setup(options), left: 1000, chosen: true }),
  };
  expect(defaultGames(long, optionsOf(3))).toBe(3_000);
  expect(defaultGames(long, optionsOf(3), 'quick')).toBe(300);
  const longer: Game<AnySpec> = {
    ...game,
    setup: (options) => ({ ...game.setup(options), left: 40_000, chosen: true }),
  };
  expect(defaultGames(longer, optionsOf(3))).toBe(200);
});

test('a decrease is as sure as an increase', async () => {
  const back = await compare({ ...plan, variants: [variants[1], variants[0]] as typeof variants }, hands());
  const won = back.quantities.find(({ kind, name }) => kind === 'win' && name === 'north');
  expect(won?.others[0]?.by.high).toBeLessThan(0);
  expect(won?.others[0]?.sure).toBe(true);
});

test('averages of outcomes that come now and then are compared as independent', async () => {
  const byThrow: Game<AnySpec> = {
    ...game,
    lab: {
      ...game.lab,
      measures: {
        left: {
          kind: 'counting',
          rows: () => [{ key: 'head', outcomes: ['0', '1', '2'] }],
          count: { thrown: ({ head, left }: Thrown) => (head ? ['head', String(left)] : undefined) },
        },
      },
    },
  };
  const hand = inThisThread(
    worker(
      async () => ({ game: byThrow }),
      () => 0,
    ),
  );
  const result = await compare(
    { ...plan, game: byThrow, measures: allMeasures(byThrow, optionsOf(3)), variants: variants.slice(0, 2) },
    hand,
  );
  const [mean] = result.measures[0]?.means ?? [];
  const [other] = mean?.others ?? [];
  if (!mean || !other) throw new Error('no average');
  const half = Math.sqrt(
    (mean.base.high - mean.base.value) ** 2 + (other.value.high - other.value.value) ** 2,
  );
  const by = other.value.value - mean.base.value;
  expect(half).toBeGreaterThan(0);
  expect(other.by).toEqual(closeTo({ value: by, low: by - half, high: by + half }));
});

test('a row that another variant lacks is not compared', async () => {
  const rowsOf = (options: Options) => [
    { key: options.heads === 3 ? 'fair' : 'loaded', outcomes: ['0', '1', '2', '3'] },
    { key: 'game', outcomes: ['0', '1', '2', '3'] },
  ];
  const unlike: Game<AnySpec> = {
    ...game,
    lab: { ...game.lab, measures: { sum: { ...(game.lab.measures.sum as Measure<AnySpec>), rows: rowsOf } } },
  };
  const hand = inThisThread(
    worker(
      async () => ({ game: unlike }),
      () => 0,
    ),
  );
  const { measures } = await compare(
    {
      ...plan,
      game: unlike,
      measures: allMeasures(unlike, optionsOf(3)),
      games: 20,
      variants: variants.slice(0, 2),
    },
    hand,
  );
  expect(measures[0]?.outcomes.map(({ key }) => key)).toEqual(['game', 'game', 'game', 'game']);
  expect(measures[0]?.means.map(({ key }) => key)).toEqual(['game']);
});

test('the largest difference is reported: a share, an average relative to its deviation, an ending', () => {
  const estimate = (value: number) => ({ value, low: value, high: value });
  const shares = (id: string, rows: number, by: readonly number[]): ComparedMeasure => ({
    id,
    given: {},
    exact: true,
    rows: [
      Array.from({ length: rows }, (_, i) => ({ key: String(i), outcomes: [], total: 1, mean: undefined })),
    ],
    outcomes: by.map((value, i) => ({
      key: '0',
      outcome: String(i),
      base: { outcome: String(i), ...estimate(0) },
      others: [{ value: estimate(value), by: estimate(value), sure: value !== 0 }],
    })),
    means: [],
  });
  const average = (id: string, by: number, deviation: number): ComparedMeasure => ({
    ...shares(id, 1, []),
    means: [
      {
        key: '0',
        base: estimate(0),
        deviation,
        others: [{ value: estimate(by), by: estimate(by), sure: true }],
      },
    ],
  });
  const told = (...measures: readonly ComparedMeasure[]) =>
    contrasts({ variants: [{}, {}], measures, quantities: [] } as unknown as Comparison).map((one) =>
      'measure' in one ? `${one.measure} ${'outcome' in one ? one.outcome : 'mean'}` : one.kind,
    );
  expect(told(shares('one', 1, [0.2, -0.3, 0.1]))).toEqual(['one 1']);
  // In a single row, the second of two outcomes is only the complement; in a table of rows each counts.
  expect(told(shares('two', 1, [0, 0.3]))).toEqual([]);
  expect(told(shares('rows', 2, [0, 0.3]))).toEqual(['rows 1']);
  // One row of several counts half.
  expect(told(shares('whole', 1, [0.2, 0, 0]), shares('rows', 2, [0.3, 0, 0]))).toEqual(['whole 0']);
  // An average that moves by its deviation counts as much as a share that moves by a half.
  expect(told(average('mean', 4, 4), shares('share', 1, [0.4, 0, 0]))).toEqual(['mean mean']);
  expect(told(average('mean', 4, 4), shares('share', 1, [0.6, 0, 0]))).toEqual(['share 0']);
  expect(told(average('mean', 4, 40), shares('share', 1, [0.2, 0, 0]))).toEqual(['share 0']);
});
