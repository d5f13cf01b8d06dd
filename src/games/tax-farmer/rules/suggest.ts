/** A few sensible amounts where bribery allows any. */
import { mostRefunded, mostSpent } from './bribery.ts';
import type { Move, State } from './state.ts';

export function suggest(s: Readonly<State>): readonly Move[] {
  if (s.step !== 'bribe') return [];
  const spend = mostSpent(s, s.active);
  const refund = mostRefunded(s, s.active);
  const moves: Move[] = ['keep'];
  for (const n of new Set([spend, spend - 2, spend - 4, Math.floor(spend / 2)]))
    if (n > 0) moves.push(`bribe:${n}`);
  for (const n of [2, 4]) if (n <= refund) moves.push(`refund:${n}`);
  return moves;
}
