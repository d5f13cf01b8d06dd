/** `check`: do saved games hold? A file may hold several. */
import { split } from '../kernel/journal.ts';
import { leftBehind } from '../words/program.ts';
import type { Command } from './command.ts';
import { openText, readText } from './files.ts';
import { Fault } from './terminal.ts';

export const check: Command = {
  usage: 'FILE …',
  flags: [],
  async run(args, terminal) {
    const { words, program, out, err } = terminal;
    if (args.rest.length === 0) throw new Fault(words.wrong.missing('FILE'));
    let bad = 0;
    for (const file of args.rest) {
      try {
        const parts = split(readText(file, terminal));
        for (const [i, { text, name }] of parts.entries()) {
          const opened = await openText(file, text, terminal);
          const which = parts.length > 1 ? `${file} (${name || i + 1})` : file;
          out(words.check.good(which, opened.journal.entries.length));
          for (const line of leftBehind(program, opened)) out(`  ${line}`);
        }
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        bad++;
        out(error.message);
      }
    }
    if (bad > 0) err(`emptychair: ${words.check.bad(bad, args.rest.length)}`);
    return bad > 0 ? 1 : 0;
  },
};
