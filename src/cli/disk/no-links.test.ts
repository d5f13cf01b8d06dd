// A disk that knows no links, like those of cameras and memory sticks: locks and files work there, too.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Busy, locked, lockOf } from './lock.ts';
import { putInPlace } from './place.ts';

const disk = vi.hoisted(() => ({ fullFor: '' }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const failing = (code: string) => Object.assign(new Error(code), { code });
  return {
    ...fs,
    linkSync: () => {
      throw failing('EPERM');
    },
    // A full disk makes the file, and then has no room for what is in it.
    writeFileSync: (file: Parameters<typeof fs.writeFileSync>[0], ...rest: [never, never]) => {
      if (file !== disk.fullFor) return fs.writeFileSync(file, ...rest);
      fs.writeFileSync(file, '', ...(rest.slice(1) as [never]));
      throw failing('ENOSPC');
    },
  };
});

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'emptychair-no-links-'));
});
afterEach(() => {
  disk.fullFor = '';
  rmSync(dir, { recursive: true });
});

test('a lock holds while the work is done, and is gone after it', () => {
  const place = join(dir, 'game.txt');
  locked(place, () => {
    expect(readdirSync(dir)).toEqual(['.game.txt.emptychair-lock']);
    expect(readFileSync(lockOf(place), 'utf8')).toMatch(new RegExp(`^emptychair ${process.pid} `));
    expect(() => locked(place, () => 1, 0)).toThrow(Busy);
  });
  expect(readdirSync(dir)).toEqual([]);
});

test('a lock that the full disk doesn’t take is not left there: the next save succeeds at once', () => {
  const place = join(dir, 'game.txt');
  disk.fullFor = lockOf(place);
  expect(() => locked(place, () => 1, 0)).toThrow('ENOSPC');
  expect(readdirSync(dir)).toEqual([]);
  disk.fullFor = '';
  expect(locked(place, () => 'saved', 0)).toBe('saved');
});

test('a file is put in its place, new or not, with nothing beside it', () => {
  const file = join(dir, 'game.txt');
  for (const text of ['first', 'second']) {
    putInPlace(file, text);
    expect(readFileSync(file, 'utf8')).toBe(text);
  }
  expect(readdirSync(dir)).toEqual(['game.txt']);
});
