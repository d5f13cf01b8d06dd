// Nothing that was acknowledged is lost: files that others change or delete, full disks, kills at every step.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { coin } from '../../../examples/coin.ts';
import type { AnySpec } from '../../kernel/game.ts';
import { defaults } from '../../kernel/options.ts';
import { Session } from '../../kernel/session/session.ts';
import { openTerminal } from '../terminal.ts';
import { call } from '../testing/in-process.ts';
import { finished, folder, run, start, tidy } from '../testing/spawned.ts';
import { SaveTarget } from './save-target.ts';

afterAll(tidy);

const steps = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^> (note|chance|table|player|boers|empire)/.test(line));

function shown(child: ReturnType<typeof start>, words: string): Promise<void> {
  return new Promise((good) => {
    let seen = '';
    const look = (text: Buffer | string) => {
      seen += text;
      if (!seen.includes(words)) return;
      child.stdout.off('data', look);
      good();
    };
    child.stdout.on('data', look);
  });
}

describe('a save file that others touch during the game', () => {
  test('deleted: the whole game goes into another file beside it, with what the player wrote in it', async () => {
    const dir = folder();
    const file = join(dir, 'sunday.txt');
    await call(['play', 'boer-war', '--seed', '3', '--save', file], ['n first', 'q']);
    writeFileSync(file, `Our game of Sunday.\n${readFileSync(file, 'utf8')}`);
    const child = start(['play', 'boer-war', '--save', file]);
    const ran = finished(child);
    await shown(child, 'carry out action 1');
    rmSync(file);
    child.stdin.end('n second\nn third\nq\n');
    const { code, out, err } = await ran;
    expect(code).toBe(1);
    const other = join(dir, 'sunday-2.txt');
    expect(err).toBe(
      `${file} is gone: it was deleted or moved during the game.\nThe game is now saved in ${other}.\n`,
    );
    expect(out).toContain(`Saved in ${other}.`);
    expect(readdirSync(dir)).toEqual(['sunday-2.txt']);
    expect(readFileSync(other, 'utf8')).toMatch(/^Our game of Sunday\.\n> emptychair/);
    expect(steps(other)).toEqual(['> note "first"', '> note "second"', '> note "third"']);
  });

  test('a folder that is gone, too: the game goes where the system keeps what is temporary', async () => {
    const dir = folder();
    const [inner, temporary] = [join(dir, 'inner'), join(dir, 'temporary')];
    for (const made of [inner, temporary]) mkdirSync(made);
    const file = join(inner, 'game.txt');
    const child = start(['play', 'boer-war', '--save', file], { TMPDIR: temporary });
    const ran = finished(child);
    await shown(child, 'carry out action 1');
    rmSync(inner, { recursive: true });
    child.stdin.end('n kept\nq\n');
    const { code, err } = await ran;
    expect([code, err]).toEqual([1, expect.stringContaining(`saved in ${join(temporary, 'game-2.txt')}`)]);
    expect(steps(join(temporary, 'game-2.txt'))).toEqual(['> note "kept"']);
  });

  test('if no disk takes the game, it’s printed as text', async () => {
    const dir = folder();
    const [inner, temporary] = [join(dir, 'inner'), join(dir, 'temporary')];
    for (const made of [inner, temporary]) mkdirSync(made);
    const child = start(['play', 'boer-war', '--save', join(inner, 'game.txt')], { TMPDIR: temporary });
    const ran = finished(child);
    await shown(child, 'carry out action 1');
    for (const gone of [inner, temporary]) rmSync(gone, { recursive: true });
    writeFileSync(temporary, 'no folder any more');
    child.stdin.end('n kept\nq\n');
    const { code, out, err } = await ran;
    expect([code, err]).toEqual([1, expect.stringContaining('couldn’t be saved anywhere')]);
    const copied = join(dir, 'copied.txt');
    writeFileSync(copied, out.slice(out.lastIndexOf('> emptychair')));
    expect((await call(['check', copied])).code).toBe(0);
    expect(steps(copied)).toEqual(['> note "kept"']);
  });

  const script = spawnSync('script', ['--version']).status === 0;
  test.runIf(script)('at a terminal the player is asked for another file, and continues in it', async () => {
    const dir = folder();
    const file = join(dir, 'game.txt');
    const command = `${process.execPath} ${resolve('bin/emptychair.mjs')} play boer-war --save ${file}`;
    const child = spawn('script', ['-qec', command, '/dev/null'], {
      env: { ...process.env, LC_ALL: 'C', TERM: 'dumb' },
    });
    const ran = finished(child);
    await shown(child, '> ');
    rmSync(file);
    child.stdin.write('n one\n');
    await shown(child, 'game-2.txt)');
    // There is such a folder, so it can't be the file; the question is asked again.
    child.stdin.write(`${dir}\n`);
    await shown(child, 'already');
    child.stdin.write(`${join(dir, 'mine.txt')}\n`);
    await shown(child, 'now saved in');
    child.stdin.write('n two\nq\n');
    expect((await ran).code).toBe(0);
    expect(readdirSync(dir)).toEqual(['mine.txt']);
    expect(steps(join(dir, 'mine.txt'))).toEqual(['> note "one"', '> note "two"']);
  });
});

/** A disk of a few pages, where one may mount one. */
function small(dir: string): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=32k', 'tmpfs', dir]).status === 0;
}
const mounts = (() => {
  const dir = folder();
  const can = process.getuid?.() === 0 && small(dir);
  if (can) spawnSync('umount', [dir]);
  return can;
})();

test.runIf(mounts)(
  'a full disk: nothing is locked out, all is saved once there is room, and an older position says so',
  async () => {
    const dir = folder();
    const disk = join(dir, 'disk');
    const temporary = join(dir, 'temporary');
    for (const made of [disk, temporary]) mkdirSync(made);
    expect(small(disk)).toBe(true);
    try {
      const file = join(disk, 'game.txt');
      const filler = join(disk, 'filler');
      const fill = () => spawnSync('sh', ['-c', `cat /dev/zero > ${filler}`]);
      const child = start(['play', 'boer-war', '--seed', '3', '--save', file], { TMPDIR: temporary });
      const ran = finished(child);
      const noted = (text: string) => {
        const done = shown(child, 'Noted.');
        child.stdin.write(`n ${text}\n`);
        return done;
      };
      await shown(child, 'carry out action 1');
      await noted('a');
      fill();
      await noted('b');
      expect(steps(file)).toEqual(['> note "a"']);
      expect(readdirSync(disk).sort()).toEqual(['filler', 'game.txt']);
      rmSync(filler);
      await noted('c');
      expect(steps(file)).toEqual(['> note "a"', '> note "b"', '> note "c"']);
      fill();
      await noted('d');
      // Still full at the end: the game goes elsewhere, and says where.
      child.stdin.end('q\n');
      const { code, err } = await ran;
      expect(code).toBe(1);
      const other = join(temporary, 'game-2.txt');
      expect(err).toContain('game.txt couldn’t be saved (ENOSPC).');
      expect(err).toContain(`The game is now saved in ${other}.`);
      expect(steps(other)).toEqual(['> note "a"', '> note "b"', '> note "c"', '> note "d"']);
      const again = await run(['play', 'boer-war', '--save', file], ['q']);
      expect(again.out.replace(/\s+/g, ' ')).toContain(
        'couldn’t be saved (ENOSPC). This is the last saved position; later steps may be missing.',
      );
      rmSync(filler);
      const room = await run(['play', 'boer-war', '--save', file], ['q']);
      expect([room.code, room.err]).toEqual([0, '']);
      expect(room.out).not.toContain('last saved');
    } finally {
      spawnSync('umount', [disk]);
    }
  },
);

/** Kills the program for real at one of its writes to the disk. */
const KILLER = `
const fs = require('node:fs');
let step = 0;
const { writeFileSync } = fs;
for (const name of ['openSync', 'writeFileSync', 'writeSync', 'fsyncSync', 'linkSync', 'renameSync', 'rmSync']) {
  const real = fs[name];
  fs[name] = (...args) => {
    const ours = name === 'fsyncSync' || args.some((arg) => typeof arg === 'string' && arg.includes('game.txt'));
    if (globalThis.armed && ours && step++ === Number(process.env.KILL_AT)) process.kill(process.pid, 'SIGKILL');
    return real(...args);
  };
}
// A file exists before anything is in it.
const { openSync, closeSync } = fs;
fs.writeFileSync = (file, data, options) => {
  if (typeof file !== 'string') return writeFileSync(file, data, options);
  const handle = openSync(file, options.flag);
  openSync(file, 'r+');
  writeFileSync(handle, data);
  closeSync(handle);
};
require('node:module').syncBuiltinESMExports();
// Armed by the first thing the player types.
process.stdin.once('data', () => { globalThis.armed = true; });
process.stdin.pause();
`;

test('killed at any write of a save, the file is whole, and the next program continues at once', async () => {
  const dir = folder();
  const killer = join(dir, 'killer.cjs');
  writeFileSync(killer, KILLER);
  const games = join(dir, 'games');
  mkdirSync(games);
  const file = join(games, 'game.txt');
  await call(['play', 'boer-war', '--seed', '3', '--save', file], ['n before', 'q']);
  const before = readFileSync(file, 'utf8');
  let killed = 0;
  for (let at = 0; ; at++) {
    writeFileSync(file, before);
    const child = start(['play', 'boer-war', '--save', file], {
      NODE_OPTIONS: `--require=${killer}`,
      KILL_AT: String(at),
    });
    const ran = finished(child);
    await shown(child, 'carry out action 1');
    child.stdin.on('error', () => {});
    child.stdin.end('n during\nq\n');
    const { code } = await ran;
    const now = steps(file);
    expect([['> note "before"'], ['> note "before"', '> note "during"']], `step ${at}`).toContainEqual(now);
    // The killed program's lock does not hold, and what it left goes.
    const { code: next, err } = await call(['play', 'boer-war', '--save', file], ['n after', 'q']);
    expect([next, err], `step ${at}`).toEqual([0, '']);
    expect(steps(file), `step ${at}`).toEqual([...now, '> note "after"']);
    // Of an empty file nobody knows whose it is; it goes when it is a minute old.
    const left = readdirSync(games).filter((name) => readFileSync(join(games, name), 'utf8') !== '');
    expect(left, `step ${at}`).toEqual(['game.txt']);
    if (code === 0) break;
    killed++;
  }
  expect(killed).toBeGreaterThan(6);
}, 60_000);

test('a save named like a folder of another tool leaves that tool’s lock alone', async () => {
  const dir = folder();
  writeFileSync(join(dir, 'yarn.lock'), '# yarn lockfile v1\n');
  const { code } = await call(['play', 'boer-war', '--save', join(dir, 'yarn')], ['n x', 'q']);
  expect(code).toBe(0);
  expect(readdirSync(dir).sort()).toEqual(['yarn', 'yarn.lock']);
  expect(existsSync(join(dir, 'yarn'))).toBe(true);
});

describe('a game without a file, left in a terminal', () => {
  const begun = () => new Session<AnySpec>(coin, defaults(coin.options), 5);
  /** What is typed, and what is shown. */
  async function left(session: Session<AnySpec>, ...typed: readonly string[]) {
    const shown: string[] = [];
    const lines = [...typed];
    const terminal = {
      ...(await openTerminal('en')),
      ...{ live: true, out: (text: string) => shown.push(text), err: (text: string) => shown.push(text) },
    };
    const target = new SaveTarget(terminal, 'coin', undefined);
    await target.finish(session, async (question) => {
      shown.push(question);
      return lines.shift();
    });
    expect(lines).toEqual([]);
    return shown;
  }

  test('can be saved in a new file, never over another one', async () => {
    const session = begun();
    expect(session.roll().ok).toBe(true);
    const dir = folder();
    const [taken, free] = [join(dir, 'taken.txt'), join(dir, 'free.txt')];
    writeFileSync(taken, 'mine');
    const shown = await left(session, taken, free);
    expect(shown.filter((line) => line.startsWith('The game isn’t saved.'))).toHaveLength(2);
    expect(shown.at(-1)).toBe(`Saved in ${free}.`);
    expect(readFileSync(taken, 'utf8')).toBe('mine');
    expect(readFileSync(free, 'utf8')).toContain('> chance ');
  });

  test('isn’t saved if the player names no file or input ends, and nothing is asked before the first move', async () => {
    const session = begun();
    expect(await left(session)).toEqual(['Not saved. Next time, use --save FILE to keep the game.']);
    expect(session.roll().ok).toBe(true);
    expect((await left(session, '')).at(-1)).toMatch(/^Not saved/);
    expect((await left(session)).at(-1)).toMatch(/^Not saved/);
  });
});
