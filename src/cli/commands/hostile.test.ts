// Hostile text from every source; checks every character that the program writes.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { find } from '../../games/catalogue.ts';
import { inspectionOf } from '../../games/module.ts';
import defaultBoard from '../../games/tax-farmer/boards/default.json' with { type: 'json' };
import { resolve, written } from '../../kernel/options.ts';
import { formatHeader } from '../../kernel/session/journal.ts';
import { call } from '../testing/in-process.ts';
import { folder, type RunResult, run, tidy } from '../testing/spawned.ts';

afterAll(tidy);

/** Writes the clipboard, clears the screen in two ways, turns the line around, ends it in three ways, rings. */
const EVIL =
  'Ev\x1b]52;c;ZXZpbA==\x07\x1b[2J\x9b2J\x9c\u202eil\u2066\u200e\u200f\u061c\u2028x\u2029y\r\x7f\x08z';
/** Pretends to be a line of ours. */
const FORGED = `${EVIL}\nFORGED line`;
const clean = (text: string) =>
  text.replace(/[^\n -~\u00a0-\u061b\u061d-\u200d\u2010-\u2027\u2030-\u2065\u206a-\uffff]/g, '');

/** Contains no control sequence and nothing that looks like our own output. */
function harmless(ran: RunResult): void {
  for (const text of [ran.out, ran.err]) {
    expect(text).toBe(clean(text));
    expect(text).not.toMatch(/^\s*FORGED/m);
  }
}
/** It was said, so that the test is about something. */
const said = (text: string) => expect(text).toMatch(/\\u001b\]52;c;/);

const dir = folder();
function write(name: string, text: string): string {
  writeFileSync(join(dir, name), text);
  return join(dir, name);
}

/** Every name and every text of the board, in every language. */
function hostile(data: unknown, key = ''): unknown {
  if (Array.isArray(data)) return data.map((each) => hostile(each));
  if (typeof data === 'string') return /^(en|pl|cs|ru|note)$/.test(key) ? `${data} ${FORGED}` : data;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([k, value]) => [k, hostile(value, k)]));
}
const board = { ...(hostile(defaultBoard) as typeof defaultBoard), id: 'evil' };

async function header(game: string, options: Record<string, unknown>, seed = 4): Promise<string> {
  const listed = find(game);
  if (!listed) throw new Error(game);
  const { options: decls, version } = await listed.game();
  const resolved = resolve(decls, options, await inspectionOf(listed));
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.refusal));
  return formatHeader({ game, version, seed, options: written(decls, resolved.options) });
}

const quoted = JSON.stringify(FORGED);

describe('a saved game with', () => {
  test('notes, marks, reasons and words on an aside', async () => {
    const file = write(
      'texts.txt',
      `${await header('boer-war', {})}\n> note ${quoted}\n> mark ${quoted}\n> adjust boers.3 3 2 ${quoted}\n> table done\n> aside stop-here ${quoted}\n`,
    );
    const replayed = await call(['replay', file]);
    harmless(replayed);
    said(replayed.out);
    expect(replayed.out.split('ZXZpbA==').length - 1).toBe(4);
    const json = await call(['replay', file, '--json']);
    harmless(json);
    expect(JSON.parse(json.out).entries[0].said[0]).toContain(FORGED);
    const played = await call(['play', 'boer-war', '--save', file], ['s', 'u', 'n', EVIL, EVIL, 'a', 'q']);
    harmless(played);
    said(played.out);
    harmless(await call(['check', file]));
  });

  test.each(['en', 'pl', 'cs', 'ru'])('a board whose every name is hostile, in %s', async (lang) => {
    const file = write(`board-${lang}.txt`, `${await header('tax-farmer', { board })}\n`);
    const keys = ['t', 's', 'w', 'o', 'h', 'l', 'c', 'a', 'imperia'];
    const all = [...keys, ...Array.from({ length: 60 }, () => ['', '1', 't', 's']).flat(), 'q'];
    const played = await call(['play', 'tax-farmer', '--save', file, '--lang', lang], all);
    expect(played.code).toBe(0);
    harmless(played);
    said(played.out);
    for (const args of [
      ['replay', file],
      ['replay', file, '--json'],
      ['check', file],
    ])
      harmless(await call([...args, '--lang', lang]));
  });

  test('units, civilizations and a note of the map', async () => {
    const name = FORGED.slice(0, 60);
    const civilizations = {
      name,
      civilizations: ['a', 'b', 'c'].map((id) => ({
        id,
        box: name,
        name: { en: `${id}${name}`.slice(0, 60) },
      })),
    };
    const head = await header('civilization', { civilizations, mapNote: FORGED });
    const file = write('civilization.txt', `${head}\n`);
    const played = await call(
      ['play', 'civilization', '--save', file],
      [...Array.from({ length: 30 }, () => ['', '1', 't']).flat(), 's', 'q'],
    );
    harmless(played);
    said(played.out);
    harmless(await call(['replay', file, '--json']));
  });

  test.each([
    ['a line that is none', `> table ${EVIL}`],
    ['an entry of an unknown kind', `> ${EVIL}`],
    ['a fact that is none', `> adjust boers.9 3${EVIL.replace(/\s/g, '')} 2 ""`],
    ['an aside that is none', '> aside nothing "x"'],
  ])('%s', async (_, line) => {
    const file = write('line.txt', `# ${EVIL}\n${await header('boer-war', {})}\n${line}\n`);
    for (const args of [
      ['check', file],
      ['replay', file],
      ['play', 'boer-war', '--save', file],
    ]) {
      const ran = await call(args);
      expect(ran.code).toBeGreaterThan(0);
      harmless(ran);
    }
  });

  test.each([
    ['game', `> emptychair 1 ${EVIL} 1 4 {}`],
    ['option', `> emptychair 1 boer-war 1 4 ${JSON.stringify({ [FORGED]: 1 })}`],
    ['value', `> emptychair 1 boer-war 1 4 ${JSON.stringify({ turns: FORGED })}`],
    [
      'board',
      `> emptychair 1 tax-farmer 1 4 ${JSON.stringify({ board: { ...defaultBoard, weaponsGood: FORGED } })}`,
    ],
    ['key of a board', `> emptychair 1 tax-farmer 1 4 ${JSON.stringify({ board: { [FORGED]: 1 } })}`],
    ['json', `> emptychair 1 boer-war 1 4 {"${EVIL}`],
  ])('a hostile %s in its header', async (name, text) => {
    const game = text.includes('tax-farmer') ? 'tax-farmer' : 'boer-war';
    const file = write(`header-${name}.txt`, `${text}\n`);
    for (const args of [
      ['check', file],
      ['check', file, file],
      ['replay', file],
      ['play', game, '--save', file],
    ]) {
      const ran = await call(args);
      expect(ran.code).toBeGreaterThan(0);
      harmless(ran);
    }
  });

  test('several games in one file, with names', async () => {
    const head = await header('boer-war', {});
    const name = EVIL.replace(/[\r\u2028\u2029]/g, '');
    const file = write('several.txt', `# ${name}\n${head}\n\n# ${name}\n${head}\n> table done\n`);
    const ran = await call(['check', file]);
    harmless(ran);
    said(ran.out);
  });
});

describe('a data file', () => {
  test.each([
    ['deck.csv', 'cdg', `# title: ${EVIL}\nid,side,name,ops\n1,A,${EVIL},3\n`],
    ['column.csv', 'cdg', `id,side,name,ops,${EVIL}\n1,A,x,3,1\n`],
    ['deck.json', 'cdg', JSON.stringify({ [FORGED]: EVIL, sides: [EVIL], cards: [{ id: FORGED }] })],
    ['board.json', 'tax-farmer', JSON.stringify(board)],
    ['raw.json', 'tax-farmer', `{"${EVIL}": 1, "${EVIL}": 2}`],
    ['units.csv', 'civilization', `# name: ${EVIL}\ndeck,${EVIL}\n`],
    [
      'units.json',
      'civilization',
      JSON.stringify({ name: FORGED, totals: FORGED, cards: [{ type: FORGED }] }),
    ],
  ])('%s', async (name, game, text) => {
    const file = write(name, text);
    const ran = await call(['file', 'check', game, file]);
    expect(ran.code).toBe(1);
    harmless(ran);
    const option = game === 'tax-farmer' ? 'board' : 'deck';
    const played = await call(['play', game, '--option', `${option}=${file}`]);
    expect(played.code).toBe(2);
    harmless(played);
  });
});

describe('the command line', () => {
  const evil = join(dir, FORGED);
  test.each([
    [[EVIL]],
    [['--lang', EVIL]],
    [[`--lang=${FORGED}`]],
    [['play', EVIL]],
    [['play', 'boer-war', `--${FORGED}`]],
    [['play', 'boer-war', '--preset', FORGED]],
    [['play', 'boer-war', '--seed', FORGED]],
    [['play', 'boer-war', '--option', `${FORGED}=1`]],
    [['play', 'boer-war', '--option', `turns=${FORGED}`]],
    [['play', 'boer-war', '--start', `${FORGED}=1`]],
    [['play', 'boer-war', '--start', `boers.3=${FORGED}`]],
    [['play', 'tax-farmer', '--option', `board=${evil}`]],
    [['play', 'tax-farmer', '--bots', FORGED]],
    [['replay', evil]],
    [['file', 'check', 'cdg', evil]],
    [['file', FORGED]],
    [['odds', 'boer-war', FORGED]],
    [['odds', 'boer-war', '--with', `${FORGED}=1`]],
    [['simulate', 'boer-war', '--games', FORGED]],
    [['print', 'boer-war', FORGED]],
    [['help', FORGED]],
  ])('%j is refused, and says so harmlessly', async (args) => {
    const ran = await call(args);
    expect(ran.code).toBe(2);
    expect(ran.err).toMatch(/\S/);
    harmless(ran);
  });

  test('file names', async () => {
    mkdirSync(join(dir, `folder ${EVIL}`));
    const file = join(dir, `folder ${EVIL}`, FORGED);
    writeFileSync(file, `${await header('boer-war', {})}\n`);
    const board = join(dir, `board ${FORGED}`);
    writeFileSync(board, JSON.stringify(defaultBoard));
    for (const args of [
      ['check', file],
      ['check', file, `${file}.not`],
      ['replay', file],
      ['file', 'check', 'tax-farmer', board],
      ['file', 'check', 'tax-farmer', file],
      ['play', 'boer-war', '--save', file],
      ['play', 'boer-war', '--option', `turns=${file}`],
    ])
      harmless(await call(args, ['1', 'q']));
  });

  test.each([
    ['print', ['boer-war', '--out']],
    ['golden', ['boer-war', '--out']],
    ['simulate', ['boer-war', '--games', '1', '--keep', '1', '--workers', '1', '--out']],
    ['lab', ['boer-war', '--games', '1', '--workers', '1', '--out']],
    ['compare', ['boer-war', '--option', 'turns=1,2', '--games', '1', '--workers', '1', '--out']],
    ['new', ['--module', 'lantern', '--out']],
  ])('names of what %s writes', async (command, args) => {
    const ran = await call([command, ...args, join(dir, `${command} ${FORGED}`)]);
    expect(ran.code).toBe(0);
    harmless(ran);
    said(ran.out);
  });

  test('names of folders above a new solo file, and of a file with too many games', async () => {
    const above = join(dir, `above ${FORGED}`);
    mkdirSync(above);
    const made = await call(['new', join(above, 'mine')]);
    expect(made.code).toBe(0);
    harmless(made);
    said(made.out);
    const many = write(`many ${FORGED}`, `${await header('boer-war', {})}\n`.repeat(501));
    const checked = await call(['check', many]);
    expect(checked.out).toContain('more than 500 games');
    harmless(checked);
  });

  test('answers typed at the table', async () => {
    const typed = [
      EVIL,
      `n ${EVIL}`,
      'n',
      EVIL,
      'a',
      EVIL,
      'a',
      'boers.3',
      EVIL,
      '2',
      EVIL,
      'b',
      EVIL,
      's',
      'q',
    ];
    const ran = await call(['play', 'boer-war', '--seed', '1'], typed);
    harmless(ran);
    said(ran.out + ran.err);
  });
});

test('a crash of the program tells its story harmlessly, too', async () => {
  // The first words that are written fail, with a message as a file could have it.
  const throws = `process.stdout.write = () => { throw new Error(${JSON.stringify(EVIL)}); };`;
  const broken = write('broken.mjs', throws);
  const ran = await run(['games'], [], { NODE_OPTIONS: `--import ${new URL(`file://${broken}`).href}` });
  expect(ran.code).toBe(1);
  expect(ran.err).toMatch(/^Error: Ev\\u001b\]52/);
  expect(ran.err).toContain('at ');
  harmless(ran);
});
