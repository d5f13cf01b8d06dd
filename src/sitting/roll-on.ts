/** The app draws, once or as long as a person can follow on the real table. */
import type { AnySpec } from '../kernel/game.ts';
import type { Attempt } from '../kernel/session/journal.ts';
import type { Session } from '../kernel/session/session.ts';
import { drawsOn, MOST_DRAWS_IN_A_ROW, watchedOf } from './one-tap.ts';

/** How much the app draws in one go: one draw, or all draws that answer the same question, as long as a person can follow. */
export type DrawExtent = 'one' | 'question';

export function rollOn(session: Session<AnySpec>, row: DrawExtent): Attempt<unknown> {
  for (let drawn = 1; ; drawn++) {
    const before = session.game.clone(session.state);
    const done = session.roll();
    if (!done.ok && drawn > 1) throw new Error(`a draw in a row was refused: ${done.problem.reason}`);
    const onward = done.ok && row === 'question' && drawn < MOST_DRAWS_IN_A_ROW;
    if (!onward || !drawsOn(watchedOf(session), before, session.state)) return done;
  }
}
