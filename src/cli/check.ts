/** `check`: do saved games hold? A file may hold several, and each of them is told by itself. */
import { split } from '../kernel/journal.ts';
import { leftBehind } from '../words/program.ts';
import type { Command } from './command.ts';
import { openText, readText } from './files.ts';
import { Fault, oneLine, type Terminal } from './terminal.ts';

export const check: Command = {
  usage: 'FILE …',
  flags: [],
  async run(args, terminal) {
    const { words, err } = terminal;
    if (args.rest.length === 0) throw new Fault(words.wrong.missing('FILE'));
    let bad = 0;
    for (const file of args.rest) if (!(await holds(file, terminal))) bad++;
    if (bad > 0) err(`emptychair: ${words.check.bad(bad, args.rest.length)}`);
    return bad > 0 ? 1 : 0;
  },
};

/** All games of the file do. One that can't be read hides none of those after it. */
async function holds(file: string, terminal: Terminal): Promise<boolean> {
  const read = await orFault(async () => split(readText(file, terminal)));
  if (read instanceof Fault) {
    terminal.out(read.message);
    return false;
  }
  let good = 0;
  for (const [i, { text, name }] of read.entries()) {
    const which = read.length > 1 ? `${file} (${i + 1}${name && `, ${name}`})` : file;
    if (await holdsOne(which, text, terminal)) good++;
  }
  return good === read.length;
}

async function holdsOne(which: string, text: string, terminal: Terminal): Promise<boolean> {
  const { words, program, out } = terminal;
  const opened = await orFault(() => openText(which, text, terminal));
  if (opened instanceof Fault) {
    out(opened.message);
    return false;
  }
  out(words.check.good(oneLine(which), opened.journal.entries.length));
  for (const line of leftBehind(program, opened)) out(`  ${line}`);
  return true;
}

async function orFault<T>(work: () => Promise<T>): Promise<T | Fault> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
}
