import { expect, test } from 'vitest';
import { LANGS, listing, numbers, plural } from './words.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, '_');

// Czech keeps its one-letter words on the line of what follows.
test('a list in a sentence ends as the language ends it', () => {
  const said = (items: readonly string[]) => LANGS.map((lang) => plain(listing(lang)(items)));
  expect(said(['A', 'B', 'C'])).toEqual(['A, B and C', 'A, B i C', 'A, B a_C', 'A, B и C']);
  expect(said(['A', 'B'])).toEqual(['A and B', 'A i B', 'A a_B', 'A и B']);
  expect(said(['A'])).toEqual(['A', 'A', 'A', 'A']);
  expect(said([])).toEqual(['', '', '', '']);
});

test('alternatives too', () => {
  const said = LANGS.map((lang) => listing(lang, 'or')(['A', 'B', 'C']));
  expect(said).toEqual(['A, B or C', 'A, B lub C', 'A, B nebo C', 'A, B или C']);
});

test('large numbers are grouped as the language groups them', () => {
  expect(LANGS.map((lang) => plain(numbers(lang)(46656)))).toEqual(['46,656', '46_656', '46_656', '46_656']);
  // Polish leaves four digits together.
  expect(LANGS.map((lang) => plain(numbers(lang)(1234)))).toEqual(['1,234', '1234', '1_234', '1_234']);
  expect(plain(plural('ru')(12345, { one: 'ход', few: 'хода', many: 'ходов', other: 'хода' }))).toBe(
    '12_345 ходов',
  );
});

test('a minus is no hyphen, and nothing is not less than nothing', () => {
  expect(LANGS.map((lang) => numbers(lang, 1)(-1.25))).toEqual(['−1.3', '−1,3', '−1,3', '−1,3']);
  expect(LANGS.map((lang) => numbers(lang, 1)(-0.04))).toEqual(['0', '0', '0', '0']);
  expect(numbers('en', 0)(2.4)).toBe('2');
});
