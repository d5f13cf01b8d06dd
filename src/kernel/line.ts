/** The line of play by the form of the entries alone: which steps stand, without asking the rules. */
import { type Entry, isStep } from './journal.ts';

export interface Fold {
  /** Indices of the steps that stand, in order. */
  readonly line: readonly number[];
  /** For each checkpoint (by its index) the line as it was there. */
  readonly checks: ReadonlyMap<number, readonly number[]>;
}

export function fold(entries: readonly Entry[]): Fold {
  let line: number[] = [];
  let undone: number[] = [];
  const checks = new Map<number, readonly number[]>();
  entries.forEach((entry, i) => {
    if (isStep(entry)) {
      line.push(i);
      undone = [];
    } else if (entry.kind === 'undo') {
      undone.push(...line.splice(Math.max(0, line.length - entry.n)).reverse());
    } else if (entry.kind === 'redo') {
      line.push(...undone.splice(Math.max(0, undone.length - entry.n)).reverse());
    } else if (entry.kind === 'check') {
      checks.set(i, [...line]);
    } else if (entry.kind === 'rules' && entry.keep < i) {
      // The game went on from that checkpoint; what had come after it was set aside.
      line = [...(checks.get(entry.keep - 1) ?? line)];
      undone = [];
    }
  });
  return { line, checks };
}
