// Games from files: every command knows them with --module, and says what is missing without it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGS } from '../../kernel/words.ts';
import { call } from '../testing/in-process.ts';
import { folder, run, tidy } from '../testing/spawned.ts';

afterAll(tidy);

const MODULE = ['--module', 'examples/night-watch/index.ts'];
const dir = folder();
const at = (name: string) => join(dir, name);

describe('a game from a file', () => {
  test('is in the list, and has its help', async () => {
    const { out } = await call(['games', '--json', ...MODULE]);
    const ids = JSON.parse(out).games.map(({ id }: { id: string }) => id);
    expect(ids).toContain('night-watch');
    expect(ids).toContain('boer-war');
    const help = await call(['help', 'night-watch', ...MODULE, '--lang', 'cs']);
    expect(help.out).toContain('weather=calm|stormy');
    expect(help.out).toContain('Noční hlídka');
  });

  test('is played by its faces, saved, opened again, retold and checked', async () => {
    const save = at('watch.txt');
    const play = ['play', 'night-watch', ...MODULE, '--save', save, '--seed', '3'];
    const first = await call(play, ['go to the market', '7', '1 5', 'q']);
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(first.out).toContain('A gust. Oil left: 2 flasks.');
    const second = await call(['play', 'night-watch', ...MODULE, '--save', save], ['u', '4 5', 'q']);
    expect(second).toMatchObject({ code: 0, err: '' });
    expect(second.out).toContain('The air stays calm.');
    const retold = await call(['replay', save, ...MODULE, '--json']);
    expect(JSON.parse(retold.out)).toMatchObject({ game: 'night-watch', ask: 'walk', damaged: 0, strays: 0 });
    expect(await call(['check', save, ...MODULE])).toMatchObject({ code: 0, err: '' });
  });

  test('undoing a reported number doesn’t ask the player to move anything', async () => {
    const play = ['play', 'night-watch', ...MODULE, '--mine', '--save', at('told.txt')];
    const { out, err } = await call(play, ['go to the market', '7', 'u', 'q']);
    expect(err).toBe('');
    expect(out).toContain('Nothing to move on the table');
    expect(out).not.toContain('Done');
  });

  test('has exact odds, also with another reading of its rules', async () => {
    const odds = async (...more: string[]) =>
      JSON.parse(
        (await call(['odds', 'night-watch', ...MODULE, '--measure', 'one-hour', '--json', ...more])).out,
      );
    expect(await odds()).toMatchObject({
      exact: true,
      rows: [{ key: 'gate', outcomes: { 2: '11/36', 3: '25/36' } }],
    });
    expect(await odds('--option', 'gateFire=free')).toMatchObject({
      rows: [{ outcomes: { 2: '0/1', 3: '1/1' } }],
    });
    expect(await odds('--preset', 'storm', '--with', 'at=market')).toMatchObject({
      rows: [{ key: 'market', outcomes: { 2: '5/9', 3: '4/9' } }],
    });
  });

  test('before the first draw, the measures are named', async () => {
    const { code, out, err } = await call(['odds', 'night-watch', ...MODULE]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('A decision comes before');
    expect(err).toContain('--measure one-hour | gusts');
    const save = at('asked.txt');
    await call(['play', 'night-watch', ...MODULE, '--save', save], ['go to the market', 'q']);
    const asked = await call(['odds', 'night-watch', ...MODULE, '--at', save]);
    expect(asked).toMatchObject({ code: 2, out: '' });
    expect(asked.err).toContain('A question about your table comes before the next draw.');
  });

  test('points are told at the end, and on average', async () => {
    const hour = ['--option', 'hours=1'];
    const played = await call(
      ['play', 'night-watch', ...MODULE, ...hour],
      ['go to the market', '7', '6 6', 'q'],
    );
    expect(played.out).toContain('Dawn: the watch is over\nPoints: 7\n');
    const simulated = ['simulate', 'night-watch', ...MODULE, ...hour, '--games', '100'];
    // The stand-in counts 4 lights each hour.
    expect((await call(simulated)).out).toContain('Points: 4 on average (4–4), sampled.');
    const { points } = JSON.parse((await call([...simulated, '--json'])).out);
    expect(points).toEqual({ player: { mean: 4, low: 4, high: 4 } });
    const wins = await call(['simulate', 'boer-war', '--preset', 'short', '--games', '5', '--json']);
    expect(JSON.parse(wins.out)).not.toHaveProperty('points');
  });

  test('is simulated by several threads with the same numbers, and the kept games open', async () => {
    const args = ['simulate', 'night-watch', ...MODULE, '--games', '20000', '--json'];
    const [one, several] = await Promise.all([
      run([...args, '--workers', '1']),
      run([...args, '--workers', '3', '--keep', '2', '--out', at('kept')]),
    ]);
    expect([one.code, several.code]).toEqual([0, 0]);
    const { journals, ...numbers } = JSON.parse(several.out);
    expect(numbers).toEqual(JSON.parse(one.out));
    expect(journals).toHaveLength(2);
    expect(await call(['check', at('kept/0.txt'), at('kept/1.txt'), ...MODULE])).toMatchObject({ code: 0 });
  });

  test('has a lab report, a comparison and a PDF', async () => {
    const lab = await call([
      'lab',
      'night-watch',
      ...MODULE,
      '--games',
      '50',
      '--out',
      at('lab'),
      '--lang',
      'pl',
    ]);
    expect(lab).toMatchObject({ code: 0 });
    expect(readFileSync(at('lab/index.html'), 'utf8')).toContain('Nocna warta');
    const compared = await call([
      ...['compare', 'night-watch', ...MODULE, '--option', 'gateFire=oil,free'],
      ...['--games', '50', '--out', at('compared'), '--json'],
    ]);
    expect(compared).toMatchObject({ code: 0 });
    const printed = await call(['print', 'night-watch', ...MODULE, '--out', at('watch.pdf')]);
    expect(printed).toMatchObject({ code: 0 });
    expect(existsSync(at('watch.pdf'))).toBe(true);
  });

  test('its own bots play, and an unknown one is refused', async () => {
    const told = await call(['golden', 'night-watch', ...MODULE, '--bots', 'homebody', '--seed', '2']);
    expect(told.out).toContain('> player go:gate');
    expect(told.out).not.toMatch(/> player go:(market|harbour)/);
    expect(await call(['golden', 'night-watch', ...MODULE, '--bots', 'nobody'])).toMatchObject({ code: 2 });
  });
});

test('a language that falls back to English keeps the title of meta', async () => {
  const source = resolve('examples/night-watch/index.ts');
  const file = join(folder(), 'english.ts');
  writeFileSync(join(file, '../package.json'), '{ "type": "module" }');
  writeFileSync(
    file,
    `import { nightWatch } from '${source}';
     import { speaks } from '${resolve('src/games/module.ts')}';
     export const english = {
       ...nightWatch,
       meta: { ...nightWatch.meta, id: 'english', langs: ['en'] },
       game: async () => ({ ...(await nightWatch.game()), id: 'english' }),
       words: speaks({ en: nightWatch.words.en }),
     };\n`,
  );
  const started = await call(['play', 'english', '--module', file, '--lang', 'cs'], ['q']);
  expect(started.out).toContain('Noční hlídka');
  expect(started.out).not.toContain('Night Watch');
  expect(started.out).toContain('harbour');
  const out = at('falls-back');
  await call(['lab', 'english', '--module', file, '--games', '20', '--out', out, '--lang', 'pl']);
  const report = readFileSync(join(out, 'index.html'), 'utf8');
  expect(report).toContain('Nocna warta');
  expect(report).not.toContain('Night Watch');
});

test('without the flag the error says what is missing', async () => {
  const save = at('alone.txt');
  const begun = await run(['play', 'night-watch', ...MODULE, '--save', save], ['1', 'q']);
  expect(begun.code).toBe(0);
  for (const command of [
    ['replay', save],
    ['play', 'night-watch'],
  ]) {
    const { code, out, err } = await run(command);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^emptychair: .*night-watch.* --module FILE\.\n$/);
  }
});

describe('files that add no game', () => {
  const meta = (id: string) =>
    `{ id: '${id}', status: 'draft', players: [1, 1], minutes: [1, 2], langs: ['en'],
       title: { en: 'x', pl: 'x', cs: 'x', ru: 'x' }, pitch: { en: 'x', pl: 'x', cs: 'x', ru: 'x' } }`;
  const module = (id: string, name: string, game = `({ id: '${id}' })`) =>
    `export const ${name} = { meta: ${meta(id)}, game: async () => ${game},
       words: { en: async () => ({}), pl: async () => ({}), cs: async () => ({}), ru: async () => ({}) } };\n`;
  const FILES: Readonly<Record<string, string>> = {
    'empty.ts': '',
    'number.ts': 'export const game = 7;\n',
    'half.ts': "export const half = { meta: { id: 'half' }, game: async () => ({}), words: {} };\n",
    'taken.ts': module('boer-war', 'taken'),
    'twice.ts': module('twin', 'one') + module('twin', 'two'),
    'throws.ts': "throw new Error('no lamp\\noil');\n",
    'syntax.ts': 'export const = ;\n',
    'late.ts': module('late', 'late', "Promise.reject(new Error('rules are missing'))"),
    'other-id.ts': module('one-id', 'one', "({ id: 'another' })"),
  };
  const WRONG: readonly (readonly [name: string, says: RegExp])[] = [
    ['nowhere.ts', /file not found/],
    ['folder', /is a folder/],
    ['empty.ts', /exports no game: no object with meta, game and words/],
    ['number.ts', /exports no game/],
    ['half.ts', /exports no game/],
    ['taken.ts', /there’s already a game “boer-war”/],
    ['twice.ts', /there’s already a game “twin”/],
    ['throws.ts', /can’t be loaded: no lamp oil/],
    ['syntax.ts', /can’t be loaded/],
    ['late.ts', /can’t be loaded: rules are missing/],
    ['other-id.ts', /can’t be loaded: meta\.id 'one-id', game\.id 'another'/],
  ];
  beforeAll(() => {
    mkdirSync(at('folder'));
    writeFileSync(at('package.json'), '{ "type": "module" }');
    for (const [name, text] of Object.entries(FILES)) writeFileSync(at(name), text);
  });

  test.each(WRONG)('%s: one line, in every language', async (name, says) => {
    const { code, out, err } = await call(['games', '--module', at(name)]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^[^\n]+\n$/);
    expect(err).toContain(name);
    expect(err).toMatch(says);
    const said = new Set<string>();
    for (const lang of LANGS) said.add((await call(['games', '--module', at(name), '--lang', lang])).err);
    expect(said.size).toBe(LANGS.length);
  });

  test('the program itself refuses them, and says what the folder of a game lacks', async () => {
    expect(await run(['games', '--module', at('throws.ts')])).toMatchObject({
      code: 2,
      out: '',
      err: `emptychair: ${at('throws.ts')} can’t be loaded: no lamp oil\n`,
    });
    const other = folder();
    const source = resolve('examples/night-watch/index.ts');
    writeFileSync(join(other, 'index.ts'), `export * from '${source}';\nthrow new Error('not yet');\n`);
    const { code, err } = await run(['games', '--module', join(other, 'index.ts')]);
    expect(code).toBe(2);
    expect(err).toMatch(/^[^\n]*needs a package\.json with \{ "type": "module" \}\.\n$/);
  });

  test('a flag without a file is refused', async () => {
    expect(await call(['games', '--module'])).toMatchObject({
      code: 2,
      err: 'emptychair: --module needs a value.\n',
    });
  });
});
