/** For tests: the real program in a separate process. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve as absolute, dirname, join } from 'node:path';

/** Tests run in the project's root. */
const BIN = absolute('bin/emptychair.mjs');

export interface RunResult {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Starts the program; English unless a test asks otherwise. `uid` is for tests that must not be root. */
export function start(
  args: readonly string[],
  env: Record<string, string> = {},
  uid?: number,
): ChildProcessWithoutNullStreams {
  const { LANG: _l, LC_MESSAGES: _m, ...rest } = process.env;
  return spawn(process.execPath, [BIN, ...args], {
    env: { ...rest, LC_ALL: 'C', ...env },
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
}

/** Root may read and write everything, so tests of permissions run as nobody; undefined where that can't be. */
export function nobody(): { uid: number | undefined } | undefined {
  if (process.getuid?.() !== 0) return { uid: undefined };
  for (let path = BIN; path !== dirname(path); path = dirname(path)) {
    if ((lstatSync(path).mode & 0o005) < 0o004) return undefined;
  }
  return { uid: 65534 };
}

export function finished(child: ChildProcessWithoutNullStreams): Promise<RunResult> {
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
export function run(
  args: readonly string[],
  lines: readonly string[] = [],
  env = {},
  uid?: number,
): Promise<RunResult> {
  const child = start(args, env, uid);
  const ran = finished(child);
  // The program may end before it has read everything.
  child.stdin.on('error', () => {});
  child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  return ran;
}

const folders: string[] = [];

/** A new folder for one test; `afterAll(tidy)` takes it away. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'emptychair-'));
  folders.push(made);
  return made;
}

export function tidy(): void {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
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

/** The program while somebody types and reads. */
export class TypedTerminal {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly end: Promise<RunResult>;
  private printed = '';
  /** What was printed before belongs to what was typed earlier. */
  private from = 0;
  private look: () => void = () => undefined;

  constructor(args: readonly string[], env: Record<string, string> = {}) {
    this.child = start(args, env);
    this.end = finished(this.child);
    for (const stream of [this.child.stdout, this.child.stderr])
      stream.on('data', (text: string) => {
        this.printed += text;
        this.look();
      });
    void this.end.then(() => this.look());
  }

  /** What it has printed since the last line was typed. */
  get told(): string {
    return this.printed.slice(this.from).replaceAll('\u00a0', ' ');
  }

  /** Resolves when it has printed this since the last line was typed, and after it, unless it's '', something else. */
  shows(text: string, then = ''): Promise<void> {
    return new Promise((resolve, reject) => {
      this.look = () => {
        const [, ...after] = this.told.split(text);
        if (after.some((each) => each.includes(then))) resolve();
        else if (this.child.exitCode !== null) reject(new Error(`not shown: ${text}; but ${this.told}`));
      };
      this.look();
    });
  }

  /** Resolves when this is on the screen, and the screen is complete. */
  asks(text: string): Promise<void> {
    return this.shows(text, 'q quit');
  }

  type(line: string): void {
    this.from = this.printed.length;
    this.child.stdin.write(`${line}\n`);
  }

  /** Types the last line. */
  ends(line: string): Promise<RunResult> {
    this.child.stdin.end(`${line}\n`);
    return this.end;
  }
}
