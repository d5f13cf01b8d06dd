/** What to move on the real table after the last tap. */
import { type AnySpec, DONE } from '../kernel/game.ts';
import type { Change } from '../kernel/scene-changes.ts';
import type { Sitting } from './sitting.ts';
import { follow, movesBetween } from './to-do-list.ts';

/**
 * Empty after an undo, which has a separate list; a correction, made or undone, leaves the list to do. A card that the
 * player flipped and named is already face up.
 */
export function doNow({
  session,
  viewer,
  playerDraws,
  tapBeforeCorrections,
  toDo,
}: Sitting): readonly Change[] {
  const { line, undone, base } = session;
  const { from, to } = tapBeforeCorrections;
  const { step } = line[from] ?? {};
  if (from < base || to <= from || step === undefined) return [];
  if (toDo.confirmed || undone.some((played) => played.step.kind !== 'adjust')) return [];
  const moves = (before: AnySpec['state'], after: AnySpec['state']) =>
    movesBetween(session, before, after, viewer, playerDraws);
  const before = session.replayed(from);
  const facts = line.slice(to).flatMap((played) => (played.step.kind === 'adjust' ? [played.step.fact] : []));
  // Where the earlier table can't have what was corrected, the list is as it was before the correction.
  const changes = follow(session, before, facts)
    ? moves(before, session.state)
    : moves(session.replayed(from), session.replayed(to));
  const named = step.kind === 'move' && step.by === 'table' && step.move !== DONE;
  return named ? changes.filter((change) => change.do !== 'turn' || change.face !== 'up') : changes;
}
