/**
 * Keeps the to-do list through a reload or a visit to another page: this window remembers which entries of the journal
 * changed the table. Other windows don't get the list, because each belongs to a different real table.
 */
import * as v from 'valibot';
import type { Span } from '../../sitting/to-do.ts';

const Kept = v.object({ from: v.number(), to: v.number() });

const key = (id: string) => `emptychair.todo.${id}`;

export function rememberToDo(id: string, span: Span | undefined): void {
  try {
    if (span) sessionStorage.setItem(key(id), JSON.stringify({ from: span.from, to: span.to }));
    else sessionStorage.removeItem(key(id));
  } catch {
    // Without storage the list lasts as long as the table is open.
  }
}

export function rememberedToDo(id: string): Span | undefined {
  try {
    const span = v.safeParse(Kept, JSON.parse(sessionStorage.getItem(key(id)) ?? 'null'));
    return span.success ? span.output : undefined;
  } catch {
    return undefined;
  }
}
