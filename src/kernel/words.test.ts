import { expect, test } from 'vitest';
import { whisper } from '../../test/toys/whisper/game.ts';
import { whisperWords } from '../../test/toys/whisper/words.ts';
import { resolve } from './options.ts';
import { form, LANGS, type Lang, listing, numbers, plural, sayEnding, sayMove } from './words.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, '_');

// Czech keeps one-letter words on the same line as the next word.
test('a list in a sentence has the language’s word for “and”', () => {
  const said = (items: readonly string[]) => LANGS.map((lang) => plain(listing(lang)(items)));
  expect(said(['A', 'B', 'C'])).toEqual(['A, B and C', 'A, B i C', 'A, B a_C', 'A, B и C']);
  expect(said(['A', 'B'])).toEqual(['A and B', 'A i B', 'A a_B', 'A и B']);
  expect(said(['A'])).toEqual(['A', 'A', 'A', 'A']);
  expect(said([])).toEqual(['', '', '', '']);
});

test('alternatives have the word for “or”', () => {
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

test('negative numbers have a real minus sign, and zero has none', () => {
  expect(LANGS.map((lang) => numbers(lang, 1)(-1.25))).toEqual(['−1.3', '−1,3', '−1,3', '−1,3']);
  expect(LANGS.map((lang) => numbers(lang, 1)(-0.04))).toEqual(['0', '0', '0', '0']);
  expect(numbers('en', 0)(2.4)).toBe('2');
});

/** The form for each number. Polish and Russian differ at 21: Polish uses the form of 25, Russian that of 1. */
const FORMS: Record<Lang, Readonly<Record<string, readonly number[]>>> = {
  en: { one: [1], other: [0, 2, 5, 11, 12, 21, 22, 25, 101, 102, 1.5] },
  pl: {
    one: [1],
    few: [2, 3, 4, 22, 23, 24, 102, 104],
    many: [0, 5, 11, 12, 14, 21, 25, 31, 101, 111, 112, 121],
    other: [1.5],
  },
  cs: { one: [1], few: [2, 3, 4], many: [1.5], other: [0, 5, 11, 12, 21, 22, 25, 101, 102] },
  ru: {
    one: [1, 21, 31, 101, 121],
    few: [2, 3, 4, 22, 23, 24, 102, 104],
    many: [0, 5, 11, 12, 14, 25, 111, 112],
    other: [1.5],
  },
};

test.each(LANGS)('numbers have the plural forms of their language: %s', (lang) => {
  const forms = { one: 'one', few: 'few', many: 'many', other: 'other' };
  for (const [expected, list] of Object.entries(FORMS[lang]))
    for (const n of list) {
      expect(form(lang)(n, forms), `${n}`).toBe(expected);
      expect(plural(lang)(n, forms), `${n}`).toBe(`${numbers(lang)(n)} ${expected}`);
    }
});

test('a move without words is shown in its notation', () => {
  const options = resolve(whisper.options);
  if (!options.ok) throw new Error(options.refusal.option);
  const view = whisper.view(whisper.setup(options.options), 'red');
  for (const move of ['gone', 'gone:7', 'constructor']) expect(sayMove(whisperWords, move, view)).toBe(move);
});

test('an ending has a sentence; without one its id is shown', () => {
  expect(sayEnding(whisperWords, 'over')).toBe(whisperWords.outcomes.over);
  expect(sayEnding(whisperWords, 'gone')).toBe('gone');
});
