/** `file check GAME FILE`: is a deck or a board that somebody typed in fit to be played with? */
import { readDataFile } from '../games/data-file.ts';
import type { Command } from './command.ts';
import { readText } from './files.ts';
import { loadGame } from './settings.ts';
import { Fault, oneLine } from './terminal.ts';

export const file: Command = {
  usage: 'check GAME FILE [OPTION]',
  flags: [],
  async run(args, terminal) {
    const { words, out, err } = terminal;
    const [what, id, path, wanted] = args.rest;
    if (what !== 'check') throw new Fault(words.wrong.command(`file ${what ?? ''}`.trim(), 'file check'));
    if (id === undefined) throw new Fault(words.wrong.missing('GAME'));
    if (path === undefined) throw new Fault(words.wrong.missing('FILE'));
    const { listed, game } = await loadGame(id, terminal);
    const options = Object.keys(game.options).filter((key) => game.options[key]?.kind === 'file');
    if (options.length === 0) throw new Fault(words.file.none(id));
    if (wanted !== undefined && !options.includes(wanted)) {
      throw new Fault(words.wrong.command(wanted, options.join(', ')));
    }
    const text = readText(path, terminal);
    const tried = await Promise.all(
      (wanted === undefined ? options : [wanted]).map((key) =>
        readDataFile(listed, key, text, terminal.lang),
      ),
    );
    // Which of a game's files it is meant to be need not be said, if it is one of them.
    const read = tried.find(({ ok }) => ok) ?? tried[0];
    if (read?.ok) {
      out(words.file.good(oneLine(path)));
      for (const warning of read.warnings) out(`  ${oneLine(warning)}`);
      return 0;
    }
    const problems = read?.problems ?? [];
    for (const problem of problems) out(oneLine(`${path}: ${problem}`));
    err(`emptychair: ${words.file.bad(path, problems.length)}`);
    return 1;
  },
};
