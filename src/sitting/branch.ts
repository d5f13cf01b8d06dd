/** A new game from an earlier point of this one, for every surface. */
import type { AnySpec } from '../kernel/game.ts';
import type { Attempt } from '../kernel/session/journal.ts';
import { branch } from '../kernel/session/resume.ts';
import type { Session } from '../kernel/session/session.ts';
import { playerOf } from './seats.ts';

/** A branch after `at` steps. The current players take their seats there too, even if they sat down later. */
export function branchFrom(session: Session<AnySpec>, id: string, at: number): Attempt<Session<AnySpec>> {
  const branched = branch(session, id, at);
  if (!branched.ok) return branched;
  for (const seat of session.game.seats(session.options)) {
    const now = playerOf(session, seat);
    if (now !== playerOf(branched.value, seat)) branched.value.seat(seat, now);
  }
  return branched;
}
