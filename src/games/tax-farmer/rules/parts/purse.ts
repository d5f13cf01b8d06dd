/** A player's points, within their limit. */
import type { Options } from '../options.ts';
import type { PlayerState } from '../state.ts';

/** Points beyond the cap are lost, if there is one (G37). Returns what was really added. */
export function addPoints(player: PlayerState, points: number, { pointsCap }: Options): number {
  const before = player.points;
  player.points =
    pointsCap > 0 && points > 0 ? Math.max(before, Math.min(pointsCap, before + points)) : before + points;
  return player.points - before;
}
