/** Dictionaries phrase sentences and decide nothing, so few of their lines are the same in every language. */
import { expect, test } from 'vitest';
import { sameLines } from '../scripts/same-lines.mjs';
import { projectFiles, root } from './sources.ts';

const counted = sameLines(root);

test('at most one line in eight of any dictionary is the same in the four languages', () => {
  expect(counted.filter(({ share }) => share > 1 / 8)).toEqual([]);
});

test('every dictionary is counted', () => {
  const folders = projectFiles('src/').flatMap(
    (path) => path.match(/^(.*?\/words)\/(.+\/)?en\.ts$/)?.[1] ?? [],
  );
  expect(counted.map(({ folder }) => folder)).toEqual([...new Set(folders)].sort());
  for (const { folder, lines } of counted) expect(lines, folder).toBeGreaterThan(20);
});
