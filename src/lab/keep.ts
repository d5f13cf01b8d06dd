/** A simulated game as a journal: the same game that was counted, move by move, and it opens in the app. */
import type { AnySpec, Game } from '../kernel/game.ts';
import { type Answerer, answerer } from '../kernel/play.ts';
import { type Int, rng } from '../kernel/rng.ts';
import { type Entry, format, formatEntry } from '../kernel/session/journal.ts';
import { Session } from '../kernel/session/session.ts';
import { MOVE_LIMIT, nextMove, type Options, seedOf } from './player.ts';

const MOST_MOVES = Math.min(MOVE_LIMIT, 5_000);

/** The journal of game `index`; one without an end is cut off after `limit` moves, or where its rules break. */
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
 * How many entries of a journal with this seed in its header are those of a game that was simulated so. Its draws come
 * from one row of random numbers, those of a game that somebody plays each from the seed and its number.
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
      if (formatEntry(now[same] as Entry) !== formatEntry(entries[same] as Entry)) return false;
      same++;
    }
    return same < entries.length;
  };
  const all = simulated(game, options, seed | 0, answer, MOST_MOVES, goesOn).entries.length;
  // As far as it goes, or to its end: a game that only begins like it is another one.
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
  // Draws of the app are entered as they fell here; the header's seed serves whatever the player draws afterwards.
  const started = Session.start(game, options, seed >>> 0);
  if (!started.ok) throw new Error(started.problem.reason);
  const session = started.value;
  try {
    for (let moves = 0; moves < limit && goesOn(session.entries) && playOn(session, int, answer); moves++);
  } catch {
    // A dead end: what led to it is the thing to see.
  }
  goesOn(session.entries);
  return session;
}

/** False where the game is over. */
function playOn(session: Session<AnySpec>, int: Int, answer: Answerer<AnySpec>): boolean {
  const { node, state } = session;
  if (node.kind === 'end') return false;
  return session.play(node.kind === 'decision' ? node.seat : node.kind, nextMove(node, int, answer, state))
    .ok;
}
