// Own dice through standard input: several faces on a line are one roll, and what can't be rolled changes nothing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { folder, run, tidy } from './spawned.ts';

afterAll(tidy);

const played = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^> (table|player) /.test(line));

/** Lines are broken at the edge of the screen. */
const text = (out: string) => out.replace(/\s+/g, ' ');

test('Civilization: three dice for trade, then two event dice; the result need not be worked out', async () => {
  const file = join(folder(), 'dice.txt');
  const args = ['play', 'civilization', '--lang', 'en', '--seed', '3', '--mine', '--save', file];
  const begin = ['play-as:rome', 'marker:egypt', 'calm', 'roll'];
  const ran = await run(args, [...begin, '5 1 6', 'no-deal', 'done', '4 2', 'q']);
  expect([ran.code, ran.err]).toEqual([0, '']);
  expect(text(ran.out)).toContain('Several dice: all faces on one line, for example 3 5 1.');
  expect(text(ran.out)).toContain('Several dice: all faces on one line, for example 3 5.');
  expect(played(file)).toEqual([
    '> table play-as:rome',
    '> table marker:egypt',
    '> table calm',
    '> player roll',
    '> table success:2',
    '> player no-deal',
    '> table done',
    '> table calm',
  ]);
});

test('Paths of Glory: grey, then blue; a face too many, or a seven, is refused with the reason', async () => {
  const file = join(folder(), 'dice.txt');
  const args = ['play', 'paths-of-glory', '--lang', 'en', '--seed', '3', '--save', file];
  const ran = await run(
    [...args, '--option', 'cards=untracked', '--option', 'mandated=off'],
    ['nominate:C', '5 3 1', '7 1', '5, 3', 'q'],
  );
  expect(ran.code).toBe(0);
  expect(text(ran.out)).toContain('all faces on one line (grey die, blue die), for example 3 5.');
  const refused = 'Type the faces of all 2 dice, each from 1 to 6.';
  expect(ran.err.trim().split('\n')).toEqual([refused, refused]);
  expect(played(file)).toContain('> table roll:53');
});

test('Imperial Tax Farmer: the faces of a test are added up; a single number is the sum itself', async () => {
  const file = join(folder(), 'dice.txt');
  const args = ['play', 'tax-farmer', '--lang', 'pl', '--seed', '3', '--save', file];
  const dice = ['6', '1', '1', '1'];
  const helper = ['--mine', '--option', 'tracking=helper', '--option', 'players=4'];
  const ran = await run([...args, ...helper], [...dice, 'done', 'done', '6', '6 5 2 1', '5', '12', 'q']);
  expect([ran.code, ran.err]).toEqual([0, '']);
  expect(text(ran.out)).toContain('Kilka kości: wszystkie wyniki w jednym wierszu, na przykład 3 5 1 6.');
  expect(played(file).filter((line) => line.includes('sum:'))).toEqual(['> table sum:14', '> table sum:12']);
});
