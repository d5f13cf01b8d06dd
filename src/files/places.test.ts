/** A text that can't be read is reported with its place and phrased in every language, for any game. */
import { describe, expect, test } from 'vitest';
import { reading as en, phrases } from '../../test/problems.ts';
import { MAX_DATA, MAX_VALUES, MOST_PROBLEMS } from '../kernel/limits.ts';
import { inheritedKey, notText, placed, readCells, readJson, unread } from './places.ts';
import { fileWords, sayPlaced } from './words/words.ts';

const pl = await fileWords('pl');
const cs = await fileWords('cs');
const ru = await fileWords('ru');

const JSONS = [
  '',
  '\uFFFDPNG',
  '{',
  '{a',
  '{"a"',
  '{"a":',
  '{"a":1,"a":2}',
  '["',
  '["\\x"]',
  '[1 2]',
  '{} x',
  '[x]',
  '["\u202e"]',
  '["\\u001b"]',
  '{"__proto__":1}',
  `{"${'a'.repeat(301)}":1}`,
  `[${'1,'.repeat(MAX_VALUES)}1]`,
  ' '.repeat(MAX_DATA + 1),
];
const DEEP = '['.repeat(100_000);
const TABLES = ['"a', '"a"b'];

const found = [
  ...[...JSONS, DEEP].map((text) => [text, notText(text) ?? readJson(text)] as const),
  ...TABLES.map((text) => [text, readCells(text, 0)] as const),
].flatMap(([text, read]) => {
  if (!('id' in read)) throw new Error(`taken: ${text}`);
  return unread(text, read).problems;
});

phrases(found, { en: en.problems, pl: pl.problems, cs: cs.problems, ru: ru.problems });

test('the place comes before the problem, in each language', () => {
  const problem = { id: 'sign', facts: { signs: [',', '}'] } };
  const place = { line: 4, column: 14 };
  const said = (at: object, path: string) =>
    [en, pl, cs, ru].map((words) => sayPlaced({ ...problem, ...at, path }, words, undefined));
  expect(said({ place }, 'cards.2.ops')).toEqual([
    'line 4, column 14 (cards.2.ops): must be “,” or “}”',
    'wiersz 4, kolumna 14 (cards.2.ops): potrzebne jest „,” albo „}”',
    'řádek 4, sloupec 14 (cards.2.ops): musí tu být „,“ nebo „}“',
    'строка 4, столбец 14 (cards.2.ops): нужно «,» или «}»',
  ]);
  expect(said({ place }, '')[1]).toBe('wiersz 4, kolumna 14: potrzebne jest „,” albo „}”');
  expect(said({}, 'cards[2].ops')[1]).toBe('cards[2].ops: potrzebne jest „,” albo „}”');
  expect(said({}, '')[1]).toBe('potrzebne jest „,” albo „}”');
  expect([en, pl, cs, ru].map(({ more }) => more(7))).toEqual([
    'and 7 more',
    'i\u00a0jeszcze 7',
    'a\u00a0další: 7',
    'и\u00a0ещё 7',
  ]);
});

test('a game phrases its own problems; without a phrase the id is shown', () => {
  const problem = { path: 'cards', id: 'few', facts: { least: 3 } };
  const own = { few: ({ least }: { least: number }) => `min. ${least}` };
  expect(sayPlaced(problem, pl, own)).toBe('cards: min. 3');
  expect(sayPlaced(problem, pl, undefined)).toBe('cards: few');
  expect(sayPlaced({ ...problem, id: 'constructor' }, pl, own)).toBe('cards: constructor');
});

const problem = (text: string) => {
  const read = notText(text) ?? readJson(text);
  return 'id' in read
    ? unread(text, read).problems.map((each) => sayPlaced(each, en, undefined))[0]
    : read.value;
};

describe('JSON', () => {
  test('a control or invisible character is reported with its place, literal or escaped', () => {
    const said = (code: string) => `the invisible character U+${code} isn’t allowed; delete it`;
    expect(problem('{\n "a": "x\u202ey"}')).toBe(`line 2, column 7 (a): ${said('202E')}`);
    expect(problem('{\n "a": "x\\u202ey"}')).toBe(`line 2, column 7 (a): ${said('202E')}`);
    expect(problem('{\n "\\u001b[2J": 1}')).toBe(`line 2, column 2: ${said('001B')}`);
    expect(problem('["\u009b2J"]')).toBe(`line 1, column 2 (0): ${said('009B')}`);
    expect(problem('a,b\r\n1,\u202e')).toBe(`line 2, column 3: ${said('202E')}`);
    expect(problem('{"a": "two\\nlines\\tand a tab",\r\n"b": 1}')).toEqual({
      a: 'two\nlines\tand a tab',
      b: 1,
    });
  });

  test('no key may be one that every object inherits', () => {
    for (const key of Object.getOwnPropertyNames(Object.prototype)) {
      expect(problem(`{\n"a": [{"${key}": 1}]}`)).toBe(
        `line 2, column 8: “${key}” is a reserved word; choose another name`,
      );
      expect(inheritedKey(JSON.parse(`{"a":[1,{"${key}":1}]}`))).toBe(`a.1.${key}`);
    }
    expect(inheritedKey({ a: [{ b: ['constructor', null] }] })).toBeUndefined();
  });

  test('a text ends at its closing quotation mark', () => {
    expect(problem('["a\\"b\\\\", "", "\\u00e9"]')).toEqual(['a"b\\', '', 'é']);
    expect(problem('["a\\')).toBe('line 1, column 2: this text has no closing quotation mark');
    expect(problem('["a\n"]')).toBe('line 1, column 2: this text has no closing quotation mark');
  });

  test('reads a text of the maximum size', () => {
    const keys = Array.from({ length: MAX_VALUES }, (_, i) => `"k${i}":0`);
    expect(problem(`{${keys.join(',')}}`)).toHaveProperty('k49999', 0);
    const text = 'x'.repeat(MAX_DATA - 4);
    expect(problem(`["${text}"]`)).toEqual([text]);
  });
});

describe('a table', () => {
  const MANY = { at: 0, id: 'many', facts: { most: MAX_VALUES } };
  test('of the maximum size is read', () => {
    const wide = Array.from({ length: MAX_VALUES }, (_, i) => `c${i}`).join(',');
    expect(readCells(wide, 0)).toHaveProperty('0.length', MAX_VALUES);
    expect(readCells('a\n'.repeat(MAX_VALUES), 0)).toHaveLength(MAX_VALUES);
    expect(readCells('a\n'.repeat(MAX_DATA / 2), 0)).toEqual(MANY);
    const cell = '""'.repeat(MAX_DATA / 2 - 2);
    expect(readCells(`"${cell}"`, 0)).toEqual([[{ text: '"'.repeat(cell.length / 2), at: 0 }]]);
  });

  test('counts the cells that short rows leave out', () => {
    const table = (rows: number) => `${','.repeat(499)}\n${'a\n'.repeat(rows)}`;
    expect(readCells(table(99), 0)).toHaveLength(100);
    expect(readCells(table(100), 0)).toEqual(MANY);
  });
});

test('only the first problems get a place; the others are counted', () => {
  const bad = Array.from({ length: MAX_VALUES }, (_, i) => ({ path: `cards.${i}.x`, id: 'bad', facts: {} }));
  const { problems, more } = placed('[\n]', new Map([['cards.1', 2]]), bad, (path) => `(${path})`);
  expect(problems.slice(0, 2)).toEqual([
    { place: { line: 1, column: 1 }, path: '(cards.0.x)', id: 'bad', facts: {} },
    { place: { line: 2, column: 1 }, path: '(cards.1.x)', id: 'bad', facts: {} },
  ]);
  expect([problems.length, more]).toEqual([MOST_PROBLEMS, MAX_VALUES - MOST_PROBLEMS]);
  expect(placed('', new Map(), bad.slice(0, 2))).not.toHaveProperty('more');
});

describe('values of a JSON text', () => {
  const read = (text: string) => {
    const read = readJson(text);
    return 'id' in read ? read.id : { value: read.value, places: Object.fromEntries(read.places) };
  };
  test.each(['0', '-0.5', '12.25', '1e3', '-1.5E-10', '2e+2', 'true', 'false', 'null', '"a"', '[]', '{}'])(
    '%s is read like JSON.parse reads it',
    (text) => expect(read(text)).toEqual({ value: JSON.parse(text), places: { '': 0 } }),
  );
  test.each(['01', '1.', '.5', '1e', '+1', 'tru', "'a'", '[1,]', '{"a":1,}', '[,1]'])(
    '%s is not JSON',
    (text) => expect(typeof read(text)).toBe('string'),
  );
  test('each has the place where it begins, under its path', () => {
    expect(read(' { "a" : [ 1 , {"b":"x"} ] ,\n"c":{} }')).toEqual({
      value: { a: [1, { b: 'x' }], c: {} },
      places: { '': 1, a: 9, 'a.0': 11, 'a.1': 15, 'a.1.b': 20, c: 33 },
    });
  });
});

describe('cells of a table', () => {
  const rows = (text: string, from = 0) => {
    const read = readCells(text, from);
    return 'id' in read ? read.id : read.map((row) => row.map((cell) => cell.text));
  };
  test('end at the separator that the first row uses most', () => {
    expect(rows('a,b\n1;2,3')).toEqual([
      ['a', 'b'],
      ['1;2', '3'],
    ]);
    expect(rows('a;b,c;d\n1;2')).toEqual([
      ['a', 'b,c', 'd'],
      ['1', '2'],
    ]);
    expect(rows('a\tb\n1,5\t2')).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ]);
    // Only the first row counts.
    expect(rows('a,b\n;;;;')).toEqual([['a', 'b'], [';;;;']]);
  });
  test('may be empty, also at the end of a row; empty rows are skipped', () => {
    expect(rows('a,,b\n,\n\nc,\n')).toEqual([
      ['a', '', 'b'],
      ['', ''],
      ['c', ''],
    ]);
    expect(rows('a,b,')).toEqual([['a', 'b', '']]);
    expect(rows('\n\n')).toEqual([]);
  });
  test('are trimmed, and carriage returns are dropped', () => {
    expect(rows(' a , b \r\n c,"d"\r\ne,f')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ]);
  });
  test('in quotation marks may contain separators, line breaks and quotation marks', () => {
    expect(rows('"a,b","c\nd","say ""x"""\n"",e,f')).toEqual([
      ['a,b', 'c\nd', 'say "x"'],
      ['', 'e', 'f'],
    ]);
    expect(rows('"a";b\n"c"\t;d')).toBe('afterQuotation');
    expect(rows('"a",b\nc,"d')).toBe('openCell');
  });
  test('have their offset; text before the table is skipped', () => {
    expect(readCells('# deck\na,"b"\nc', 7)).toEqual([
      [
        { text: 'a', at: 7 },
        { text: 'b', at: 9 },
      ],
      [{ text: 'c', at: 13 }],
    ]);
  });
});
