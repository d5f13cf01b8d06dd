import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Entry, format, formatEntry, parse, parseHeader, readEntry } from './journal.ts';

const header = '> emptychair 1 boer-war 1 7 {"poolRule":"literal"}';

test('only lines that start with > count, so a copied log is a save', () => {
  const text = `Our evening\r\n${header}\r\n  act: done\r\n> table done\r\n  - action 1\r\n\r\n> chance go   \r\n`;
  expect(parse(text)).toMatchObject({
    ok: true,
    value: {
      game: 'boer-war',
      version: 1,
      seed: 7,
      lines: [4, 7],
      entries: [
        { by: 'table', move: 'done' },
        { by: 'chance', move: 'go' },
      ],
    },
  });
});

test('a byte order mark is skipped', () => {
  const text = `\uFEFF${header}\n> table done\n`;
  const without = parse(text.slice(1));
  expect(without).toMatchObject({ ok: true, value: { headerLine: 1, lines: [2] } });
  expect(parse(text)).toEqual(without);
  expect(parseHeader(text)).toMatchObject({ ok: true, value: { game: 'boer-war' } });
  expect(parse('\uFEFF')).toMatchObject({ ok: false, problem: { reason: 'empty' } });
});

test.each([
  ['', 'empty', undefined],
  [' \n\n', 'empty', undefined],
  ['nothing here\nat all', 'foreign', undefined],
  ['> table done', 'foreign', undefined],
  ['> as he wrote\n{"a": 1}', 'foreign', undefined],
  ['> a remark\n> emptychair 1 boer-war 1 7 {}', 'header', 1],
  ['> emptychair 1 boer-war', 'header', 1],
  ['> emptychair 1 boer-war 1 7 {broken}', 'header', 1],
  ['> emptychair 3 anything at all', 'newer-format', 1],
  [`${header}\n> table`, 'line', 2],
  [`${header}\n\n> undo 0`, 'line', 3],
  [`${header}\n> undo -1`, 'line', 2],
  [`${header}\n> note without quotes`, 'line', 2],
  [`${header}\n> check 12 {}`, 'line', 2],
  [`${header}\n> table <b>`, 'line', 2],
  [`${header}\n>table done`, 'line', 2],
  [`${header}\n> Table done`, 'line', 2],
  [`\u0000\u0001${header}`, 'foreign', undefined],
])('%j is refused: %s in line %s', (text, reason, line) => {
  expect(parse(text)).toMatchObject({
    ok: false,
    problem: line === undefined ? { reason } : { reason, line },
  });
});

describe('a header or an entry that is far too large is refused before parsing', () => {
  const nested = (n: number) => `> emptychair 1 boer-war 1 7 {"a":${'['.repeat(n)}${']'.repeat(n)}}`;
  const state = (json: string) => `${header}\n> check 00000000 ${json}`;
  test.each([
    ['brackets in brackets', nested(5000), 'huge', 1],
    [
      'more values than any settings have',
      `> emptychair 1 boer-war 1 7 {"a":[${'0,'.repeat(150_000)}0]}`,
      'huge',
      1,
    ],
    ['a header of megabytes', `> emptychair 1 boer-war 1 7 {"a":"${'x'.repeat(2 ** 21)}"}`, 'huge', 1],
    ['a note of megabytes', `${header}\n\n> note "${'x'.repeat(20 * 2 ** 20)}"`, 'huge', 3],
    ['a checkpoint of brackets', state(`{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`), 'line', 2],
    ['a setting that is there twice', '> emptychair 1 boer-war 1 7 {"turns":1,"turns":2}', 'twice', 1],
    ['the same, written otherwise', '> emptychair 1 boer-war 1 7 {"turns":1,"\\u0074urns":2}', 'twice', 1],
    ['the same, inside a file', '> emptychair 1 boer-war 1 7 {"deck":[{"id":1,"x":"}","id":2}]}', 'twice', 1],
    ['a part of a position that is there twice', state('{"turn":1,"turn":2}'), 'line', 2],
  ])('%s', (_, text, reason, line) => {
    expect(parse(text)).toMatchObject({ ok: false, problem: { reason, line } });
  });

  test('what a problem shows of it is short', () => {
    const read = parse(`> emptychair 1 boer-war 1 7 {"${'x'.repeat(9000)}":1,"${'x'.repeat(9000)}":2}`);
    expect(read.ok || read.problem.found?.length).toBe(60);
  });

  test('the maximum depth is allowed, and so is the same key in two objects', () => {
    expect(parse(nested(49)).ok).toBe(true);
    expect(parse('> emptychair 1 boer-war 1 7 {"a":{"id":1},"b":[{"id":":"},{"id":"\\""}]}').ok).toBe(true);
  });
});

const text = fc.string({ unit: 'grapheme', maxLength: 200 });
const word = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/);
const move = fc.stringMatching(/^[A-Za-z][A-Za-z0-9:.,+-]{0,30}$/);
const whole = fc.integer({ min: 1, max: 999_999 });
const entries: fc.Arbitrary<Entry> = fc.oneof(
  fc.record({
    kind: fc.constant('move' as const),
    by: fc.constantFrom('player', 'chance', 'table', 'seat-1'),
    move,
  }),
  fc.record({ kind: fc.constant('aside' as const), move, text }),
  fc.record({ kind: fc.constant('adjust' as const), fact: word, from: word, to: word, reason: text }),
  fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const), n: whole }),
  fc.record({ kind: fc.constant('again' as const) }),
  fc.record({ kind: fc.constantFrom('note' as const, 'mark' as const), text }),
  fc.record({ kind: fc.constant('seat' as const), seat: word, who: word }),
  fc.record({
    kind: fc.constant('check' as const),
    hash: fc.stringMatching(/^[0-9a-f]{8}$/),
    state: fc.dictionary(word, fc.nat()).map((o) => JSON.stringify(o)),
  }),
  fc.record({ kind: fc.constant('rules' as const), version: whole, keep: whole }),
  fc.record({ kind: fc.constant('from' as const), id: word, n: whole }),
);

test('every entry survives being written and read, with any text', () => {
  fc.assert(
    fc.property(fc.array(entries, { maxLength: 20 }), (list) => {
      const journal = { game: 'boer-war', version: 1, seed: 7, options: {}, entries: list };
      const read = parse(format(journal));
      expect(read).toMatchObject({ ok: true });
      if (read.ok) expect(read.value.entries).toEqual(list);
      for (const entry of list) expect(formatEntry(entry)).not.toContain('\n');
    }),
  );
});

test('no junk makes the reader throw', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (junk) => void parse(junk)));
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (junk) => void parse(`${header}\n> ${junk}`)),
  );
});

describe('an entry', () => {
  const key = 'd'.repeat(64);
  const lines = [
    '> undo 3',
    '> redo 12',
    '> again',
    '> adjust gold.red 1 2 "why \\"so\\""',
    '> aside victory:red',
    '> aside rest "tea"',
    '> note "a\\nb"',
    '> mark "x"',
    '> seat red bot-1',
    '> check 0123abcd {"a":1}',
    '> rules 2 17',
    '> from ab-12 3',
    '> draws seed 7',
    `> draws key ${key}`,
    `> key ${key}`,
    '> red load:5',
  ];
  test.each(lines)('%s is read back as written', (line) => {
    const entry = readEntry(line);
    expect(entry && formatEntry(entry)).toBe(line);
  });
  test.each(lines)('%s is a whole line, with nothing before or after it', (line) => {
    const [, word] = line.split(' ');
    expect(readEntry(`> ${word} ${line}`)).toBeUndefined();
    expect(readEntry(`${line} x`)).toBeUndefined();
    expect(readEntry(`${line} ${line}`)).toBeUndefined();
  });
  test.each([
    'x > undo 3',
    '> undo 3 steps',
    '> undo 0',
    '> undo x',
    '> redo 1 more',
    '> redo 0',
    '> again and again',
    '> adjust gold 1 2',
    '> adjust gold 1 2 why',
    '> aside rest tea',
    'so > note "x"',
    '> note "x" y',
    '> note 7',
    '> mark x',
    '> seat red',
    '> seat red bot now',
    '> check 0123abcd 7',
    '> check 0123 {"a":1}',
    '> check 0123abcd {"a":1,"a":2}',
    '> rules 2',
    '> from a_b 3',
    '> red ',
    '> red load 5',
    'red load:5',
  ])('%s isn’t one', (line) => {
    expect(readEntry(line)).toBeUndefined();
  });
  test('of any kind has at most as much text as a note', () => {
    const text = 'x'.repeat(100_000);
    expect(readEntry(`> note "${text}"`)).toBeUndefined();
    expect(readEntry(`> aside rest "${text}"`)).toBeUndefined();
  });
});

test('a header names its format, which starts at 1', () => {
  const header = (format: string) => parse(`> emptychair ${format} toy-errand 1 7 {"steps":6}\n`);
  expect(header('1').ok).toBe(true);
  expect(header('0')).toMatchObject({ ok: false, problem: { reason: 'header', line: 1 } });
  expect(header('99')).toMatchObject({ ok: false, problem: { reason: 'newer-format', found: '99' } });
  expect(parse('> emptychair 99')).toMatchObject({ ok: false, problem: { reason: 'newer-format' } });
});
