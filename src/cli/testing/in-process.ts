/** For tests: calls the program in this process, which is faster than starting it. */
import { Readable } from 'node:stream';
import { run } from '../run.ts';
import type { RunResult } from './spawned.ts';

let last: Promise<unknown> = Promise.resolve();

/** Runs it to its end with these lines as input, one call at a time; in English unless a test asks otherwise. */
export function call(
  args: readonly string[],
  lines: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<RunResult> {
  const called = last.then(() => listened(args, lines, env));
  last = called.catch(() => {});
  return called;
}

async function listened(
  args: readonly string[],
  lines: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<RunResult> {
  const said = { out: '', err: '' };
  const { stdin, stdout, stderr, env: before } = process;
  const writes = { out: stdout.write, err: stderr.write };
  const listen =
    (to: 'out' | 'err'): typeof stdout.write =>
    (text) => {
      said[to] += text;
      return true;
    };
  const { LANG: _l, LC_MESSAGES: _m, ...rest } = before;
  try {
    process.env = { ...rest, LC_ALL: 'C', ...env };
    stdout.write = listen('out');
    stderr.write = listen('err');
    stand(Readable.from(lines.map((line) => `${line}\n`)));
    return { code: await run(args), ...said };
  } finally {
    stdout.write = writes.out;
    stderr.write = writes.err;
    stand(stdin);
    process.env = before;
  }
}

/** Replaces standard input for a while. */
function stand(stdin: Readable): void {
  Object.defineProperty(process, 'stdin', { value: stdin, configurable: true, enumerable: true });
}
