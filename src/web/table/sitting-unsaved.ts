/** Games with steps that could not be written: whoever comes back to one in this window finds it as it was left. */
import { onlyHere } from '../store/leaving.ts';
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
