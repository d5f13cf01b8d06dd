// Solo files: wherever a command takes a game, it takes the path of one; a journal carries its game along.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { LANGS } from '../../kernel/words.ts';
import { call } from '../called.ts';
import { folder, run, tidy } from '../spawned.ts';

afterAll(tidy);

const LANTERN = 'src/solo/systems/lantern.solo.md';
const dir = folder();
const at = (name: string) => join(dir, name);

test('a solo file is played, saved, and continued from its journal alone', async () => {
  const save = at('night.txt');
  const first = await call(['play', LANTERN, '--mine', '--save', save], ['', '4', '', '2', 'q']);
  expect(first).toMatchObject({ code: 0, err: '' });
  expect(first.out).toContain('The flame holds.');
  // Another process doesn't know the file: the journal brings its text.
  expect(await run(['check', save])).toMatchObject({ code: 0, err: '' });
  const retold = await run(['replay', save, '--json']);
  expect(JSON.parse(retold.out)).toMatchObject({ damaged: 0, strays: 0 });
});

test('a journal whose text is another game’s is refused', async () => {
  const save = at('forged.txt');
  await call(['play', LANTERN, '--mine', '--save', save], ['', '4', 'q']);
  writeFileSync(save, readFileSync(save, 'utf8').replace('hour by hour', 'day by day'));
  const { code, out } = await run(['check', save]);
  expect(code).toBe(1);
  expect(out).toContain('solo-');
});

test('its odds are exact, several threads simulate it, and it has sheets and a report', async () => {
  const odds = await call(['odds', LANTERN, '--measure', 'night', '--option', 'hours=2', '--json']);
  expect(JSON.parse(odds.out)).toMatchObject({
    exact: true,
    rows: [{ outcomes: { dawn: '25/36', dark: '11/36' } }],
  });
  const simulated = await run(['simulate', LANTERN, '--games', '3000', '--json']);
  expect(simulated).toMatchObject({ code: 0, err: '' });
  expect(await call(['print', LANTERN, '--out', at('sheets.pdf')])).toMatchObject({ code: 0, err: '' });
  expect(await call(['lab', LANTERN, '--games', '200', '--out', at('report')])).toMatchObject({ code: 0 });
});

test('check says what is wrong with a file, in the player’s language, with line and column', async () => {
  const file = at('wrong.solo.md');
  writeFileSync(file, readFileSync(LANTERN, 'utf8').replace('roll 1d6', 'rol 1d6'));
  for (const lang of LANGS) {
    const { code, out } = await call(['check', file, '--lang', lang]);
    expect(code).toBe(1);
    expect(out).toMatch(/28.*\d+.*: /);
  }
  const played = await call(['play', file]);
  expect(played.code).toBe(2);
  expect(played.err).toContain('roll');
  const { code, out } = await call(['check', LANTERN]);
  expect(code).toBe(0);
  expect(out).toContain('Missing in “## Words pl”: wind.1');
});
