/** Games with steps that couldn't be saved: in this window the player finds them as they were left. */
import { formatEntry } from '../../kernel/session/journal.ts';
import { onlyHere } from '../store/leaving.ts';
import type { Kept, Store } from '../store/store.ts';
import type { Keeping } from './keeping.ts';

const unsaved = new Map<string, Keeping>();

export function atHand(id: string): Keeping | undefined {
  return unsaved.get(id);
}

export function keepAtHand(keeping: Keeping, needed: boolean): void {
  const { id } = keeping.record;
  if (needed) unsaved.set(id, keeping);
  else if (unsaved.get(id) === keeping) unsaved.delete(id);
  onlyHere(keeping, needed);
}

/** A game with everything this window knows, including steps that aren't saved. */
export async function loadAll(store: Store, id: string): Promise<Kept | undefined> {
  const left = atHand(id);
  if (left?.store !== store) return store.load(id);
  return { record: left.record, lines: left.sitting.session.entries.map(formatEntry) };
}
