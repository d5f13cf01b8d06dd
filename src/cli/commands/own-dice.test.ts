// Own dice through standard input: several faces on a line are one roll, and what can't be rolled changes nothing.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { call } from '../testing/in-process.ts';
import { folder, tidy } from '../testing/spawned.ts';

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
  const ran = await call(args, [...begin, '5 1 6', 'no-deal', 'done', '4 2', 'q']);
  expect([ran.code, ran.err]).toEqual([0, '']);
  expect(text(ran.out)).toContain('Dice: all faces on one line, for example 3 5 1.');
  expect(text(ran.out)).toContain('Dice: all faces on one line, for example 3 5.');
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
  const ran = await call(
    [...args, '--option', 'cards=untracked', '--option', 'mandated=off'],
    ['nominate:C', '5 3 1', '7 1', '5, 3', 'q'],
  );
  expect(ran.code).toBe(0);
  expect(text(ran.out)).toContain('all faces on one line (grey die, blue die), for example 3 5.');
  const refused = 'Type the faces of both dice, each 1–6.';
  expect(ran.err.trim().split('\n')).toEqual([refused, refused]);
  expect(played(file)).toContain('> table roll:53');
});

test('Imperial Tax Farmer: the faces of a test are added up; a single number is the sum itself', async () => {
  const file = join(folder(), 'dice.txt');
  const args = ['play', 'tax-farmer', '--lang', 'pl', '--seed', '3', '--save', file];
  const dice = ['6', '1', '1', '1'];
  const helper = ['--mine', '--option', 'tracking=helper', '--option', 'players=4'];
  const ran = await call([...args, ...helper], [...dice, 'done', 'done', '6', '6 5 2 1', '5', '12', 'q']);
  expect([ran.code, ran.err]).toEqual([0, '']);
  expect(text(ran.out)).toContain('Kilka kości: wszystkie wyniki w jednym wierszu, na przykład 3 5 1 6.');
  expect(played(file).filter((line) => line.includes('sum:'))).toEqual(['> table sum:14', '> table sum:12']);
});

test('Civilization: a single event die is its face, never a place in the list', async () => {
  const dir = folder();
  for (const [face, result] of [
    ['5', 'event'],
    ['1', 'calm'],
    ['2', 'calm'],
  ] as const) {
    const file = join(dir, `${face}.txt`);
    const args = ['play', 'civilization', '--lang', 'en', '--seed', '11', '--save', file];
    const ran = await call(args, ['play-as:rome', 'marker:egypt', '7', face, 'q']);
    expect([ran.code, ran.err]).toEqual([0, 'Type the face of the die, 1–6.\n']);
    expect(text(ran.out)).toContain('Enter: the app rolls. Or type what you rolled. A die: its face');
    expect(played(file).at(-1)).toBe(`> table ${result}`);
  }
});

test('Imperial Tax Farmer: bribery by numbers and in the player’s language', async () => {
  const dir = folder();
  const golden = readFileSync('src/games/tax-farmer/golden/all-lose.txt', 'utf8').split('\n');
  const before = golden.slice(0, golden.indexOf('> blue bribe:10')).join('\n');
  for (const [line, move] of [
    ['5', 'bribe:5'],
    ['-3', 'refund:3'],
    ['0', 'keep'],
    ['koupit 7', 'bribe:7'],
    ['refund:2', 'refund:2'],
  ] as const) {
    const file = join(dir, 'úplatky.txt');
    writeFileSync(file, `${before}\n`);
    const ran = await call(['play', 'tax-farmer', '--lang', 'cs', '--save', file], ['12', line, 'q']);
    expect(ran.err).toBe('„12“ zde není možné. Možné: 1–11; -1 … -10; Vynechat úplatky.\n');
    expect(ran.out).toMatch(/^ {2}0 +Vynechat úplatky$/m);
    expect(ran.out).toMatch(/^ {2}1 … 11 +Koupit 1 bod za 1 zlatý … Koupit 11 bodů za 11 zlatých$/m);
    expect(ran.out).toMatch(/^ {2}-1 … -10 +Prodat body za zlato: 2\sbody za\s1\szlatý … /m);
    expect(ran.out).not.toMatch(/bribe|refund/);
    expect(readFileSync(file, 'utf8').trim().split('\n').at(-1)).toBe(`> blue ${move}`);
  }
});
