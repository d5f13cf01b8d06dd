/** Any move that a bot may make, all equally likely. */
import type { Mind, Roster } from '../kernel/bot.ts';
import type { Spec } from '../kernel/game.ts';
import { anyMove } from '../kernel/play.ts';

export function random<G extends Spec>(onlyPeople?: Roster<G>['onlyPeople']): Mind<G> {
  return ({ view, node, int }) => {
    if (node.kind !== 'decision') throw new Error('nothing to decide');
    const barred = onlyPeople?.(view, node) ?? [];
    if (barred.length === 0) return { move: anyMove(node, int), considered: [] };
    const moves = node.moves.filter((move) => !barred.includes(move));
    return { move: anyMove({ ...node, moves }, int), considered: [] };
  };
}
