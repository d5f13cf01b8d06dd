// A solo file is checked and measured at once, and again after every save that changes it.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openTerminal, type Terminal } from '../terminal.ts';
import { call } from '../testing/in-process.ts';
import { folder, tidy } from '../testing/spawned.ts';
import { watched } from './watch.ts';

afterAll(tidy);

const LANTERN = readFileSync('src/solo/systems/lantern.solo.md', 'utf8');

function written(text: string): string {
  const file = join(folder(), 'night.solo.md');
  writeFileSync(file, text);
  return file;
}

test('without a screen to update, it checks and measures once', async () => {
  const good = await call(['watch', written(LANTERN)]);
  expect(good).toMatchObject({
    code: 0,
    err: expect.stringContaining('Without a terminal, watch checks once.'),
  });
  expect(good.out).toContain('How does the game end?');
  expect(good.out).toContain('In which hour is it over?');
  expect(good.out).toContain('fine, “Lantern”');
  expect(good.out).toContain('15625/46656');
  expect(good.out).toContain('Exact.');
  const bad = await call(['watch', written(LANTERN.replace('roll 1d6', 'rol 1d6'))]);
  expect([bad.code, bad.out.includes('Did you mean “roll”?')]).toEqual([1, true]);
  expect(await call(['watch', join(folder(), 'none.solo.md')])).toMatchObject({ code: 2, out: '' });
  expect(await call(['watch'])).toMatchObject({ code: 2, out: '' });
});

test('an inexact value says so', async () => {
  const open = LANTERN.replace('1. Walk your round.', '1. Where to? → choose a Gate').replace(
    '- Hour: track 1 to 12',
    '- Hour: track 1 to 12\n- Gate: list of North, South',
  );
  expect((await call(['watch', written(open)])).out).toContain('Sampled: 10,000 runs');
});

test('every save that changes it is a round; the last one decides the exit code', async () => {
  const file = written(LANTERN);
  const said: string[] = [];
  const terminal: Terminal = {
    ...(await openTerminal('en')),
    out: (text) => void said.push(text),
    err: (text) => void said.push(text),
  };
  const heads = () => said.splice(0).filter((line) => line.includes(file));
  async function* saves() {
    expect(heads()).toEqual([`${file}: fine, “Lantern”.`]);
    yield 'nothing has changed';
    expect(heads()).toEqual([]);
    writeFileSync(file, '');
    yield 'it is empty';
    expect(heads()).toEqual([`${file}: 1 problem.`]);
    writeFileSync(file, LANTERN.replace('title: Lantern', 'title: Lamp'));
    yield 'a new title';
    expect(heads()).toEqual([`${file}: fine, “Lamp”.`]);
    rmSync(file);
    yield 'gone';
    expect(heads()).toHaveLength(1);
    writeFileSync(file, LANTERN.replace('end dawn', 'end down'));
    yield 'a slip';
    expect(heads()).toEqual([`${file}: 1 problem.`]);
  }
  expect(await watched(file, terminal, saves())).toBe(1);
});
