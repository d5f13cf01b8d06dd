// Wrong input of any kind: one clear line, exit code 2 (1 for check), and nothing changed on disk.
import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../testing/in-process.ts';
import { fingerprint, folder, nobody, run, tidy } from '../testing/spawned.ts';

afterAll(tidy);

const dir = folder();
const at = (name: string) => join(dir, name);

beforeAll(async () => {
  await call(['play', 'boer-war', '--seed', '3', '--save', at('good.txt')], ['', '', 'q']);
  const good = readFileSync(at('good.txt'), 'utf8');
  const files: Record<string, string | Buffer> = {
    'empty.txt': '',
    'words.txt': 'Dear diary,\nnothing happened.\n',
    'header.txt': '> emptychair boer-war\n',
    'newer-format.txt': good.replace('> emptychair 1 ', '> emptychair 3 '),
    'newer-game.txt': `${good.replace(/^(> emptychair 1 boer-war) 1 /, '$1 99 ')}> of-tomorrow {}\n`,
    'other-game.txt': good.replace('boer-war', 'tiddlywinks'),
    'option.txt': good.replace('"turns":4', '"turns":9'),
    'line.txt': `${good}> ??\n`,
    'move.txt': `${good}> table fly\n`,
    'by.txt': `${good}> chance done\n`,
    'check.txt': good.replace('"turn":1', '"turn":2'),
    'junk.bin': Buffer.from(Array.from({ length: 4096 }, (_, i) => (i * 73 + 11) % 256)),
    'latin2.txt': Buffer.from([0x3e, 0x20, 0xb1, 0xe6, 0xea, 0x0a]),
    'large/game.txt': `${good}${'a comment\n'.repeat(7_000_000)}`,
  };
  // Separate from the others, so that tests of their folder needn't read it.
  mkdirSync(at('large'));
  for (const [name, text] of Object.entries(files)) writeFileSync(at(name), text);
  mkdirSync(at('folder'));
  symlinkSync(at('nowhere'), at('dangling'));
});

const BROKEN: readonly (readonly [name: string, says: string])[] = [
  ['missing.txt', 'file not found'],
  ['folder', 'is a folder'],
  ['empty.txt', 'It’s empty: there’s no saved game in it.'],
  ['words.txt', 'isn’t a saved game of Emptychair: no line starts with “> emptychair”'],
  ['header.txt', 'Line 1: The first line of the saved game is damaged or cut off: “> emptychair boer-war”'],
  ['newer-format.txt', 'from a newer Emptychair'],
  ['newer-game.txt', 'Line 1: The game uses version 99 of its rules'],
  ['other-game.txt', '“tiddlywinks”'],
  ['option.txt', 'Line 1: Invalid setting: “turns=9”. Possible: 1–4'],
  ['line.txt', 'Line 5: “> ??” isn’t an entry'],
  ['move.txt', 'Line 5: “fly” isn’t possible here. Possible: done.'],
  ['by.txt', 'Line 5: “chance” can’t decide this'],
  ['check.txt', 'Line 2: The checkpoint doesn’t match'],
  ['junk.bin', 'isn’t a text file'],
  ['latin2.txt', 'isn’t a text file'],
  ['large/game.txt', 'is too large: at most 64 MB'],
];

const oneLine = (text: string) => expect(text).toMatch(/^[^\n]+\n$/);

describe('files that aren’t saved games', () => {
  test.each(BROKEN)('%s: replay and play refuse it and leave it alone', async (name, says) => {
    const place = dirname(at(name));
    const before = fingerprint(place);
    const commands = [['replay', at(name)]];
    // A file that does not exist is where play would save a new game.
    if (name !== 'missing.txt') commands.push(['play', 'boer-war', '--save', at(name)]);
    for (const command of commands) {
      const { code, out, err } = await call(command, ['', '']);
      expect([code, out]).toEqual([2, '']);
      oneLine(err);
      expect(err).toContain(says);
      expect(err).toContain(name);
    }
    expect(fingerprint(place)).toBe(before);
  });

  test('odds refuses one too', async () => {
    const { code, out, err } = await call(['odds', 'boer-war', '--at', at('move.txt')]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('move.txt: Line 5:');
  });

  test('check names each of them with its reason, one line each, and continues to the next', async () => {
    const before = fingerprint(dir);
    const { code, out, err } = await call(['check', ...BROKEN.map(([name]) => at(name)), at('good.txt')]);
    expect(code).toBe(1);
    const lines = out.trimEnd().split('\n');
    expect(lines).toHaveLength(BROKEN.length + 1);
    for (const [i, [name, says]] of BROKEN.entries()) {
      expect(lines[i]).toContain(name);
      expect(lines[i]).toContain(says);
    }
    expect(lines.at(-1)).toContain('good.txt: fine');
    oneLine(err);
    expect(fingerprint(dir)).toBe(before);
  });

  const anybody = nobody();
  test.skipIf(process.platform === 'win32' || !anybody)(
    'without permission nothing is read or written',
    async () => {
      chmodSync(dir, 0o777);
      writeFileSync(at('secret.txt'), readFileSync(at('good.txt')));
      chmodSync(at('secret.txt'), 0o000);
      const read = await run(['replay', at('secret.txt')], [], {}, anybody?.uid);
      expect([read.code, read.out]).toEqual([2, '']);
      expect(read.err).toContain('secret.txt: no permission');
      chmodSync(at('secret.txt'), 0o444);
      const before = fingerprint(dir);
      const written = await run(['play', 'boer-war', '--save', at('secret.txt')], ['stop'], {}, anybody?.uid);
      expect([written.code, written.out]).toEqual([2, '']);
      expect(written.err).toContain('secret.txt: no permission');
      chmodSync(dir, 0o555);
      const fresh = await run(['play', 'boer-war', '--save', at('fresh.txt')], [''], {}, anybody?.uid);
      chmodSync(dir, 0o777);
      expect([fresh.code, fresh.out]).toEqual([2, '']);
      expect(fresh.err).toContain('fresh.txt: no permission');
      expect(fingerprint(dir)).toBe(before);
    },
  );

  test('a link that leads nowhere is not replaced', async () => {
    const before = fingerprint(dir);
    const { code, out, err } = await call(['play', 'boer-war', '--save', at('dangling')], ['', '']);
    expect([code, out]).toEqual([2, '']);
    oneLine(err);
    expect(err).toContain('dangling links to a file that doesn’t exist');
    expect(fingerprint(dir)).toBe(before);
  });

  test.each([
    ['en', 'folder “'],
    ['pl', 'nie ma folderu „'],
    ['cs', 'neexistuje'],
    ['ru', 'нет папки «'],
  ])('a missing folder is called so in %s', async (lang, says) => {
    const { code, out, err } = await call(
      ['play', 'boer-war', '--lang', lang, '--save', at('no/game.txt')],
      [''],
    );
    expect([code, out]).toEqual([2, '']);
    oneLine(err);
    expect(err).toContain(says);
    expect(err).toContain(at('no'));
  });

  test('a place where nothing can be saved is found out before the game begins', async () => {
    const before = fingerprint(dir);
    for (const place of [at('nowhere/game.txt'), at('good.txt/game.txt'), '/proc/emptychair.txt']) {
      const { code, out, err } = await call(['play', 'boer-war', '--save', place], ['', '']);
      expect([code, out]).toEqual([2, '']);
      oneLine(err);
      expect(err).not.toContain('Another program');
    }
    expect(fingerprint(dir)).toBe(before);
  });
});

describe('invalid command lines', () => {
  const lines: readonly (readonly [line: string, says: string])[] = [
    ['fly', 'Unknown command: fly'],
    ['play', 'GAME is missing'],
    ['play tiddlywinks', 'Unknown game: tiddlywinks. Games: boer-war'],
    ['play boer-war chess', 'Too many arguments: “chess”'],
    ['play boer-war --fast', 'Unknown flag: --fast'],
    ['play boer-war --games 5', 'Unknown flag: --games'],
    ['play boer-war --seed', '--seed needs a value'],
    ['play boer-war --save --mine', '--save needs a value'],
    ['play boer-war --seed x', '--seed must be a whole number'],
    ['play boer-war --seed -1', '--seed must be a whole number'],
    ['play boer-war --seed 99999999999999999', '--seed must be a whole number'],
    ['play boer-war --mine=yes', '--mine takes no value'],
    ['play boer-war --lang xx', 'Unknown language: xx. Languages: en, pl, cs, ru.'],
    ['play boer-war --option', '--option needs a value'],
    ['play boer-war --option turns', '“turns” must have the form KEY=VALUE'],
    ['play boer-war --option speed=9', 'Unknown setting: “speed”'],
    ['play boer-war --option __proto__=1', 'Unknown setting: “__proto__”'],
    ['play boer-war --bots random', 'This game has only one seat'],
    ['play boer-war --seat player=deep-thought', 'Unknown bot: deep-thought. Bots: random.'],
    ['play boer-war --seat moon=random', 'Unknown seat: moon. Seats: player.'],
    ['play tax-farmer --seat Red=random', 'Unknown seat: Red. Seats: red, blue'],
    ['play tax-farmer --seat __proto__=person', 'Unknown seat: __proto__. Seats: red, blue'],
    ['simulate boer-war --games 5 --bots deep-thought', 'Unknown bot: deep-thought'],
    ['play boer-war --option turns=9', '“turns” can’t be 9. Possible: 1–4.'],
    ['play boer-war --option turns=many', '“turns” can’t be “many”. Possible: 1–4.'],
    ['play boer-war --option poolRule=x', '“poolRule” can’t be “x”. Possible: literal'],
    ['play boer-war --option counters.boers.1=4,4', 'has the wrong length'],
    ['play boer-war --option counters.boers.1=0,0,0', 'at least one counter'],
    ['play boer-war --preset fast', 'Unknown preset: fast'],
    ['play boer-war --start moon=1', 'You can’t adjust “moon” here'],
    ['play boer-war --start boers.1=5', '“boers.1” can’t be 5. Possible: 0–4.'],
    ['replay', 'FILE is missing'],
    ['replay GOOD --to 99', 'There’s no entry 99; the last one is 3.'],
    ['replay GOOD --to x', '--to must be a whole number'],
    ['check', 'FILE is missing'],
    ['odds boer-war --measure luck', 'Unknown measure: luck. Measures: actions-by-round'],
    ['odds boer-war --measure empty-pool --with side=moon', '“side” can’t be “moon”'],
    ['odds boer-war --measure empty-pool --with a=b', 'Unknown setting: “a”'],
    ['odds boer-war --with side=boers', '--measure is missing'],
    ['odds boer-war --measure empty-pool --start boers.1=1', 'You can’t combine --measure and --start'],
    ['odds boer-war --measure empty-pool --at GOOD', 'You can’t combine --measure and --at'],
    [
      'odds boer-war --measure empty-pool --option turns=1 --with turn=4',
      '“turn” can’t be 4. Possible: 1–1.',
    ],
    ['odds boer-war --at GOOD --option turns=1', 'You can’t combine --at and --option'],
    ['simulate boer-war', '--games is missing'],
    ['simulate boer-war --games 0', '--games must be a whole number from 1'],
    ['simulate boer-war --games 1e3', '--games must be a whole number from 1'],
    ['help tiddlywinks', 'Unknown command: tiddlywinks'],
    ['play boer-war --save GOOD --seed 4', 'with a different --seed'],
    ['play boer-war --save GOOD --option turns=2', 'with a different --option'],
    ['play boer-war --save GOOD --start boers.1=2', 'with a different --start'],
  ];
  test('the process ends with the same code and the same line', async () => {
    const { code, out, err } = await run(['fly']);
    expect([code, out]).toEqual([2, '']);
    oneLine(err);
    expect(err).toContain('Unknown command: fly');
  });
  test.each(lines)('%s', async (line, says) => {
    const args = line.split(' ').map((word) => (word === 'GOOD' ? at('good.txt') : word));
    const before = readFileSync(at('good.txt'), 'utf8');
    const { code, out, err } = await call(args, ['', '']);
    expect([code, out]).toEqual([2, '']);
    oneLine(err);
    expect(err).toContain(says);
    expect(readFileSync(at('good.txt'), 'utf8')).toBe(before);
  });
});
