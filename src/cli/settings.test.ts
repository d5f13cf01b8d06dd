// Settings that others leave without effect: refused on the command line, taken from a journal.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { call } from './testing/in-process.ts';
import { folder, tidy } from './testing/spawned.ts';

afterAll(tidy);

const CUSTOM = ['--option', 'ranges.custom=1,1,1,1,1'];

test.each([
  ['en', '“ranges.custom” has an effect only with ranges=custom.'],
  ['pl', '„ranges.custom” działa tylko z ustawieniem ranges=custom.'],
  ['cs', '„ranges.custom“ má účinek jen spolu s nastavením ranges=custom.'],
  ['ru', '«ranges.custom» действует только с настройкой ranges=custom.'],
])('a setting without effect is refused with the reason (%s)', async (lang, says) => {
  for (const args of [
    ['play', 'paths-of-glory'],
    ['simulate', 'paths-of-glory', '--games', '1'],
    ['compare', 'paths-of-glory', '--option', 'ranges=rising,flat4'],
  ]) {
    const { code, out, err } = await call([...args, ...CUSTOM, '--lang', lang]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(says);
  }
});

test('one of several settings that are compared may make use of it', async () => {
  const args = ['compare', 'paths-of-glory', '--option', 'ranges=rising,custom', '--games', '2', '--json'];
  const { code, err } = await call([...args, '--workers', '1', ...CUSTOM]);
  expect([code, err]).toEqual([0, '']);
});

test('a game that was begun with one continues, with the same command line too', async () => {
  const file = join(folder(), 'old.txt');
  const args = ['play', 'paths-of-glory', '--seed', '1', '--save', file];
  await call([...args, ...CUSTOM, '--option', 'ranges=custom'], ['q']);
  // As the version before wrote it.
  const text = readFileSync(file, 'utf8').replace('"ranges":"custom"', '"ranges":"rising"');
  writeFileSync(file, text);
  for (const more of [[], CUSTOM]) {
    const { code, err, out } = await call([...args, ...more], ['n on we go', 'q']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Continuing');
  }
});
