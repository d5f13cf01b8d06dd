/** Lists of counts: of each card, of each player's agents. */
import { at } from '../../../../kernel/at.ts';

/** Adds to one of the counts; takes away if `n` is negative. */
export function add(counts: number[], which: number, n: number): void {
  counts[which] = at(counts, which) + n;
}
