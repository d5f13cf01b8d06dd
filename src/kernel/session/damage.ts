/** What is wrong with a journal under any rules; works even if its rules no longer exist. */
import { checksum, type Entry, type Problem } from './journal.ts';

export function damaged(
  seats: readonly string[],
  entries: readonly Entry[],
): readonly { readonly at: number; readonly problem: Problem }[] {
  const found: { at: number; problem: Problem }[] = [];
  const who = [...seats, 'chance', 'table'];
  let line = 0;
  let undone = 0;
  /** How many steps were on the line at each checkpoint, by its index. */
  const stood = new Map<number, number>();
  entries.forEach((entry, at) => {
    const wrong = (problem: Problem) => void found.push({ at, problem });
    switch (entry.kind) {
      case 'move':
        if (!who.includes(entry.by)) wrong({ reason: 'by', found: entry.by, expected: who.join(', ') });
        line++;
        undone = 0;
        break;
      case 'aside':
      case 'adjust':
        line++;
        undone = 0;
        break;
      case 'undo': {
        if (entry.n > line) wrong({ reason: 'undo', found: String(entry.n), expected: `0-${line}` });
        const n = Math.min(entry.n, line);
        line -= n;
        undone += n;
        break;
      }
      case 'redo': {
        if (entry.n > undone) wrong({ reason: 'redo', found: String(entry.n), expected: `0-${undone}` });
        const n = Math.min(entry.n, undone);
        line += n;
        undone -= n;
        break;
      }
      case 'seat':
        if (!seats.includes(entry.seat)) wrong({ reason: 'seat', found: entry.seat });
        break;
      case 'check': {
        const expected = checksum(entry.state);
        if (entry.hash !== expected) wrong({ reason: 'check', found: entry.hash, expected });
        stood.set(at, line);
        break;
      }
      case 'rules':
        if (entry.keep < at) line = stood.get(entry.keep - 1) ?? line;
        undone = 0;
        break;
    }
  });
  return found;
}
