// Own cards through standard input: several printed numbers on a line, and what can't be there.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { call } from './called.ts';
import { folder, tidy } from './spawned.ts';

afterAll(tidy);

const cards = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^> table (card:|not-now)/.test(line))
    .map((line) => line.slice('> table '.length));

const args = (file: string) => [
  ...['play', 'paths-of-glory', '--lang', 'en', '--seed', '3', '--save', file],
  ...['--option', 'cards=physical', '--option', 'mandated=off'],
];

test('numbers on one line name cards in turn, 0 leaves one unnamed', async () => {
  const file = join(folder(), 'own.txt');
  const ran = await call(args(file), ['3 11, 6', '0 10', 'q']);
  expect([ran.code, ran.err]).toEqual([0, '']);
  expect(cards(file)).toEqual(['card:CP-03', 'card:CP-11', 'card:CP-06', 'not-now', 'card:CP-10']);
  expect(ran.out).toContain('nominate the card you want to play');
});

test('a number that can’t be there ends the line, and nothing before it is lost', async () => {
  const file = join(folder(), 'own.txt');
  const ran = await call(args(file), ['3 3 6', '15', '4 5 6 7 8', 'q']);
  expect(ran.code).toBe(0);
  expect(ran.err.trim().split('\n')).toEqual([
    '“3” is not an answer here.',
    '“15” is not an answer here.',
    // Four spaces were left; the fifth number answers nothing.
    '“8” is not an answer here.',
  ]);
  expect(cards(file)).toEqual(['card:CP-03', 'card:CP-04', 'card:CP-05', 'card:CP-06', 'card:CP-07']);
});
