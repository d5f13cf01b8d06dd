/** Reads and checks the game in a link, and adds it to the shelf. */
import { type Entry, find } from '../../games/catalogue.ts';
import type { AnySpec } from '../../kernel/game.ts';
import { type Caption, splitGames } from '../../kernel/session/games-file.ts';
import type { Journal } from '../../kernel/session/journal.ts';
import type { Session } from '../../kernel/session/session.ts';
import type { Lang } from '../../kernel/words.ts';
import { wordsInPlay } from '../../words/program.ts';
import { importedRecord } from '../saved/kept.ts';
import { settings } from '../settings/settings.ts';
import { captionOf, check } from '../shelf/import.ts';
import { statusLine } from '../shelf/preview.ts';
import { announce } from '../store/news.ts';
import { backUpAll, type GameRecord, type Store } from '../store/store.ts';
import { looksLikeSystem, type ReadSystem, readSystem } from '../systems/read.ts';
import type { Ui } from '../words/ui.ts';
import { canDeflate, full, unpack } from './link.ts';

export type Sent =
  | {
      readonly ok: true;
      readonly session: Session<AnySpec>;
      readonly journal: Journal;
      readonly caption: Caption;
      readonly title: string;
      readonly where: string;
    }
  /** `holds`: there is a game in it. */
  | { readonly ok: false; readonly why: string; readonly holds?: boolean };

export async function readSent(letters: string, ui: Ui): Promise<Sent> {
  const { keeping } = ui.say;
  if (!canDeflate()) return { ok: false, why: keeping.noDeflate };
  const unpacked = await unpack(letters);
  if (unpacked === 'huge') return { ok: false, why: keeping.hugeLink };
  if (unpacked === 'broken') return { ok: false, why: keeping.badLinkHelp };
  const whole = await full(unpacked.text);
  if (whole === 'broken') return { ok: false, why: keeping.badLinkHelp };
  if (whole === 'older') return { ok: false, why: keeping.olderLink, holds: true };
  const checked = await check(keeping.link, whole.text, ui);
  if (!checked.ok) return { ...checked, holds: /^> emptychair /m.test(whole.text) };
  const { session, journal } = checked;
  const entry = find(session.game.id);
  if (!entry) return { ok: false, why: keeping.badLinkHelp };
  const spoken = await wordsInPlay(entry.words, ui.lang, session.options, settings().components);
  const caption = captionOf(splitGames(unpacked.text)[0], session.game.id);
  return { ok: true, session, journal, caption, title: spoken.title, where: statusLine(session, spoken) };
}

/** The solo system in a link; undefined if the link holds something else. */
export async function readSentSystem(
  letters: string,
  lang: Lang,
): Promise<{ ok: true; entry: Entry } | Extract<ReadSystem, { ok: false }> | undefined> {
  const unpacked = canDeflate() ? await unpack(letters) : 'broken';
  if (typeof unpacked === 'string' || !looksLikeSystem('', unpacked.text)) return undefined;
  const read = await readSystem(unpacked.text, lang, 0);
  if (!read.ok) return read;
  const entry = find(read.system.id);
  return entry && { ok: true, entry };
}

/** As with a file: the games on the shelf are backed up before anything is added. */
export async function putOnShelf(
  store: Store,
  { session, journal, caption }: Pick<Extract<Sent, { ok: true }>, 'session' | 'journal' | 'caption'>,
): Promise<GameRecord> {
  await backUpAll(store, 'import', Date.now()).catch(() => undefined);
  const { record, lines } = importedRecord(journal, session, Date.now(), {
    name: caption.name,
    own: caption.playerDraws,
  });
  await store.create(record, lines);
  announce(record.id, record.count);
  return record;
}
