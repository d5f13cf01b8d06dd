// Whole games through standard input, and what must survive of them on disk.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { call } from '../testing/in-process.ts';
import { finished, folder, run, start, tidy } from '../testing/spawned.ts';

afterAll(tidy);

const entries = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(
      (line) => line.startsWith('> ') && !line.startsWith('> emptychair') && !line.startsWith('> check'),
    );

/** Waits until the program has said this. */
function shown(child: ReturnType<typeof start>, words: string): Promise<void> {
  let seen = '';
  return new Promise((resolve) => {
    child.stdout.on('data', (text: string) => {
      seen += text;
      if (seen.includes(words)) resolve();
    });
  });
}

const LANGS = [
  ['en', 'Fix the table', 'drawn by the app', 'drawn by you'],
  ['pl', 'Popraw na stole', 'wylosowała aplikacja', 'twoje losowanie'],
  ['cs', 'Upravte na stole', 'losovala aplikace', 'vaše losování'],
  ['ru', 'Исправьте на столе', '(приложение)', '(вы)'],
] as const;

describe('a whole Turn', () => {
  test.each(LANGS)('in %s, with the app’s draws, an own draw and an undo', async (lang, todo, app, own) => {
    const file = join(folder(), 'turn.txt');
    const args = ['play', 'boer-war', '--lang', lang, '--seed', '11', '--preset', 'short', '--save', file];
    // One of them as a process, with its input and output as they are.
    const ran = await (lang === 'en' ? run : call)(args, [
      '',
      'stop',
      '',
      'u',
      ...Array.from({ length: 90 }, () => ''),
    ]);
    expect([ran.code, ran.err]).toEqual([0, '']);
    expect(ran.out).toContain(todo);
    expect(ran.out).toContain(app);
    expect(ran.out).toContain(own);
    expect(ran.out).not.toMatch(/undefined|\[object|NaN/);
    expect(Math.max(...ran.out.split('\n').map((line) => [...line].length))).toBeLessThanOrEqual(80);
    // Forty-two actions were carried out, and one of them twice.
    expect(entries(file).filter((line) => line === '> table done')).toHaveLength(43);
    const replayed = await call(['replay', file, '--json', '--lang', lang]);
    expect(JSON.parse(replayed.out)).toMatchObject({ outcome: 'played-out', lost: 0 });
    expect((await call(['check', file])).code).toBe(0);
  });
});

describe('draws', () => {
  test('--mine never draws automatically, and an impossible draw is refused with the reason', async () => {
    const file = join(folder(), 'mine.txt');
    const args = ['play', 'boer-war', '--mine', '--save', file];
    const ran = await call(args, ['', '', 'king', 'GO', '', '1', 'q']);
    expect(ran.code).toBe(0);
    expect(ran.err).toBe('Type what you drew.\n“king” isn’t possible here. Possible: STOP; GO!\n');
    expect(entries(file)).toEqual(['> table done', '> table go', '> table done', '> table stop']);
  });

  test('a draw stays drawn; + asks for a new one, and only where one was undone', async () => {
    const file = join(folder(), 'again.txt');
    const args = ['play', 'boer-war', '--seed', '5', '--save', file];
    await call(args, ['', '+', '', 'u', '', 'u', '+', 'q']).then(({ err }) => {
      expect(err).toBe('There’s no undone draw here.\n');
    });
    const [, first, undo, second, , again, third] = entries(file);
    expect(second).toBe(first);
    expect([undo, again]).toEqual(['> undo 1', '> again']);
    expect(third).toMatch(/^> chance (go|stop)$/);
  });

  test('one Enter draws the whole of a group, d one of it; with --mine each is asked for', async () => {
    const dir = folder();
    const [one, all, own] = ['one', 'all', 'own'].map((name) => join(dir, name)) as [string, string, string];
    const args = ['play', 'tax-farmer', '--option', 'players=3', '--seed', '1', '--save'];
    await call([...args, one], ['d', 'q']);
    expect(entries(one)).toHaveLength(1);
    const ran = await call([...args, all], ['', '', '', 'q']);
    // Three players roll for the First Player; where the first rebellion is; then the cards are dealt.
    const dealt = entries(all).map((line) => line.split(':')[0]);
    expect(dealt.slice(0, 3)).toEqual(Array(3).fill('> chance die'));
    expect(dealt.filter((line) => line === '> chance deal').length).toBeGreaterThan(3);
    expect(ran.out.match(/q quit/g)).toHaveLength(4);
    await call([...args, own, '--mine'], ['d', '', 'q']);
    expect(entries(own)).toHaveLength(1);
  });

  test('one Enter is one roll: the event die waits for the next one (C27)', async () => {
    const file = join(folder(), 'event.txt');
    const args = ['play', 'civilization', '--seed', '5', '--save', file];
    const drawn = async (lines: readonly string[]) => {
      await call(args, lines);
      return entries(file).filter((line) => line.startsWith('> chance'));
    };
    expect(await drawn(['', 'q'])).toHaveLength(1);
    expect((await drawn(['', '', 'q'])).at(-1)).toBe('> chance event');
    expect((await drawn(['', 'q'])).at(-1)).toMatch(/^> chance die:[1-6]$/);
  });

  test('choices by number, notation or the beginning of a label; an ambiguous beginning is refused', async () => {
    const file = join(folder(), 'choices.txt');
    const ran = await call(
      ['play', 'boer-war', '--option', 'reminders=on', '--save', file],
      ['Do', '2', 'done', 'ST', '1', '7', 'o', 'd', '!', 'tick', '! stop-here rain', 'x', ''],
    );
    expect(ran.code).toBe(0);
    expect(ran.err).toContain('“7” isn’t possible here. Possible: STOP; GO!');
    expect(ran.err).toMatch(/“tick” could be .+ or .+\./);
    expect(entries(file).slice(0, 4)).toEqual(['> table done', '> table go', '> table done', '> table stop']);
    expect(entries(file).at(-1)).toBe('> aside stop-here "rain"');
  });
});

test('a table in another language: names on their own are as printed, a choice has both', async () => {
  const args = ['play', 'civilization', '--option', 'tally=on', '--lang', 'pl'];
  const [own, english] = await Promise.all([
    call(args, ['', '']),
    call([...args, '--components', 'en'], ['', '']),
  ]);
  expect(own.out).toMatch(/jedwab 0.*Piechota 1\n/s);
  expect(english.out).toMatch(/Silk 0.*Piechota 1 \(Infantry\)\n/s);
  expect(english.out).not.toContain('jedwab');
});

describe('keys', () => {
  test('t shows the table, and nothing has happened', async () => {
    const file = join(folder(), 'table.txt');
    const ran = await call(['play', 'boer-war', '--save', file], ['t', ':table', 'q']);
    expect([ran.code, ran.err, entries(file)]).toEqual([0, '', []]);
    expect(ran.out.match(/^. Boers: Rounds Track/gm)).toHaveLength(3);
  });

  test('a key stays a key even if a choice begins with its letter; the colon and the names work too', async () => {
    const file = join(folder(), 'keys.txt');
    const ran = await call(
      ['play', 'boer-war', '--save', file],
      ['', 's', ':s', ':story', 'st', '', ':draw', ':undo', ':fly', ':q', 'go'],
    );
    expect([ran.code, ran.err]).toEqual([0, '“:fly” isn’t possible here. Possible: STOP; GO!\n']);
    expect(ran.out).not.toContain(':s\u00a0story');
    expect(ran.out.match(/^2 {2}The Boers carry out action 1/gm)).toHaveLength(3);
    expect(entries(file).slice(0, 3)).toEqual(['> table done', '> table stop', '> table done']);
    expect(entries(file)[4]).toBe('> undo 1');
    expect(entries(file)).toHaveLength(5);
  });

  test('no letter is taken for the notation of a move', async () => {
    const file = join(folder(), 'guns.txt');
    const args = ['play', 'paths-of-glory', '--preset', 'guns', '--seed', '11', '--save', file];
    // However many draws the deal takes.
    await call(args, ['', '', '', '', '', '', 'q']);
    const before = entries(file);
    const ran = await call(args, ['o', 'op', 's', 'q']);
    expect(entries(file)).toEqual(before);
    expect(ran.err).toContain(
      '“op” isn’t possible here. Possible: Guns of August as its event, without dice; Nominate A: Guns of August;',
    );
  });

  test('an only choice is taken by Enter, so its letters stay keys', async () => {
    const file = join(folder(), 'only.txt');
    const ran = await call(['play', 'boer-war', '--save', file], ['a', '', 'Do', 'q']);
    expect([ran.code, ran.err]).toEqual([0, '']);
    expect(ran.out).toContain('Which value?');
    expect(entries(file)).toEqual(['> table done']);
  });

  test('an unfinished answer at the end of input is dropped', async () => {
    const dir = folder();
    const unfinished = [['a'], ['a', 'boers.1'], ['a', 'boers.1', '2'], ['!'], ['n'], ['m'], ['b', '1']];
    for (const [i, lines] of unfinished.entries()) {
      const file = join(dir, `${i}.txt`);
      const { code, err } = await call(['play', 'boer-war', '--save', file], lines);
      expect([lines, code, err, entries(file)]).toEqual([lines, 0, '', []]);
    }
  });

  test('bookmarks, and continuing from one into another file', async () => {
    const dir = folder();
    const [one, two] = [join(dir, 'our game.txt'), join(dir, 'what if.txt')];
    const ran = await call(
      ['play', 'boer-war', '--seed', '3', '--save', one],
      ['', 'm before the draw', 'stop', 'b 99', 'b x', `b 3 ${one}`, `b 3 ${two}`, 'go', 'q'],
    );
    expect(ran.code).toBe(0);
    expect(ran.err).toBe(
      `There’s no entry 99; the last one is 4.\n“x” isn’t possible here. Possible: 0–4.\n${one} already exists; nothing was changed.\n`,
    );
    expect(ran.out).toContain('☐ Move “Round finished” → space 0 – Boers');
    expect(ran.out).toContain(`Saved in ${two}.`);
    expect(entries(one)).toEqual(['> table done', '> mark "before the draw"', '> table stop']);
    expect(entries(two)).toEqual(['> table done', '> from our-game 1', '> table go']);
    expect((await call(['check', one, two])).code).toBe(0);
    expect((await call(['replay', one])).out).toContain('Bookmark: before the draw');
  });
});

describe('bots', () => {
  test('play automatically up to the next draw, are reported, and can be replaced by a person', async () => {
    const file = join(folder(), 'bots.txt');
    const args = ['play', 'tax-farmer', '--option', 'players=3', '--seed', '1', '--save', file];
    const seats = ['--bots', 'steady', '--seat', 'red=casual'];
    const ran = await call(
      [...args, ...seats],
      Array.from({ length: 12 }, () => ''),
    );
    expect([ran.code, ran.err]).toEqual([0, '']);
    expect(ran.out).toContain('(decided by a bot)');
    expect(entries(file).slice(0, 3)).toEqual([
      '> seat blue steady',
      '> seat green steady',
      '> seat red casual',
    ]);
    // Draws are the player's to make, decisions never.
    expect(entries(file).filter((line) => /^> (red|blue|green) /.test(line)).length).toBeGreaterThan(3);
    const back = await call(
      [...args, '--seat', 'red=person'],
      [':players blue person', ':p green nobody', 'q'],
    );
    expect(back.code).toBe(0);
    expect(back.err).toMatch(/^Unknown bot: nobody\. Bots: person, random, .*steady.*\.\n$/);
    const again = entries(file).filter((line) => line.startsWith('> seat'));
    expect(again.slice(3)).toEqual(['> seat red person', '> seat blue person']);
    expect((await call(['check', file])).code).toBe(0);
  });

  test('an undo goes back to where a person has a say', async () => {
    const file = join(folder(), 'undo.txt');
    const args = ['play', 'tax-farmer', '--option', 'players=3', '--seed', '1', '--bots', 'steady'];
    const ran = await call([...args, '--save', file], ['d', 'd', 'd', 'u', 'q']);
    expect([ran.code, ran.err]).toEqual([0, '']);
    const last = entries(file).at(-1);
    expect(last).toMatch(/^> undo \d+$/);
    expect((await call(['check', file])).code).toBe(0);
  });

  test('simulate names who decided', async () => {
    const args = ['simulate', 'boer-war', '--games', '2', '--preset', 'short', '--bots', 'random'];
    const [text, document] = await Promise.all([call(args), call([...args, '--json'])]);
    expect(text.out).toContain('The random bot plays every seat.');
    expect(JSON.parse(document.out)).toMatchObject({ games: 2, bots: 'random' });
  });
});

describe('corrections', () => {
  test('tells the app’s automatic draws after a correction', async () => {
    const file = join(folder(), 'certain.txt');
    const ran = await call(['play', 'boer-war', '--save', file], ['', 'a', 'boers.1', '0', '', 'q']);
    expect(ran.out).toContain('No 1 is face up, so the cup has only GO!: no draw needed.');
    expect(entries(file)).toEqual(['> table done', '> adjust boers.1 4 0 ""', '> chance go']);
  });

  test('undo and adjust say what to put right on the table', async () => {
    const file = join(folder(), 'todo.txt');
    const ran = await call(
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
    expect(ran.out).toContain('☐ Move “Round finished” → space 0 – Boers');
    expect(ran.out).toContain('☐ Undo on the table – ');
    expect(ran.out).toContain('Adjusted – Boers: face-up counters with a 2, 4 → 3 (fell off).');
    expect(ran.out).toContain('Clauses: B');
    expect(ran.err).toBe('“9” isn’t possible here. Possible: 0–4.\nThere’s nothing to undo.\n');
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

  test('an unknown value is shown as unknown, and is known once it’s set', async () => {
    const file = join(folder(), 'first.txt');
    const { out, err } = await call(
      ['play', 'tax-farmer', '--seed', '1', '--save', file],
      ['a', 'First', 'Red', '', 'q'],
    );
    expect(err).toBe('');
    expect(out).toMatch(/First Player +not entered yet {2}\(Red, Blue/);
    expect(out).toContain('Adjusted – First Player, Red.');
    expect(entries(file)[0]).toBe('> adjust first - red ""');
    const again = await call(['replay', file]);
    expect(again.out).toContain('Adjusted – First Player, Red.');
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
    const ran = await call(args, ['q']);
    expect(ran.out).toContain('Empire, round 1');
    const again = await call(args, ['q']);
    expect([again.code, again.err]).toEqual([0, '']);
    expect(entries(file)).toHaveLength(3);
  });
});

describe.concurrent('saving', () => {
  test('a killed game continues where it was', async () => {
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
      !/Empire, round 1: put|Boers, round 1: carry out action 3|Boers, round 1: put .* for\s+action 3/.test(
        seen,
      )
    )
      await new Promise((resolve) => child.stdout.once('data', resolve));
    child.kill('SIGKILL');
    expect((await ran).code).toBe(null);
    const before = readFileSync(file, 'utf8');
    expect(entries(file)).toHaveLength(3);
    const resumed = await call(['play', 'boer-war', '--seed', '2', '--save', file], ['']);
    expect(resumed.code).toBe(0);
    expect(resumed.out).toContain('Continuing');
    expect(resumed.out).not.toContain('Set-up');
    const after = readFileSync(file, 'utf8');
    expect(after.startsWith(before)).toBe(true);
    expect(entries(file)).toHaveLength(4);
    expect(readdirSync(dir)).toEqual(['killed.txt']);
  });

  test('the player’s own lines between the entries stay', async () => {
    const file = join(folder(), 'log.txt');
    await call(['play', 'boer-war', '--save', file], ['', 'q']);
    const text = `Our game of Sunday.\r\n\r\n${readFileSync(file, 'utf8').replaceAll('\n', '\r\n')}\r\nWhat a start`;
    writeFileSync(file, text);
    await call(['play', 'boer-war', '--save', file], ['go', 'q']);
    expect(readFileSync(file, 'utf8')).toBe(`${text}\n> table go\n`);
    expect((await call(['check', file])).code).toBe(0);
  });

  test('two programs at once: each note is in the file, or in a separate one that its program names', async () => {
    const dir = folder();
    const file = join(dir, 'both.txt');
    await call(['play', 'boer-war', '--save', file], ['q']);
    for (let round = 0; round < 3; round++) {
      const children = [0, 1].map(() => start(['play', 'boer-war', '--save', file]));
      const ends = children.map(finished);
      await Promise.all(children.map((child) => shown(child, 'carry out action 1')));
      for (const [i, child] of children.entries()) child.stdin.end(`n ${round}-${i}\n`);
      const ran = await Promise.all(ends);
      for (const [i, { code, err }] of ran.entries()) {
        expect(entries(file).includes(`> note "${round}-${i}"`)).toBe(code === 0);
        if (code === 0) continue;
        const [, other = ''] = /nothing was written to it\.\n.* saved in (\S+)\.$/.exec(err.trim()) ?? [];
        expect([code, entries(other).includes(`> note "${round}-${i}"`)]).toEqual([1, true]);
      }
      expect(ran.some(({ code }) => code === 0)).toBe(true);
    }
    expect((await call(['check', file])).code).toBe(0);
  });

  test('two programs that begin the same file: one of them does', async () => {
    const dir = folder();
    const file = join(dir, 'new.txt');
    const both = ['1', '2'].map((seed) =>
      run(['play', 'boer-war', '--seed', seed, '--save', file], ['n hello', 'q']),
    );
    const ran = await Promise.all(both);
    const notes = entries(file).filter((line) => line === '> note "hello"').length;
    expect(notes).toBe(ran.filter(({ code }) => code === 0).length);
    expect(notes).toBe(1);
    expect(readdirSync(dir)).toEqual(['new.txt']);
  });

  test('a file that another program changed meanwhile is left alone', async () => {
    const file = join(folder(), 'shared.txt');
    const child = start(['play', 'boer-war', '--save', file]);
    const ran = finished(child);
    await shown(child, 'carry out action 1');
    await call(['play', 'boer-war', '--save', file], ['', 'go', 'q']);
    const other = readFileSync(file, 'utf8');
    child.stdin.end('\n');
    const { code, err } = await ran;
    expect(code).toBe(1);
    expect(err).toContain(`Another program changed ${file}; nothing was written to it.`);
    expect(readFileSync(file, 'utf8')).toBe(other);
  });
});

describe('words to the game', () => {
  test('a comment on an aside is on its line, or on the next; if it is too long it is cut, and the player is told', async () => {
    const file = join(folder(), 'words.txt');
    const args = ['play', 'boer-war', '--save', file];
    const ran = await call(args, [
      '!',
      'stop-here it rains',
      'u',
      '! stop-here',
      'u',
      `n ${'x'.repeat(2001)}`,
      'q',
    ]);
    expect(ran.err).toBe('Only the first 2000 characters were kept.\n');
    expect(entries(file).filter((line) => !line.startsWith('> undo'))).toEqual([
      '> aside stop-here "it rains"',
      '> aside stop-here',
      `> note "${'x'.repeat(2000)}"`,
    ]);
  });

  test('the list of facts stays within the screen', async () => {
    const { out } = await call(['play', 'tax-farmer', '--lang', 'ru', '--seed', '1'], ['', 'a', '', 'q']);
    expect(out.split('\n').length).toBeGreaterThan(60);
    for (const line of out.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
  });

  test('a card keeps its sign while a hand is typed', async () => {
    const file = join(folder(), 'hand.txt');
    const start = ['turn=5', 'battle.now=1', 'walls=no', 'hand=4'].flatMap((fact) => ['--start', fact]);
    const args = ['play', 'civilization', '--seed', '1', '--mine', '--save', file, ...start];
    const { out } = await call(args, ['calm', 'skip', 'done', 'have:infantry-3', 'q']);
    expect(out.match(/^ +ar1 … ar\d {2}Artillery 1 … \d$/gm)).toHaveLength(2);
  });

  test('--start with a value that can’t be is told as a setting', async () => {
    const ran = await call(['play', 'civilization', '--start', 'turn=99']);
    expect([ran.code, ran.err]).toEqual([2, 'emptychair: “turn” can’t be 99. Possible: 0–16.\n']);
  });
});
