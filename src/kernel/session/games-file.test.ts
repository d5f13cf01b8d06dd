import { expect, test } from 'vitest';
import { captioned, MOST_GAMES, splitGames } from './games-file.ts';
import { parse } from './journal.ts';

const one = '> emptychair 1 boer-war 1 7 {}\n> table done';
const two = '> emptychair 1 tax-farmer 1 8 {}';

test('each begins with its header or with the name above it', () => {
  const parts = splitGames(`Kept in May\n# Ladysmith\n${one}\n\n# Rome\n${two}\n`);
  expect(parts.map(({ name }) => name)).toEqual(['Ladysmith', 'Rome']);
  expect(parts.map(({ text }) => parse(text).ok)).toEqual([true, true]);
});

test('any name that a player types is read back, and so is who draws', () => {
  const captions = [
    { name: 'Ladysmith', playerDraws: true },
    { name: '', playerDraws: false },
    { name: 'own hand', playerDraws: false },
    { name: `> ${'x'.repeat(198)}`, playerDraws: true },
  ];
  const text = captions.map((caption) => captioned(two, caption).join('\n')).join('\n\n');
  const parts = splitGames(text);
  expect(parts.map(({ name, playerDraws }) => ({ name, playerDraws }))).toEqual(captions);
  expect(parts.map(({ text }) => parse(text).ok)).toEqual([true, true, true, true]);
  expect(captioned(one, { name: ' a\n> table go\u2028b ', playerDraws: false })).toEqual([
    '# a > table go b',
    one,
  ]);
  expect(captioned(one, { name: 'x'.repeat(300), playerDraws: false })[0]).toHaveLength(202);
});

test('a problem names the line of the whole file', () => {
  const parts = splitGames(`${one}\n${two}\n> !!\n`);
  expect(parts.map(({ text, above }) => parse(text, above))).toMatchObject([
    { ok: true },
    { ok: false, problem: { reason: 'line', line: 4 } },
  ]);
});

test('splitting stops at one game above the maximum', () => {
  const parts = splitGames(`${one}\n`.repeat(20_000));
  expect(parts).toHaveLength(MOST_GAMES + 1);
  const most = splitGames(`${one}\n`.repeat(MOST_GAMES));
  expect(most).toHaveLength(MOST_GAMES);
  expect(most.at(-1)).toMatchObject({ text: `${one}\n`, above: 2 * (MOST_GAMES - 1) });
});

test('names, hands and line numbers are found with any line ending', () => {
  const parts = splitGames(
    `# Ladysmith\r\n${one.replace('\n', '\r\n# own hand\r\n')}\r\n# Rome\r\n${two}\r\n> !!`,
  );
  expect(parts).toMatchObject([
    { name: 'Ladysmith', playerDraws: true, above: 0 },
    { name: 'Rome', playerDraws: false, above: 4 },
  ]);
  expect(parts.map(({ text, above }) => parse(text, above))).toMatchObject([
    { ok: true, value: { headerLine: 2, lines: [4] } },
    { ok: false, problem: { reason: 'line', line: 7 } },
  ]);
});

test('a file with one game is that game, and a text without a header is left for parse to refuse', () => {
  expect(splitGames(one)).toEqual([{ text: one, above: 0, name: '', playerDraws: false }]);
  expect(splitGames('Dear friend')).toEqual([
    { text: 'Dear friend', above: 0, name: '', playerDraws: false },
  ]);
});

test('a byte order mark is skipped', () => {
  expect(splitGames(`\uFEFF# Ladysmith\n${one}`)).toMatchObject([{ name: 'Ladysmith' }]);
});
