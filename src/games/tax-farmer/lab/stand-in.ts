/** The stand-in for the printed board in simulations with `tracking: helper`. */
import { activePlayer, type Move, type State } from '../rules/state.ts';

/**
 * A table that only a simulation has: loads spread evenly around `standIn.load`, points that grow by about
 * `standIn.points` a round, up to three agents in IMPERIA, and every third rebellion crushed.
 */
export function standIn(s: Readonly<State>, int: (n: number) => number): Move | undefined {
  switch (s.step) {
    case 'table-load':
      return `load:${int(2 * s.options['standIn.load'] + 1)}`;
    case 'table-points':
      return `points:${Math.min(999, activePlayer(s).points + int(2 * s.options['standIn.points'] + 1))}`;
    case 'table-capital':
      return `agents:${int(4)}`;
    case 'table-acted': {
      const rebels = s.provinces.filter((province) => province.rebels);
      const crushed = rebels[int(3 + rebels.length)];
      return crushed && rebels.length > 1 ? `crushed:${crushed.id}` : 'done';
    }
    default:
      return undefined;
  }
}
