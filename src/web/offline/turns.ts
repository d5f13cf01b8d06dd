/** Where a game may be left for a moment: a turn has begun, and the player has not done anything in it yet. */

import { at } from '../../kernel/at.ts';
import type { Entry } from '../../kernel/session/journal.ts';
import { PERSON } from '../../sitting/seats.ts';

/**
 * What the app draws as the turn begins does not count, nor do the moves of bots that come before the player's first.
 * A draw after those is in the middle of a turn.
 */
export function betweenTurns(entries: readonly Entry[]): boolean {
  const turn = entries.findLastIndex((entry) => entry.kind === 'check');
  let moved = false;
  for (let i = turn + 1; i < entries.length; i++) {
    const entry = at(entries, i);
    if (entry.kind === 'note' || entry.kind === 'mark' || entry.kind === 'seat') continue;
    if (entry.kind !== 'move') return false;
    if (entry.by !== 'chance') moved = true;
    if (entry.by === 'chance' ? moved : !byBot(entries, i, entry.by)) return false;
  }
  return turn >= 0;
}

/** By the player who sat in the seat when the move was made. */
function byBot(entries: readonly Entry[], at: number, seat: string): boolean {
  const sat = entries.findLast((entry, i) => i < at && entry.kind === 'seat' && entry.seat === seat);
  return sat?.kind === 'seat' && sat.who !== PERSON;
}
