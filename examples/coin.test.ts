import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { walk } from '../src/kernel/exact/exact.ts';
import { conforms } from '../test/conforms.ts';
import { speaks } from '../test/speaks.ts';
import { coin, coinModule, words } from './coin.ts';

conforms(coin, {}, { words: [words] });
speaks(coin, { en: words }, coinModule.meta, { printed: /Coin/g });

test('three throws, over at the first head, and a point for each that is left', () => {
  expect(walk(coin, coin.setup({})).states).toBe(7);
});

test('another language falls back to the words that there are', async () => {
  expect((await coinModule.words.ru()).place('left', {})).toBe('Throws left');
});

test('half a page of rules, half a page of words and declarations', () => {
  const code = readFileSync(new URL('./coin.ts', import.meta.url), 'utf8');
  expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(65);
});
