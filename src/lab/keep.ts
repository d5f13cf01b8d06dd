/** A simulated game as a journal: the same game that was counted, move by move, and it opens in the app. */
import type { AnySpec, Game } from '../kernel/game.ts';
import { format } from '../kernel/journal.ts';
import { type Answerer, answerer } from '../kernel/play.ts';
import { rng } from '../kernel/rng.ts';
import { Session } from '../kernel/session.ts';
import { MOVE_LIMIT, nextMove, type Options, seedOf } from './player.ts';

/** The journal of game `index`; one without an end is cut off after `limit` moves. */
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
  for (let moves = 0; moves < limit; moves++) {
    const { node, state } = session;
    if (node.kind === 'end') break;
    const move = nextMove(node, int, answer, state);
    const by = node.kind === 'decision' ? node.seat : node.kind;
    const played = session.play(by, move);
    if (!played.ok) throw new Error(`${played.problem.reason}: ${move}`);
  }
  return format(session.journal);
}
