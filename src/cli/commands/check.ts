/** `check`: checks saved games. A file may contain several; each gets its own line. */
import { type GameText, MOST_GAMES, splitGames } from '../../kernel/session/games-file.ts';
import { PERSON, playerOf } from '../../sitting/seats.ts';
import { foundWrong, leftBehind, notVerified } from '../../words/opening.ts';
import type { Command } from '../command.ts';
import { type OpenedJournal, openText } from '../disk/open-journal.ts';
import { readText } from '../disk/read-file.ts';
import { isSoloFile, tellPlan } from '../disk/solo-file.ts';
import { Bots } from '../play/bots.ts';
import { Fault, oneLine, type Terminal } from '../terminal.ts';

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

/** False if any game of the file has a problem. An unreadable game doesn't keep the others from being checked. */
async function holds(file: string, terminal: Terminal): Promise<boolean> {
  const { out, program } = terminal;
  if (isSoloFile(file)) return soloHolds(file, terminal);
  const read = await orFault(file, terminal, async () => splitGames(readText(file, terminal)));
  if (read instanceof Fault) {
    out(read.message);
    return false;
  }
  if (read.length > MOST_GAMES) {
    out(program.files['too-many'](oneLine(file), String(MOST_GAMES)));
    return false;
  }
  let good = 0;
  for (const [i, part] of read.entries()) {
    const which = read.length > 1 ? `${file} (${i + 1}${part.name && `, ${part.name}`})` : file;
    if (await holdsOne(which, part, terminal)) good++;
  }
  return good === read.length;
}

/** A solo file compiles. */
async function soloHolds(file: string, terminal: Terminal): Promise<boolean> {
  const text = await orFault(file, terminal, async () => readText(file, terminal));
  if (!(text instanceof Fault)) return tellPlan(file, text, terminal) !== undefined;
  terminal.out(text.message);
  return false;
}

async function holdsOne(which: string, { text, above }: GameText, terminal: Terminal): Promise<boolean> {
  const { words, program, out } = terminal;
  const opened = await orFault(which, terminal, () => openText(which, text, terminal, { above }));
  if (opened instanceof Fault) {
    out(opened.message);
    return false;
  }
  const wrong = [...foundWrong(program, opened, opened.words), ...(await strangers(opened, terminal))];
  const left = leftBehind(program, opened);
  const unverified = notVerified(program, opened, opened.words);
  const { good, unverified: partly, reduced, doubtful } = words.check;
  const verdict =
    wrong.length > 0 ? doubtful : left.length > 0 ? reduced : unverified.length > 0 ? partly : good;
  out(verdict(oneLine(which), opened.journal.entries.length));
  for (const line of [...wrong, ...left, ...unverified]) out(`  ${line}`);
  return wrong.length === 0;
}

/** Bots that the game does not have, in the seats that they were given. */
async function strangers(
  { listed, session, words }: OpenedJournal,
  { program }: Terminal,
): Promise<string[]> {
  const { names } = await Bots.of(listed);
  return session.game.seats(session.options).flatMap((seat) => {
    const who = playerOf(session, seat);
    const known = who === PERSON || names.includes(who);
    return known ? [] : [program.story.stranger(words.seats(seat), who)];
  });
}

/** A problem with one doesn't keep the others from being checked. */
async function orFault<T>(which: string, { program }: Terminal, work: () => Promise<T>): Promise<T | Fault> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Fault) return error;
    const why = error instanceof Error ? error.message : String(error);
    return new Fault(program.files[why ? 'unreadable-why' : 'unreadable'](which, why));
  }
}
