/** A new game from an earlier point of this one, for every surface. */
import type { AnySpec } from '../kernel/game.ts';
import type { Seed } from '../kernel/session/draws.ts';
import type { Attempt } from '../kernel/session/journal.ts';
import { branch } from '../kernel/session/resume.ts';
import type { Session } from '../kernel/session/session.ts';
import { playerOf } from './seats.ts';

/**
 * A branch after `at` steps. The current players take their seats there too, even if they sat down later. If the draws
 * came from a shared table, they come from `seed` from here on.
 */
export function branchFrom(
  session: Session<AnySpec>,
  id: string,
  at: number,
  seed: Seed,
): Attempt<Session<AnySpec>> {
  const branched = branch(session, id, at);
  if (!branched.ok) return branched;
  if (!branched.value.canDraw) branched.value.changeSource({ by: 'seed', seed });
  for (const seat of session.game.seats(session.options)) {
    const now = playerOf(session, seat);
    if (now !== playerOf(branched.value, seat)) branched.value.seat(seat, now);
  }
  return branched;
}
