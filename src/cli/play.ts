/** `play`: a game in the terminal, beside the real table. */
import { randomInt } from 'node:crypto';
import { basename, extname } from 'node:path';
import type { AnySpec } from '../kernel/game.ts';
import { written } from '../kernel/options.ts';
import type { Session } from '../kernel/session.ts';
import type { Words } from '../kernel/words.ts';
import { leftBehind, named } from '../words/program.ts';
import { Answers } from './answers.ts';
import { type Arguments, componentsOf, only } from './arguments.ts';
import { Bots, sitDown } from './bots.ts';
import type { Command } from './command.ts';
import { Desk, type Keeping } from './desk.ts';
import { mustBeWritable, NotSaved, openJournal, SaveFile } from './files.ts';
import { dangling, exists } from './place.ts';
import { type Loaded, loadGame, MAX_SEED, newSession, readOptions, startOf } from './settings.ts';
import { Table } from './table.ts';
import { Fault, hang, oneLine, type Terminal, wrap } from './terminal.ts';

export const play: Command = {
  usage: 'GAME',
  flags: ['seed', 'option', 'preset', 'start', 'save', 'mine', 'bots', 'seat', 'components'],
  async run(args, terminal) {
    const { words: own, out } = terminal;
    const components = componentsOf(args, own);
    const loaded = await loadGame(only(args, 'GAME', own), terminal, components);
    const file = args.value('save');
    const begun = await open(loaded, file, args, terminal);
    const bots = await Bots.of(loaded.listed);
    sitDown(begun.session, bots, args, terminal);
    let { session, save } = begun;
    save?.save(session);
    for (const line of begun.begin) out(line);
    const keeping: Keeping = {
      get id() {
        return idOf(save?.file ?? loaded.game.id);
      },
      // A full disk does not end the game: it stays in memory, and every later save tries again with all of it.
      save: (now) => {
        try {
          save?.save(now);
        } catch (error) {
          if (!(error instanceof NotSaved)) throw error;
          terminal.err(error.message);
        }
      },
      into: (file, branch) => {
        if (exists(file)) throw new Fault(terminal.program.files.exists(file, ''));
        const next = new SaveFile(file, terminal);
        next.save(branch);
        save = next;
        session = branch;
      },
    };
    const answers = new Answers(terminal);
    try {
      const spoken = named(loaded.words, session.options, components);
      const desk = new Desk(terminal, session, spoken, answers, args.has('mine'), keeping, bots);
      const above = begun.begin.join('\n').split('\n').length;
      await new Table(desk, above).play();
    } finally {
      answers.close();
    }
    save?.save(session);
    out(save === undefined ? own.play.notSaved : own.play.saved(oneLine(save.file)));
    return 0;
  },
};

interface Begun {
  readonly session: Session<AnySpec>;
  readonly save: SaveFile | undefined;
  readonly begin: readonly string[];
}

/** A file's name as a branch remembers it. */
function idOf(file: string): string {
  const name = basename(file, extname(file)).replace(/[^A-Za-z0-9]+/g, '-');
  return name.replace(/^-|-$/g, '').slice(0, 60) || 'game';
}

/** A game to go on with, or a new one. */
export async function open(
  loaded: Loaded,
  file: string | undefined,
  args: Arguments,
  terminal: Terminal,
): Promise<Begun> {
  const { words: own, program, paint } = terminal;
  const { game, words } = loaded;
  if (file !== undefined && exists(file)) {
    const opened = await openJournal(file, terminal);
    const { session, journal, text } = opened;
    if (journal.game !== game.id) throw new Fault(program.files['other-game'](file, journal.game));
    mustBeWritable(file, terminal);
    await sameSettings(loaded, session, file, args, terminal);
    const resumed = [own.play.resumed(journal.entries.length, oneLine(file))];
    for (const line of leftBehind(program, opened)) resumed.push(wrap(line, terminal.width));
    return { session, save: new SaveFile(file, terminal, text, journal.entries.length), begin: resumed };
  }
  if (file !== undefined && dangling(file)) throw new Fault(program.files.dangling(file, ''));
  const options = await readOptions(loaded, args, terminal);
  const seed = args.number('seed', 0, MAX_SEED) ?? randomInt(2 ** 32);
  const session = newSession(loaded, options, seed, args, terminal);
  const save = file === undefined ? undefined : new SaveFile(file, terminal);
  // Whoever joins halfway has the table set up already.
  const list = args.has('start') ? [] : checklist(words, session, terminal);
  return { session, save, begin: [paint('bold', words.title), ...list] };
}

function checklist(
  words: Words<AnySpec>,
  session: Session<AnySpec>,
  { words: own, width, paint }: Terminal,
): string[] {
  const steps = words.checklist(session.options);
  return ['', paint('bold', own.play.checklist), ...steps.map((step) => hang('☐ ', step, width))];
}

/** A saved game keeps its settings; others on the command line would be ignored, so they are refused. */
async function sameSettings(
  loaded: Loaded,
  session: Session<AnySpec>,
  file: string,
  args: Arguments,
  terminal: Terminal,
): Promise<void> {
  const { game } = loaded;
  const other = (flag: string) => new Fault(terminal.words.wrong.otherSettings(file, flag));
  const seed = args.number('seed', 0, MAX_SEED);
  if (seed !== undefined && seed !== session.seed) throw other('--seed');
  if (args.has('option') || args.has('preset')) {
    const asked = written(game.options, await readOptions(loaded, args, terminal));
    if (JSON.stringify(asked) !== JSON.stringify(session.journal.options))
      throw other(args.has('option') ? '--option' : '--preset');
  }
  // In whichever order they were set.
  const start = startOf(loaded, session.options, args);
  const set = session.entries.slice(0, start.length);
  for (const { fact, value } of start) {
    if (!set.some((e) => e.kind === 'adjust' && e.fact === fact && e.to === value)) throw other('--start');
  }
}
