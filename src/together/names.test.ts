import { expect, test } from 'vitest';
import { NAME_LETTERS } from './messages.ts';
import { readName, sameName } from './names.ts';
import { people as cs } from './words/people/cs.ts';
import { people as en } from './words/people/en.ts';
import { people as pl } from './words/people/pl.ts';
import { people as ru } from './words/people/ru.ts';

test.each(['Ada', 'Żółć', 'Анна-Мария', 'O’Neill', "D'Arcy", 'Jan III', '李', 'x'.repeat(NAME_LETTERS)])(
  '%s is a name',
  (name) => expect(readName(name)).toBe(name),
);

test('spaces around and between words don’t count, and nothing at all is no name', () => {
  expect(readName('  Ada   Byron ')).toBe('Ada Byron');
  expect(readName('\u00a0 ')).toBe('');
  expect(readName('e\u0301va')).toBe('\u00e9va');
});

test.each([
  ['too long', 'x'.repeat(NAME_LETTERS + 1)],
  ['markup', '<b>Ada</b>'],
  ['an entity', '&amp;'],
  ['only marks', '\u0301\u0301'],
  ['only dots', '...'],
  ['a zero-width space', 'A\u200bda'],
  ['a letter that shows nothing', '\u3164'],
  ['a Hangul filler', '\u115f'],
  ['another direction', '\u202eadA'],
  ['a variation selector', 'Ada\ufe0f'],
  ['a soft hyphen', 'A\u00adda'],
  ['a braille blank', '\u2800'],
  ['a control character', 'A\u0007'],
  ['a tower of marks', `A${'\u0323'.repeat(9)}`],
  ['a picture', '🎲'],
  ['half of a pair', '\ud83c'],
])('no name: %s', (_, name) => expect(readName(name)).toBeUndefined());

test('no two people have the same name', () => {
  expect(sameName('Ada', 'ADA')).toBe(true);
  expect(sameName('Ada B', 'ada-b.')).toBe(true);
  expect(sameName('Ada', 'Ａｄａ')).toBe(true);
  expect(sameName('Ada', 'Adam')).toBe(false);
  expect(sameName('', '')).toBe(false);
});

test('every language says how long a name may be', () => {
  for (const words of [en, pl, cs, ru]) expect(words['refused.name']).toContain(` ${NAME_LETTERS} `);
});
