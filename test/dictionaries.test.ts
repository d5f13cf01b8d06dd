/** Dictionaries phrase what is said and decide nothing: few of their lines are the same in every language. */
import { expect, test } from 'vitest';
import { sameLines } from '../scripts/same-lines.mjs';
import { root } from './sources.ts';

const counted = sameLines(root).filter(({ folder }) => folder.startsWith('src/games/'));

test('at most one line in eight of a game’s dictionaries is the same in the four languages', () => {
  const over = counted.filter(({ share }) => share > 1 / 8);
  expect(over).toEqual([]);
});

test('every dictionary of a game is counted', () => {
  expect(counted.map(({ folder }) => folder)).toContain('src/games/boer-war/words');
  for (const { folder, lines } of counted) expect(lines, folder).toBeGreaterThan(20);
});
