// Who may write when: locks of the living hold, locks of the dead don't, and what they left is taken away.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { call } from './called.ts';
import { Busy, locked } from './lock.ts';
import { putInPlace } from './place.ts';
import { folder, tidy } from './spawned.ts';

afterAll(tidy);

/** The number of a process that has ended. */
const dead = () => Number(spawnSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }).stdout);

describe('a lock', () => {
  test('is there while the work is done, and gone after it, done or not', () => {
    const place = join(folder(), 'game.txt');
    expect(locked(place, () => existsSync(`${place}.lock`))).toBe(true);
    expect(existsSync(`${place}.lock`)).toBe(false);
    expect(() =>
      locked(place, () => {
        throw new Error('full');
      }),
    ).toThrow('full');
    expect(existsSync(`${place}.lock`)).toBe(false);
  });

  test('of a living program holds, and is left alone', () => {
    const place = join(folder(), 'game.txt');
    locked(place, () => expect(() => locked(place, () => 1, 0)).toThrow(Busy));
    const other = `${dead()} another-machine 00000000\n`;
    writeFileSync(`${place}.lock`, other);
    expect(() => locked(place, () => 1, 0)).toThrow(Busy);
    expect(readFileSync(`${place}.lock`, 'utf8')).toBe(other);
  });

  test.each([
    ['whose program was killed', () => `${dead()} ${hostname()} 00000000\n`, 0],
    ['that is too old to be held', () => '1 another-machine 00000000\n', 120],
    ['that was never finished', () => '', 120],
  ])('%s does not hold', (_, text, seconds) => {
    const dir = folder();
    const place = join(dir, 'game.txt');
    writeFileSync(`${place}.lock`, text());
    const then = Date.now() / 1000 - seconds;
    utimesSync(`${place}.lock`, then, then);
    expect(locked(place, () => 'done')).toBe('done');
    expect(readdirSync(dir)).toEqual([]);
  });
});

describe('a file put in its place', () => {
  test('goes through a link, and keeps what may be done with it', () => {
    const dir = folder();
    const file = join(dir, 'game.txt');
    writeFileSync(file, 'old', { mode: 0o600 });
    symlinkSync(file, join(dir, 'link'));
    putInPlace(join(dir, 'link'), 'new');
    expect(readFileSync(file, 'utf8')).toBe('new');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(dir).sort()).toEqual(['game.txt', 'link']);
  });

  test('never takes the place of a link that leads nowhere', () => {
    const dir = folder();
    symlinkSync(join(dir, 'nowhere'), join(dir, 'link'));
    expect(() => putInPlace(join(dir, 'link'), 'new')).toThrow('EEXIST');
    expect(readdirSync(dir)).toEqual(['link']);
  });
});

test('what a killed program left is taken away when its game goes on, and nothing else', async () => {
  const dir = folder();
  const file = join(dir, 'game.txt');
  await call(['play', 'boer-war', '--save', file], ['q']);
  for (const name of ['.game.txt.0123abcd.tmp', '.other.txt.0123abcd.tmp', '.game.txt.mine.tmp'])
    writeFileSync(join(dir, name), 'half');
  writeFileSync(`${file}.lock`, `${dead()} ${hostname()} 00000000\n`);
  const { code } = await call(['play', 'boer-war', '--save', file], ['q']);
  expect(code).toBe(0);
  expect(readdirSync(dir).sort()).toEqual(['.game.txt.mine.tmp', '.other.txt.0123abcd.tmp', 'game.txt']);
});
