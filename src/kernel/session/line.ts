/** The line of play from the entries alone: which steps count, without asking the rules. */
import { type Entry, isStep } from './journal.ts';

/** A step with its predecessor. Diverging lines share their common part, so that nothing is copied. */
interface Link {
  readonly entry: number;
  readonly before: Link | undefined;
  /** The number of steps up to and including this one. */
  readonly nth: number;
}

/** Where a checkpoint was written. */
export interface Point {
  /** Index of the last step before it, or -1. */
  readonly last: number;
  /** How many steps were on the line there. */
  readonly steps: number;
  /** All of them are still on the line. */
  readonly stands: boolean;
}

export interface Fold {
  /** Indices of the steps that count, in order. */
  readonly line: readonly number[];
  /** By the index of the checkpoint. */
  readonly checks: ReadonlyMap<number, Point>;
  /** Undos and redos of more steps than there were, by their index: how many there were. */
  readonly overdrawn: ReadonlyMap<number, number>;
}

export function fold(entries: readonly Entry[]): Fold {
  let tip: Link | undefined;
  let undone: Link[] = [];
  const checks = new Map<number, Link | undefined>();
  const overdrawn = new Map<number, number>();
  entries.forEach((entry, i) => {
    if (isStep(entry)) {
      tip = { entry: i, before: tip, nth: (tip?.nth ?? 0) + 1 };
      undone = [];
    } else if (entry.kind === 'undo') {
      const most = tip?.nth ?? 0;
      if (entry.n > most) overdrawn.set(i, most);
      for (let n = 0; n < entry.n && tip; n++, tip = tip.before) undone.push(tip);
    } else if (entry.kind === 'redo') {
      if (entry.n > undone.length) overdrawn.set(i, undone.length);
      for (let n = 0; n < entry.n && undone.length > 0; n++) tip = undone.pop();
    } else if (entry.kind === 'check') {
      checks.set(i, tip);
    } else if (entry.kind === 'rules' && entry.keep < i) {
      // The game continued from that checkpoint; later steps no longer count.
      if (checks.has(entry.keep - 1)) tip = checks.get(entry.keep - 1);
      undone = [];
    }
  });
  const line: Link[] = [];
  for (let link = tip; link; link = link.before) line.push(link);
  line.reverse();
  const point = (link: Link | undefined): Point => ({
    last: link?.entry ?? -1,
    steps: link?.nth ?? 0,
    stands: link === undefined || line[link.nth - 1] === link,
  });
  return {
    line: line.map(({ entry }) => entry),
    checks: new Map([...checks].map(([i, link]) => [i, point(link)])),
    overdrawn,
  };
}
