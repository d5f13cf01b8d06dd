/** A simulated game as a journal: move by move the game that was counted. It opens in the app. */
import { at } from '../../kernel/at.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';
import { type Answerer, answerer, nextMove } from '../../kernel/play.ts';
import { type Int, rng } from '../../kernel/rng.ts';
import { type Entry, format, formatEntry } from '../../kernel/session/journal.ts';
import { Session } from '../../kernel/session/session.ts';
import { MOVE_LIMIT, type Options, seedOf } from './player.ts';

const MOST_MOVES = Math.min(MOVE_LIMIT, 5_000);

/** The journal of game `index`; cut off after `limit` moves if it doesn't end, or where its rules break. */
export function journalOf(
  game: Game<AnySpec>,
  options: Options,
  seed: number,
  index: number,
  answer: Answerer<AnySpec> = answerer(game),
  limit = MOST_MOVES,
): string {
  return format(simulated(game, options, seedOf(seed, index), answer, limit).journal);
}

/**
 * How many entries of a journal with this seed match the simulated game. A simulated game takes its draws from one
 * sequence of random numbers; in a game that somebody plays, each draw depends on the seed and the draw's number.
 */
export function simulatedEntries(
  game: Game<AnySpec>,
  options: Options,
  seed: number,
  entries: readonly Entry[],
  answer: Answerer<AnySpec> = answerer(game),
): number {
  let same = 0;
  const goesOn = (now: readonly Entry[]) => {
    while (same < now.length && same < entries.length) {
      if (formatEntry(at(now, same)) !== formatEntry(at(entries, same))) return false;
      same++;
    }
    return same < entries.length;
  };
  const all = simulated(game, options, seed | 0, answer, MOST_MOVES, goesOn).entries.length;
  // All of it must match, up to the journal's or the game's end: a common beginning isn't enough.
  return same === entries.length || same === all ? same : 0;
}

function simulated(
  game: Game<AnySpec>,
  options: Options,
  seed: number,
  answer: Answerer<AnySpec>,
  limit: number,
  goesOn: (entries: readonly Entry[]) => boolean = () => true,
): Session<AnySpec> {
  const int = rng(seed);
  // The draws are entered as simulated; the header's seed is for draws that a player makes later.
  const started = Session.start(game, options, seed >>> 0);
  if (!started.ok) throw new Error(started.problem.reason);
  const session = started.value;
  try {
    for (let moves = 0; moves < limit && goesOn(session.entries) && playOn(session, int, answer); moves++);
  } catch {
    // A dead end: keep what led to it.
  }
  goesOn(session.entries);
  return session;
}

/** False if the game is over. */
function playOn(session: Session<AnySpec>, int: Int, answer: Answerer<AnySpec>): boolean {
  const { node, state } = session;
  if (node.kind === 'end') return false;
  return session.play(node.kind === 'decision' ? node.seat : node.kind, nextMove(node, state, int, answer))
    .ok;
}
