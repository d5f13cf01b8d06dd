/** `golden`: a game played at random to its end, with what the rules asked and reported: a golden game for tests. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AnySpec } from '../../kernel/game.ts';
import { type Answerer, answerer, nextMove } from '../../kernel/play.ts';
import { type Int, rng } from '../../kernel/rng.ts';
import type { Session } from '../../kernel/session/session.ts';
import { retell } from '../../kernel/session/story.ts';
import { MOVE_LIMIT } from '../../lab/play/player.ts';
import { decider } from '../../lab/threads/task.ts';
import { sayProblem } from '../../words/program.ts';
import { only } from '../arguments.ts';
import type { Command } from '../command.ts';
import { exists, putInPlace } from '../disk/place.ts';
import { notWritten } from '../disk/save-file.ts';
import { loadGame, MAX_SEED, newSession, readOptions } from '../settings.ts';
import { readBots } from '../studies.ts';
import { Fault, oneLine } from '../terminal.ts';

/** Games that are tried for an ending, and for an aside that brings it. */
const MOST_TRIED = 1000;
const MOST_TRIED_ASIDES = 100;

export const golden: Command = {
  usage: 'GAME',
  flags: ['seed', 'option', 'preset', 'start', 'bots', 'until', 'out', 'force'],
  async run(args, terminal) {
    const { words: texts, program, out } = terminal;
    const loaded = await loadGame(only(args, 'GAME', texts), terminal);
    const { game, words, inspect } = loaded;
    const file = args.value('out');
    if (file !== undefined && exists(file) && !args.has('force'))
      throw new Fault(`${program.files.exists(file, '')} ${texts.golden.force}`);
    const seed = args.number('seed', 0, MAX_SEED) ?? 1;
    const options = await readOptions(loaded, args, terminal);
    const { bots, roster } = await readBots(loaded, args, terminal);
    const until = args.value('until');
    if (until !== undefined && !Object.hasOwn(words.outcomes, until))
      throw new Fault(texts.golden.outcome(until, Object.keys(words.outcomes).join(', ')));
    const played = (from: number, leave?: string): Played => {
      const session = newSession(loaded, options, from, args, terminal);
      const answer = decider(game, options, roster, bots) ?? answerer(game);
      return { session, from, ...playToTheEnd(session, rng(from), answer, leave) };
    };
    const tried = Math.min(MOST_TRIED, MAX_SEED + 1 - seed);
    /** The first game in a row of seeds that ends so. */
    const search = (most: number, leave?: string): Played | undefined => {
      for (let n = 0; n < Math.min(most, tried); n++) {
        const game = played(seed + n, leave);
        if (until === undefined || game.end === until) return game;
      }
      return undefined;
    };
    // Random play never makes an aside, so an ending that only an aside brings needs its own search.
    const found = search(MOST_TRIED) ?? search(MOST_TRIED_ASIDES, until);
    if (!found) throw new Fault(texts.golden.notReached(until ?? '', tried, seed));
    const { session, from, end, aside } = found;
    if (end === undefined) throw new Fault(texts.golden.endless(MOVE_LIMIT));
    const told = retell(game, { ...session.journal, lines: [] }, inspect);
    if (!told.ok) throw new Fault(sayProblem(program, told.problem, words));
    if (file === undefined) {
      out(told.value.trimEnd());
      return 0;
    }
    try {
      mkdirSync(dirname(file), { recursive: true });
      putInPlace(file, told.value);
    } catch (error) {
      throw notWritten(file, error, terminal);
    }
    out(texts.play.saved(oneLine(file)));
    if (until !== undefined)
      out(aside === undefined ? texts.golden.reached(until, from) : texts.golden.byAside(until, from, aside));
    return 0;
  },
};

interface Played extends Ending {
  readonly session: Session<AnySpec>;
  readonly from: number;
}

interface Ending {
  /** How it ended; missing if it didn't. */
  readonly end?: string;
  /** The aside that ended it. */
  readonly aside?: string;
}

/** The app draws, so the journal's draws are those of its seed. Takes the first aside that ends the game with `leave`. */
function playToTheEnd(
  session: Session<AnySpec>,
  int: Int,
  answer: Answerer<AnySpec>,
  leave: string | undefined,
): Ending {
  for (let moves = 0; moves < MOVE_LIMIT; moves++) {
    const { node, state } = session;
    if (node.kind === 'end') return { end: node.outcome };
    const aside = leave === undefined ? undefined : asideTo(session, leave);
    const done =
      aside !== undefined
        ? session.aside(aside, '')
        : node.kind === 'chance'
          ? session.roll()
          : session.play(node.kind === 'table' ? 'table' : node.seat, nextMove(node, state, int, answer));
    if (!done.ok) throw new Error(JSON.stringify(done.problem));
    if (aside !== undefined && leave !== undefined) return { end: leave, aside };
  }
  return {};
}

function asideTo({ game, state }: Session<AnySpec>, outcome: string): string | undefined {
  return game.asides(state).find((aside) => {
    const then = game.clone(state);
    game.apply(then, aside);
    const node = game.node(then);
    return node.kind === 'end' && node.outcome === outcome;
  });
}
