/** Games with steps that couldn't be saved: this window keeps them as the player left them. */
import { formatEntry } from '../../kernel/session/journal.ts';
import type { Store, StoredGame } from '../store/store.ts';
import { warnOnUnload } from '../store/unload.ts';
import type { SavedHere } from './saved-game.ts';

const unsaved = new Map<string, SavedHere>();

export function unsavedGame(id: string): SavedHere | undefined {
  return unsaved.get(id);
}

export function rememberUnsaved(saved: SavedHere, needed: boolean): void {
  const { id } = saved.record;
  if (needed) unsaved.set(id, saved);
  else if (unsaved.get(id) === saved) unsaved.delete(id);
  warnOnUnload(saved, needed);
}

/** A game with everything this window knows, including steps that aren't saved. */
export async function loadAll(store: Store, id: string): Promise<StoredGame | undefined> {
  const left = unsavedGame(id);
  if (left?.store !== store) return store.load(id);
  return { record: left.record, lines: left.sitting.session.entries.map(formatEntry) };
}
