/** A saved game from a file: read, checked and put on the shelf, or refused with the reason; never half. */
import { find } from '../../games/index.ts';
import { parse } from '../../kernel/journal.ts';
import { resume } from '../../kernel/resume.ts';
import { sayProblem } from '../../words/program.ts';
import type { GameRecord, Store } from '../store/store.ts';
import { shelve } from '../table/kept.ts';
import type { Ui } from '../ui.ts';

const MEGABYTES = 8;

export type Imported =
  | { readonly ok: true; readonly record: GameRecord }
  | { readonly ok: false; readonly why: string };

export async function importFile(store: Store, file: File, ui: Ui): Promise<Imported> {
  const refuse = (why: string): Imported => ({ ok: false, why });
  const { files } = ui.program;
  if (file.size > MEGABYTES * 1024 * 1024) return refuse(files['too-large'](file.name, String(MEGABYTES)));
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return refuse(files.binary(file.name, ''));
  }
  if (text.includes('\0')) return refuse(files.binary(file.name, ''));
  return importText(store, file.name, text, ui);
}

export async function importText(store: Store, name: string, text: string, ui: Ui): Promise<Imported> {
  const journal = parse(text);
  if (!journal.ok) return { ok: false, why: sayProblem(ui.program, journal.problem) };
  const entry = find(journal.value.game);
  if (!entry) return { ok: false, why: ui.program.files['unknown-game'](name, journal.value.game) };
  const [game, words, inspect] = await Promise.all([
    entry.game(),
    entry.words[ui.lang](),
    entry.inspect?.() ?? {},
  ]);
  const resumed = resume(game, journal.value, inspect);
  if (!resumed.ok) return { ok: false, why: sayProblem(ui.program, resumed.problem, words) };
  return { ok: true, record: await shelve(store, resumed.value.session, Date.now()) };
}
