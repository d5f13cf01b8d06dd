/** A simulated game as a journal: the same game that was counted, move by move, and it opens in the app. */
import type { AnySpec, Game } from '../kernel/game.ts';
import { format } from '../kernel/journal.ts';
import { type Answerer, answerer } from '../kernel/play.ts';
import { type Int, rng } from '../kernel/rng.ts';
import { Session } from '../kernel/session.ts';
import { MOVE_LIMIT, nextMove, type Options, seedOf } from './player.ts';

/** The journal of game `index`; one without an end is cut off after `limit` moves, or where its rules break. */
export function journalOf(
  game: Game<AnySpec>,
  options: Options,
  seed: number,
  index: number,
  answer: Answerer<AnySpec> = answerer(game),
  limit = Math.min(MOVE_LIMIT, 5_000),
): string {
  const int = rng(seedOf(seed, index));
  // Draws of the app are entered as they fell here; the header's seed serves whatever the player draws afterwards.
  const started = Session.start(game, options, seedOf(seed, index) >>> 0);
  if (!started.ok) throw new Error(started.problem.reason);
  const session = started.value;
  try {
    for (let moves = 0; moves < limit && playOn(session, int, answer); moves++);
  } catch {
    // A dead end: what led to it is the thing to see.
  }
  return format(session.journal);
}

/** False where the game is over. */
function playOn(session: Session<AnySpec>, int: Int, answer: Answerer<AnySpec>): boolean {
  const { node, state } = session;
  if (node.kind === 'end') return false;
  return session.play(node.kind === 'decision' ? node.seat : node.kind, nextMove(node, int, answer, state))
    .ok;
}
