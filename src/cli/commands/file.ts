/** `file check GAME FILE …`: checks whether a player's decks or boards can be played. */
import { readDataFile } from '../../files/data-file.ts';
import type { Entry } from '../../games/catalogue.ts';
import type { Command } from '../command.ts';
import { readText } from '../disk/read-file.ts';
import { loadGame } from '../settings.ts';
import { Fault, oneLine, type Terminal } from '../terminal.ts';

export const file: Command = {
  usage: 'check GAME FILE … [OPTION]',
  flags: [],
  async run(args, terminal) {
    const { words, out, err } = terminal;
    const [what, id, ...rest] = args.rest;
    if (what !== 'check') throw new Fault(words.wrong.command(`file ${what ?? ''}`.trim(), 'file check'));
    if (id === undefined) throw new Fault(words.wrong.missing('GAME'));
    if (rest.length === 0) throw new Fault(words.wrong.missing('FILE'));
    const { listed, game } = await loadGame(id, terminal);
    const options = Object.keys(game.options).filter((key) => game.options[key]?.kind === 'file');
    if (options.length === 0) throw new Fault(words.file.none(id));
    // The last word may say which of the game's files they are meant to be.
    const wanted = rest.length > 1 ? options.find((option) => option === rest.at(-1)) : undefined;
    const files = wanted === undefined ? rest : rest.slice(0, -1);
    let bad = 0;
    for (const path of files) {
      try {
        if (!(await isGood(path, listed, wanted === undefined ? options : [wanted], terminal))) bad++;
      } catch (error) {
        // An unreadable file doesn't keep the others from being checked.
        if (!(error instanceof Fault) || files.length === 1) throw error;
        out(error.message);
        bad++;
      }
    }
    if (bad > 0 && files.length > 1) err(`emptychair: ${words.check.bad(bad, files.length)}`);
    return bad > 0 ? 1 : 0;
  },
};

async function isGood(
  path: string,
  listed: Entry,
  options: readonly string[],
  terminal: Terminal,
): Promise<boolean> {
  const { words, out, err, lang } = terminal;
  const text = readText(path, terminal);
  const tried = await Promise.all(options.map((option) => readDataFile(listed, option, text, lang)));
  // Which of a game's files it is meant to be need not be said, if it is one of them.
  const read = tried.find(({ ok }) => ok) ?? tried[0];
  if (read === undefined) return false;
  if (read.ok) {
    out(words.file.good(oneLine(path)));
    for (const warning of read.warnings) out(`  ${oneLine(warning)}`);
    return true;
  }
  for (const problem of read.problems) out(oneLine(`${path}: ${problem}`));
  err(`emptychair: ${words.file.bad(path, read.count)}`);
  return false;
}
