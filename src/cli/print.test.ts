/** `emptychair print` as the real program: a whole PDF, or one line, exit code 2 and nothing changed. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const program = fileURLToPath(new URL('../../bin/emptychair.mjs', import.meta.url));
let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'print-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

function run(...args: string[]): { status: number | null; out: string; err: string } {
  const env = { ...process.env, LC_ALL: 'en_GB.UTF-8' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'print', ...args], {
    cwd: dir,
    env,
    encoding: 'utf8',
  });
  return { status, out: stdout, err: stderr };
}

describe('print', () => {
  it('writes a PDF and says how many pages it has', () => {
    const done = run('boer-war', '--lang', 'pl', '--paper=letter', '--option', 'turns=1', '--out', 'x.pdf');
    expect(done).toEqual({ status: 0, out: 'x.pdf: 7 stron.\n', err: '' });
    expect(readdirSync(dir)).toEqual(['x.pdf']);
    const raw = readFileSync(join(dir, 'x.pdf'), 'latin1');
    expect(raw.startsWith('%PDF-')).toBe(true);
    expect(raw.trimEnd().endsWith('%%EOF')).toBe(true);
  });

  it.each([
    [[], /GAME is missing/],
    [['chess', '--out', 'x.pdf'], /no game “chess”/],
    [['boer-war'], /--out is missing/],
    [['boer-war', '--out'], /--out needs a value/],
    [['boer-war', '--out', '--paper', 'a4'], /--out needs a value/],
    [['boer-war', '--paper', 'a5', '--out', 'x.pdf'], /no paper “a5”/],
    [['boer-war', '--option', 'turns=9', '--out', 'x.pdf'], /turns/],
    [['boer-war', '--seed', '1', '--out', 'x.pdf'], /--seed is not known/],
    [['boer-war', 'more', '--out', 'x.pdf'], /“more”/],
    [['boer-war', '--out', 'no/such/x.pdf'], /there is no folder “no\/such”/],
    [['boer-war', '--out', 'folder'], /could not be saved \(EISDIR\)/],
  ])('refuses %j in one line and changes nothing', (args, reason) => {
    mkdirSync(join(dir, 'folder'));
    writeFileSync(join(dir, 'x.pdf'), 'mine');
    const done = run(...args);
    expect(done.status).toBe(2);
    expect(done.out).toBe('');
    expect(done.err).toMatch(reason);
    expect(done.err.trimEnd()).not.toContain('\n');
    expect(readdirSync(dir).sort()).toEqual(['folder', 'x.pdf']);
    expect(readFileSync(join(dir, 'x.pdf'), 'utf8')).toBe('mine');
  });
});
