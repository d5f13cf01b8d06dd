// `file check`: decks and boards that somebody typed in, good and bad, and played with.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import defaultBoard from '../../games/tax-farmer/boards/default.json' with { type: 'json' };
import { call } from '../testing/in-process.ts';
import { folder, tidy } from '../testing/spawned.ts';

afterAll(tidy);

const dir = folder();
function write(name: string, text: string): string {
  writeFileSync(join(dir, name), text);
  return join(dir, name);
}

describe('file check', () => {
  test('a board that is fit to be played with', async () => {
    const own = write('own.json', JSON.stringify({ ...defaultBoard, id: 'own' }));
    expect(await call(['file', 'check', 'tax-farmer', own])).toMatchObject({ code: 0, err: '' });
    const played = await call([
      'simulate',
      'tax-farmer',
      '--games',
      '2',
      '--seed',
      '1',
      '--option',
      `board=${own}`,
      '--json',
    ]);
    expect(played.code).toBe(0);
  });

  test.each([
    ['junk.json', 'not a board'],
    ['broken.json', '{"format": "tax-farmer-board",\n  "goods": [}'],
    ['empty.json', '{}'],
    ['goods.json', JSON.stringify({ ...defaultBoard, goods: [] })],
  ])('%s is refused with reasons on standard output and exit code 1', async (name, text) => {
    const done = await call(['file', 'check', 'tax-farmer', write(name, text)]);
    expect(done.code).toBe(1);
    expect(done.out).toContain(name);
    expect(done.err.trim().split('\n')).toHaveLength(1);
  });

  test('a wrong deck is named with line and column', async () => {
    const deck = write('deck.csv', 'id,side\n1,A\n');
    const done = await call(['file', 'check', 'cdg', deck]);
    expect(done.code).toBe(1);
    expect(done.out).toMatch(/line|:\d/);
  });

  test.each([
    [
      'pl',
      'wiersz 2, kolumna 13: potrzebna jest wartość',
      'dla ustawienia „Plansza”',
      'nie ma towaru „silk”',
      'nie ma takiego pliku',
    ],
    [
      'ru',
      'строка 2, столбец 13: нужно значение',
      'для настройки «Поле»',
      'товара «silk» нет',
      'такого файла нет',
    ],
  ])(
    'in %s a file, a save with it and a missing one say what is wrong',
    async (lang, at, which, silk, none) => {
      const cut = write('cut.json', '{"format": "tax-farmer-board",\n  "goods": [}');
      const board = JSON.stringify({ ...defaultBoard, id: 'own', weaponsGood: 'silk' });
      const wrong = write('silk.json', board);
      const save = write('silk.txt', `> emptychair 1 tax-farmer 1 7 {"board":${board}}\n`);
      const [read, played, checked, missing] = await Promise.all(
        [
          ['file', 'check', 'tax-farmer', cut],
          ['play', 'tax-farmer', '--option', `board=${wrong}`],
          ['check', save],
          ['play', 'tax-farmer', '--option', `board=${join(dir, 'nowhere.json')}`],
        ].map((args) => call([...args, '--lang', lang])),
      );
      expect(read?.out).toContain(`cut.json: ${at}`);
      expect(played).toMatchObject({ code: 2, err: expect.stringContaining(silk) });
      expect(checked).toMatchObject({ code: 1, out: expect.stringContaining(which) });
      expect(checked?.out).toContain(silk);
      expect(missing).toMatchObject({ code: 2, err: expect.stringContaining(`nowhere.json: ${none}`) });
    },
  );

  test('of several files each is checked, also those after a bad one and after one that is not there', async () => {
    const good = write('good.json', JSON.stringify(defaultBoard));
    const deep = write('deep.json', '['.repeat(5_000));
    const done = await call(['file', 'check', 'tax-farmer', deep, join(dir, 'gone.json'), good, 'board']);
    expect(done.out.trimEnd().split('\n')).toEqual([
      `${deep}: line 1, column 1: must be a board: { … }`,
      expect.stringContaining('gone.json'),
      `${good}: fine.`,
    ]);
    expect([done.code, done.err.trimEnd().split('\n').at(-1)]).toEqual([
      1,
      'emptychair: Problems in 2 of 3 files.',
    ]);
  });

  test('of many problems, 20 are listed and the others counted', async () => {
    const cards = Array.from({ length: 50 }, () => ({ good: 7, reward: 1, copies: 1 }));
    const many = write('many.json', JSON.stringify({ ...defaultBoard, needDeck: cards }));
    const done = await call(['file', 'check', 'tax-farmer', many, '--lang', 'pl']);
    const lines = done.out.trimEnd().split('\n');
    expect([lines.length, lines.at(-1)]).toEqual([21, `${many}: i jeszcze 30`]);
    expect(done.err).toBe(`emptychair: ${many}: 50 błędów.\n`);
  });

  test.each([
    [['file']],
    [['file', 'eat', 'cdg', 'x']],
    [['file', 'check']],
    [['file', 'check', 'cdg']],
    [['file', 'check', 'nothing', 'x']],
    [['file', 'check', 'boer-war', 'x']],
    [['file', 'check', 'cdg', join(dir, 'missing.csv')]],
    [['file', 'check', 'cdg', dir]],
  ])('%j is wrong usage: one line, exit code 2', async (args) => {
    const done = await call(args);
    expect(done.code).toBe(2);
    expect(done.err.trim().split('\n')).toHaveLength(1);
  });
});
