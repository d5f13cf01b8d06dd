/** What to move on the real table after the last tap. */
import { DONE } from '../kernel/game.ts';
import type { Change } from '../kernel/scene-changes.ts';
import type { Sitting } from './sitting.ts';
import { movesBetween } from './to-do-list.ts';

/** Empty after an undo, which has a separate list. A card that the player flipped and named is already face up. */
export function doNow({ session, viewer, playerDraws, justNow }: Sitting): readonly Change[] {
  const from = session.line.length - justNow.length;
  const [{ step } = {}] = justNow;
  if (session.undone.length > 0 || from < session.base || step === undefined || step.kind === 'adjust')
    return [];
  const changes = movesBetween(session, session.replayed(from), session.state, viewer, playerDraws);
  const named = step.kind === 'move' && step.by === 'table' && step.move !== DONE;
  return named ? changes.filter((change) => change.do !== 'turn' || change.face !== 'up') : changes;
}
