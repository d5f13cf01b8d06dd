// A report may replace files that an earlier report wrote, and no others.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { MARK } from '../report/page.ts';
import { ensureWritable, NotWritten, writeReport } from './write.ts';

/** Counts renames and removals; the program is "killed" at one of them and does nothing afterwards. */
const killed = vi.hoisted(() => ({ at: Number.POSITIVE_INFINITY, step: 0, code: 'KILLED' }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const counted =
    <A extends unknown[], R>(act: (...args: A) => R) =>
    (...args: A): R => {
      if (killed.step++ >= killed.at) throw Object.assign(new Error('killed'), { code: killed.code });
      return act(...args);
    };
  const { renameSync, rmSync, mkdirSync, writeSync, copyFileSync, openSync } = fs;
  return {
    ...fs,
    renameSync: counted(renameSync),
    rmSync: counted(rmSync),
    mkdirSync: counted(mkdirSync),
    writeSync: counted(writeSync),
    copyFileSync: counted(copyFileSync),
    openSync: counted(openSync),
  };
});

const made: string[] = [];
const folder = () => {
  const dir = mkdtempSync(join(tmpdir(), 'emptychair-report-'));
  made.push(dir);
  return dir;
};
afterAll(() => {
  killed.at = Number.POSITIVE_INFINITY;
  for (const dir of made) rmSync(dir, { recursive: true });
});

const page = (text: string) => `${MARK}\n<p>${text}</p>\n`;
const report = (text: string, ...games: readonly number[]) =>
  new Map([
    ['index.html', page(text)],
    ['report.json', `{"${text}":1}\n`],
    ['counts.csv', `${text}\n`],
    ...games.map((game) => [`games/${game}.txt`, `${text} ${game}\n`] as const),
  ]);
const read = (dir: string, name: string) => readFileSync(join(dir, name), 'utf8');
const refused = (act: () => void) => {
  try {
    act();
  } catch (error) {
    if (error instanceof NotWritten) return [error.why, error.message];
    throw error;
  }
  return undefined;
};

test('other files in the folder stay, and only those of the old report go', () => {
  const dir = folder();
  const out = join(dir, 'out');
  writeReport(out, report('old', 0, 7));
  writeFileSync(join(out, 'letter.txt'), 'dear');
  mkdirSync(join(out, 'photos'));
  writeFileSync(join(out, 'photos', 'cat.jpg'), 'cat');
  writeFileSync(join(out, 'games', 'mine.txt'), 'mine');
  ensureWritable(out, [...report('new', 0).keys()]);
  writeReport(out, report('new', 0));
  expect(readdirSync(out).sort()).toEqual([
    'counts.csv',
    'games',
    'index.html',
    'letter.txt',
    'photos',
    'report.json',
  ]);
  expect(readdirSync(join(out, 'games')).sort()).toEqual(['0.txt', 'mine.txt']);
  expect([read(out, 'letter.txt'), read(out, 'photos/cat.jpg'), read(out, 'games/mine.txt')]).toEqual([
    'dear',
    'cat',
    'mine',
  ]);
  expect([read(out, 'games/0.txt'), read(out, 'counts.csv')]).toEqual(['new 0\n', 'new\n']);
  expect(read(out, 'index.html')).toContain(page('new'));
  expect(readdirSync(dir)).toEqual(['out']);
});

test('a file that the player has continued or put there is never replaced', () => {
  const out = join(folder(), 'out');
  writeReport(out, report('old', 0));
  writeFileSync(join(out, 'games', '0.txt'), 'old 0\n> note "my game"\n');
  const played = join(out, 'games', '0.txt');
  for (const act of [() => ensureWritable(out, ['games/0.txt']), () => writeReport(out, report('new', 0))])
    expect(refused(act)).toEqual(['not-ours', played]);
  expect(read(out, 'games/0.txt')).toContain('my game');
  expect(read(out, 'index.html')).toContain(page('old'));
  // A report without this game can be written, and leaves it alone.
  writeReport(out, report('new'));
  expect(read(out, 'games/0.txt')).toContain('my game');
  writeFileSync(join(out, 'lengths.csv'), 'mine');
  const more = new Map([...report('third'), ['lengths.csv', '1\n']]);
  expect(refused(() => writeReport(out, more))).toEqual(['not-ours', join(out, 'lengths.csv')]);
  rmSync(join(out, 'lengths.csv'));
  symlinkSync(join(out, 'nowhere'), join(out, 'lengths.csv'));
  expect(refused(() => writeReport(out, more))).toEqual(['not-ours', join(out, 'lengths.csv')]);
  expect(read(out, 'index.html')).toContain(page('new'));
});

test('over a report of an older version, whose page doesn’t list its files', () => {
  const out = join(folder(), 'out');
  mkdirSync(out);
  writeFileSync(join(out, 'index.html'), page('<a href="report.json"></a><a href="counts.csv"></a>'));
  for (const [name, text] of report('old')) if (name !== 'index.html') writeFileSync(join(out, name), text);
  writeFileSync(join(out, 'measures.csv'), 'not linked, so not ours');
  writeReport(out, report('new'));
  expect(read(out, 'counts.csv')).toBe('new\n');
  expect(read(out, 'measures.csv')).toBe('not linked, so not ours');
});

test('killed at any step, the old or the new page is complete, nothing else changes, and the next report can be written', () => {
  let survived = 0;
  for (let at = 0; ; at++) {
    killed.at = Number.POSITIVE_INFINITY;
    const out = join(folder(), 'out');
    writeReport(out, report('old', 0, 1));
    writeFileSync(join(out, 'letter.txt'), 'dear');
    Object.assign(killed, { at, step: 0 });
    const result = refused(() => writeReport(out, report('new', 1, 2)));
    killed.at = Number.POSITIVE_INFINITY;
    const now = read(out, 'index.html');
    expect(
      [page('old'), page('new')].filter((whole) => now.startsWith(whole)),
      `step ${at}`,
    ).toHaveLength(1);
    expect(read(out, 'letter.txt')).toBe('dear');
    expect(existsSync(join(out, 'games', '1.txt'))).toBe(true);
    ensureWritable(out, [...report('third', 1).keys()]);
    writeReport(out, report('third', 1));
    expect(readdirSync(out).sort(), `step ${at}`).toEqual([
      'counts.csv',
      'games',
      'index.html',
      'letter.txt',
      'report.json',
    ]);
    expect(readdirSync(join(out, 'games')), `step ${at}`).toEqual(['1.txt']);
    expect(read(out, 'report.json')).toBe('{"third":1}\n');
    if (result === undefined) break;
    survived++;
  }
  expect(survived).toBeGreaterThan(15);
});

test.each([
  ['EACCES', 'permission', ''],
  ['EPERM', 'permission', ''],
  ['EROFS', 'permission', ''],
  ['ENOSPC', 'full', ''],
  ['EDQUOT', 'full', ''],
  ['ENOTDIR', 'not-folder', ''],
  ['EEXIST', 'not-folder', ''],
  ['EIO', 'other', 'EIO'],
])('the disk error %s is reported as "%s"', (code, why, detail) => {
  const out = join(folder(), 'out');
  Object.assign(killed, { at: 0, step: 0, code });
  const told = refused(() => writeReport(out, report('new')));
  Object.assign(killed, { at: Number.POSITIVE_INFINITY, code: 'KILLED' });
  expect(told?.[0]).toBe(why);
  expect(told?.[1]).toContain(detail);
});
