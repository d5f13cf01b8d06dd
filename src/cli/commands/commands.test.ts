import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { call } from '../testing/in-process.ts';
import { finished, folder, run, start, tidy } from '../testing/spawned.ts';

afterAll(tidy);

const LANGS = ['en', 'pl', 'cs', 'ru'] as const;

/** A short game with one draw by the app, one by hand, an undo and a note. */
async function savedGame(dir: string): Promise<string> {
  const file = join(dir, 'game.txt');
  const ran = await call(
    ['play', 'boer-war', '--seed', '3', '--preset', 'short', '--save', file],
    ['', '', '', 'go', 'u', 'stop', 'n a quiet round', 'q'],
  );
  expect(ran.code).toBe(0);
  return file;
}

describe.concurrent('commands', () => {
  test('games lists every game, in text and as JSON', async () => {
    const text = await call(['games']);
    expect(text.code).toBe(0);
    expect(text.out).toContain('The Second Boer War');
    expect(text.out).toContain('en pl cs ru');
    const { games } = JSON.parse((await call(['games', '--json', '--lang', 'pl'])).out);
    const boerWar = games.find(({ id }: { id: string }) => id === 'boer-war');
    expect(boerWar).toMatchObject({
      title: 'Druga wojna burska',
      languages: LANGS,
      players: [1, 1],
      status: 'complete',
    });
  });

  test.each(LANGS)('help speaks %s, of all commands, one command and one game', async (lang) => {
    const [all, one, game, flag] = await Promise.all([
      call(['--help', '--lang', lang]),
      call(['help', 'play', '--lang', lang]),
      call(['help', 'boer-war', '--lang', lang]),
      call(['play', '--help', '--lang', lang]),
    ]);
    for (const command of ['games', 'play', 'replay', 'check', 'odds', 'simulate'])
      expect(all.out).toContain(`  ${command} `);
    for (const flag of ['--lang L', '--help', '--version']) expect(all.out).toContain(`  ${flag} `);
    for (const flag of ['--seed N', '--option KEY=VALUE', '--save FILE', '--mine', '--lang L'])
      expect(one.out).toContain(flag);
    expect(flag.out).toBe(one.out);
    for (const word of ['poolRule=', 'turns=1-4', 'boers.3=0-3', 'actions-by-round', 'short'])
      expect(game.out).toContain(word);
    for (const { code, err, out } of [all, one, game, flag]) {
      expect([code, err]).toEqual([0, '']);
      expect(Math.max(...out.split('\n').map((line) => [...line].length))).toBeLessThanOrEqual(80);
    }
  });

  test('the language follows the system, and --lang goes before it', async () => {
    expect((await run(['games'], [], { LC_ALL: 'pl_PL.UTF-8' })).out).toContain('Druga wojna burska');
    expect((await call(['games', '--lang', 'cs'], [], { LC_ALL: 'pl_PL.UTF-8' })).out).toContain(
      'Druhá búrská válka',
    );
    expect((await call(['--lang', 'ru', 'games'])).out).toContain('Вторая англо-бурская война');
  });

  test('--version is that of the package', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
    expect((await run(['--version'])).out).toBe(`${version}\n`);
  });

  test('odds of the next draw, from the set-up, from a started table and from a file', async () => {
    const odds = async (...args: string[]) =>
      JSON.parse((await call(['odds', 'boer-war', '--json', ...args])).out);
    expect(await odds()).toEqual({ game: 'boer-war', ask: 'next-action', odds: { stop: '1/2', go: '1/2' } });
    // The text's sixth round of the Boers: two 1s, two 2s gone, one 3 gone; then one more action.
    expect(await odds('--start', 'boers.1=3', 'boers.2=4')).toMatchObject({
      odds: { go: '4/7', stop: '3/7' },
    });
    expect(await odds('--start', 'complete=2')).toMatchObject({ odds: { go: '3/7', stop: '4/7' } });
    expect(await odds('--option', 'poolRule=remainingAbove')).toMatchObject({
      odds: { go: '7/11', stop: '4/11' },
    });
    const file = await savedGame(folder());
    expect(await odds('--at', file)).toMatchObject({ odds: { go: '4/7', stop: '3/7' } });
    const text = await call(['odds', 'boer-war', '--at', file]);
    expect(text.out).toMatch(/GO!\s+4\/7\s+57%/);
  });

  test('exact measures have the expected fractions', async () => {
    const measure = async (...args: string[]) =>
      JSON.parse((await call(['odds', 'boer-war', '--json', '--measure', ...args])).out);
    const rounds = await measure('actions-by-round');
    expect(rounds).toMatchObject({ game: 'boer-war', measure: 'actions-by-round', exact: true });
    expect(rounds.rows.map(({ key }: { key: string }) => key)).toEqual(
      Array.from({ length: 11 }, (_, i) => String(i + 1)),
    );
    expect(rounds.rows[0].outcomes).toEqual({ '1': '1/2', '2': '2/7', '3': '3/14' });
    const empty = await measure('empty-pool');
    expect(empty.rows).toHaveLength(1);
    expect(Object.keys(empty.rows[0].outcomes).sort()).toEqual(['no', 'yes']);
    const small = await measure(
      'actions-by-round',
      '--with',
      'side=empire',
      '--option',
      'counters.empire.1=1,1,0',
    );
    expect(small.rows).toHaveLength(2);
    const text = await call(['odds', 'boer-war', '--measure', 'actions-by-round']);
    expect(text.out).toMatch(/\n\s+1\s+50%\s+1\/2\s+28\.6%\s+2\/7\s+21\.4%\s+3\/14\n/);
  });

  test('simulate gives the same numbers for the same seed, with intervals that hold the exact value', async () => {
    const args = ['simulate', 'boer-war', '--games', '400', '--seed', '7', '--json'];
    const [one, two, other] = await Promise.all([call(args), call(args), call(args.with(5, '8'))]);
    expect(one.out).toBe(two.out);
    expect(other.out).not.toBe(one.out);
    const sum = JSON.parse(one.out);
    expect(sum).toMatchObject({
      game: 'boer-war',
      games: 400,
      seed: 7,
      outcomes: { 'played-out': '400/400' },
    });
    expect(sum.moves).toEqual({ mean: 315, low: 315, high: 315 });
    const rounds = sum.measures.find(({ measure }: { measure: string }) => measure === 'actions-by-round');
    expect(rounds).toMatchObject({ exact: false, runs: 400 });
    const { outcomes, intervals } = rounds.rows[0];
    expect(outcomes['1']).toMatch(/^\d+\/400$/);
    expect(intervals['1'][0]).toBeLessThan(0.5);
    expect(intervals['1'][1]).toBeGreaterThan(0.5);
    const text = await call(['simulate', 'boer-war', '--games', '20', '--option', 'turns=1']);
    expect(text.out).toContain('20 games, seed 1');
    expect(text.err).toBe('');
  });

  test('Ctrl-C ends a simulation with what is done so far', async () => {
    const child = start(['simulate', 'boer-war', '--games', '100000000', '--json']);
    const ran = finished(child);
    // The first line of progress shows that games are under way.
    child.stderr.once('data', () => child.kill('SIGINT'));
    const { code, out } = await ran;
    expect(code).toBe(130);
    const { games } = JSON.parse(out);
    expect(games).toBeGreaterThan(0);
    expect(games).toBeLessThan(100_000_000);
  });

  test('replay retells in any language, up to any entry, and as JSON', async () => {
    const file = await savedGame(folder());
    const [en, ru, to, json] = await Promise.all([
      call(['replay', file]),
      call(['replay', file, '--lang', 'ru']),
      call(['replay', file, '--to', '2']),
      call(['replay', file, '--json']),
    ]);
    expect(en.out).toContain('drawn by the app');
    expect(en.out).toContain('drawn by you');
    expect(en.out).toContain('[undone]');
    expect(en.out).toContain('Note: a quiet round');
    expect(ru.out).toContain('Заметка: a quiet round');
    expect(to.out).not.toContain('drawn by');
    expect(to.out).toContain('draw one marker');
    const told = JSON.parse(json.out);
    expect(told).toMatchObject({
      game: 'boer-war',
      version: 1,
      seed: 3,
      lost: 0,
      outcome: null,
      ask: 'action',
    });
    expect(told.entries.map(({ kind }: { kind: string }) => kind)).toEqual([
      'check',
      'move',
      'move',
      'move',
      'move',
      'undo',
      'move',
      'note',
    ]);
    expect(told.entries[2]).toMatchObject({ n: 3, by: 'app', odds: '4/8', undone: false });
    expect(told.entries[4]).toMatchObject({ line: '> table go', by: 'own', undone: true });
  });

  test('check says which files are fine, which aren’t, and where they go wrong', async () => {
    const dir = folder();
    const file = await savedGame(dir);
    const broken = join(dir, 'broken.txt');
    const text = readFileSync(file, 'utf8');
    writeFileSync(broken, text.replace('> table done', 'some words\n> table fly'));
    const good = await call(['check', file]);
    expect([good.code, good.err]).toEqual([0, '']);
    const bad = await run(['check', file, broken]);
    expect(bad.code).toBe(1);
    expect(bad.out).toContain(`${file}: fine, 8 entries.`);
    expect(bad.out).toContain(`${broken}: Line 4: “fly” isn’t possible here. Possible: done.`);
    expect(bad.err).toBe('emptychair: Problems in 1 of 2 files.\n');
  });

  test('check reports every game of a file with its place, also those after a bad one', async () => {
    const dir = folder();
    const game = readFileSync(await savedGame(dir), 'utf8');
    const rows = game.split('\n').length;
    const file = join(dir, 'all.txt');
    const torn = game.replace('> table done', '> table fly');
    const parts = [
      '# Ladysmith',
      torn,
      '# Kimberley',
      game,
      '> emptychair 1 chess 1 7 {}',
      '# Mafeking',
      torn,
    ];
    writeFileSync(file, parts.join('\n'));
    const { code, out, err } = await call(['check', file]);
    expect(code).toBe(1);
    expect(out.trimEnd().split('\n')).toEqual([
      `${file} (1, Ladysmith): Line 4: “fly” isn’t possible here. Possible: done.`,
      `${file} (2, Kimberley): fine, 8 entries.`,
      `${file} (3) is a game of “chess”, which this Emptychair doesn’t have. For a game from a file, add --module FILE.`,
      `${file} (4, Mafeking): Line ${2 * rows + 7}: “fly” isn’t possible here. Possible: done.`,
    ]);
    expect(err).toBe('emptychair: Problems in 1 of 1 file.\n');
  });

  test('a reader that stops early is no error', async () => {
    const child = start(['help', 'boer-war']);
    child.stdout.destroy();
    const { code, err } = await finished(child);
    expect([code, err]).toEqual([0, '']);
  });
});
