/** `odds`: what the next draw can bring, or what a measure of the game comes to. */
import { odds as chances } from '../../kernel/exact/exact.ts';
import { asText } from '../../kernel/exact/fraction.ts';
import { type AnySpec, type Chance, type Game, onlyMove } from '../../kernel/game.ts';
import { sayAsk, type Words } from '../../kernel/words.ts';
import { hiddenFrom } from '../../sitting/narrate.ts';
import { named, sayProblem } from '../../words/program.ts';
import { only } from '../arguments.ts';
import { drawOdds, oddsOf } from '../chances.ts';
import type { Command } from '../command.ts';
import { openJournal } from '../disk/open-journal.ts';
import { exactly, type MeasureAnswer, measureTable, sampled } from '../measured.ts';
import { reader } from '../reader.ts';
import { loadGame, MAX_SEED, newSession, readGiven, readOptions } from '../settings.ts';
import { Fault, json, type Terminal, wrap } from '../terminal.ts';

/** Runs of a sample. */
export const RUNS = 10_000;

export const odds: Command = {
  usage: 'GAME',
  flags: ['at', 'as', 'option', 'preset', 'start', 'measure', 'with', 'seed', 'json'],
  async run(args, terminal) {
    const { words: texts, program, out } = terminal;
    const loaded = await loadGame(only(args, 'GAME', texts), terminal);
    const { game } = loaded;
    const file = args.value('at');
    const id = args.value('measure');
    for (const flag of ['option', 'preset'] as const) {
      if (file !== undefined && args.has(flag)) throw new Fault(texts.wrong.together('--at', `--${flag}`));
    }
    // A measure has its own beginning; a position given with it would be ignored.
    for (const flag of ['at', 'start'] as const) {
      if (id !== undefined && args.has(flag)) throw new Fault(texts.wrong.together('--measure', `--${flag}`));
    }
    if (id === undefined && args.has('with')) throw new Fault(texts.wrong.missing('--measure'));
    if (id !== undefined && !Object.hasOwn(game.lab.measures, id))
      throw new Fault(texts.wrong.measure(id, Object.keys(game.lab.measures).join(', ')));
    const seed = args.number('seed', 0, MAX_SEED) ?? 1;

    const opened = file === undefined ? undefined : await openJournal(file, terminal);
    if (file !== undefined && opened && opened.game.id !== game.id)
      throw new Fault(program.files['other-game'](file, opened.game.id));
    const session =
      opened?.session ?? newSession(loaded, await readOptions(loaded, args, terminal), seed, args, terminal);
    const words = named(loaded.words, session.options);
    if (opened) {
      for (const [fact, value] of args.pairs('start')) {
        const set = session.adjust(fact, value, 'start');
        if (!set.ok) throw new Fault(sayProblem(program, set.problem, words));
      }
    }
    if (id !== undefined) {
      const { options } = session;
      const given = readGiven(game, id, options, args, terminal);
      const measured = exactly(game, id, options, given) ?? sampled(game, id, options, given, RUNS, seed);
      if (args.has('json')) out(json({ game: game.id, ...measured }));
      else tellMeasure(measured, given, words, terminal);
      return 0;
    }

    const state = game.clone(session.state);
    const viewer = reader(session, args, terminal);
    const node = nextDraw(game, state, terminal);
    if (node.secret !== undefined && hiddenFrom(viewer, node))
      throw new Fault(texts.wrong.secret(words.seats(node.secret)));
    if (args.has('json')) {
      const fractions = Object.fromEntries([...chances(node)].map(([move, f]) => [move, asText(f)]));
      out(json({ game: game.id, ask: node.ask, odds: fractions }));
      return 0;
    }
    const view = game.view(state, viewer);
    out(wrap(sayAsk(words, node.ask, view), terminal.width));
    for (const line of drawOdds(oddsOf(node, words, view), terminal)) out(line);
    return 0;
  },
};

/** Goes on through what has only one way to go, up to the next draw. */
function nextDraw(game: Game<AnySpec>, state: AnySpec['state'], { words }: Terminal): Chance<AnySpec> {
  const measures = Object.keys(game.lab.measures).join(' | ');
  const fault = (why: 'over' | 'choice' | 'table') => {
    const { noDraw, measureInstead } = words.wrong;
    return new Fault(measures ? `${noDraw[why]} ${measureInstead(measures)}` : noDraw[why]);
  };
  // A game without draws could loop forever; no real one needs this many steps.
  for (let steps = 0; steps < 10_000; steps++) {
    const node = game.node(state);
    if (node.kind === 'chance') return node;
    if (node.kind === 'end') throw fault('over');
    const only = onlyMove(node);
    if (only === undefined) throw fault(node.kind === 'table' ? 'table' : 'choice');
    game.apply(state, only);
  }
  throw fault('choice');
}

export function tellMeasure(
  answer: MeasureAnswer,
  given: Readonly<Record<string, unknown>>,
  words: Words<AnySpec>,
  terminal: Terminal,
): void {
  const { out, paint, width, words: texts } = terminal;
  const told = words.measures[answer.measure];
  out(paint('bold', told?.name ?? answer.measure));
  if (told && told.help !== told.name) out(wrap(told.help, width));
  const settings = Object.entries(given).map(([key, value]) => `${key}=${value}`);
  if (settings.length > 0) out(paint('dim', settings.join(' ')));
  out('');
  for (const line of measureTable(answer, words, terminal)) out(line);
  out('');
  out(paint('dim', answer.exact ? texts.odds.exact : texts.odds.sampled(answer.runs ?? 0)));
}
