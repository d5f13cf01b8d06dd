/** The line of play by the form of the entries alone: which steps stand, without asking the rules. */
import { type Entry, isStep } from './journal.ts';

/** A step with the one before it. Lines that part ways share what they have in common, so that none is ever copied. */
interface Link {
  readonly entry: number;
  readonly before: Link | undefined;
  /** How many steps there are up to and with this one. */
  readonly nth: number;
}

/** Where a checkpoint was written. */
export interface Point {
  /** Index of the last step before it, -1 where there is none. */
  readonly last: number;
  /** How many steps stood there. */
  readonly steps: number;
  /** All of them stand to this day. */
  readonly stands: boolean;
}

export interface Fold {
  /** Indices of the steps that stand, in order. */
  readonly line: readonly number[];
  /** By the index of the checkpoint. */
  readonly checks: ReadonlyMap<number, Point>;
}

export function fold(entries: readonly Entry[]): Fold {
  let tip: Link | undefined;
  let undone: Link[] = [];
  const checks = new Map<number, Link | undefined>();
  entries.forEach((entry, i) => {
    if (isStep(entry)) {
      tip = { entry: i, before: tip, nth: (tip?.nth ?? 0) + 1 };
      undone = [];
    } else if (entry.kind === 'undo') {
      for (let n = 0; n < entry.n && tip; n++, tip = tip.before) undone.push(tip);
    } else if (entry.kind === 'redo') {
      for (let n = 0; n < entry.n && undone.length > 0; n++) tip = undone.pop();
    } else if (entry.kind === 'check') {
      checks.set(i, tip);
    } else if (entry.kind === 'rules' && entry.keep < i) {
      // The game went on from that checkpoint; what had come after it was set aside.
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
  };
}
