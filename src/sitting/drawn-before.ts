/** Draws that were undone: the app repeats them unless the player asks for a new one. */
import { DONE } from '../kernel/game.ts';
import { mayKnow } from './narrate.ts';
import type { Sitting } from './sitting.ts';

/** The draw that was undone here. */
export function drawnBefore({ node, session, viewer }: Sitting): string | undefined {
  const last = session.undone.at(-1);
  if (node.kind !== 'chance' || !last?.random || !mayKnow(viewer, node.secret)) return undefined;
  if (last.step.kind !== 'move') return undefined;
  // A shared table's draws aren't known here, but it repeats what nobody has asked to draw again.
  const same = session.canDraw
    ? last.step.move === session.nextDraw()
    : !session.entries.slice(last.entry).some(({ kind }) => kind === 'again' || kind === 'draws');
  return same ? last.step.move : undefined;
}

/** The same for a draw made together with a confirmation. */
export function drawnAfterBefore({ session, viewer, drawAfter }: Sitting): string | undefined {
  const [draw, said] = session.undone.slice(-2);
  if (!drawAfter || !draw?.random || draw.due !== undefined) return undefined;
  const same = said?.step.kind === 'move' && said.step.move === DONE;
  const known = same && mayKnow(viewer, draw.secret) && draw.step.kind === 'move';
  return known ? draw.step.move : undefined;
}
