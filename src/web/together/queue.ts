/**
 * Actions that a shared table hasn't confirmed: in localStorage, which writes at once, so that a closed or updated page
 * finds them again. Each has its own key: windows of the same table don't overwrite each other.
 */
import * as v from 'valibot';
import type { Action } from '../../together/keep.ts';

const Stored = v.object({
  op: v.string(),
  lines: v.array(v.string()),
  place: v.string(),
  at: v.number(),
  expected: v.exactOptional(v.number()),
});

const prefix = (id: string) => `emptychair.queue.${id}.`;

export function readQueue(id: string): readonly Action[] {
  try {
    return (
      Object.entries<string>(localStorage)
        .filter(([key]) => key.startsWith(prefix(id)))
        .flatMap(([, text]) => {
          const read = v.safeParse(Stored, JSON.parse(text));
          return read.success ? [read.output] : [];
        })
        // In the order in which they were made; what was sent is always first.
        .sort((a, b) => a.at - b.at || Number(b.expected !== undefined) - Number(a.expected !== undefined))
    );
  } catch {
    return [];
  }
}

export function storeAction(id: string, action: Action): void {
  try {
    localStorage.setItem(prefix(id) + action.op, JSON.stringify(action));
  } catch {
    // Then it lasts as long as the page.
  }
}

export function forgetAction(id: string, op: string): void {
  try {
    localStorage.removeItem(prefix(id) + op);
  } catch {
    // Without storage there is nothing to remove.
  }
}
