// Who may write: the lock of a running program counts, that of a dead one doesn't, and its leftovers are removed.
import { spawnSync } from 'node:child_process';
import {
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { call } from '../testing/in-process.ts';
import { folder, tidy } from '../testing/spawned.ts';
import { Busy, locked, lockOf } from './lock.ts';
import { putInPlace } from './place.ts';

afterAll(tidy);

/** The number of a process that has ended. */
const dead = () => Number(spawnSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }).stdout);

/** Where the version before put its lock. */
const oldLock = (place: string) => `${place}.lock`;
const unlinked = (place: string) => `${lockOf(place)}.0123abcd.tmp`;

describe('a lock', () => {
  test('is there while the work is done, and gone after it, done or not', () => {
    const dir = folder();
    const place = join(dir, 'game.txt');
    expect(locked(place, () => readdirSync(dir))).toEqual(['.game.txt.emptychair-lock']);
    expect(locked(place, () => readFileSync(lockOf(place), 'utf8'))).toMatch(
      new RegExp(`^emptychair ${process.pid} `),
    );
    expect(readdirSync(dir)).toEqual([]);
    expect(() =>
      locked(place, () => {
        throw new Error('full');
      }),
    ).toThrow('full');
    expect(readdirSync(dir)).toEqual([]);
  });

  test('of a running program is respected and left alone', () => {
    const place = join(folder(), 'game.txt');
    locked(place, () => expect(() => locked(place, () => 1, 0)).toThrow(Busy));
    const other = `emptychair ${dead()} another-machine 00000000\n`;
    writeFileSync(lockOf(place), other);
    expect(() => locked(place, () => 1, 0)).toThrow(Busy);
    expect(readFileSync(lockOf(place), 'utf8')).toBe(other);
    // A lock that is just being written, on a disk without links.
    writeFileSync(lockOf(place), '');
    expect(() => locked(place, () => 1, 0)).toThrow(Busy);
  });

  test.each([
    ['whose program was killed', lockOf, () => `emptychair ${dead()} ${hostname()} 00000000\n`, 0],
    ['that is too old to be held', lockOf, () => 'emptychair 1 another-machine 00000000\n', 120],
    ['that was never finished', lockOf, () => '', 3],
    ['of an older version whose program was killed', oldLock, () => `${dead()} ${hostname()} 00000000\n`, 0],
    ['of an older version that is too old', oldLock, () => '1 another-machine 00000000\n', 120],
    [
      'whose program was killed before it was linked',
      unlinked,
      () => `emptychair ${dead()} ${hostname()} 00000000\n`,
      0,
    ],
    ['whose program was killed before it was written', unlinked, () => '', 120],
  ])('%s does not hold, and is taken away', (_, at, text, seconds) => {
    const dir = folder();
    const place = join(dir, 'game.txt');
    const lock = at(place);
    writeFileSync(lock, text());
    const then = Date.now() / 1000 - seconds;
    utimesSync(lock, then, then);
    expect(locked(place, () => 'done', 0)).toBe('done');
    expect(readdirSync(dir)).toEqual([]);
  });

  test('of an older version that still runs holds', () => {
    const place = join(folder(), 'game.txt');
    const other = `${process.pid} ${hostname()} 00000000\n`;
    writeFileSync(oldLock(place), other);
    expect(() => locked(place, () => 1, 0)).toThrow(Busy);
    expect(readFileSync(oldLock(place), 'utf8')).toBe(other);
  });

  test.each(['# yarn lockfile v1\n', '', '12345\n', '{"lockfileVersion":3}'])(
    'of another program is none of ours, and stays: %j',
    (text) => {
      const dir = folder();
      const place = join(dir, 'yarn');
      writeFileSync(join(dir, 'yarn.lock'), text);
      utimesSync(join(dir, 'yarn.lock'), 0, 0);
      expect(locked(place, () => 'done', 0)).toBe('done');
      expect(readdirSync(dir)).toEqual(['yarn.lock']);
      expect(readFileSync(join(dir, 'yarn.lock'), 'utf8')).toBe(text);
    },
  );

  /** Saves a game there, in a process that can be stopped if it waits for what never ends. */
  const saves = (place: string) =>
    spawnSync(process.execPath, ['bin/emptychair.mjs', 'play', 'boer-war', '--save', place], {
      input: 'n x\nq\n',
      timeout: 40_000,
      killSignal: 'SIGKILL',
    }).status;

  const pipes = spawnSync('mkfifo', ['--version']).status === 0;
  test.runIf(pipes)('that is a named pipe is none, and nothing waits for it', () => {
    const dir = folder();
    const place = join(dir, 'game.txt');
    for (const name of [oldLock(place), unlinked(place)]) spawnSync('mkfifo', [name]);
    expect(saves(place)).toBe(0);
    expect(readdirSync(dir)).toHaveLength(3);
    spawnSync('mkfifo', [lockOf(place)]);
    expect(() => locked(place, () => 1, 0)).toThrow(Busy);
    expect(statSync(lockOf(place)).isFIFO()).toBe(true);
  });

  test('of another program is not read, however large it is', () => {
    const dir = folder();
    const place = join(dir, 'game.txt');
    writeFileSync(oldLock(place), '');
    truncateSync(oldLock(place), 2 ** 36);
    expect(saves(place)).toBe(0);
    expect(readdirSync(dir)).toEqual(['game.txt', 'game.txt.lock']);
  });

  test('is never taken away by a name alone', () => {
    const place = join(folder(), 'game.txt');
    writeFileSync(lockOf(place), 'my shopping list');
    utimesSync(lockOf(place), 0, 0);
    expect(() => locked(place, () => 1, 0)).toThrow(Busy);
    expect(readFileSync(lockOf(place), 'utf8')).toBe('my shopping list');
    rmSync(lockOf(place));
    writeFileSync(unlinked(place), 'another list');
    utimesSync(unlinked(place), 0, 0);
    expect(locked(place, () => 1, 0)).toBe(1);
    expect(readFileSync(unlinked(place), 'utf8')).toBe('another list');
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

test('removes what a killed program left when its game continues, and nothing else', async () => {
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
