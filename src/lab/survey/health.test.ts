// Each check works: a small sound game, and the same game with one thing wrong.

import { expect, test } from 'vitest';
import { errand } from '../../../test/toys/errand.ts';
import { identityStorage } from '../../kernel/define.ts';
import type { Counting } from '../../kernel/exact/measure.ts';
import { type AnySpec, chance, decide, end, type Game } from '../../kernel/game.ts';
import { parse } from '../../kernel/session/journal.ts';
import { journalOf } from '../play/keep.ts';
import { EMPTY } from '../play/ledger.ts';
import type { Options } from '../play/player.ts';
import { inThisThread } from '../threads/crew.ts';
import { worker } from '../threads/task.ts';
import { type Finding, findings } from './findings.ts';
import { type Health, health } from './health.ts';
import { allMeasures, survey } from './survey.ts';

/** Ten tosses between two seats, who call them in turn; with more heads than tails the first seat wins. */
interface Tosses extends AnySpec {
  state: { readonly options: object; tossed: number; heads: number; called: boolean };
}
const TOSSES = 10;

const tosses: Counting<Tosses> = {
  kind: 'counting',
  rows: () =>
    Array.from({ length: TOSSES }, (_, i) => ({ key: String(i + 1), outcomes: ['heads', 'tails', 'edge'] })),
  count: { toss: ({ nth, side }: { nth: number; side: string }) => [String(nth), side] },
};

const sound: Game<Tosses> = {
  ...(errand as Game<AnySpec>),
  stored: identityStorage,
  id: 'toy-tosses',
  why: {
    asks: { call: 'calling', toss: 'tossing' },
    events: { toss: 'tossing', edge: 'edges' },
    rules: {
      calling: { clauses: ['X01'] },
      tossing: { clauses: ['X02', 'X03'] },
      edges: { clauses: ['X03', 'X04'] },
      // No prompt and no event cites it.
      manners: { clauses: ['X05'] },
    },
  },
  lab: { measures: { tosses } },
  seats: () => ['north', 'south'],
  setup: (options) => ({ options, tossed: 0, heads: 0, called: false }),
  node(s) {
    if (s.tossed === TOSSES) {
      const won = 2 * s.heads - TOSSES;
      return won === 0 ? end('drawn', [1, 1]) : end('won', won > 0 ? [1, 0] : [0, 1]);
    }
    return s.called
      ? chance('toss', { heads: 99, tails: 99, edge: 2 })
      : decide('call', s.tossed % 2 ? 'south' : 'north', ['loudly', 'softly']);
  },
  apply(s, move, log) {
    if (!s.called) {
      s.called = true;
      return;
    }
    s.called = false;
    s.tossed++;
    log?.('toss', { nth: s.tossed, side: move });
    if (move === 'edge') log?.('edge', {});
    if (move === 'heads') s.heads++;
    // On its edge it counts as half a head, alternately for each seat.
    if (move === 'edge' && s.tossed % 2) s.heads++;
  },
  clone: (s) => ({ ...s }),
  asides: () => [],
  facts: () => [],
  turn: () => '',
};

const declared = { outcomes: ['won', 'drawn'], events: ['toss', 'edge'] };

async function look(game: Game<AnySpec>, games = 1000): Promise<{ state: Health; found: Finding[] }> {
  const options: Options = { steps: 6 };
  const hands = inThisThread(
    worker(
      async () => ({ game }),
      () => 0,
    ),
  );
  const result = await survey({ game, options, measures: allMeasures(game, options), games, seed: 1 }, hands);
  const state = health(game, declared, result, game.seats(options));
  return { state, found: findings(result, state) };
}

const sick = (change: Partial<Game<Tosses>>): Game<AnySpec> => ({
  ...(sound as Game<AnySpec>),
  ...(change as Partial<Game<AnySpec>>),
});

test('a sound game has nothing wrong with it', async () => {
  const { state, found } = await look(sound as Game<AnySpec>);
  expect(state).toMatchObject({
    stuck: 0,
    endless: 0,
    troubles: [],
    idleClauses: [],
    idleRows: [],
    idleCells: [],
    onlyChoice: [],
    unwatched: ['X05'],
  });
  expect(state.outcomes.map(({ met }) => met)).toEqual(['met', 'met']);
  expect([...state.asks, ...state.events].every(({ met }) => met === 'met')).toBe(true);
  expect(found.map(({ kind }) => kind)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/stuck|endless|idle|only|seat|first/)]),
  );
});

test('a dead end that few games reach', async () => {
  const game = sick({
    node: (s) => (s.heads === 9 && s.tossed === 9 ? decide('call', 'south', []) : sound.node(s)),
  });
  const { state, found } = await look(game, 3000);
  expect(state.stuck).toBeGreaterThan(0);
  expect(state.stuck).toBeLessThan(30);
  expect(found[0]).toEqual({ kind: 'stuck', games: state.stuck, first: state.troubles[0]?.index });
  expect(state.troubles[0]?.what).toBe("no move at 'call'");
  // Its journal shows how it got there.
  expect(kept(game, state)).toHaveLength(18);
});

test('rules that throw count as a dead end, with their message', async () => {
  const game = sick({
    apply(s, move, log) {
      if (move === 'edge') throw new Error('nobody thought of that');
      sound.apply(s, move, log);
    },
  });
  const { state, found } = await look(game, 200);
  expect(state.troubles[0]?.what).toBe('nobody thought of that');
  expect(found[0]?.kind).toBe('stuck');
  const moves = kept(game, state);
  expect(moves.length).toBeGreaterThan(0);
  expect(moves).not.toContain('edge');
});

/** The moves of the first game with trouble, from its journal. */
function kept(game: Game<AnySpec>, { troubles }: Health): readonly string[] {
  const journal = parse(journalOf(game, { steps: 6 }, 1, troubles[0]?.index ?? -1));
  if (!journal.ok) throw new Error(journal.problem.reason);
  return journal.value.entries.flatMap((entry) => (entry.kind === 'move' ? [entry.move] : []));
}

test('an endless loop', async () => {
  const game = sick({
    apply(s, move, log) {
      sound.apply(s, move, log);
      // Five heads in a row: tossed again for ever.
      if (s.heads === 5 && s.tossed === 5) s.tossed--;
      if (s.heads > 5 && s.tossed === 5) s.heads = 5;
    },
    node: (s) => (s.heads === 5 && s.tossed === 4 && s.called ? chance('toss', { heads: 1 }) : sound.node(s)),
  });
  const { state, found } = await look(game, 100);
  expect(state.endless).toBeGreaterThan(0);
  expect(state.endless).toBeLessThan(100);
  expect(found[0]).toMatchObject({ kind: 'endless', games: state.endless });
});

test('an ending never reached', async () => {
  const game = sick({
    node: (s) => {
      const node = sound.node(s);
      return node.kind === 'end' ? end('won', [1, 0]) : node;
    },
  });
  const { state, found } = await look(game, 300);
  expect(state.outcomes.find(({ id }) => id === 'drawn')?.met).toBe('never');
  expect(found).toContainEqual({ kind: 'idle-outcome', outcome: 'drawn' });
});

test('clauses and entries of a table never exercised', async () => {
  const game = sick({
    node: (s) => (s.called && s.tossed < TOSSES ? chance('toss', { heads: 1, tails: 1 }) : sound.node(s)),
  });
  const { state, found } = await look(game, 300);
  // X03 is exercised elsewhere.
  expect(state.idleClauses).toEqual(['X04']);
  expect(state.unwatched).toEqual(['X05']);
  expect(state.events.find(({ id }) => id === 'edge')?.met).toBe('never');
  expect(state.rules.find(({ id }) => id === 'edges')?.met).toBe('never');
  expect(state.idleCells).toHaveLength(TOSSES);
  expect(found.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['idle-clauses', 'idle-cell']));
});

test('rows of a table that never come up', async () => {
  const game = sick({
    lab: {
      measures: {
        tosses: {
          ...tosses,
          rows: () => [...tosses.rows({}, {}), { key: '11', outcomes: ['heads', 'tails'] }],
        },
      },
    },
  });
  const { state, found } = await look(game, 100);
  expect(state.idleRows).toEqual([{ measure: 'tosses', key: '11', exact: false }]);
  expect(found).toContainEqual({ kind: 'idle-row', measure: 'tosses', keys: ['11'], exact: false });
});

test('a decision with only one choice', async () => {
  const game = sick({
    node: (s) => {
      const node = sound.node(s);
      return node.kind === 'decision' && s.tossed > 1 ? { ...node, moves: ['softly'] } : node;
    },
  });
  const { state, found } = await look(game, 300);
  expect(state.onlyChoice).toMatchObject([{ ask: 'call', share: { value: 0.8 }, choices: 1.2 }]);
  expect(found).toContainEqual({ kind: 'only-choice', ask: 'call', value: 0.8 });
});

test('an advantage of the first seat, of its size', async () => {
  const odds = (share: number) =>
    sick({
      // One toss decides; the percentage is the first seat's chance.
      node: (s) =>
        s.tossed === 1
          ? end('won', s.heads ? [1, 0] : [0, 1])
          : s.called
            ? chance('toss', { heads: share, tails: 100 - share })
            : sound.node(s),
    });
  const biased = await look(odds(56), 2000);
  expect(biased.state.first?.low).toBeLessThan(0.56);
  expect(biased.state.first?.high).toBeGreaterThan(0.56);
  expect(biased.found.map(({ kind }) => kind)).toContain('first');
  const even = await look(odds(50), 2000);
  expect(even.found.map(({ kind }) => kind)).not.toContain('first');
  expect(even.found.map(({ kind }) => kind)).not.toContain('seat');
  // The points are those of the endings: 1 for who wins, 0 for the other.
  for (const { seats } of [biased.state, even.state]) {
    expect(seats).toHaveLength(2);
    for (const { wins, score } of seats) expect(score.value).toBeCloseTo(wins.value, 10);
  }
});

test('how early it is settled: by the first toss, by the last, or little by little', async () => {
  const decided = (nth: number) =>
    sick({
      apply(s, move, log) {
        const { heads } = s;
        const tossing = s.called;
        sound.apply(s, move, log);
        if (tossing) s.heads = s.tossed === nth ? (move === 'heads' ? 10 : 0) : heads;
      },
    });
  const curve = async (game: Game<AnySpec>) =>
    (await look(game, 2000)).state.settled.map(({ same }) => same.value);
  const early = await curve(decided(1));
  expect(early[0]).toBeLessThan(0.6);
  expect(early.slice(1)).toEqual([1, 1, 1, 1]);
  const late = await curve(decided(TOSSES));
  for (const value of late) expect(value).toBeLessThan(0.6);
  const gradual = await curve(sound as Game<AnySpec>);
  expect(gradual).toEqual(gradual.toSorted((a, b) => a - b));
  expect(gradual[2]).toBeGreaterThan(0.5);
  expect(gradual[2]).toBeLessThan(0.9);
  // The finding says the same in words; the earlier it's settled, the more notable.
  const weight = (found: readonly Finding[]) => found.findIndex(({ kind }) => kind === 'settled');
  expect(weight((await look(decided(1))).found)).toBeLessThan(weight((await look(decided(TOSSES))).found));
});

test('how often something comes up: times per game, and games that have it at all', async () => {
  const { state } = await look(sick({}), 200);
  const toss = state.events.find(({ id }) => id === 'toss');
  expect(toss?.mean).toEqual({ value: TOSSES, low: TOSSES, high: TOSSES });
  expect(toss?.share.value).toBe(1);
  const edge = state.events.find(({ id }) => id === 'edge');
  // One toss in a hundred, so one game in ten.
  expect(edge?.share.low).toBeLessThan(0.1);
  expect(edge?.share.high).toBeGreaterThan(0.09);
  expect(edge?.mean.value).toBeGreaterThanOrEqual(edge?.share.value ?? 1);
});

test('unexercised clauses are listed in order; idle cells are those of rows that came up', async () => {
  const state = health(
    {
      ...(sound as Game<AnySpec>),
      why: {
        asks: {},
        events: { toss: ['b', 'a'] },
        rules: { b: { clauses: ['Z9', 'Z2'] }, a: { clauses: ['Z1'] } },
      },
    },
    { outcomes: [], events: ['toss'] },
    {
      game: 'x',
      version: 1,
      options: {},
      seed: 1,
      games: 0,
      tally: EMPTY,
      settled: EMPTY,
      byHand: { asks: [], events: [], outcomes: [] },
      measures: [
        {
          id: 'm',
          given: {},
          exact: true,
          rows: [cells('dead', 0, ['a', 'b', 'c']), cells('two', 1, ['a', 'b'])],
        },
        { id: 'n', given: {}, exact: false, rows: [cells('live', 1, ['a', 'b', '7'])] },
      ],
    },
    ['north', 'south'],
  );
  expect(state.idleClauses).toEqual(['Z1', 'Z2', 'Z9']);
  expect(state.idleRows).toEqual([{ measure: 'm', key: 'dead', exact: true }]);
  // Only missing names in a row of several outcomes are a surprise.
  expect(state.idleCells).toEqual([{ measure: 'n', key: 'live', outcome: 'b', exact: false }]);
  expect(state.first).toBeUndefined();
});

/** A row whose first outcome is certain. */
function cells(key: string, total: number, outcomes: readonly string[]) {
  const share = (i: number) => (total > 0 && i === 0 ? 1 : 0);
  return {
    key,
    total,
    mean: undefined,
    outcomes: outcomes.map((outcome, i) => ({ outcome, value: share(i), low: share(i), high: share(i) })),
  };
}
