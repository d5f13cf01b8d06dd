/** `play`: a game in the terminal, beside the real table. */

import type { AnySpec } from '../../kernel/game.ts';
import { written } from '../../kernel/options.ts';
import type { Session } from '../../kernel/session/session.ts';
import { sayToLayOut, type UnboundWords } from '../../kernel/words.ts';
import { Sitting } from '../../sitting/sitting.ts';
import { onNewText } from '../../solo/on-new-text.ts';
import { isOtherText } from '../../solo/other-text.ts';
import { sayChange } from '../../solo/words/words.ts';
import { about, leftBehind } from '../../words/opening.ts';
import { named, sayProblem } from '../../words/program.ts';
import { type Arguments, componentsOf, only } from '../arguments.ts';
import type { Command } from '../command.ts';
import { type OpenedJournal, openJournal } from '../disk/open-journal.ts';
import { dangling, exists } from '../disk/place.ts';
import { mustBeWritable, noRoom, SaveFile } from '../disk/save-file.ts';
import { SaveTarget } from '../disk/save-target.ts';
import { newSeed } from '../new-seed.ts';
import { Bots, sitDown } from '../play/bots.ts';
import { Desk, TERMINAL } from '../play/desk.ts';
import { ask } from '../play/dialogues.ts';
import { Lines } from '../play/lines.ts';
import { Play } from '../play/play.ts';
import {
  type Loaded,
  load,
  loadGame,
  MAX_SEED,
  newSession,
  readOptions,
  resolveOptions,
  startOf,
} from '../settings.ts';
import { Fault, hang, oneLine, type Terminal, wrap } from '../terminal.ts';

export const play: Command = {
  usage: 'GAME',
  flags: ['seed', 'option', 'preset', 'start', 'save', 'new-text', 'mine', 'bots', 'seat', 'components'],
  async run(args, terminal) {
    const { words: texts, out } = terminal;
    const components = componentsOf(args, texts);
    const asked = await loadGame(only(args, 'GAME', texts), terminal, components);
    const file = args.value('save');
    const begun = await open(asked, file, args, terminal);
    const { loaded } = begun;
    const bots = await Bots.of(loaded.listed);
    const strangers = sitDown(begun.session, bots, args, terminal, (seat) => loaded.words.seats(seat));
    const begin = [...begun.begin, ...strangers.map((line) => wrap(line, terminal.width))];
    begun.save?.save(begun.session);
    for (const line of begin) out(line);
    const target = new SaveTarget(terminal, loaded.game.id, begun.save);
    const answers = new Lines(terminal);
    try {
      const spoken = named(loaded.words, begun.session.options, components);
      const { session } = begun;
      const sitting = new Sitting(session, args.has('mine'), TERMINAL, bots.thinkAt(session.game));
      const desk = new Desk(terminal, sitting, spoken, answers, target, bots);
      const above = begin.join('\n').split('\n').length;
      await new Play(desk, above).run();
      return await target.finish(desk.session, (question) => ask(desk, question));
    } finally {
      answers.close();
    }
  },
};

interface Begun {
  /** The game itself: a saved one keeps its text if its solo file was edited. */
  readonly loaded: Loaded;
  readonly session: Session<AnySpec>;
  readonly save: SaveFile | undefined;
  readonly begin: readonly string[];
}

/** A saved game to continue, or a new one. */
export async function open(
  loaded: Loaded,
  file: string | undefined,
  args: Arguments,
  terminal: Terminal,
): Promise<Begun> {
  const { words: texts, program, paint } = terminal;
  const { game, words } = loaded;
  if (file !== undefined && exists(file)) {
    const opened = await openJournal(file, terminal);
    const { session, journal, text } = opened;
    if (isOtherText(game, journal)) {
      if (args.has('new-text')) return continueOnNewText(loaded, opened, file, terminal);
      const before = await load(opened.listed, terminal, componentsOf(args, texts));
      const begun = await open(before, file, args, terminal);
      return { ...begun, begin: [wrap(texts.play.otherText(oneLine(file)), terminal.width), ...begun.begin] };
    }
    if (journal.game !== game.id) throw new Fault(program.files['other-game'](file, journal.game));
    mustBeWritable(file, terminal);
    await sameSettings(loaded, session, file, args, terminal);
    const resumed = [texts.play.resumed(journal.entries.length, oneLine(file))];
    for (const line of about(program, opened, opened.words)) resumed.push(wrap(line, terminal.width));
    // It was at a shared table, whose draws can't be made here.
    session.drawHere(newSeed);
    const full = noRoom(file, text, terminal);
    if (full) resumed.push(wrap(`${full} ${texts.play.lastSaved}`, terminal.width));
    const save = new SaveFile(file, terminal, text, journal.entries.length);
    return { loaded, session, save, begin: resumed };
  }
  if (file !== undefined && dangling(file)) throw new Fault(program.files.dangling(file, ''));
  const options = await readOptions(loaded, args, terminal);
  const seed = args.number('seed', 0, MAX_SEED) ?? newSeed();
  const session = newSession(loaded, options, seed, args, terminal);
  const save = file === undefined ? undefined : new SaveFile(file, terminal);
  // Players who join halfway have already set up the table.
  const list = args.has('start') ? [] : checklist(words, session, terminal);
  return { loaded, session, save, begin: [paint('bold', words.title), ...list] };
}

/** From the last position that the new text of the solo file understands; says what that changes. */
async function continueOnNewText(
  loaded: Loaded,
  opened: OpenedJournal,
  file: string,
  terminal: Terminal,
): Promise<Begun> {
  const { words: texts, program, lang } = terminal;
  const { resumed, changes } = onNewText(loaded.game, opened.journal);
  const changed = changes.map((change) => `  ${sayChange(change, lang)}`);
  if (!resumed.ok) {
    const why = sayProblem(program, resumed.problem, loaded.words);
    throw new Fault(
      [texts.play.notOnNewText(file), ...(changed.length > 0 ? changed : [`  ${why}`])].join('\n'),
    );
  }
  mustBeWritable(file, terminal);
  const { session } = resumed.value;
  session.drawHere(newSeed);
  const save = new SaveFile(file, terminal, opened.text, opened.journal.entries.length);
  const begin = [
    texts.play.onNewText(oneLine(save.rewrite(session))),
    ...leftBehind(program, resumed.value),
    ...changed,
  ];
  return { loaded, session, save, begin: begin.map((line) => wrap(line, terminal.width)) };
}

function checklist(
  words: UnboundWords<AnySpec>,
  session: Session<AnySpec>,
  { words: texts, width, paint }: Terminal,
): string[] {
  const steps = words.checklist(session.options).map((step) => hang('☐ ', sayToLayOut(step), width));
  const remarks = words.remarks?.(session.options) ?? [];
  return ['', paint('bold', texts.play.checklist), ...steps, ...remarks.map((remark) => wrap(remark, width))];
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
    const asked = written(game.options, await resolveOptions(loaded, args, terminal));
    if (JSON.stringify(asked) !== JSON.stringify(session.journal.options))
      throw other(args.has('option') ? '--option' : '--preset');
  }
  // They may have been set in any order.
  const start = startOf(loaded, session.options, args);
  const set = session.entries.slice(0, start.length);
  for (const { fact, value } of start) {
    if (!set.some((e) => e.kind === 'adjust' && e.fact === fact && e.to === value)) throw other('--start');
  }
}
