/** What a command is; run.ts has the table of all commands. */
import type { Arguments } from './arguments.ts';
import type { Terminal } from './terminal.ts';
import type { FlagName } from './words/terminal.ts';

export interface Command {
  /** Arguments as a usage line has them: `GAME`, `FILE …`. */
  readonly usage: string;
  readonly flags: readonly FlagName[];
  /** Returns the exit code. */
  run(args: Arguments, terminal: Terminal): Promise<number>;
}
