/** `emptychair print`: a whole PDF, or one line, exit code 2 and nothing changed. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call } from '../testing/in-process.ts';

const program = fileURLToPath(new URL('../../../bin/emptychair.mjs', import.meta.url));
const root = process.cwd();
let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'print-'));
  process.chdir(dir);
});
afterEach(() => {
  process.chdir(root);
  rmSync(dir, { recursive: true });
});

interface Printed {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** The real program. */
function started(...args: string[]): Printed {
  const env = { ...process.env, LC_ALL: 'en_GB.UTF-8' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'print', ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, out: stdout, err: stderr };
}

async function run(...args: string[]): Promise<Printed> {
  const { code, out, err } = await call(['print', ...args], [], { LC_ALL: 'en_GB.UTF-8' });
  return { status: code, out, err };
}

/** The part of an older file that says who made it. */
const OLD =
  '%PDF-1.3\n36 0 obj\n<<\n/Producer 37 0 R\n/Creator 38 0 R\n>>\nendobj\n38 0 obj\n(Emptychair)\nendobj\n';

describe('print', () => {
  it('writes a PDF and says how many pages it has', () => {
    const args = ['--lang', 'pl', '--paper=letter', '--option', 'turns=1', '--out', 'x.pdf'];
    const done = started('boer-war', ...args);
    expect(done).toEqual({
      status: 0,
      out: 'x.pdf: 4 strony.\nStrony 1–2: dwustronnie, obrót wzdłuż długiej krawędzi. Strony 3–4: jednostronnie. 3 kartki papieru, skala 100%.\n',
      err: '',
    });
    expect(readdirSync(dir)).toEqual(['x.pdf']);
    const raw = readFileSync(join(dir, 'x.pdf'), 'latin1');
    expect(raw.startsWith('%PDF-')).toBe(true);
    expect(raw.trimEnd().endsWith('%%EOF')).toBe(true);
  });

  it('writes the same bytes for the same sheets; replaces its own file, and another one only with --force', async () => {
    expect((await run('boer-war', '--out', 'a.pdf')).status).toBe(0);
    const first = readFileSync(join(dir, 'a.pdf'));
    expect(started('boer-war', '--out', 'a.pdf').status).toBe(0);
    expect(readFileSync(join(dir, 'a.pdf')).equals(first)).toBe(true);
    writeFileSync(join(dir, 'thesis.pdf'), '%PDF-1.7 somebody else’s');
    const refused = await run('boer-war', '--out', 'thesis.pdf');
    expect([refused.status, refused.out]).toEqual([2, '']);
    expect(refused.err).toContain('thesis.pdf isn’t a PDF from Emptychair; nothing was written. Use --force');
    expect(readFileSync(join(dir, 'thesis.pdf'), 'utf8')).toBe('%PDF-1.7 somebody else’s');
    expect((await run('boer-war', '--out', 'thesis.pdf', '--force')).status).toBe(0);
    expect(readFileSync(join(dir, 'thesis.pdf')).equals(first)).toBe(true);
  });

  it('has a plain variant of as many pages, without a colour', async () => {
    expect((await run('boer-war', '--out', 'a.pdf')).out).toContain('4 pages');
    expect((await run('boer-war', '--plain', '--out', 'b.pdf')).out).toContain('4 pages');
    const colours = (file: string) => {
      const raw = readFileSync(join(dir, file), 'latin1');
      const streams = [...raw.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, bytes]) => {
        try {
          return inflateSync(Buffer.from(bytes as string, 'latin1')).toString('latin1');
        } catch {
          return '';
        }
      });
      const painted = streams.join('\n').matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) (?:scn|SCN|rg|RG)$/gm);
      return [...painted].filter(([, r, g, b]) => r !== g || g !== b).length;
    };
    expect(colours('a.pdf')).toBeGreaterThan(0);
    expect(colours('b.pdf')).toBe(0);
  });

  it('knows the PDF that an older version made', async () => {
    writeFileSync(join(dir, 'old.pdf'), OLD);
    expect(await run('boer-war', '--out', 'old.pdf')).toMatchObject({ status: 0, err: '' });
  });

  it.each([
    [[], /GAME is missing/],
    [['chess', '--out', 'x.pdf'], /Unknown game: chess/],
    [['boer-war'], /--out is missing/],
    [['boer-war', '--out'], /--out needs a value/],
    [['boer-war', '--out', '--paper', 'a4'], /--out needs a value/],
    [['boer-war', '--paper', 'a5', '--out', 'x.pdf'], /Unknown paper: a5\./],
    [['boer-war', '--option', 'turns=9', '--out', 'x.pdf'], /turns/],
    [['boer-war', '--seed', '1', '--out', 'x.pdf'], /Unknown flag: --seed/],
    [['boer-war', 'more', '--out', 'x.pdf'], /“more”/],
    [['boer-war', '--out', 'no/such/x.pdf'], /folder “no\/such” not found/],
    [['boer-war', '--out', 'folder'], /couldn’t be saved \(EISDIR\)/],
  ])('refuses %j in one line and changes nothing', async (args, reason) => {
    mkdirSync(join(dir, 'folder'));
    writeFileSync(join(dir, 'x.pdf'), 'mine');
    const done = await run(...args);
    expect(done.status).toBe(2);
    expect(done.out).toBe('');
    expect(done.err).toMatch(reason);
    expect(done.err.trimEnd()).not.toContain('\n');
    expect(readdirSync(dir).sort()).toEqual(['folder', 'x.pdf']);
    expect(readFileSync(join(dir, 'x.pdf'), 'utf8')).toBe('mine');
  });
});
