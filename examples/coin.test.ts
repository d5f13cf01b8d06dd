import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { walk } from '../src/kernel/exact/exact.ts';
import { conforms } from '../test/conforms.ts';
import { coin } from './coin.ts';

conforms(coin);

test('three throws, over at the first head', () => {
  expect(walk(coin, coin.setup({})).states).toBe(5);
});

test('half a page of code', () => {
  const code = readFileSync(new URL('./coin.ts', import.meta.url), 'utf8');
  expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(36);
});
