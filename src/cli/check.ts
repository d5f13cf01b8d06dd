/** `check`: do saved games hold? */
import { leftBehind } from '../words/program.ts';
import type { Command } from './command.ts';
import { openJournal } from './files.ts';
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
        const opened = await openJournal(file, terminal);
        out(words.check.good(file, opened.journal.entries.length));
        for (const line of leftBehind(program, opened)) out(`  ${line}`);
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
