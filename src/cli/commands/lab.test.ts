// The lab's commands as the terminal has them: what they print, what they write, and what they refuse.
import { spawn } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { call } from '../testing/in-process.ts';
import { finished, folder, nobody, run, start, tidy } from '../testing/spawned.ts';

afterAll(tidy);

/** Each thread beside the first takes its time to start. */
const SEVERAL = process.env.EMPTYCHAIR_ALL ? '3' : '2';

const dir = folder();
const at = (name: string) => join(dir, name);
const read = (...names: string[]) => readFileSync(join(dir, ...names), 'utf8');

test('a report: the finding in words, the page, its data, and games that open', async () => {
  const { code, out } = await run([
    'lab',
    'boer-war',
    '--games',
    '60',
    '--keep',
    '2',
    '--out',
    at('a'),
    '--workers',
    '2',
  ]);
  expect(code).toBe(0);
  expect(out.replace(/\s+/g, ' ')).toContain('a draw with an empty cup: 3 of 7 (42.9%)');
  expect(readdirSync(at('a')).sort()).toEqual([
    'counts.csv',
    'games',
    'index.html',
    'lengths.csv',
    'measures.csv',
    'report.json',
  ]);
  expect(JSON.parse(read('a', 'report.json'))).toMatchObject({ game: 'boer-war', seed: 1, played: 60 });
  const checked = await call(['check', at('a/games/0.txt'), at('a/games/1.txt')]);
  expect(checked.code).toBe(0);
});

test('the same command gives the same report on any number of threads', async () => {
  const args = ['lab', 'boer-war', '--games', '60', '--keep', '2', '--out'];
  await call([...args, at('b'), '--workers', '1']);
  await call([...args, at('c'), '--workers', SEVERAL]);
  for (const name of ['index.html', 'report.json', 'measures.csv', 'counts.csv', 'games/1.txt'])
    expect(read('c', name)).toBe(read('b', name));
});

test('lab and compare replace what a report wrote and leave everything else in the folder', async () => {
  const lab = ['lab', 'boer-war', '--games', '5', '--keep', '1', '--workers', '1', '--out', at('shared')];
  expect((await call(lab)).code).toBe(0);
  writeFileSync(at('shared/letter.txt'), 'dear');
  const compared = await call([
    ...['compare', 'boer-war', '--option', 'turns=1,2', '--games', '5', '--workers', '1'],
    ...['--out', at('shared')],
  ]);
  expect(compared.code).toBe(0);
  expect(readdirSync(at('shared')).sort()).toEqual([
    'comparison.json',
    'differences.csv',
    'index.html',
    'letter.txt',
  ]);
  expect((await call(lab)).code).toBe(0);
  expect(read('shared', 'letter.txt')).toBe('dear');
  // The kept game was played on with: it is the player's now.
  await call(['play', 'boer-war', '--save', at('shared/games/0.txt')], ['n mine', 'q']);
  const { code, err } = await call(lab);
  expect(code).toBe(2);
  expect(err).toContain(
    'games/0.txt isn’t part of a report, or somebody has changed it; nothing was written.',
  );
  expect(read('shared', 'games/0.txt')).toContain('> note "mine"');
}, 20_000);

test.each([
  [['simulate', 'cdg', '--games', '30', '--json']],
  [['simulate', 'tax-farmer', '--games', '6', '--bots', 'steady', '--json']],
  [
    [
      'compare',
      'civilization',
      '--option',
      'cancelRoll=A,B',
      '--games',
      '10',
      '--measure',
      'battles',
      '--json',
    ],
  ],
  [['ladder', 'tax-farmer', '--games', '2', '--option', 'setup.electionMarker=98', '--json']],
])('the same numbers on any number of threads: %j', async (args) => {
  const [one, several] = [
    await call([...args, '--workers', '1']),
    await call([...args, '--workers', SEVERAL]),
  ];
  expect(one.code).toBe(0);
  expect(one.out.length).toBeGreaterThan(200);
  expect(several.out).toBe(one.out);
});

test('simulate keeps games: those that were counted, in a folder that was free', async () => {
  const args = [
    'simulate',
    'civilization',
    '--games',
    '6',
    '--keep',
    '4',
    '--seed',
    '3',
    '--out',
    at('kept'),
  ];
  const { code, out } = await call([...args, '--json']);
  expect(code).toBe(0);
  const names = ['0.txt', '1.txt', '2.txt', '3.txt'];
  expect(JSON.parse(out).journals).toEqual(names.map((name) => `${at('kept')}/${name}`));
  expect(readdirSync(at('kept')).sort()).toEqual(names);
  expect((await call(['check', ...names.map((name) => join(at('kept'), name))])).code).toBe(0);
  // They are the games that were counted: the first four have as many moves.
  const four = await call(['simulate', 'civilization', '--games', '4', '--seed', '3', '--json']);
  const moves = names.flatMap((name) => read('kept', name).match(/^> (?!emptychair |check )/gm) ?? []);
  expect(moves.length / 4).toBe(JSON.parse(four.out).moves.mean);

  const again = await call(args);
  expect([again.code, again.out]).toEqual([2, '']);
  expect(again.err).toContain('isn’t empty');
  expect(readdirSync(at('kept')).sort()).toEqual(names);
  const alone = await call(['simulate', 'boer-war', '--games', '2', '--out', at('nowhere')]);
  expect([alone.code, existsSync(at('nowhere'))]).toEqual([2, false]);
  expect(alone.err).toContain('--keep is missing');
});

test('losses have the same minus in values and differences', async () => {
  const args = ['compare', 'tax-farmer', '--option', 'activation=mandatory,mayPass', '--games', '8'];
  const { out } = await call(args);
  expect(out).toMatch(/Points from bribery, on average +−\d/);
  expect(out).not.toMatch(/ -\d/);
});

test('readings side by side', async () => {
  const { code, out } = await call([
    'compare',
    'boer-war',
    '--option',
    'poolRule=literal,commentary,remainingAbove',
    '--games',
    '50',
    '--out',
    at('d'),
  ]);
  expect(code).toBe(0);
  expect(out).toMatch(/Empty cup: happens +42\.9% +100% \(\+57\.1%\) +0% \(−42\.9%\)/);
  // A long name breaks, and nothing of it is cut.
  expect(out).toMatch(/^All Turns are over.* 100% .*\n( {2}[A-Z a-z]+\n)* {2}.*rulebook\.$/m);
  expect(out).not.toContain('…');
  expect(read('d', 'differences.csv')).toMatch(/^measure,row,outcome,variant/);
  const { out: json } = await call([
    'compare',
    'boer-war',
    '--option',
    'turns=1,2',
    '--games',
    '5',
    '--json',
  ]);
  const document = JSON.parse(json);
  expect(document.variants.map(({ name }: { name: string }) => name)).toEqual(['turns=1', 'turns=2']);
});

// Side by side, because each waits for its first line of progress, which shows that games are under way.
describe.concurrent('Ctrl-C in the middle of', () => {
  test.each([
    ['lab', ['boer-war', '--games', '10000000'], /^Stopped early, after [\d,]+ of 10,000,000 games/],
    ['simulate', ['cdg', '--games', '1000000', '--keep', '3'], /^Stopped: [\d,]+ of 1,000,000 games/],
    [
      'compare',
      ['cdg', '--option', 'afterPlay=slide,inPlace', '--games', '1000000'],
      /^Stopped early, after [\d,]+ of 1,000,000 games/,
    ],
    ['ladder', ['tax-farmer', '--games', '100000'], /^Stopped early, after [\d,]+ of 3,000,000 games/],
  ] as const)('%s: what is done is said, and nothing is left behind', async (command, args, says) => {
    const own = folder();
    const out = command === 'ladder' ? [] : ['--out', join(own, 'report')];
    const child = start([command, ...args, ...out, '--workers', command === 'ladder' ? '2' : '1']);
    const ran = finished(child);
    child.stderr.once('data', () => child.kill('SIGINT'));
    const { code, out: said, err } = await ran;
    expect(code).toBe(130);
    expect(said).toMatch(says);
    expect(err).toMatch(/^[\d,]+ of [\d,]+ games, [\d,]+ per second, [\d,]+ s left\n/);
    expect(readdirSync(own)).toEqual([]);
  });
});

test.runIf(existsSync('/dev/full'))('a full disk behind standard output is one line', async () => {
  const full = openSync('/dev/full', 'w');
  const bin = 'bin/emptychair.mjs';
  const child = spawn(process.execPath, [bin, 'simulate', 'boer-war', '--games', '5', '--json'], {
    stdio: ['ignore', full, 'pipe'],
  });
  let err = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  closeSync(full);
  expect([code, err]).toEqual([2, 'emptychair: stdout: ENOSPC\n']);
});

test.runIf(nobody())('a folder where one may not write', async () => {
  mkdirSync(at('locked'), { mode: 0o555 });
  chmodSync(dir, 0o755);
  const { uid } = nobody() ?? { uid: undefined };
  for (const args of [
    ['lab', 'boer-war', '--games', '5'],
    ['compare', 'boer-war', '--option', 'turns=1,2', '--games', '5'],
    ['simulate', 'boer-war', '--games', '5', '--keep', '1'],
  ]) {
    const { code, out, err } = await run([...args, '--out', at('locked/r')], [], {}, uid);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('no permission to write there');
    expect(readdirSync(at('locked'))).toEqual([]);
  }
});

describe('wrong input is refused in one line', () => {
  mkdirSync(at('mine'));
  writeFileSync(at('mine/letter.txt'), 'dear');
  const wrong: readonly (readonly [args: readonly string[], says: string])[] = [
    [['lab'], 'GAME is missing'],
    [['lab', 'boer-war', '--games', '0'], '--games must be a whole number from 1'],
    [['lab', 'boer-war', '--games', '1e99'], '--games must be a whole number'],
    [['lab', 'boer-war', '--games', '-5'], '--games must be a whole number'],
    [['lab', 'boer-war', '--games', '1.5'], '--games must be a whole number'],
    [['lab', 'boer-war', '--games', 'NaN'], '--games must be a whole number'],
    [['lab', 'boer-war', '--games', '99999999999999999999'], '--games must be a whole number'],
    [['lab', 'boer-war', '--workers', '0'], '--workers must be a whole number from 1'],
    [['lab', 'boer-war', '--with', 'side=boers'], '--measure is missing'],
    [['lab', 'boer-war', '--measure', 'empty-pool', '--with', 'side=mars'], '“side” can’t be “mars”'],
    [
      ['simulate', 'boer-war', '--games', '5', '--workers', '65'],
      '--workers must be a whole number from 1 to 64',
    ],
    [['simulate', 'boer-war', '--games', '-5'], '--games must be a whole number'],
    [['ladder', 'boer-war', '--games', '5'], 'This game has only one seat'],
    [['ladder', 'tax-farmer', '--games', '1.5'], '--games must be a whole number'],
    [['compare', 'boer-war', '--option', 'poolRule=literal,literal'], 'nothing to compare'],
    [['lab', 'boer-war', '--measure', 'luck'], 'Unknown measure: luck'],
    [['lab', 'boer-war', '--out', at('mine')], 'contains something other than a report'],
    [['lab', 'boer-war', '--out', at('mine/letter.txt')], 'isn’t a folder'],
    [['compare', 'boer-war', '--option', 'poolRule=literal'], 'nothing to compare'],
    [['compare', 'boer-war', '--option', 'poolRule=literal,sideways'], '“poolRule” can’t be “sideways”'],
    [
      [
        'compare',
        'boer-war',
        '--option',
        'turns=1,2,3,4',
        'poolRule=literal,commentary,skipEmptyLevel,remainingAbove',
      ],
      'more than 12 variants',
    ],
  ];
  test.each(wrong)('%s', async (args, says) => {
    const { code, out, err } = await call(args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(says);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(readdirSync(at('mine'))).toEqual(['letter.txt']);
  });
  test('in the language of the user', async () => {
    const { err } = await call(['lab', 'boer-war', '--lang', 'pl', '--out', at('mine')]);
    expect(err).toContain('jest coś innego niż raport');
  });
});
