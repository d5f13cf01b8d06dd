import { expect, test } from 'vitest';
import { find } from '../../games/catalogue.ts';
import { resolve } from '../../kernel/options.ts';
import { Session } from '../../kernel/session/session.ts';
import { type Draw, drawsOf, furthest, leastExpected, luckOf, verdict } from './luck.ts';

const FACES = ['1', '2', '3', '4', '5', '6'].map((n) => `roll:${n}`);
const die = (came: number): Draw => ({
  ask: 'roll',
  at: 0,
  drawer: 'app',
  moves: FACES,
  weights: [1, 1, 1, 1, 1, 1],
  total: 6,
  came: `roll:${came}`,
  labels: FACES,
});

test('the expected counts are the sums of the odds', () => {
  const luck = luckOf([1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 6, 6].map(die));
  expect(luck.draws).toBe(12);
  expect(luck.rows.map(({ came }) => came)).toEqual([1, 1, 1, 1, 1, 7]);
  for (const { expected, spread } of luck.rows) {
    expect(expected).toBeCloseTo(2, 9);
    expect(spread).toBeCloseTo(12 * (1 / 6) * (5 / 6), 9);
  }
});

test('even counts are as usual as can be, twelve sixes are not', () => {
  expect(luckOf([1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6].map(die)).share).toBe(1);
  expect(verdict(luckOf(Array.from({ length: 12 }, () => die(6))))).toBe('rare');
  expect(verdict(luckOf([die(6), die(6)]))).toBe('too-few');
});

test('for one coin the share is the exact chance, as near as 4,000 series come', () => {
  const toss = (came: string): Draw => ({
    ask: 'toss',
    at: 0,
    drawer: 'player',
    moves: ['heads', 'tails'],
    weights: [1, 1],
    total: 2,
    came,
    labels: ['heads', 'tails'],
  });
  // Nine or ten alike of ten: 2 · (1 + 10) / 1024.
  const { share } = luckOf(['tails', ...Array.from({ length: 9 }, () => 'heads')].map(toss));
  expect(Math.abs(share - 22 / 1024)).toBeLessThan(4 * Math.sqrt(((22 / 1024) * (1002 / 1024)) / 4000));
});

test('a game: what was undone does not count, both hands are told apart', async () => {
  const game = await find('boer-war')!.game();
  const options = resolve(game.options);
  if (!options.ok) throw new Error('options');
  const session = new Session(game, options.options, 3);
  session.settle();
  session.play('table', 'done');
  session.play('table', 'go');
  session.play('table', 'done');
  session.roll();
  session.undo();
  session.play('table', 'go');
  const draws = drawsOf(session);
  expect(draws.map(({ drawer, came }) => [drawer, came])).toEqual([
    ['player', 'go'],
    ['player', 'go'],
  ]);
  for (const { weights, total } of draws) expect(weights.reduce((a, b) => a + b)).toBe(total);
});

test('an outcome that meant different things is called by what was the same in all of them', () => {
  const called = (...labels: string[]) =>
    luckOf(labels.map((l) => ({ ...die(1), labels: FACES.map(() => l) })));
  expect(called('1 (drought)', '1 (anarchy)', '1 (drought)').rows[0]?.label).toBe('1');
  expect(called('1 (drought)', '1 (drought)').rows[0]?.label).toBe('1 (drought)');
  expect(called('5 (strength 8)', '5 (strength 16)').rows[0]?.label).toBe('5');
  expect(called('drought', 'anarchy').rows[0]?.label).toBe('anarchy');
});

test('the results furthest from expectation come first, measured by their own spread', () => {
  const luck = luckOf([6, 6, 6, 6, 6, 6, 6, 1, 1, 2, 3, 4].map(die));
  expect(furthest(luck, 2).map(({ move, came }) => [move, came])).toEqual([
    ['roll:6', 7],
    ['roll:5', 0],
  ]);
  expect(furthest(luckOf([6, 6, 6, 6].map(die)), 2)).toEqual([]);
});

test('the least expected draw is the least likely beside the likeliest of its moment; a die never is', () => {
  const chit = (stops: number, came: string): Draw => ({
    ...die(1),
    moves: ['go', 'stop'],
    weights: [12 - stops, stops],
    total: 12,
    came,
    labels: ['GO!', 'STOP'],
  });
  const rarest = chit(2, 'stop');
  expect(leastExpected([die(6), chit(5, 'stop'), rarest, chit(2, 'stop'), chit(1, 'go')])).toEqual({
    draw: rarest,
    came: 1,
    likeliest: 0,
  });
  expect(leastExpected([die(6), chit(1, 'go')])).toBeUndefined();
});
