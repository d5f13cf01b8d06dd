import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { walk } from '../src/kernel/exact/exact.ts';
import { conforms } from '../test/conforms.ts';
import { sayGame, sayRest, speaks } from '../test/speaks.ts';
import { coin, coinModule, words } from './coin.ts';
import { en, said } from './coin-flat.ts';

conforms(coin, {}, { words: [words] });
speaks(coin, { en: words }, coinModule.meta);

test('three throws, over at the first head, and a point for each that is left', () => {
  expect(walk(coin, coin.setup({})).states).toBe(7);
});

test('its flat words say the same', () => {
  const told = (spoken: typeof words) => [
    ...sayRest(coin, spoken, {}),
    ...[1, 2, 3, 4].flatMap((seed) => sayGame(coin, spoken, {}, seed)),
  ];
  expect(told(said('en', en))).toEqual(told(words));
  expect(told(words).map(([key]) => key)).toContain('outcomes.lost');
});

test('another language falls back to the words that there are', async () => {
  expect((await coinModule.words.ru()).place('left', {})).toBe('Throws left');
});

test('half a page of rules, half a page of words and declarations', () => {
  const code = readFileSync(new URL('./coin.ts', import.meta.url), 'utf8');
  expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(65);
});
