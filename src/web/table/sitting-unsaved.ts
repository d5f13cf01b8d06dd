/** Games with steps that could not be written: whoever comes back to one in this window finds it as it was left. */
import { formatEntry } from '../../kernel/session/journal.ts';
import { onlyHere } from '../store/leaving.ts';
import type { Kept, Store } from '../store/store.ts';
import type { Sitting } from './sitting.ts';

const unsaved = new Map<string, Sitting>();

export function atHand(id: string): Sitting | undefined {
  return unsaved.get(id);
}

export function keepAtHand(sitting: Sitting, needed: boolean): void {
  const { id } = sitting.record;
  if (needed) unsaved.set(id, sitting);
  else if (unsaved.get(id) === sitting) unsaved.delete(id);
  onlyHere(sitting, needed);
}

/** A game with all that this window knows of it, also what the disk does not have. */
export async function loadAll(store: Store, id: string): Promise<Kept | undefined> {
  const left = atHand(id);
  if (left?.store !== store) return store.load(id);
  return { record: left.record, lines: left.session.entries.map(formatEntry) };
}
