// Whole games through standard input, and what must survive of them on disk.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { finished, folder, run, start, tidy } from './spawned.ts';

afterAll(tidy);

const entries = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(
      (line) => line.startsWith('> ') && !line.startsWith('> emptychair') && !line.startsWith('> check'),
    );

const LANGS = [
  ['en', 'Put it right on the table', 'drawn by the app', 'drawn by your own hand'],
  ['pl', 'Popraw na stole', 'wylosowała aplikacja', 'wylosowane własną ręką'],
  ['cs', 'Upravte na stole', 'losovala aplikace', 'losováno vlastní rukou'],
  ['ru', 'Поправьте на столе', 'тянуло приложение', 'вытянуто своей рукой'],
] as const;

describe.concurrent('a whole Turn', () => {
  test.each(LANGS)('in %s, with the app’s draws, an own draw and an undo', async (lang, todo, app, own) => {
    const file = join(folder(), 'turn.txt');
    const args = ['play', 'boer-war', '--lang', lang, '--seed', '11', '--preset', 'short', '--save', file];
    const ran = await run(args, ['', 'stop', '', 'u', ...Array.from({ length: 90 }, () => '')]);
    expect([ran.code, ran.err]).toEqual([0, '']);
    expect(ran.out).toContain(todo);
    expect(ran.out).toContain(app);
    expect(ran.out).toContain(own);
    expect(ran.out).not.toMatch(/undefined|\[object|NaN/);
    expect(Math.max(...ran.out.split('\n').map((line) => [...line].length))).toBeLessThanOrEqual(80);
    // Forty-two actions were carried out, and one of them twice.
    expect(entries(file).filter((line) => line === '> table done')).toHaveLength(43);
    const replayed = await run(['replay', file, '--json', '--lang', lang]);
    expect(JSON.parse(replayed.out)).toMatchObject({ outcome: 'played-out', lost: 0 });
    expect((await run(['check', file])).code).toBe(0);
  });
});

describe.concurrent('draws', () => {
  test('--mine never draws by itself, and an impossible draw is refused with the reason', async () => {
    const file = join(folder(), 'mine.txt');
    const args = ['play', 'boer-war', '--mine', '--save', file];
    const ran = await run(args, ['', '', 'king', 'GO', '', '1', 'q']);
    expect(ran.code).toBe(0);
    expect(ran.err).toBe('Type what you drew.\n“king” is not an answer here.\n');
    expect(entries(file)).toEqual(['> table done', '> table go', '> table done', '> table stop']);
  });

  test('a draw stays drawn; + asks for a new one, and only where one was taken back', async () => {
    const file = join(folder(), 'again.txt');
    const args = ['play', 'boer-war', '--seed', '5', '--save', file];
    await run(args, ['', '+', '', 'u', '', 'u', '+', 'q']).then(({ err }) => {
      expect(err).toBe('There is no draw here that was taken back.\n');
    });
    const [, first, undo, second, , again, third] = entries(file);
    expect(second).toBe(first);
    expect([undo, again]).toEqual(['> undo 1', '> again']);
    expect(third).toMatch(/^> chance (go|stop)$/);
  });

  test('choices by number, by notation, by the beginning of a label; and not by a doubtful one', async () => {
    const file = join(folder(), 'choices.txt');
    const ran = await run(
      ['play', 'boer-war', '--save', file],
      ['Act', '2', 'done', 'ST', '1', '7', 'o', 'd', '!', 'vic', '!', 'stop-here', 'rain', 'x', ''],
    );
    expect(ran.code).toBe(0);
    expect(ran.err).toContain('“7” is not an answer here.');
    expect(ran.err).toMatch(/“vic” could be .+, .+\./);
    expect(entries(file).slice(0, 4)).toEqual(['> table done', '> table go', '> table done', '> table stop']);
    expect(entries(file).at(-1)).toBe('> aside stop-here "rain"');
  });
});

describe.concurrent('corrections', () => {
  test('undo and adjust say what to put right on the table', async () => {
    const file = join(folder(), 'todo.txt');
    const ran = await run(
      ['play', 'boer-war', '--save', file],
      [
        '',
        'stop',
        '',
        'u',
        'u',
        'a',
        'boers.2',
        '3',
        'fell off',
        'a',
        '4',
        '9',
        'a',
        '',
        'u 99',
        'u',
        'r 5',
        '?',
        ':story',
        'q',
      ],
    );
    expect(ran.out).toContain('☐ “Round finished” (Boers: Rounds Track): space 1 → space 0');
    expect(ran.out).toContain('Carried out on the map since then');
    expect(ran.out).toContain('Set by hand: Boers: face-up counters with a 2: 4 → 3 (fell off).');
    expect(ran.out).toContain('Clauses: B');
    expect(ran.err).toBe('“9” does not fit. Possible: 0–4.\nThere is nothing to take back.\n');
    expect(entries(file)).toEqual([
      '> table done',
      '> table stop',
      '> table done',
      '> undo 1',
      '> undo 1',
      '> adjust boers.2 4 3 "fell off"',
      '> undo 2',
      '> redo 2',
    ]);
  });

  test('a table joined halfway', async () => {
    const file = join(folder(), 'start.txt');
    const args = [
      'play',
      'boer-war',
      '--start',
      'boers.1=2',
      'boers.2=3',
      '--start',
      'active=empire',
      '--save',
      file,
    ];
    const ran = await run(args, ['q']);
    expect(ran.out).toContain('Empire, round 1');
    const again = await run(args, ['q']);
    expect([again.code, again.err]).toEqual([0, '']);
    expect(entries(file)).toHaveLength(3);
  });
});

describe.concurrent('saving', () => {
  test('a killed game goes on where it stood', async () => {
    const dir = folder();
    const file = join(dir, 'killed.txt');
    const child = start(['play', 'boer-war', '--seed', '2', '--save', file]);
    const ran = finished(child);
    let seen = '';
    child.stdout.on('data', (text: string) => {
      seen += text;
    });
    child.stdin.write('\n\n\n');
    while (
      !/Empire, round 1: will|Boers, round 1: carry out action 3|Boers, round 1: will there be action 3/.test(
        seen,
      )
    )
      await new Promise((resolve) => child.stdout.once('data', resolve));
    child.kill('SIGKILL');
    expect((await ran).code).toBe(null);
    const before = readFileSync(file, 'utf8');
    expect(entries(file)).toHaveLength(3);
    const resumed = await run(['play', 'boer-war', '--seed', '2', '--save', file], ['']);
    expect(resumed.code).toBe(0);
    expect(resumed.out).toContain('Going on with');
    expect(resumed.out).not.toContain('Set-up');
    const after = readFileSync(file, 'utf8');
    expect(after.startsWith(before)).toBe(true);
    expect(entries(file)).toHaveLength(4);
    expect(readdirSync(dir)).toEqual(['killed.txt']);
  });

  test('what the player wrote between the entries stays', async () => {
    const file = join(folder(), 'log.txt');
    await run(['play', 'boer-war', '--save', file], ['', 'q']);
    const text = `Our game of Sunday.\r\n\r\n${readFileSync(file, 'utf8').replaceAll('\n', '\r\n')}\r\nWhat a start`;
    writeFileSync(file, text);
    await run(['play', 'boer-war', '--save', file], ['go', 'q']);
    expect(readFileSync(file, 'utf8')).toBe(`${text}\n> table go\n`);
    expect((await run(['check', file])).code).toBe(0);
  });

  test('a file that another program changed meanwhile is left alone', async () => {
    const file = join(folder(), 'shared.txt');
    const child = start(['play', 'boer-war', '--save', file]);
    const ran = finished(child);
    let seen = '';
    child.stdout.on('data', (text: string) => {
      seen += text;
    });
    while (!seen.includes('carry out action 1'))
      await new Promise((resolve) => child.stdout.once('data', resolve));
    await run(['play', 'boer-war', '--save', file], ['', 'go', 'q']);
    const other = readFileSync(file, 'utf8');
    child.stdin.end('\n');
    const { code, err } = await ran;
    expect(code).toBe(2);
    expect(err).toContain('was changed by another program meanwhile');
    expect(readFileSync(file, 'utf8')).toBe(other);
  });
});
