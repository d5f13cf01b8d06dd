/** Where a game may be left for a moment: a turn has begun, and the player has not done anything in it yet. */
import type { Entry } from '../../kernel/journal.ts';

export function betweenTurns(entries: readonly Entry[]): boolean {
  const turn = entries.findLastIndex((entry) => entry.kind === 'check');
  return (
    turn >= 0 && entries.slice(turn + 1).every((entry) => entry.kind === 'move' && entry.by === 'chance')
  );
}
