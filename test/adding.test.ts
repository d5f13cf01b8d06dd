/** docs/adding-a-game.md shows the example games as they are; their own tests say that they are whole games. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { game } from '../examples/night-watch/rules/game.ts';
import { distribution, rowsAsText } from '../src/kernel/exact/exact.ts';
import { resolve } from '../src/kernel/options.ts';
import { projectFiles, read } from './sources.ts';

const page = readFileSync(new URL('../docs/adding-a-game.md', import.meta.url), 'utf8');
const blocks = [...page.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code);
const example = [
  'examples/coin.ts',
  'examples/coin-flat.ts',
  'examples/lamps.ts',
  ...projectFiles('examples/night-watch/').filter((path) => path.endsWith('.ts')),
];
const shipped = projectFiles('src/games/').filter((path) => /^src\/games\/[^/]+\/index\.ts$/.test(path));

describe('the page', () => {
  test.each(blocks)('shows code that is there: %#', (code) => {
    expect([...example, ...shipped].filter((path) => read(path).text.includes(code)).length).toBeGreaterThan(
      0,
    );
  });

  test('shows every file of the examples but meta, words and the lamps whole', () => {
    const hidden = example.filter((path) => !blocks.includes(read(path).text));
    expect(hidden.filter((path) => !/\/(meta|lamps|words\/\w+)\.ts$/.test(path))).toEqual([]);
  });

  test('names files that are there', () => {
    const named = [...page.matchAll(/`((?:src|examples|docs)\/[\w./-]+\.tsx?)`/g)].map(
      ([, path = '']) => path,
    );
    expect(named.length).toBeGreaterThan(5);
    const there = new Set(projectFiles());
    expect(named.filter((path) => !there.has(path))).toEqual([]);
  });

  test('says odds that are the game’s', () => {
    const options = resolve(game.options);
    if (!options.ok) throw new Error('options');
    const rows = distribution(game, game.lab.measures['one-hour'], options.options, { at: 'gate' });
    expect(rowsAsText(rows)).toEqual([{ key: 'gate', outcomes: { '2': '11/36', '3': '25/36' } }]);
    expect(page).toContain('at the gate 2 flasks are left in 11/36 of all cases');
  });
});
