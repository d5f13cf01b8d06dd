// A golden game: played to its end, the same every time, and never over a file that is there.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { find } from '../../games/catalogue.ts';
import { parse } from '../../kernel/session/journal.ts';
import { resume } from '../../kernel/session/resume.ts';
import { retell } from '../../kernel/session/story.ts';
import { call } from '../testing/in-process.ts';
import { folder, tidy } from '../testing/spawned.ts';

afterAll(tidy);

test('a golden game is retold the same way, ends, and draws from its seed', async () => {
  const file = join(folder(), 'short.txt');
  const args = ['golden', 'boer-war', '--preset', 'short', '--seed', '7'];
  expect(await call([...args, '--out', file])).toMatchObject({
    code: 0,
    err: '',
    out: `Saved in ${file}.\n`,
  });
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(/^ {2}= played-out .*\n$/m);
  expect((await call(args)).out).toBe(text);
  const journal = parse(text);
  if (!journal.ok) throw new Error(JSON.stringify(journal.problem));
  const game = await find('boer-war')?.game();
  if (!game) throw new Error('no game');
  expect(retell(game, journal.value)).toEqual({ ok: true, value: text });
  expect(resume(game, journal.value)).toMatchObject({ ok: true, value: { lost: [], strays: [] } });
});

test('bots may decide, and the beginning may be set', async () => {
  const bots = await call(['golden', 'tax-farmer', '--preset', 'three', '--seed', '2', '--bots', 'random']);
  expect(bots.out).toMatch(/^ {2}= /m);
  const { out } = await call(['golden', 'boer-war', '--preset', 'short', '--start', 'boers.1=0']);
  expect(out).toContain('> adjust boers.1');
});

describe('until an ending', () => {
  const args = ['golden', 'night-watch', '--module', 'examples/night-watch/index.ts'];
  test('tries seeds until a game ends this way, and names the seed', async () => {
    const endings = async (seed: number) =>
      /^ {2}= (\S+)/m.exec((await call([...args, '--seed', String(seed)])).out)?.[1];
    let seed = 1;
    while ((await endings(seed)) !== 'dark') seed++;
    expect(seed).toBeGreaterThan(1);
    const file = join(folder(), 'dark.txt');
    const { out, err, code } = await call([...args, '--until', 'dark', '--out', file]);
    expect({ out, err, code }).toEqual({
      out: `Saved in ${file}.\nSeed ${seed} ends with “dark”.\n`,
      err: '',
      code: 0,
    });
    expect(readFileSync(file, 'utf8')).toBe((await call([...args, '--seed', String(seed)])).out);
  });
  test('an ending that only an aside brings is reached, and the aside is named', async () => {
    const file = join(folder(), 'golden', 'relieved.txt');
    const { out, err, code } = await call([...args, '--until', 'relieved', '--seed', '5', '--out', file]);
    expect({ out, err, code }).toEqual({
      out: `Saved in ${file}.\nOnly the aside “bell” ends a game with “relieved”; it does so with seed 5.\n`,
      err: '',
      code: 0,
    });
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('> aside bell');
    expect(text).toMatch(/^ {2}= relieved \d+\n$/m);
  });
  test('gives up on an ending that nothing reaches, and refuses an unknown one', async () => {
    const file = join(folder(), 'none.txt');
    const hours = ['--option', 'hours=2'];
    const never = await call([...args, ...hours, '--until', 'dark', '--seed', '5', '--out', file]);
    expect(never).toMatchObject({ code: 2, out: '' });
    expect(never.err).toContain('No game ended with “dark” in 1,000 games from seed 5 on.');
    expect(existsSync(file)).toBe(false);
    const wrong = await call([...args, '--until', 'noon']);
    expect(wrong).toMatchObject({ code: 2, out: '' });
    expect(wrong.err).toContain('“noon”. Possible: dawn, dark, relieved.');
  });
});

test('an existing file stays unchanged without --force; a missing folder is created', async () => {
  const file = join(folder(), 'mine.txt');
  writeFileSync(file, 'mine\n');
  const { code, out, err } = await call(['golden', 'boer-war', '--out', file]);
  expect([code, out, readFileSync(file, 'utf8')]).toEqual([2, '', 'mine\n']);
  expect(err).toContain('already exists; nothing was changed. --force replaces it.');
  expect(await call(['golden', 'boer-war', '--force', '--out', file])).toMatchObject({ code: 0 });
  expect(readFileSync(file, 'utf8')).toMatch(/^> emptychair/);
  expect(await call(['golden', 'boer-war', '--out', join(file, 'x.txt')])).toMatchObject({ code: 2 });
});
