/** What is wrong with a journal under any rules; works even if its rules no longer exist. */
import { checksum, type Entry, type Problem } from './journal.ts';
import { fold } from './line.ts';

export function damaged(
  seats: readonly string[],
  entries: readonly Entry[],
): readonly { readonly at: number; readonly problem: Problem }[] {
  const found: { at: number; problem: Problem }[] = [];
  const who = [...seats, 'chance', 'table'];
  const { overdrawn } = fold(entries);
  entries.forEach((entry, at) => {
    const wrong = (problem: Problem) => void found.push({ at, problem });
    switch (entry.kind) {
      case 'move':
        if (!who.includes(entry.by)) wrong({ reason: 'by', found: entry.by, expected: who.join(', ') });
        break;
      case 'undo':
      case 'redo': {
        const most = overdrawn.get(at);
        if (most !== undefined) wrong({ reason: entry.kind, found: String(entry.n), expected: `0-${most}` });
        break;
      }
      case 'seat':
        if (!seats.includes(entry.seat)) wrong({ reason: 'seat', found: entry.seat });
        break;
      case 'check': {
        const expected = checksum(entry.state);
        if (entry.hash !== expected) wrong({ reason: 'check', found: entry.hash, expected });
        break;
      }
    }
  });
  return found;
}
