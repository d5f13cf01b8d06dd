/** The shipped systems can be won and lost, and their odds are those of a calculation by hand. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exact, load, optionsOf, planOf, textOf } from '../../test/solo/solo.ts';
import { playout } from '../kernel/play.ts';
import { rng } from '../kernel/rng.ts';
import type { Lang } from '../kernel/words.ts';
import { BY_HAND } from './game.ts';
import { announced, hasSentence } from './run/announced.ts';
import { chaptersOf, headings } from './said/chapters.ts';

const SYSTEMS = readdirSync(new URL('./systems/', import.meta.url)).map((name) =>
  name.replace('.solo.md', ''),
);

test('ten systems, in the four languages', () => {
  expect(SYSTEMS.length).toBeGreaterThanOrEqual(10);
  expect(new Set(SYSTEMS.map((name) => planOf(textOf(name)).language))).toEqual(
    new Set(['en', 'pl', 'cs', 'ru']),
  );
});

test('of different kinds', () => {
  const plan = (name: string) => planOf(textOf(name));
  const kinds = (name: string) => plan(name).pieces.map(({ kind }) => kind);
  const does = (name: string) => JSON.stringify(plan(name).procedures);
  // A market; an oracle with a track and a table of rows and columns; tables that lead to tables; a bag; dice and questions.
  expect(kinds('toll-road')).toContain('display');
  expect(kinds('szept-pod-mostem')).toContain('track');
  expect(plan('szept-pod-mostem').tables.map(({ axes }) => axes.length)).toEqual([2]);
  expect(JSON.stringify(plan('stribrna-stola').tables).match(/"do":"rollOn"/g)).toHaveLength(2);
  expect(kinds('artel')).toContain('cup');
  expect(does('harbour-watch')).toMatch(/"do":"rollOn".*"do":"ask"/);
});

test.each(SYSTEMS)('every sentence of %s is in one chapter of its rules, under a heading', (name) => {
  const plan = planOf(textOf(name));
  const chapters = chaptersOf(plan);
  const rules = chapters.flatMap((chapter) => chapter.rules);
  expect(rules.filter((id) => !(id in plan.texts))).toEqual(
    name === 'boer-war' ? [BY_HAND, 'setting.pool-rule'] : [BY_HAND],
  );
  const said = Object.keys(plan.texts).filter((id) => hasSentence(plan, id) || announced(plan).told.has(id));
  expect(rules.filter((id) => id in plan.texts).toSorted()).toEqual(said.toSorted());
  const titles = headings(plan);
  expect(Object.keys(titles)).toHaveLength(chapters.length);
  expect(Object.values(titles)[0]?.[plan.language as Lang]).toBe(plan.procedures[0]?.name);
});

const share = (fraction: string | undefined) => {
  const [n = '0', d = '1'] = (fraction ?? '0/1').split('/');
  return Number((BigInt(n) * 1_000_000n) / BigInt(d)) / 1_000_000;
};

// Each with its usual player; no choice is left open, so every one is exact.
test.each([
  ['toll-road', 'winner', 'richer', { weeks: 4 }],
  ['szept-pod-mostem', 'koniec', 'poznane', {}],
  ['stribrna-stola', 'konec', 'bohatstvi', {}],
  ['artel', 'itog', 'dom', {}],
  ['last-bridge', 'held', 'held', {}],
  ['lantern', 'night', 'dawn', {}],
])('%s is won in a quarter to two thirds of the games', (name, measure, won, settings) => {
  const [row] = exact(load(name), measure, settings);
  expect(share(row?.outcomes[won])).toBeGreaterThan(0.25);
  expect(share(row?.outcomes[won])).toBeLessThan(0.66);
});

// Nobody but the base game says who has won: it's asked for at the end, and the player may tell it before.
test.each([
  ['boer-war', { 'your-side': 'victory', 'the-other-side': 'defeat' }, 'defeat'],
  ['civ-clock', { 'a-victory': 'victory', none: 'time' }, 'fallen'],
])('%s is won or lost on the table, at its end or before', (name, verdicts, before) => {
  const game = load(name);
  for (const [verdict, outcome] of Object.entries(verdicts)) {
    const state = game.setup(optionsOf(game));
    const answer = `pick:${verdict}`;
    playout(game, state, rng(1), () => (game.node(state).kind === 'decision' ? answer : 'done'));
    expect(game.node(state)).toMatchObject({ kind: 'end', outcome, scores: [outcome === 'victory' ? 1 : 0] });
  }
  for (const [aside, outcome] of [
    ['call:won', 'victory'],
    ['call:lost', before],
  ] as const) {
    const state = game.setup(optionsOf(game));
    expect(game.asides(state)).toContain(aside);
    game.apply(state, aside);
    expect(game.node(state)).toMatchObject({ kind: 'end', outcome });
  }
});

// Their exact odds take long, or nobody measures their endings.
test.each([
  ['warden', 'held'],
  ['harbour-watch', 'kept'],
  ['boer-war', 'victory'],
  ['civ-clock', 'victory'],
])('%s is won in a quarter to three quarters of the games', (name, won) => {
  const game = load(name);
  const games = 400;
  let wins = 0;
  for (let seed = 0; seed < games; seed++) {
    const state = game.setup(optionsOf(game));
    playout(game, state, rng(seed));
    const node = game.node(state);
    if (node.kind === 'end' && node.outcome === won) wins++;
  }
  expect(wins / games).toBeGreaterThan(0.25);
  expect(wins / games).toBeLessThan(0.75);
});

test('The Toll Road: the rival’s die shows 1–3 half of the time', () => {
  const [row] = exact(load('toll-road'), 'her-stall', { weeks: 4 });
  expect(row?.outcomes).toEqual({ '1-3': '1/2', '4-5': '1/3', '6': '1/6' });
});

test('Stříbrná štola: the odds of a corridor don’t depend on how long the lamp burns', () => {
  const [row] = exact(load('stribrna-stola'), 'chodby');
  const [blocked = 0, empty = 0, vein = 0, crossing = 0] = [
    'Chodba je zasypaná, musíte ji prokopat.',
    'Prázdná chodba.',
    'Ve stěně se leskne žíla.',
    'Křižovatka: rozhodne komora.',
  ].map((said) => share(row?.outcomes[said]));
  expect(empty / blocked).toBeCloseTo(2, 4);
  expect(vein / blocked).toBeCloseTo(2, 4);
  expect(crossing / blocked).toBeCloseTo(1, 4);
});

test('Harbour Watch: two dice for the boat', () => {
  const [row] = exact(load('harbour-watch'), 'orders-given', { nights: 5 });
  const counts = Object.values(row?.outcomes ?? {}).map(share);
  const all = counts.reduce((sum, n) => sum + n, 0);
  // 36 throws: 2–3 in 3 of them, 4–6 in 12, 7–9 in 15, 10–12 in 6.
  const expected = [3, 12, 15, 6].map((n) => (n / 36).toFixed(4));
  expect(counts.map((n) => (n / all).toFixed(4)).sort()).toEqual(expected.sort());
});
