// Imports go one way: kernel, then games, then words, bots and sitting, then together, then lab, print, server, cli and web.
import { describe, expect, test } from 'vitest';
import { catalogue } from '../src/games/catalogue.ts';
import { MAY_NAME_A_GAME, namesAGame, violations, withoutComments } from './borders.ts';
import { importCycles, untangled } from './cycles.ts';
import { nothingMissing } from './position.ts';
import { projectFiles, read } from './sources.ts';

const sources = projectFiles().filter((path) => /\.(ts|tsx|mts|mjs|js)$/.test(path));

test('there are sources to check', () => {
  expect(sources.filter((path) => path.startsWith('src/kernel/')).length).toBeGreaterThan(3);
  expect(sources).toContain('scripts/test.mjs');
});

test('every file respects the borders', () => {
  // Not this file: it contains violations in strings, and the scanner would find them.
  const looked = sources.filter((path) => path !== 'test/boundaries.test.ts');
  expect(looked.flatMap((path) => violations(read(path)))).toEqual([]);
});

test('there are no import cycles', () => {
  const program = sources.filter((path) => /^src\/.*\.tsx?$/.test(path) && !path.includes('.test.'));
  nothingMissing(untangled(importCycles(program.map(read))));
});

test('an import cycle would be found, also one of types; what is loaded on request doesn’t count', () => {
  const a = (imports: string) => ({ path: 'src/a.ts', text: imports });
  const b = { path: 'src/b/b.ts', text: "export {\n  c,\n} from '../c.ts';" };
  const c = { path: 'src/c.ts', text: "import type { A } from './a.ts';" };
  const cycle = ['src/a.ts', 'src/b/b.ts', 'src/c.ts'];
  expect(importCycles([a("import { b } from './b/b.ts';"), b, c])).toEqual(cycle);
  expect(importCycles([a("import type {\n  B,\n} from './b/b.ts';"), b, c])).toEqual(cycle);
  expect(importCycles([a("import { type B, b } from './b/b.ts';"), b, c])).toEqual(cycle);
  expect(importCycles([a("import * as all from './b/b.ts';"), b, c])).toEqual(cycle);
  expect(importCycles([a("const b = () => import('./b/b.ts');"), b, c])).toEqual([]);
  expect(untangled(['src/games/mine/lab/measures.ts', 'src/games/mine/rules/game.ts'])).toEqual([
    'src/games/mine/lab/measures.ts, src/games/mine/rules/game.ts import each other: move what one needs of the other (such as setup(), for a measure, or a type) to a file of its own, which imports neither',
  ]);
  expect(untangled([])).toEqual([]);
});

const names = [...new Set(catalogue().flatMap(({ meta }) => [meta.id, ...folders()]))];

function folders(): string[] {
  return sources.flatMap((path) => path.match(/^src\/games\/([^/]+)\/index\.ts$/)?.[1] ?? []);
}

test('no surface names a game', () => {
  const found = sources.flatMap((path) => namesAGame(path, withoutComments(read(path).text), names));
  expect(found).toEqual([]);
  expect(Object.keys(MAY_NAME_A_GAME).length).toBeLessThan(4);
});

test('a surface that names a game would be found', () => {
  expect(namesAGame('src/web/x.ts', "if (game.id === 'cdg') {}", names)).toHaveLength(1);
  expect(namesAGame('src/cli/x.ts', 'import("../games/cdg/rules/cards/deck.ts")', names)).toHaveLength(1);
  expect(namesAGame('src/games/cdg/meta.ts', "id: 'cdg'", names)).toEqual([]);
});

describe('the scanner finds', () => {
  const planted: readonly (readonly [path: string, text: string])[] = [
    ['src/kernel/play.ts', "import { game } from '../games/x/rules.ts';"],
    ['src/kernel/play.ts', "import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';"],
    ['src/kernel/rng.ts', "import { readFileSync } from 'node:fs';"],
    ['src/kernel/play.ts', "import 'preact';"],
    ['src/kernel/play.ts', "export * from '../web/app.tsx';"],
    ['src/kernel/play.ts', "const late = await import('../lab/odds.ts');"],
    ['src/kernel/play.ts', 'const late = await import(name);'],
    ['src/together/replica.ts', "import { Room } from '../server/rooms/room.ts';"],
    ['src/server/rooms/room.ts', "import { go } from '../../web/route.ts';"],
    ['src/server/people/lobby.ts', "import type { Room } from '../rooms/room.ts';"],
    ['src/print/svg.ts', "import { Sitting } from '../sitting/sitting.ts';"],
    ['src/cli/run.ts', "import { go } from '../web/route.ts';"],
    ['src/web/route.ts', "import { Room } from '../server/rooms/room.ts';"],
    ['src/kernel/play.ts', 'const roll = Math.random();'],
    ['src/games/x/rules.ts', "import { deck } from '../y/data.ts';"],
    ['src/games/x/rules.ts', "import {\n  deck,\n} from '../y/data.ts';"],
    ['src/games/x/rules.ts', "import { h } from 'preact';"],
    ['src/games/x/rules.ts', "import { Board } from './picture/picture.tsx';"],
    ['src/games/x/rules/dice.ts', "import { Form } from '../editor/Form.tsx';"],
    ['src/games/x/rules/dice.ts', "import { schema } from '../files/file.ts';"],
    ['src/games/x/rules/dice.ts', "import { x } from '../index.ts';"],
    ['src/games/x/rules/dice.ts', "import { text } from '../../../print/svg.ts';"],
    ['src/games/x/index.ts', "import { table } from '../../kernel/game.ts';"],
    ['src/games/catalogue.ts', "import { game } from './x/rules/game.ts';"],
    ['src/games/module.ts', "import { MARGIN } from '../print/sheet.ts';"],
    ['src/files/places.ts', "import { find } from '../games/catalogue.ts';"],
    ['src/web/app.tsx', "import { open } from '../games/outside.ts';"],
    ['src/web/app.tsx', "import { deck } from '../games/x/rules/deck.ts';"],
    ['src/lab/odds.ts', "import { x } from '../games/x/index.ts';"],
    ['src/games/x/rules.ts', "import * as v from 'valibot';"],
    ['src/games/x/rules.ts', "import { search } from '../../bots/search.ts';"],
    ['src/games/x/rules.test.ts', "import { deck } from '../y/data.ts';"],
    ['src/games/x/words/en.ts', "import { sea } from '../../y/words/en.ts';"],
    ['src/games/x/words/pl.ts', "import type { State } from '../rules/rounds.ts';"],
    ['src/games/x/words/ru.ts', "import { said } from './said.ts';"],
    ['src/games/x/words/problems/cs.ts', "import { check } from '../../files/check.ts';"],
    ['src/words/en.ts', "import { percentage } from './program.ts';"],
    ['src/web/words/keeping/pl.ts', "import { keeping } from './en.ts';"],
    [
      'src/games/x/words/en.ts',
      "import { pool } from '../rules/rounds.ts'; export const words: Words<X> = {};",
    ],
    ['src/web/words/pl.ts', "import { defineWords } from '../../kernel/define-words.ts';"],
    ['src/games/x/picture/picture.tsx', "import { deck } from '../../y/data.ts';"],
    ['src/games/x/rules.ts', 'const at = Date.now();'],
    ['src/games/x/rules.ts', 'const at = new Date();'],
    ['src/games/x/rules.ts', 'const at = performance.now();'],
    ['src/games/x/rules.ts', "console.log('x');"],
    ['src/games/x/rules.ts', 'const s = state as any;'],
    ['src/games/x/rules.ts', 'const s = state as unknown as State;'],
    ['src/games/x/rules.ts', "const url = 'http://x'; const s = state as any;"],
    ['src/games/x/helpers.ts', ''],
    ['src/web/utils.ts', ''],
    ['src/kernel/types.ts', ''],
    ['src/bots/search.ts', "import { game } from '../games/x/rules.ts';"],
    ['src/solo/game.ts', "import { fromMarkdown } from 'mdast-util-from-markdown';"],
    ['src/solo/read/markdown.ts', "import { find } from '../../games/catalogue.ts';"],
    ['src/sitting/narrate.ts', "import { Story } from '../web/table/story/Story.tsx';"],
    ['src/sitting/narrate.ts', "import { terminal } from '../cli/terminal.ts';"],
    ['src/sitting/narrate.ts', "import { find } from '../games/catalogue.ts';"],
    ['src/sitting/narrate.ts', "import { signal } from 'preact';"],
    ['src/sitting/narrate.ts', "import { readFileSync } from 'node:fs';"],
    ['src/sitting/narrate.ts', 'const at = Date.now();'],
    ['src/bots/search.ts', "import { people } from '../sitting/seats.ts';"],
    ['src/words/program.ts', "import { people } from '../sitting/seats.ts';"],
    ['src/lab/odds.ts', "import { App } from '../web/app.tsx';"],
    ['src/web/app.tsx', "import { readFileSync } from 'node:fs';"],
    ['src/cli/main.ts', "import { conforms } from '../../test/conforms.ts';"],
    ['src/cli/main.ts', "import { x } from '../../../elsewhere/x.ts';"],
    ['test/x.test.ts', "const x = new URL('../../elsewhere/x.txt', import.meta.url);"],
    ['src/cli/main.ts', "import { x } from '/elsewhere/x.ts';"],
  ];
  test.each(planted)('%s: %s', (path, text) => {
    expect(violations({ path, text })).toHaveLength(1);
  });
});

describe('the scanner allows', () => {
  const fine: readonly (readonly [path: string, text: string])[] = [
    ['src/kernel/rng.ts', "import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';"],
    ['src/kernel/play.ts', "import type { Game } from './game.ts'; // no Math.random, no Date.now here"],
    ['src/kernel/play.ts', '/** Never `as any`.\n * console.log */'],
    [
      'src/games/x/rules.ts',
      "import { chance } from '../../kernel/game.ts'; import { deck } from './data.ts';",
    ],
    [
      'src/games/x/words/en.ts',
      "import { plural } from '../../../kernel/words.ts'; import type { X } from './sentences.ts';",
    ],
    [
      'src/games/x/words/en.ts',
      "import type { X } from '../rules/options.ts'; export const words: Words<X> = {};",
    ],
    [
      'src/games/x/words/en.ts',
      "import { defineWords } from '../../../kernel/define-words.ts'; import type { X } from '../rules/options.ts'; export const words = defineWords<X>({});",
    ],
    ['src/games/x/words/problems/cs.ts', "import type { Problems } from '../../files/check.ts';"],
    [
      'src/web/words/pl.ts',
      "import { keeping } from './keeping/pl.ts'; import type { UiWords } from './words.ts';",
    ],
    ['src/web/words/en.ts', "export const en: Dictionary = { 'shelf.import': 'Open' };"],
    ['src/games/x/words/said.ts', "import type { X } from '../rules.ts';"],
    [
      'src/games/x/picture/picture.tsx',
      "import { useState } from 'preact/hooks'; import { Cup } from '../../../web/Cup.tsx';",
    ],
    [
      'src/games/x/editor/page.tsx',
      "import { Cup } from '../../../web/Cup.tsx'; import { x } from '../index.ts';",
    ],
    ['src/games/x/files/file.ts', "import * as v from 'valibot';"],
    ['src/games/x/paper/sheets.ts', "import type { Sheets } from '../../../print/sheet.ts';"],
    [
      'src/games/x/index.ts',
      "import { speaks } from '../module.ts'; const game = () => import('./rules.ts');",
    ],
    ['src/games/x/rules.test.ts', "import { conforms } from '../../../test/conforms.ts';"],
    ['src/games/index.ts', "export * from './x/index.ts';"],
    ['src/games/module.ts', "import type { Sheets } from '../print/sheet.ts';"],
    [
      'src/sitting/narrate.ts',
      "import { sayAsk } from '../kernel/words.ts'; import { mind } from '../bots/bots.ts';",
    ],
    ['src/sitting/narrate.ts', "import type { Program } from '../words/program.ts';"],
    ['src/web/table/story/Story.tsx', "import { sentences } from '../../../sitting/narrate.ts';"],
    ['src/cli/main.ts', "import { find } from '../games/catalogue.ts'; import 'node:fs';"],
    ['test/types.ts', "import type { Game } from '../src/kernel/game.ts';"],
  ];
  test.each(fine)('%s: %s', (path, text) => {
    expect(violations({ path, text })).toEqual([]);
  });
});
