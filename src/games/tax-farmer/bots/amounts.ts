/** A few sensible amounts if bribery allows any: a range is too wide to evaluate every number. */
import { mostRefunded, mostSpent } from '../rules/phases/bribery.ts';
import { activePlayer, type Move, type State } from '../rules/state.ts';

export function amounts(s: Readonly<State>): readonly Move[] {
  const spend = mostSpent(activePlayer(s), s.options);
  const refund = mostRefunded(activePlayer(s), s.options);
  const moves: Move[] = ['keep'];
  for (const n of new Set([spend, spend - 2, spend - 4, Math.floor(spend / 2)]))
    if (n > 0) moves.push(`bribe:${n}`);
  for (const n of [2, 4]) if (n <= refund) moves.push(`refund:${n}`);
  return moves;
}
