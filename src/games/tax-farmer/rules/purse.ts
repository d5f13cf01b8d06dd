/** Points and goods of a player, within their limits. */
import { bit, has, type State } from './state.ts';

/** Points beyond the cap are lost, if there is one (G37). Returns what was really added. */
export function addPoints(s: State, player: number, points: number): number {
  const before = s.points[player] as number;
  const { pointsCap } = s.options;
  const after =
    pointsCap > 0 && points > 0 ? Math.max(before, Math.min(pointsCap, before + points)) : before + points;
  s.points[player] = after;
  return after - before;
}

/** T62: at most one of each good. */
export function holds(s: Readonly<State>, player: number, good: number): boolean {
  return has(s.goods[player] as number, good);
}

export function takeGood(s: State, player: number, good: number): void {
  (s.goods[player] as number) |= bit(good);
}

export function giveGood(s: State, player: number, good: number): void {
  (s.goods[player] as number) &= ~bit(good);
}
