// What `check` finds in saved games, and what `play` and `replay` say of the same: nothing is hidden, nothing is lost.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { call } from '../testing/in-process.ts';
import { folder, tidy } from '../testing/spawned.ts';

/** A file of this name meets a fault of the program itself. */
vi.mock('../disk/open-journal.ts', async (original) => {
  const real = await original<typeof import('../disk/open-journal.ts')>();
  const openText: typeof real.openText = async (file, ...rest) => {
    if (file.includes('bomb')) throw new RangeError('Maximum call stack size exceeded');
    return real.openText(file, ...rest);
  };
  return { ...real, openText };
});

afterAll(tidy);

let game = '';
let dir = '';
beforeAll(async () => {
  dir = folder();
  const file = join(dir, 'game.txt');
  const draws = Array.from({ length: 8 }, () => ['', '']).flat();
  await call(['play', 'boer-war', '--seed', '11', '--save', file], [...draws, 'q']);
  game = readFileSync(file, 'utf8');
});

function file(text: string, name = 'changed.txt'): string {
  const path = join(dir, name);
  writeFileSync(path, text);
  return path;
}

/** The game up to the app's last draw, with its result changed. */
function drawChanged(): string {
  const [, before, move] = /^([\s\S]*\n> chance )(go|stop)\n/.exec(game) ?? [];
  return `${before}${move === 'go' ? 'stop' : 'go'}\n`;
}

describe('the seed and the app’s results', () => {
  test.each([
    ['en', 'match the seed'],
    ['pl', 'niezgodnych z ziarnem: '],
    ['cs', 'ručně změněny: '],
    ['ru', 'не совпадает с зерном'],
  ])('%s: a seed or a result that was changed is said, and the game goes on', async (lang, said) => {
    expect((game.match(/^> chance/gm) ?? []).length).toBeGreaterThan(4);
    const lines = (text: string) => text.trimEnd().split('\n').length;
    for (const text of [game.replace(' 11 {', ' 12 {'), drawChanged()]) {
      const path = file(text);
      const checked = await call(['check', path, '--lang', lang]);
      expect([checked.code, lines(checked.out)]).toEqual([1, 2]);
      expect(checked.out).toContain(said);
      const replayed = await call(['replay', path, '--lang', lang]);
      expect(replayed.code).toBe(0);
      expect(replayed.out.replace(/\s+/g, ' ')).toContain(said.trim());
      const played = await call(['play', 'boer-war', '--save', path, '--lang', lang], ['', 'q']);
      expect(played.code).toBe(0);
      expect(played.out.replace(/\s+/g, ' ')).toContain(said.trim());
      const after = readFileSync(path, 'utf8');
      expect(after.startsWith(text)).toBe(true);
      expect(after.length).toBeGreaterThan(text.length);
    }
  });

  test('names the line, the result and what the seed gives; JSON has the count', async () => {
    const path = file(drawChanged());
    const line = drawChanged().split('\n').length - 1;
    const { out } = await call(['check', path]);
    expect(out).toMatch(
      new RegExp(`1 result doesn’t match the seed\\. Line ${line}: .*“(go|stop)”.*“(stop|go)”\\.`),
    );
    const { out: json } = await call(['replay', path, '--json']);
    expect(JSON.parse(json)).toMatchObject({ strays: 1, damaged: 0, unverified: 0 });
  });

  /** The same game with its draws from a key: the app's results are taken over, so nearly all of them differ. */
  function keyed(hash: string): string {
    const lines = game.replace('emptychair 1', 'emptychair 2').split('\n');
    return lines.toSpliced(1, 0, `> draws key ${hash}`).join('\n');
  }
  const key = '11'.repeat(32);
  const hash = '02d449a31fbb267c8f352e9968a79e3e5fc95c1bbeaa502fd6454ebde5a4bedc';

  test.each([
    [
      'en',
      'but not everything could be verified.\n',
      'isn’t published yet',
      'but the key gives',
      'The published key belongs to other draws',
    ],
    [
      'pl',
      'ale nie wszystko dało się sprawdzić.\n',
      'nie jest jeszcze ujawniony',
      'a z klucza wynika',
      'Ujawniony klucz należy do innych losowań',
    ],
    [
      'cs',
      'ale ne vše bylo možné ověřit.\n',
      'klíč není zveřejněn',
      'ale z klíče vychází',
      'Zveřejněný klíč patří k jiným losováním',
    ],
    [
      'ru',
      'но не всё удалось проверить.\n',
      'ещё не опубликован',
      'а из ключа следует',
      'Опубликованный ключ относится к другим результатам',
    ],
  ])('%s: draws of a key are checked once it is published', async (lang, verdict, secret, changed, wrong) => {
    const ask = async (text: string) => call(['check', file(text), '--lang', lang]);
    const unpublished = await ask(keyed(hash));
    expect([unpublished.code, unpublished.out.includes(secret)]).toEqual([0, true]);
    expect(unpublished.out).toContain(verdict);
    const published = await ask(`${keyed(hash)}> key ${key}\n`);
    expect([published.code, published.out.includes(changed)]).toEqual([1, true]);
    const other = await ask(`${keyed(hash)}> key ${key.replace('1', '2')}\n`);
    expect([other.code, other.out.includes(wrong)]).toEqual([1, true]);
    const none = await ask(`${game.replace('emptychair 1', 'emptychair 2')}> key ${key}\n`);
    expect([none.code, none.out.includes(wrong)]).toEqual([1, true]);
  });

  test('kept simulated games pass: nothing in them is reported as wrong', async () => {
    const kept = new URL('../../../test/kept/journals/', import.meta.url).pathname;
    const files = readdirSync(kept).map((name) => join(kept, name));
    expect(files.length).toBeGreaterThan(20);
    const { code, out, err } = await call(['check', ...files]);
    expect([code, err]).toEqual([0, '']);
    expect(out).not.toMatch(/but has problems|damaged|changed by hand/);
    // Each game that the current rules can't replay is reported, and none is called fine.
    const games = out.split(/\n(?! )/);
    const doubted = games.filter((game) => /can’t replay this game|can’t be compared|no longer/.test(game));
    expect(doubted.length).toBeGreaterThan(4);
    for (const game of games)
      expect(/: fine, /.test(game), game).toBe(!doubted.includes(game) && game !== '');
  });
});

describe('a bot that is not there', () => {
  async function seated(who: string): Promise<string> {
    const path = join(dir, `${who}.txt`);
    const args = ['play', 'tax-farmer', '--seed', '3', '--bots', 'casual', '--save', path];
    await call(args, ['q']);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/^> seat (\w+) casual$/gm, `> seat $1 ${who}`));
    return path;
  }

  test.each([
    ['constructor', 'en', 'there’s no bot “constructor”, so a person plays.'],
    ['champion', 'pl', 'nie ma bota „champion”, więc gra człowiek.'],
    ['valueof', 'cs', 'bot „valueof“ neexistuje, proto hraje člověk.'],
    ['nobody-here', 'ru', 'бота «nobody-here» нет, поэтому играет человек.'],
  ])('%s (%s): check says it; play goes on with a person, and nothing is lost', async (who, lang, said) => {
    const path = await seated(who);
    const before = readFileSync(path, 'utf8');
    const seats = [...before.matchAll(new RegExp(`^> seat (\\w+) ${who}$`, 'gm'))].map(([, seat]) => seat);
    expect(seats.length).toBeGreaterThan(0);
    const checked = await call(['check', path, '--lang', lang]);
    expect(checked.code).toBe(1);
    expect(checked.out).toContain(said);
    expect(checked.out).not.toContain('Object');
    const played = await call(['play', 'tax-farmer', '--save', path, '--lang', lang], ['q']);
    expect([played.code, played.err]).toEqual([0, '']);
    expect(played.out.replace(/\s+/g, ' ')).toContain(said);
    const after = readFileSync(path, 'utf8');
    expect(after.startsWith(before)).toBe(true);
    for (const seat of seats) expect(after.slice(before.length)).toContain(`> seat ${seat} person\n`);
    expect((await call(['check', path])).code).toBe(0);
  });
});

describe('files that no game needs', () => {
  test('each is refused in one line, and the files after it are checked', async () => {
    const header = '> emptychair 1 boer-war 1 7';
    const brackets = '['.repeat(5000) + ']'.repeat(5000);
    const keys = JSON.stringify(Object.fromEntries(Array.from({ length: 150_000 }, (_, i) => [`k${i}`, 1])));
    const files = [
      file(`${header} {"turns":${brackets}}\n`, 'brackets.txt'),
      file(`${header} ${keys}\n`, 'keys.txt'),
      file(`${header} {"turns":1,"turns":2}\n`, 'twice.txt'),
      file(`${header} {}\n> note "${'x'.repeat(20 * 2 ** 20)}"\n`, 'note.txt'),
      file(`${header} {}\n`.repeat(20_000), 'many.txt'),
      file(
        `> emptychair 1 civilization 1 7 ${keys.slice(0, 300_000).replace(/,[^,]*$/, '}')}\n`,
        'older.txt',
      ),
      file(game, 'good.txt'),
    ];
    const { code, out, err } = await call(['check', ...files]);
    const lines = out.trimEnd().split('\n');
    expect(code).toBe(1);
    expect(lines.slice(0, 5)).toEqual([
      `${files[0]}: Line 1: This line is too long or too deeply nested for a saved game, so it wasn’t read.`,
      `${files[1]}: Line 1: This line is too long or too deeply nested for a saved game, so it wasn’t read.`,
      `${files[2]}: Line 1: The first line has “turns” twice.`,
      `${files[3]}: Line 2: This line is too long or too deeply nested for a saved game, so it wasn’t read.`,
      `${files[4]} has more than 500 games; split it into several files.`,
    ]);
    // A journal of older rules may have any number of settings that are gone: some are named, the others counted.
    expect(lines[5]).toBe(`${files[5]}: opens, 0 entries, but not everything could be kept and verified.`);
    expect(lines[6]).toMatch(/“k0”, .*“k7” and “… \(\+\d+\)” no longer exist/);
    expect(lines.at(-1)).toBe(`${files[6]}: fine, ${game.match(/^>/gm)!.length - 1} entries.`);
    expect(lines).toHaveLength(8);
    expect(err).toBe('emptychair: Problems in 5 of 7 files.\n');
    for (const line of lines) expect(line.length).toBeLessThan(600);
  });

  test('a file that makes the program fail is named, and the files after it are checked', async () => {
    const files = [file(game, 'bomb.txt'), file(game, 'good.txt')];
    const { code, out } = await call(['check', ...files]);
    expect(code).toBe(1);
    expect(out.split('\n').slice(0, 2)).toEqual([
      `${files[0]} can’t be read (Maximum call stack size exceeded).`,
      expect.stringMatching(/good\.txt: fine/),
    ]);
  });
});
