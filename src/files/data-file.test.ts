// Data files that nobody would write: too large, too deep, wrong everywhere. Each is refused, with a place and a reason.
import { expect, test } from 'vitest';
import { find } from '../games/catalogue.ts';
import defaultBoard from '../games/tax-farmer/boards/default.json' with { type: 'json' };
import { MAX_DATA, MAX_DEPTH, MAX_VALUES, MOST_PROBLEMS } from '../kernel/limits.ts';
import type { Lang } from '../kernel/words.ts';
import { type DataFile, readDataFile } from './data-file.ts';

/** Games that take data files, and the setting for each. */
const FILES = [
  ['cdg', 'deck'],
  ['paths-of-glory', 'deck'],
  ['tax-farmer', 'board'],
  ['civilization', 'deck'],
  ['civilization', 'civilizations'],
] as const;

async function read(game: string, option: string, text: string, lang: Lang = 'en') {
  const listed = find(game);
  if (!listed) throw new Error(game);
  return readDataFile(listed, option, text, lang);
}
const problems = (found: DataFile) => (found.ok ? ['taken'] : found.problems);

const list = (n: number, part: (i: number) => string, between = ',') =>
  Array.from({ length: n }, (_, i) => part(i)).join(between);

/** A description, the text, and the expected message. */
const LARGE: readonly (readonly [what: string, text: string, said: RegExp])[] = [
  ['5,000 brackets', `{"a":${'['.repeat(5_000)}`, new RegExp(`at most ${MAX_DEPTH} levels$`)],
  [
    '100,000 closed ones',
    `{"a":${'['.repeat(1e5)}${']'.repeat(1e5)}}`,
    /brackets nested too deeply: at most/,
  ],
  ['a text of 20 MB', `{"title":"${'x'.repeat(20 * MAX_DATA)}"}`, /at most 1 MB$/],
  ['a cell of 20 MB', `id,name\n1,"${'x'.repeat(20 * MAX_DATA)}"`, /at most 1 MB$/],
  ['150,000 keys', `{${list(150_000, (i) => `"${i.toString(36)}":1`)}}`, /at most (1 MB|50000)$/],
  ['150,000 values', `{"cards":[${'1,'.repeat(150_000)}1]}`, new RegExp(`at most ${MAX_VALUES}$`)],
  ['a key of 1 MB', `{"${'k'.repeat(MAX_DATA - 9)}":[1]}`, /too long: at most 300/],
  ['twice a long key', `{"a":{"${'k'.repeat(200)}":1,"${'k'.repeat(200)}":1}}`, /appears twice$/],
  ['a million lines', 'a\n'.repeat(MAX_DATA / 2), /at most 50000$/],
  ['a million blank lines', '\n'.repeat(MAX_DATA), /empty|cards|table|a board/],
  ['a row of 200,000 cells', list(200_000, (i) => `c${i}`), /at most (1 MB|50000)$/],
  ['a setting of 1 MB', `# ${'a'.repeat(MAX_DATA - 9)}: 1\n`, /is unknown|unknown setting|a board/],
];

test.each(
  FILES.flatMap(([game, option]) =>
    LARGE.map(([what, text, said]) => [game, option, what, text, said] as const),
  ),
)('%s, %s: %s is refused before parsing', async (game, option, _, text, said) => {
  const [first = '', ...more] = problems(await read(game, option, text));
  expect(more).toEqual([]);
  expect(first).toMatch(/^line \d+, column \d+/);
  // A board is JSON and nothing else.
  if (game !== 'tax-farmer' || text.startsWith('{')) expect(first).toMatch(said);
  expect(first.length).toBeLessThan(400);
});

/** Wrong in every place. */
const WRONG: readonly (readonly [game: string, option: string, text: string])[] = [
  ['cdg', 'deck', `{"sides":["a","b"],"cards":[${list(5_000, () => '{}')}]}`],
  ['cdg', 'deck', `{"sides":["a","b"],"cards":[${list(5_000, (i) => `{"${i}":0}`)}]}`],
  ['cdg', 'deck', `id,name,ops\n${list(5_000, () => ',,', '\n')}`],
  ['cdg', 'deck', `id,name,ops,${list(5_000, (i) => `rp.n${i}`)}\n1,x,1,${list(5_000, () => 'x')}`],
  ['civilization', 'deck', `{"name":"x","totals":"strength","cards":[${list(5_000, () => '{}')}]}`],
  ['civilization', 'civilizations', `id,box,en\n${list(5_000, () => ',,', '\n')}`],
  ['tax-farmer', 'board', `{"needDeck":[${list(5_000, () => '{}')}],"goods":[${list(5_000, () => '1')}]}`],
];

test.each(WRONG.map(([game, option, text], i) => [i, game, option, text] as const))(
  'file %i with thousands of problems (%s, %s) lists the first ones and counts the rest',
  async (_, game, option, text) => {
    const found = await read(game, option, text);
    if (found.ok) throw new Error('taken');
    expect(found.count).toBeGreaterThanOrEqual(5_000);
    expect(found.problems).toHaveLength(MOST_PROBLEMS + 1);
    expect(found.problems.at(-1)).toBe(`and ${found.count - MOST_PROBLEMS} more`);
    expect(problems(await read(game, option, text, 'ru')).at(-1)).toBe(
      `и\u00a0ещё ${found.count - MOST_PROBLEMS}`,
    );
  },
);

test.each([
  ['en', 'my colour: is unknown; remove it'],
  ['pl', 'my colour: takiego klucza tu nie ma'],
  ['cs', 'my colour: tento klíč sem nepatří'],
  ['ru', 'my colour: такого ключа здесь нет'],
] as const)('%s: a key may have any name, and its problem is still phrased', async (lang, said) => {
  const board = { ...defaultBoard, 'my colour': 'red' };
  expect(problems(await read('tax-farmer', 'board', JSON.stringify(board), lang))).toEqual([said]);
});
