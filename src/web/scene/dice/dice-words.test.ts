import { expect, test } from 'vitest';
import { LANGS } from '../../../kernel/words.ts';
import { DICE } from './dice-words.ts';

test('the pad speaks four languages, each its own', () => {
  const said = LANGS.map((lang) => {
    const { rolled, told, sum, die, takeBack, atOnce } = DICE[lang];
    return [rolled, told('2/4'), sum(7), die(2, 5), takeBack, atOnce];
  });
  for (const phrases of said) for (const phrase of phrases) expect(phrase.trim()).not.toBe('');
  const [en = [], ...others] = said;
  for (const other of others) expect(other.filter((phrase, i) => phrase === en[i])).toEqual([]);
});
