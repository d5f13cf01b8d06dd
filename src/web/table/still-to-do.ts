/** What an undo, a redo or a correction asks of the table is asked until it is done: also after a reload or a look elsewhere. */
import * as v from 'valibot';
import type { Entry } from '../../kernel/journal.ts';

/** The entries of the journal that changed the table: from the first one to before the second. */
const Span = v.object({ from: v.number(), to: v.number() });
export type Span = v.InferOutput<typeof Span>;

const key = (id: string) => `emptychair.todo.${id}`;

/** In this window alone: another one has its own table before it. No span: all is put right. */
export function keepToDo(id: string, span: Span | undefined): void {
  try {
    if (span) sessionStorage.setItem(key(id), JSON.stringify(span));
    else sessionStorage.removeItem(key(id));
  } catch {
    // No storage: the list holds as long as the table is open.
  }
}

/** How many entries stood before the change, if nothing was played since. */
export function stillToDo(id: string, entries: readonly Entry[]): number | undefined {
  try {
    const span = v.safeParse(Span, JSON.parse(sessionStorage.getItem(key(id)) ?? 'null'));
    if (!span.success || span.output.to > entries.length) return undefined;
    const { from, to } = span.output;
    const since = entries.slice(to);
    return since.every(({ kind }) => kind === 'note' || kind === 'mark') ? from : undefined;
  } catch {
    return undefined;
  }
}
