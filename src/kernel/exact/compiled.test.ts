import { describe, expect, test } from 'vitest';
import { battle } from '../../../test/toys/battle.ts';
import { errand } from '../../../test/toys/errand.ts';
import { boerWar } from '../../games/boer-war/rules/game.ts';
import { POOL_RULES } from '../../games/boer-war/rules/options.ts';
import { identityStorage } from '../define.ts';
import { type AnySpec, chance, decide, type Game, listed, type Node, stateKey, table } from '../game.ts';
import { resolve } from '../options.ts';
import { anyMove, playout } from '../play.ts';
import { type Int, rng } from '../rng.ts';
import { type Compiled, compile, edgeAt, sample, trace } from './compiled.ts';
import { NotExact, walk } from './exact.ts';

function options(game: Game<AnySpec>, given: Record<string, unknown> = {}) {
  const resolved = resolve(game.options, given);
  if (!resolved.ok) throw new Error(resolved.refusal.option);
  return resolved.options;
}

/** The next position that uses a random number, or the end, according to the rules. */
function settle(game: Game<AnySpec>, state: AnySpec['state']): { moves: number; node: Node<AnySpec> } {
  const forbidden: Int = () => {
    throw new Error('random');
  };
  for (let moves = 0; ; moves++) {
    const node = game.node(state);
    if (node.kind === 'end') return { moves, node };
    let move: string;
    try {
      move = (node.kind === 'table' && game.lab.standIn?.(state, forbidden)) || anyMove(node, forbidden);
    } catch {
      return { moves, node };
    }
    game.apply(state, move);
  }
}

/** Compares every fork of the tables with the rules: outcomes, weights, continuations and numbers of moves. */
function stateByState(game: Game<AnySpec>, start: AnySpec['state'], c: Compiled<AnySpec>): number {
  const keyOf = (state: AnySpec['state']) => `\n${stateKey(state)}`;
  const ids = new Map(c.keys.map((key, id) => [key, id]));
  const shown = new Set<number>();
  const beginning = game.clone(start);
  const first = settle(game, beginning);
  expect(c.moves[0]).toBe(first.moves);
  const open = first.node.kind === 'end' ? [] : [beginning];
  for (let state = open.pop(); state; state = open.pop()) {
    const fork = ids.get(keyOf(state));
    if (fork === undefined) throw new Error(`no fork for ${stateKey(state)}`);
    if (shown.has(fork)) continue;
    shown.add(fork);
    const node = game.node(state);
    if (node.kind === 'end') throw new Error('a fork at the end');
    const moves = listed(node);
    const weights = node.kind === 'chance' ? node.weights : moves.map(() => 1);
    expect(c.total[fork]).toBe(weights.reduce((a, b) => a + b, 0));
    let ticket = 0;
    moves.forEach((move, i) => {
      const after = game.clone(state as AnySpec['state']);
      game.apply(after, move);
      const { moves: forced, node: next } = settle(game, after);
      for (let k = 0; k < (weights[i] as number); k++, ticket++) {
        const edge = edgeAt(c, fork, ticket);
        expect(c.moves[edge]).toBe(forced + 1);
        const to = c.next[edge] as number;
        if (next.kind === 'end') expect(c.finishes[-1 - to]?.end).toEqual(next);
        else expect(c.keys[to]).toBe(keyOf(after));
      }
      if (next.kind !== 'end') open.push(after);
    });
  }
  return shown.size;
}

describe('the tables match the rules, state by state', () => {
  test.each(POOL_RULES)('a whole Turn of the Boer War, %s', (poolRule) => {
    const start = boerWar.setup(options(boerWar, { poolRule, turns: 1 }) as never);
    const c = compile<AnySpec>(boerWar, { start });
    expect(stateByState(boerWar, start, c)).toBe(c.forks);
    // The walk also visits every fork.
    let draws = 0;
    walk(boerWar, start, (_, node) => {
      if (node.kind === 'chance' && node.moves.length > 1) draws++;
    });
    expect(c.forks).toBe(draws);
  });
  test('decisions are uniform, a stand-in answers for the table', () => {
    for (const game of [errand, battle] as Game<AnySpec>[]) {
      const start = game.setup(options(game));
      const c = compile(game, { start });
      expect(stateByState(game, start, c)).toBe(c.forks);
    }
  });
});

/** The random numbers that were used, with their ranges. */
function recorded(seed: number): { int: Int; asked: number[] } {
  const int = rng(seed);
  const asked: number[] = [];
  return {
    asked,
    int: (n) => {
      asked.push(n);
      return int(n);
    },
  };
}

test('the same random numbers in the same order make the same games', () => {
  for (const game of [boerWar, errand, battle] as Game<AnySpec>[]) {
    const start = game.setup(options(game, game.id === 'boer-war' ? { turns: 1 } : {}));
    const c = compile(game, { start, tell: (event, facts) => [`${event} ${JSON.stringify(facts)}`] });
    for (let seed = 0; seed < 200; seed++) {
      const rules = recorded(seed);
      const tables = recorded(seed);
      const state = game.clone(start);
      const told: string[] = [];
      const moves = playout(game, state, rules.int, undefined, (event, facts) =>
        told.push(`${event} ${JSON.stringify(facts)}`),
      );
      const retold: string[] = [];
      let made = 0;
      const finish = trace(c, tables.int, (edge) => {
        made += c.moves[edge] as number;
        for (let t = c.firstTag[edge] as number; t < (c.firstTag[edge + 1] as number); t++)
          retold.push(c.names[c.tags[t] as number] as string);
      });
      expect(tables.asked).toEqual(rules.asked);
      expect(made).toBe(moves);
      expect(retold).toEqual(told);
      expect(c.finishes[finish]?.end).toEqual(game.node(state));
    }
  }
});

test('many runs counted by edges give the same sums as single runs', () => {
  const start = boerWar.setup(options(boerWar, { turns: 1 }) as never);
  const c = compile<AnySpec>(boerWar, { start });
  const visits = new Float64Array(c.edges);
  sample(c, rng(5), 50, visits);
  const int = rng(5);
  let moves = 0;
  for (let run = 0; run < 50; run++) moves += playout<AnySpec>(boerWar, boerWar.clone(start), int);
  expect(visits.reduce((sum, times, edge) => sum + times * (c.moves[edge] as number), 0)).toBe(moves);
  expect(visits[0]).toBe(50);
});

test('a part stops where it says, with what it remembers', () => {
  const start = boerWar.setup(options(boerWar) as never);
  const c = compile<AnySpec>(boerWar, {
    start,
    stop: (s) => 'step' in s && s.step === 'new-turn',
    first: '0',
    next: (memory, event) => (event === 'empty-pool' ? String(Number(memory) + 1) : memory),
  });
  expect(c.finishes.every(({ end }) => end === undefined)).toBe(true);
  expect(c.finishes.map(({ memory }) => memory).sort()).toEqual(['0', '1', '2', '3', '4', '5', '6']);
});

interface Lots extends AnySpec {
  state: { readonly options: object; left: number; sum: number };
}
/** Draws with too many tickets for a direct lookup, and a stand-in that rolls a die. */
const lots: Game<Lots> = {
  ...(errand as Game<AnySpec>),
  stored: identityStorage,
  lab: { measures: {}, standIn: (_, int) => `add:${1 + int(2)}` },
  setup: (options) => ({ options, left: 3, sum: 0 }),
  node: (s) =>
    s.left === 0
      ? { kind: 'end', outcome: 'arrived', scores: [s.sum] }
      : s.left === 2
        ? table('march', ['add:1', 'add:2', 'add:3'])
        : s.left === 1
          ? decide('flee-or-fight', 'player', ['add:0', 'add:9'])
          : chance('weather', { 'add:0': 1000, 'add:10': 1, 'add:20': 70_000 }),
  apply(s, move) {
    s.left--;
    s.sum += Number(move.slice(4));
  },
  clone: (s) => ({ ...s }),
};

test('many tickets, and a stand-in that uses chance', () => {
  const start = lots.setup({});
  const c = compile(lots, { start });
  for (const [ticket, sum] of [
    [0, 0],
    [999, 0],
    [1000, 10],
    [1001, 20],
    [70_999, 20],
  ] as const) {
    expect(c.keys[c.next[edgeAt(c, 0, ticket)] as number]).toContain(`"sum":${sum}`);
  }
  for (let seed = 0; seed < 100; seed++) {
    const rules = recorded(seed);
    const tables = recorded(seed);
    const state = lots.clone(start);
    playout(lots, state, rules.int);
    const finish = trace(c, tables.int, () => {});
    expect(tables.asked).toEqual(rules.asked);
    expect(c.finishes[finish]?.end?.scores).toEqual([state.sum]);
  }
});

test('tickets at, below and above the limit of the direct lookup find the right edge', () => {
  const totals = [256, 255, 257, 256];
  const drawn: Game<Lots> = {
    ...lots,
    setup: (options) => ({ options, left: totals.length, sum: 0 }),
    node: (s) =>
      s.left === 0
        ? { kind: 'end', outcome: 'arrived', scores: [s.sum] }
        : chance('weather', { 'add:0': 100, 'add:1': (totals[totals.length - s.left] as number) - 100 }),
  };
  const c = compile(drawn, { start: drawn.setup({}) });
  const key = (left: number, sum: number) => `\n${JSON.stringify({ left, sum })}`;
  for (const [fork, tickets] of c.total.entries()) {
    const { left, sum } = JSON.parse((c.keys[fork] as string).trim());
    expect(tickets).toBe(totals[totals.length - left]);
    // Up to 256 use the direct lookup.
    expect((c.firstTicket[fork] as number) >= 0).toBe(tickets <= 256);
    for (let ticket = 0; ticket < tickets; ticket++) {
      const to = c.next[edgeAt(c, fork, ticket)] as number;
      const after = sum + (ticket < 100 ? 0 : 1);
      if (left > 1) expect(c.keys[to]).toBe(key(left - 1, after));
      else expect(c.finishes[-1 - to]?.end?.scores).toEqual([after]);
    }
  }
});

test('refuses too many states, a table without a stand-in, and a game without an end', () => {
  expect(() => compile<AnySpec>(boerWar, { start: boerWar.setup(options(boerWar) as never) }, 50)).toThrow(
    NotExact,
  );
  const wide = { ...battle, lab: { measures: {}, standIn: () => undefined } } as Game<AnySpec>;
  expect(() => compile(wide, { start: wide.setup(options(wide)) })).toThrow(NotExact);
  const round: Game<Lots> = { ...lots, apply: () => {}, node: () => table('march', ['done']) };
  expect(() => compile(round, { start: round.setup({}) })).toThrow('never end');
});

test('every node is counted, including the end; a part that stops early has no end', () => {
  const meet = (node: Node<AnySpec>) => [node.kind === 'end' ? `end ${node.outcome}` : node.ask];
  const start = () => errand.setup(options(errand as Game<AnySpec>, { steps: 2 }) as never);
  const told = (stop?: (state: AnySpec['state']) => boolean) => {
    const part = { start: start(), meet, ...(stop ? { stop } : {}) };
    const c = compile<AnySpec>(errand as Game<AnySpec>, part);
    const names: string[] = [];
    const end = trace(c, rng(1), (edge) => {
      for (let t = c.firstTag[edge] as number; t < (c.firstTag[edge + 1] as number); t++)
        names.push(c.names[c.tags[t] as number] as string);
    });
    return { names, end: c.finishes[end]?.end };
  };
  expect(told()).toMatchObject({
    names: ['march', 'weather', 'march', 'weather', 'end arrived'],
    end: { kind: 'end', outcome: 'arrived' },
  });
  expect(told((s) => 'marched' in s && s.marched === 1)).toEqual({ names: ['march'], end: undefined });
});

test('the error for a position without a move names the position', () => {
  const stuck: Game<AnySpec> = { ...(errand as Game<AnySpec>), node: () => table('march', []) };
  expect(() => compile(stuck, { start: stuck.setup(options(stuck)) })).toThrow("stuck at 'march'");
});
