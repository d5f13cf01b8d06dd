/** The example of docs/adding-a-game.md is the real file, and a whole game. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { distribution, rowsAsText } from '../src/kernel/exact/exact.ts';
import { resolve } from '../src/kernel/options.ts';
import { conforms } from './conforms.ts';
import { lantern } from './toys/lantern.ts';

conforms(lantern);

test('the page shows the file as it is', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  expect(read('../docs/adding-a-game.md')).toContain(read('toys/lantern.ts').trim());
});

test('and the odds that the page names are its odds', () => {
  const options = resolve(lantern.options);
  if (!options.ok || !lantern.measures.night) throw new Error('options');
  expect(rowsAsText(distribution(lantern, lantern.measures.night, options.options))).toEqual([
    { key: 'night', outcomes: { dawn: '15625/46656', dark: '31031/46656' } },
  ]);
});
