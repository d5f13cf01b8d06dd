// A new game's folder: whole, with its own name, in one language, and it passes the suite.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { conforms } from '../../../test/conforms.ts';
import { explains } from '../../../test/explains.ts';
import { exact, planOf } from '../../../test/solo/solo.ts';
import { speaks } from '../../../test/speaks.ts';
import type { Module } from '../../games/module.ts';
import { parse } from '../../kernel/session/journal.ts';
import { retell } from '../../kernel/session/story.ts';
import { LANGS, type Lang } from '../../kernel/words.ts';
import { gameOf } from '../../solo/game.ts';
import { call } from '../testing/in-process.ts';
import { folder, run, tidy } from '../testing/spawned.ts';

afterAll(tidy);

async function made(name: string, lang: Lang): Promise<{ readonly at: string; readonly module: Module }> {
  const at = join(folder(), name);
  const { code, err } = await call(['new', '--module', name, '--out', at, '--lang', lang]);
  if (code !== 0) throw new Error(err);
  const exported: Readonly<Record<string, Module>> = await import(pathToFileURL(join(at, 'index.ts')).href);
  const [module] = Object.values(exported);
  if (!module) throw new Error('no module');
  return { at, module };
}

// A name that is a keyword, and one that is a name in the files already.
const russian = await made('class', 'ru');
const english = await made('scene-2', 'en');

for (const { module } of [russian, english]) {
  const [lang] = module.meta.langs as readonly [Lang];
  const game = await module.game();
  const words = await module.words[lang]();
  conforms(game, {}, { games: 10, words: [words] });
  speaks(game, { [lang]: words }, module.meta, { printed: /Class/g });
  explains(game, { [lang]: words }, { byHand: ['set'], playings: [{ weather: 'stormy', hours: 12 }] });
}

describe('the folder', () => {
  test('has its own name everywhere, one language, and a golden game that is retold alike', async () => {
    const { at, module } = russian;
    expect(module.meta).toMatchObject({ id: 'class', langs: ['ru'], title: { ru: 'Class', en: 'Class' } });
    expect(readdirSync(join(at, 'words'))).toEqual(['ru.ts']);
    expect(readdirSync(at).sort()).toContain('README.md');
    expect(readFileSync(join(at, 'README.md'), 'utf8')).toMatch(/^# Class\n.*\| R1 \|/s);
    const [name = ''] = readdirSync(join(at, 'golden'));
    const text = readFileSync(join(at, 'golden', name), 'utf8');
    const journal = parse(text);
    if (!journal.ok) throw new Error(JSON.stringify(journal.problem));
    expect(journal.value.game).toBe('class');
    expect(retell(await module.game(), journal.value)).toEqual({ ok: true, value: text });
    for (const lang of LANGS) expect((await module.words[lang]()).seats('player')).toBe('Вы');
  });

  test('compiles', () => {
    const config = {
      extends: resolve('tsconfig.json'),
      compilerOptions: { types: [] },
      include: [join(english.at, '**/*.ts')],
      exclude: ['**/*.test.ts'],
    };
    const file = join(english.at, 'tsconfig.json');
    writeFileSync(file, JSON.stringify(config));
    const { stdout, status } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', file], {
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([0, '']);
  });

  test('is played with --module, also by a reader of another language', async () => {
    const module = ['--module', join(russian.at, 'index.ts')];
    const { code, out, err } = await run(
      ['play', 'class', ...module, '--lang', 'pl'],
      ['1', '4', '6 6', 'q'],
    );
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Час 2: куда вы идёте?');
  });
});

describe('nothing is written', () => {
  test.each([
    ['', 'needs a value'],
    ['Big', 'can’t be a game’s name'],
    ['../up', 'can’t be a game’s name'],
    ['9lives', 'can’t be a game’s name'],
    ['a--b', 'can’t be a game’s name'],
    ['x', 'can’t be a game’s name'],
    ['x'.repeat(41), 'can’t be a game’s name'],
    ['boer-war', 'There’s already a game “boer-war”'],
  ])('for the name “%s”', async (name, says) => {
    const at = join(folder(), 'new');
    const { code, out, err } = await call(['new', '--module', name, '--out', at]);
    expect([code, out, existsSync(at)]).toEqual([2, '', false]);
    expect(err).toContain(says);
  });

  test('where something is already, or without a name', async () => {
    const at = folder();
    mkdirSync(join(at, 'words'));
    const { code, err } = await call(['new', '--module', 'fresh', '--out', at]);
    expect([code, readdirSync(at)]).toEqual([2, ['words']]);
    expect(err).toContain('isn’t empty');
    expect(await call(['new'])).toMatchObject({ code: 2, err: 'emptychair: NAME is missing.\n' });
    expect(await call(['new', 'extra', '--module', 'fresh'])).toMatchObject({ code: 2 });
    expect(await call(['new', 'fresh', '--out', at])).toMatchObject({ code: 2 });
  });
});

describe('a solo file', () => {
  test.each(LANGS)('%s: is in order, in that language, and exact', async (lang) => {
    const path = join(folder(), 'last-gate');
    const { code, out } = await call(['new', path, '--lang', lang]);
    expect([code, out.split('\n').slice(1, 3)]).toEqual([
      0,
      [`emptychair play ${path}.solo.md`, `emptychair watch ${path}.solo.md`],
    ]);
    const plan = planOf(readFileSync(`${path}.solo.md`, 'utf8'));
    expect(plan).toMatchObject({ id: 'last-gate', title: 'Last Gate', language: lang });
    const game = gameOf(plan);
    const [ends] = plan.questions;
    const [row] = exact(game, ends?.id ?? '');
    expect(Object.values(row?.outcomes ?? {})).toEqual(['2285/2916', '631/2916']);
  });

  test('is never written over a file, nor under a name that can’t be an id', async () => {
    const path = join(folder(), 'mine.solo.md');
    writeFileSync(path, 'mine');
    expect(await call(['new', path])).toMatchObject({ code: 2, out: '' });
    expect(readFileSync(path, 'utf8')).toBe('mine');
    const { code, err } = await call(['new', join(folder(), 'My Siege')]);
    expect([code, err]).toEqual([2, expect.stringContaining('can’t be a game’s name')]);
    expect(await call(['new', join(folder(), 'no', 'siege')])).toMatchObject({ code: 2, out: '' });
  });
});
