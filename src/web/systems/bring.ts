/** Adds games that aren't shipped as modules to the catalogue, from a text on this device. */
import { type Entry, find } from '../../games/catalogue.ts';
import { addText, entryOf } from '../../games/from-text.ts';
import { parseHeader } from '../../kernel/session/journal.ts';
import { openStore } from '../store/open.ts';
import type { GameRecord, Store } from '../store/store.ts';

/** The game with this id: an example, a system that the player has added, or one that a saved game carries. */
export async function bring(
  id: string,
  opened: () => Promise<Store> = openStore,
): Promise<Entry | undefined> {
  const known = find(id);
  if (known) return known;
  const { exampleText } = await import('./examples.ts');
  const example = await exampleText(id);
  if (example !== undefined) return fromText(id, example);
  const store = await opened();
  const system = (await store.systems()).find((kept) => kept.id === id);
  const added = system && (await fromText(id, system.text));
  if (added) return added;
  const record = (await store.list()).find(({ game, header }) => game === id && header !== '');
  return record && bringGameOf(record);
}

async function fromText(id: string, text: string): Promise<Entry | undefined> {
  const added = await addText(text);
  return added.ok && added.entry.meta.id === id ? added.entry : undefined;
}

/** The game of a record; its header may carry it. */
export async function bringGameOf({ header }: Pick<GameRecord, 'header'>): Promise<Entry | undefined> {
  const read = parseHeader(header);
  return read.ok ? entryOf(read.value) : undefined;
}
