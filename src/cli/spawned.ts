/** For tests: the real program in a process of its own. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lstatSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve as absolute, join } from 'node:path';

/** Tests run in the project's root. */
const BIN = absolute('bin/emptychair.mjs');

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Starts the program; English unless a test asks otherwise. */
export function start(
  args: readonly string[],
  env: Record<string, string> = {},
): ChildProcessWithoutNullStreams {
  const { LANG: _l, LC_MESSAGES: _m, ...rest } = process.env;
  return spawn(process.execPath, [BIN, ...args], { env: { ...rest, LC_ALL: 'C', ...env } });
}

export function finished(child: ChildProcessWithoutNullStreams): Promise<Ran> {
  return new Promise((resolve, reject) => {
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

/** Runs the program to its end, with these lines to read. */
export function run(args: readonly string[], lines: readonly string[] = [], env = {}): Promise<Ran> {
  const child = start(args, env);
  const ran = finished(child);
  // The program may end before it has read everything.
  child.stdin.on('error', () => {});
  child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  return ran;
}

export function folder(): string {
  return mkdtempSync(join(tmpdir(), 'emptychair-'));
}

/** Everything in a folder, names and contents: equal texts mean that nothing was touched. */
export function fingerprint(dir: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(dir).sort()) {
    const path = join(dir, name);
    const stat = lstatSync(path);
    hash.update(`${name} ${stat.mode} ${stat.mtimeMs}\n`);
    if (stat.isFile() && stat.mode & 0o400) hash.update(readFileSync(path));
  }
  return hash.digest('hex');
}
