/** Games that come as one text file (src/solo): a player brings one, or a journal carries one. */
import type { AnySpec, Game } from '../kernel/game.ts';
import { type Attempt, GAME_TEXT, type Journal } from '../kernel/session/journal.ts';
import { underNewText } from '../kernel/session/new-text.ts';
import { type Resumed, resume } from '../kernel/session/resume.ts';
import type { Change } from '../solo/changes.ts';
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

/** What the file calls itself, '' if it says nothing. */
export function systemId(text: string): string {
  return /^id: *([a-z0-9-]{1,60}) *$/m.exec(text)?.[1] ?? '';
}

/** Whether a journal is of another text of the same system. */
export function isOtherText({ id, text }: Game<AnySpec>, { game, options }: Journal): boolean {
  const old = options[GAME_TEXT];
  if (text === undefined || typeof old !== 'string' || game === id) return false;
  return systemId(text) !== '' && systemId(old) === systemId(text);
}

export interface OnNewText {
  /** The game from the last position that the new text understands, or why there is none. */
  readonly resumed: Attempt<Resumed<AnySpec>>;
  readonly journal: Journal;
  readonly changes: readonly Change[];
}

/** A saved game of another text of this system, continued with this one. */
export async function onNewText(game: Game<AnySpec>, old: Journal): Promise<OnNewText> {
  const { compile } = await import('../solo/read/compile.ts');
  const { changesBetween } = await import('../solo/changes.ts');
  const [before, now] = [compile(String(old.options[GAME_TEXT])), compile(game.text ?? '')];
  const last = old.entries.findLast((entry) => entry.kind === 'check');
  const changes = before.ok && now.ok ? changesBetween(before.plan, now.plan, last?.state) : [];
  const journal = underNewText(game, old);
  return { resumed: resume(game, journal), journal, changes };
}
