/** What the game says about the board in the form, sorted by the place it belongs to. */
import { type DataProblem, type ProblemWords, sayNamed } from '../../../kernel/data-problem.ts';

export interface Remark {
  /** '' for the whole file. */
  readonly place: string;
  readonly what: string;
}

/** At its field a problem is a sentence alone; in the form a line and a column mean nothing. */
export function remark(problem: DataProblem, words: ProblemWords): Remark {
  return { place: problem.path, what: sentence(sayNamed(problem, words)) };
}

function sentence(what: string): string {
  return `${what.charAt(0).toLocaleUpperCase()}${what.slice(1)}${/[.!?]$/.test(what) ? '' : '.'}`;
}

/** Those of this very place; with `below`, also of what is inside it. */
export function remarksAt(remarks: readonly Remark[], place: string, below = false): readonly Remark[] {
  return remarks.filter((r) => r.place === place || (below && r.place.startsWith(`${place}.`)));
}

/** The id of the element that shows a place. */
export const anchor = (place: string): string => `at-${place.replaceAll('.', '-')}`;

/** Puts the reader at the field of a place, or at the nearest thing around it; folds on the way are opened. */
export function show(place: string): void {
  for (let parts = place.split('.'); parts.length > 0; parts = parts.slice(0, -1)) {
    const found = document.getElementById(anchor(parts.join('.')));
    if (!found) continue;
    for (let fold = found.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true;
    const field = found.matches('input, select, textarea, summary')
      ? found
      : found.querySelector<HTMLElement>('summary, input, select, textarea, button');
    (field ?? found).focus();
    found.scrollIntoView({ block: 'center' });
    return;
  }
}
