// Own cards through standard input: several printed numbers on a line, and what can't be there.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { call } from '../testing/in-process.ts';
import { folder, tidy } from '../testing/spawned.ts';

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
    '“3” isn’t possible here. Possible: 0–2, 4–14.',
    '“15” isn’t possible here. Possible: 0–2, 4–14.',
    // Four spaces were left; the fifth number answers nothing.
    '“8” wasn’t entered: the question has changed.',
  ]);
  expect(cards(file)).toEqual(['card:CP-03', 'card:CP-04', 'card:CP-05', 'card:CP-06', 'card:CP-07']);
});

test('a card that can’t be here goes by its printed number, too; what else there is has the numbers left', async () => {
  const file = join(folder(), 'own.txt');
  // Two cards are played; the one in E falls off the row with the first.
  const ran = await call(args(file), [
    ...['3 4 5 2 10', 'nominate:D', '1 2', 'ops', 'done', '1 2 3 4 5', 'nominate:E', '1 2', 'ops', 'done'],
    ...['!', '', '! 2', '! 10 a slip', 'q'],
  ]);
  expect([ran.code, ran.err]).toEqual([0, '']);
  const listed = ran.out.split('\n').filter((line) => /^ +\d+ {2}(\S+ )+(after all|Powers|game)$/.test(line));
  expect(listed.map((line) => line.trim())).toEqual([
    ...['1  Declare victory: Central Powers', '3  Declare victory: Allied Powers', '4  Stop the game'],
    ...['2  Wireless Intercepts is here after all', '10  Sud Army is here after all'],
  ]);
  const found = readFileSync(file, 'utf8').match(/^> aside found:.*$/gm);
  expect(found).toEqual(['> aside found:CP-02', '> aside found:CP-10 "a slip"']);
});

const adjusted = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('> adjust '));

test('--start and the adjust key take a card by its printed number, by its name and by its notation', async () => {
  const file = join(folder(), 'own.txt');
  const start = ['CP.A=9', 'CP.B=card', 'CP.C=CP-12', 'CP.D=7 german reinforcements (ge 9)', 'AP.A=down'];
  const flags = (all: readonly string[]) => all.flatMap((set) => ['--start', set]);
  const refused = await call([...args(file), ...flags(start)], ['q']);
  expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('CP.B')]);

  const [, , ...right] = start;
  const ran = await call(
    [...args(file), ...flags(['CP.A=9', ...right])],
    ['11 10', 'a', '9', '2', 'a slip', 'q'],
  );
  expect([ran.code, ran.err]).toEqual([0, '']);
  expect(ran.out).toContain('9 Reichstag Truce');
  expect(adjusted(file).map((line) => line.split(' ').slice(2, 5).join(' '))).toEqual([
    ...['CP.A down CP-09', 'CP.C down CP-12', 'CP.D down CP-07', 'AP.A down down', 'CP.B CP-11 CP-02'],
  ]);
  // The same command continues with the same game, another one does not.
  const again = await call([...args(file), ...flags(['CP.A=9 reichstag truce', ...right])], ['q']);
  expect([again.code, again.err]).toEqual([0, '']);
  const other = await call([...args(file), ...flags(['CP.A=10', ...right])], ['q']);
  expect([other.code, other.err]).toEqual([2, expect.stringContaining('--start')]);
});

test('a card that comes in with another fact can be named in the same command', async () => {
  const file = join(folder(), 'own.txt');
  const ran = await call([...args(file), '--start', 'CP.A=15', '--start', 'CP.commitment=limited'], ['q']);
  expect([ran.code, ran.err]).toEqual([0, '']);
  expect(adjusted(file).map((line) => line.split(' ').at(4))).toEqual(['limited', 'CP-15']);
});
