/** Games that began with another text of a solo system, and their continuation with this one. */
import type { AnySpec, Game } from '../../kernel/game.ts';
import { parse, parseHeader } from '../../kernel/session/journal.ts';
import { isOtherText } from '../../solo/other-text.ts';
import { sayProblem } from '../../words/program.ts';
import { importedRecord, keptText } from '../saved/kept.ts';
import { loadAll } from '../saved/unsaved.ts';
import { announce } from '../store/news.ts';
import type { GameRecord, Store } from '../store/store.ts';
import type { Ui } from '../words/ui.ts';
import { bringGameOf } from './bring.ts';

/** Those on the shelf, the newest first. */
export async function gamesOfOtherTexts(store: Store, game: Game<AnySpec>): Promise<readonly GameRecord[]> {
  const records = (await store.list()).filter(({ removed, archived, shared, header }) => {
    const read = removed === 0 && archived === 0 && shared === null ? parseHeader(header) : undefined;
    return read?.ok === true && isOtherText(game, read.value);
  });
  // Their titles are in their texts.
  for (const record of records) await bringGameOf(record);
  return records.toSorted((a, b) => b.updated - a.updated);
}

export type WentOn =
  /** `changes`: what isn't as it was, although it continues. */
  | { readonly ok: true; readonly record: GameRecord; readonly changes: readonly string[] }
  /** `why`: what the new text has changed, or the first entry that it doesn't allow. */
  | { readonly ok: false; readonly why: readonly string[] };

/** A copy of the game, from the last position that the new text understands. */
export async function continueWith(
  store: Store,
  game: Game<AnySpec>,
  { id, name, own }: GameRecord,
  { lang, program, say }: Ui,
): Promise<WentOn> {
  const kept = await loadAll(store, id);
  const old = kept && parse(keptText(kept));
  if (!old?.ok) return { ok: false, why: [say.keeping.damaged] };
  const [{ onNewText }, { sayChange }] = await Promise.all([
    import('../../solo/on-new-text.ts'),
    import('../../solo/words/words.ts'),
  ]);
  const { resumed, journal, changes } = onNewText(game, old.value);
  const changed = changes.map((change) => sayChange(change, lang));
  if (!resumed.ok)
    return { ok: false, why: changed.length > 0 ? changed : [sayProblem(program, resumed.problem)] };
  const copy = importedRecord(journal, resumed.value.session, Date.now(), { name, own });
  await store.create(copy.record, copy.lines);
  announce(copy.record.id, copy.record.count);
  return { ok: true, record: copy.record, changes: changed };
}
