/** `golden`: a game played at random to its end, with what the rules asked and reported: a golden game for tests. */
import type { AnySpec } from '../../kernel/game.ts';
import { answerer } from '../../kernel/play.ts';
import { type Int, rng } from '../../kernel/rng.ts';
import type { Session } from '../../kernel/session/session.ts';
import { retell } from '../../kernel/session/story.ts';
import { MOVE_LIMIT, nextMove } from '../../lab/play/player.ts';
import { decider } from '../../lab/threads/task.ts';
import { sayProblem } from '../../words/program.ts';
import { only } from '../arguments.ts';
import type { Command } from '../command.ts';
import { notWritten } from '../disk/files.ts';
import { exists, putInPlace } from '../disk/place.ts';
import { loadGame, MAX_SEED, newSession, readOptions } from '../settings.ts';
import { Fault } from '../terminal.ts';
import { askedBots } from './lab.ts';

/** Games that are tried for an ending. */
const MOST_TRIED = 1000;

export const golden: Command = {
  usage: 'GAME',
  flags: ['seed', 'option', 'preset', 'start', 'bots', 'until', 'out'],
  async run(args, terminal) {
    const { words: own, program, out } = terminal;
    const loaded = await loadGame(only(args, 'GAME', own), terminal);
    const { game, words, inspect } = loaded;
    const file = args.value('out');
    if (file !== undefined && exists(file)) throw new Fault(program.files.exists(file, ''));
    const seed = args.number('seed', 0, MAX_SEED) ?? 1;
    const options = await readOptions(loaded, args, terminal);
    const { bots, roster } = await askedBots(loaded, args, terminal);
    const until = args.value('until');
    if (until !== undefined && !Object.hasOwn(words.outcomes, until))
      throw new Fault(own.golden.outcome(until, Object.keys(words.outcomes).join(', ')));
    const played = (from: number) => {
      const session = newSession(loaded, options, from, args, terminal);
      const answer = decider(game, options, roster, bots) ?? answerer(game);
      return { session, from, end: playToTheEnd(session, rng(from), answer) };
    };
    let { session, from, end } = played(seed);
    for (let n = 1; until !== undefined && end !== until; n++) {
      if (n === MOST_TRIED || seed + n > MAX_SEED) throw new Fault(own.golden.notReached(until, n, seed));
      ({ session, from, end } = played(seed + n));
    }
    if (end === undefined) throw new Fault(own.golden.endless(MOVE_LIMIT));
    const told = retell(game, { ...session.journal, lines: [] }, inspect);
    if (!told.ok) throw new Fault(sayProblem(program, told.problem, words));
    if (file === undefined) {
      out(told.value.trimEnd());
      return 0;
    }
    try {
      putInPlace(file, told.value);
    } catch (error) {
      throw notWritten(file, error, terminal);
    }
    out(own.play.saved(file));
    if (until !== undefined) out(own.golden.reached(until, from));
    return 0;
  },
};

/** The app draws, so the journal's draws are those of its seed. Returns how it ended; nothing where no end is in sight. */
function playToTheEnd(
  session: Session<AnySpec>,
  int: Int,
  answer: ReturnType<typeof answerer<AnySpec>>,
): string | undefined {
  for (let moves = 0; moves < MOVE_LIMIT; moves++) {
    const { node, state } = session;
    if (node.kind === 'end') return node.outcome;
    const done =
      node.kind === 'chance'
        ? session.roll()
        : session.play(node.kind === 'table' ? 'table' : node.seat, nextMove(node, int, answer, state));
    if (!done.ok) throw new Error(JSON.stringify(done.problem));
  }
  return undefined;
}
