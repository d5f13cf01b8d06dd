/** Games that come as one text file (src/solo): a player brings one, or a journal carries one. */
import { GAME_TEXT, type Journal } from '../kernel/session/journal.ts';
import type { SoloProblem } from '../solo/problem.ts';
import { add, type Entry, find } from './catalogue.ts';

export type FromText =
  | { readonly ok: true; readonly entry: Entry }
  | { readonly ok: false; readonly problems: readonly SoloProblem[] };

/** Adds the game of this text to the catalogue, unless it's there already. The compiler is loaded on demand. */
export async function addText(text: string): Promise<FromText> {
  const { moduleOf } = await import('../solo/module.ts');
  const read = moduleOf(text);
  if (!read.ok) return read;
  const { module, plan } = read;
  const { id } = module.meta;
  return { ok: true, entry: find(id) ?? add(module, { kind: 'text', id, text: plan.text }) };
}

/** The game of a journal. One that carries its game's text brings it along; a text that isn't that game's is no game. */
export async function entryOf({
  game,
  options,
}: Pick<Journal, 'game' | 'options'>): Promise<Entry | undefined> {
  const known = find(game);
  const text = options[GAME_TEXT];
  if (known || typeof text !== 'string') return known;
  const added = await addText(text);
  return added.ok && added.entry.meta.id === game ? added.entry : undefined;
}
