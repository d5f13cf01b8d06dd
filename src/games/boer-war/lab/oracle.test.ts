/**
 * The odds a second time: exact arithmetic from the text and the rulings alone, sharing nothing with rules.ts,
 * the measures or the kernel's fractions. If the two disagree, one of them has misread the text.
 */
import { describe, expect, it } from 'vitest';
import { distribution, rowsAsText } from '../../../kernel/exact/exact.ts';
import { resolve } from '../../../kernel/options.ts';
import { boerWar } from '../rules/game.ts';
import { POOL_RULES, type PoolRule, SIDES, TURNS } from '../rules/options.ts';
import type { BoerWar } from '../rules/state.ts';

/** Face-up counters with a 1, a 2, a 3. */
type Track = readonly [ones: number, twos: number, threes: number];
type Ratio = readonly [n: bigint, d: bigint];

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
const lowest = (n: bigint, d: bigint): Ratio => [n / gcd(n, d), d / gcd(n, d)];
const add = (a: Ratio, b: Ratio) => lowest(a[0] * b[1] + b[0] * a[1], a[1] * b[1]);
const mul = (a: Ratio, b: Ratio) => lowest(a[0] * b[0], a[1] * b[1]);
const text = ([n, d]: Ratio) => `${n}/${d}`;
const NEVER: Ratio = [0n, 1n];
const SURE: Ratio = [1n, 1n];

/** What goes into the cup after the first and after the second action: [STOP, GO!] (B27, B72-B79, R4). */
const CUP: Record<PoolRule, (t: Track, actions: 1 | 2) => readonly [stop: number, go: number]> = {
  literal: ([a, b, c], k) => (k === 1 ? [a, b] : [b, c]),
  commentary: ([a, b, c], k) => (k === 1 ? [a, b] : [Math.max(0, b - 1), c]),
  skipEmptyLevel: ([a, b, c], k) => (k === 1 ? [a, b > 0 ? b : c] : [b, c]),
  remainingAbove: ([a, b, c], k) => (k === 1 ? [a, b + c] : [b, c]),
};

/** The chance of GO!. With an empty cup the round continues if only 3s are left (R1), and stops at the last 2 (R4). */
function goOn(rule: PoolRule, track: Track, actions: 1 | 2): Ratio {
  const [stop, go] = CUP[rule](track, actions);
  if (stop + go === 0) return actions === 1 ? SURE : NEVER;
  return lowest(BigInt(go), BigInt(stop + go));
}

const not = ([n, d]: Ratio): Ratio => [d - n, d];

/** The chance of 1, 2 and 3 actions in a round that begins with this track. */
function round(rule: PoolRule, track: Track): readonly [Ratio, Ratio, Ratio] {
  const second = goOn(rule, track, 1);
  const third = goOn(rule, track, 2);
  return [not(second), mul(second, not(third)), mul(second, third)];
}

/** Whether a cup was empty in a round with this many actions. */
function metEmptyCup(rule: PoolRule, track: Track, actions: number): boolean {
  const empty = (k: 1 | 2) => CUP[rule](track, k).every((count) => count === 0);
  return empty(1) || (actions > 1 && empty(2));
}

interface Odds {
  /** By round: the chance of 1, 2, 3 actions. */
  readonly actions: readonly (readonly string[])[];
  /** After each round: how many actions are left, and how likely. */
  readonly left: readonly Readonly<Record<string, string>>[];
  readonly emptyCup: string;
  /** The chance that some round begins with this track, by `ones,twos,threes`. */
  readonly visited: ReadonlyMap<string, string>;
}

function oracle(rule: PoolRule, start: Track): Odds {
  type Line = { readonly track: Track; readonly met: boolean; readonly mass: Ratio };
  let lines = new Map<string, Line>([['', { track: start, met: false, mass: SURE }]]);
  const actions: string[][] = [];
  const left: Record<string, string>[] = [];
  const visited = new Map<string, string>();
  const rounds = start[0] + start[1] + start[2];
  for (let r = 0; r < rounds; r++) {
    const sum: [Ratio, Ratio, Ratio] = [NEVER, NEVER, NEVER];
    const begins = new Map<string, Ratio>();
    const next = new Map<string, Line>();
    const put = (track: Track, met: boolean, mass: Ratio) => {
      const key = `${track} ${met}`;
      next.set(key, { track, met, mass: add(next.get(key)?.mass ?? NEVER, mass) });
    };
    for (const { track, met, mass } of lines.values()) {
      begins.set(`${track}`, add(begins.get(`${track}`) ?? NEVER, mass));
      const chances = round(rule, track);
      for (const [i, chance] of chances.entries()) {
        if (chance[0] === 0n) continue;
        const share = mul(mass, chance);
        sum[i] = add(sum[i] as Ratio, share);
        const after: Track = [
          track[0] - Number(i === 0),
          track[1] - Number(i === 1),
          track[2] - Number(i === 2),
        ];
        if (Math.min(...after) < 0) throw new Error(`${rule} ${track}: no counter to flip after ${i + 1}`);
        put(after, met || metEmptyCup(rule, track, i + 1), share);
      }
    }
    for (const [key, mass] of begins) visited.set(key, text(mass));
    actions.push(sum.map(text));
    const remaining = new Map<number, Ratio>();
    for (const { track, mass } of next.values()) {
      const total = track[0] + 2 * track[1] + 3 * track[2];
      remaining.set(total, add(remaining.get(total) ?? NEVER, mass));
    }
    left.push(Object.fromEntries([...remaining].map(([total, mass]) => [total, text(mass)])));
    lines = next;
  }
  const met = [...lines.values()].filter((line) => line.met).map((line) => line.mass);
  return { actions, left, emptyCup: text(met.reduce(add, NEVER)), visited };
}

const PRINTED: Track = [4, 4, 3];

/** The shipped measure, rows by key; outcomes that never come up left out. */
function shipped(
  measure: BoerWar['measure'],
  options: Readonly<Record<string, unknown>>,
  part: { side: string; turn: number },
): Record<string, Record<string, string>> {
  const resolved = resolve(boerWar.options, options);
  const asked = boerWar.lab.measures[measure];
  if (!resolved.ok || !asked) throw new Error(`no ${measure} for ${JSON.stringify(options)}`);
  const rows = rowsAsText(distribution(boerWar, asked, resolved.options, part));
  return Object.fromEntries(
    rows.map(({ key, outcomes }) => [
      key,
      Object.fromEntries(Object.entries(outcomes).filter(([, chance]) => chance !== '0/1')),
    ]),
  );
}

/** What the oracle says, in the shape of the measures. */
function expected(rule: PoolRule, start: Track): Record<string, Record<string, Record<string, string>>> {
  const { actions, left, emptyCup } = oracle(rule, start);
  const possible = (row: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(row).filter(([, chance]) => chance !== '0/1'));
  const byRound = (rows: readonly Readonly<Record<string, string>>[]) =>
    Object.fromEntries(rows.map((row, r) => [String(r + 1), possible(row)]));
  const [met, all] = emptyCup.split('/').map(BigInt) as [bigint, bigint];
  return {
    'actions-by-round': byRound(actions.map(([a, b, c]) => ({ 1: `${a}`, 2: `${b}`, 3: `${c}` }))),
    'actions-left': byRound(left),
    'empty-pool': { turn: possible({ yes: emptyCup, no: text(lowest(all - met, all)) }) },
  };
}

describe('the oracle alone', () => {
  it('gives the odds of single rounds that can be counted from the text', () => {
    expect(round('literal', [4, 4, 3]).map(text)).toEqual(['1/2', '2/7', '3/14']);
    expect(round('literal', [2, 3, 1]).map(text)).toEqual(['2/5', '9/20', '3/20']);
    expect(round('commentary', [2, 3, 1]).map(text)).toEqual(['2/5', '2/5', '1/5']);
    expect(round('skipEmptyLevel', [2, 0, 3]).map(text)).toEqual(['2/5', '0/1', '3/5']);
    expect(round('literal', [2, 0, 3]).map(text)).toEqual(['1/1', '0/1', '0/1']);
    expect(round('literal', [0, 0, 2]).map(text)).toEqual(['0/1', '0/1', '1/1']);
  });

  it('finds the 99 sets of counters that a round can begin with, and how often only 3s are left', () => {
    const { visited, emptyCup } = oracle('literal', PRINTED);
    expect(visited.size).toBe(99);
    expect(['0,0,1', '0,0,2', '0,0,3'].map((track) => visited.get(track))).toEqual(['3/7', '1/7', '1/35']);
    expect(emptyCup).toBe('3/7');
  });

  it('meets an empty cup in every Turn by the commentary, and in none if GO! counts higher counters, too', () => {
    const emptyCup = (rule: PoolRule) => oracle(rule, PRINTED).emptyCup;
    // With one STOP fewer the last 2 can only be flipped once the 3s are gone: an empty second cup.
    expect(emptyCup('commentary')).toBe('1/1');
    expect(oracle('commentary', PRINTED).visited.has('0,0,1')).toBe(false);
    expect([emptyCup('skipEmptyLevel'), emptyCup('remainingAbove')]).toEqual(['0/1', '0/1']);
  });

  it('draws evenly from what is left if GO! counts all higher counters', () => {
    for (const row of oracle('remainingAbove', PRINTED).actions)
      expect(row).toEqual(['4/11', '4/11', '3/11']);
  });

  it.each(POOL_RULES)('uses up each counter exactly once: %s', (rule) => {
    const { actions } = oracle(rule, PRINTED);
    const totals = [0, 1, 2].map((i) =>
      actions.map((row) => (row[i] as string).split('/').map(BigInt) as [bigint, bigint]).reduce(add, NEVER),
    );
    expect(totals.map(text)).toEqual(['4/1', '4/1', '3/1']);
  });
});

describe.each(POOL_RULES)('the shipped rules agree with the oracle: %s', (rule) => {
  it.each(['actions-by-round', 'actions-left', 'empty-pool'] as const)(
    '%s, for both sides and all Turns',
    (measure) => {
      const want = expected(rule, PRINTED)[measure];
      for (const side of SIDES) {
        for (const turn of TURNS)
          expect(shipped(measure, { poolRule: rule }, { side, turn }), `${side} ${turn}`).toEqual(want);
      }
    },
  );

  it('with other counters too', () => {
    for (const counters of [[1, 0, 2] as const, [0, 3, 1] as const, [0, 0, 4] as const, [5, 2, 2] as const]) {
      const options = { poolRule: rule, 'counters.empire.2': counters };
      const want = expected(rule, counters);
      for (const measure of Object.keys(want) as BoerWar['measure'][])
        expect(shipped(measure, options, { side: 'empire', turn: 2 }), `${counters} ${measure}`).toEqual(
          want[measure],
        );
    }
  });
});

it('distinguishes the four rules', () => {
  const tables = POOL_RULES.map((rule) => JSON.stringify(oracle(rule, PRINTED).actions));
  expect(new Set(tables).size).toBe(POOL_RULES.length);
});
