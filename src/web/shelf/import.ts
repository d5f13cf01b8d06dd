/**
 * Saved games from a file: read, checked and put on the shelf, or refused with the reason; never half a game. If a
 * file has several, those that can't be read are named, and nothing of them is saved.
 */

import { catalogue } from '../../games/catalogue.ts';
import { entryOf } from '../../games/from-text.ts';
import { inspectionOf } from '../../games/module.ts';
import { at } from '../../kernel/at.ts';
import type { AnySpec } from '../../kernel/game.ts';
import { type Caption, MOST_GAMES, splitGames } from '../../kernel/session/games-file.ts';
import { type Journal, parseHeader } from '../../kernel/session/journal.ts';
import { parseFor, resume } from '../../kernel/session/resume.ts';
import type { Session } from '../../kernel/session/session.ts';
import { systemId } from '../../solo/other-text.ts';
import { sayProblem } from '../../words/program.ts';
import { MOST_READ } from '../library/bundle.ts';
import { importedRecord } from '../saved/kept.ts';
import { cleanName } from '../saved/name.ts';
import { type Settings, settingsIn } from '../settings/settings.ts';
import { announce } from '../store/news.ts';
import { backUpAll, type GameRecord, type Store, type System } from '../store/store.ts';
import { systemsIn } from '../systems/backup.ts';
import { looksLikeSystem, readSystem, type SaidProblem } from '../systems/read.ts';
import type { Ui } from '../words/ui.ts';

/** A game of the file that can't be read; its name, '' without one. */
export interface Unread {
  readonly name: string;
  readonly why: string;
}

export type Imported =
  | {
      readonly ok: true;
      readonly records: readonly GameRecord[];
      readonly unread: readonly Unread[];
      /** The settings in the file, next to its games. */
      readonly settings?: Settings | undefined;
      /** The id of the solo system that was in the file instead of games. */
      readonly system?: string;
      /** How many solo systems a backup brought along with its games. */
      readonly systems?: number;
    }
  /** `problems`: what is wrong with the text of a solo system. */
  | { readonly ok: false; readonly why: string; readonly problems?: readonly SaidProblem[] };

type Checked =
  | { readonly ok: true; readonly session: Session<AnySpec>; readonly journal: Journal }
  | { readonly ok: false; readonly why: string };

/** Progress of an import. A file with many games takes a while, and the player may cancel. */
export interface Reading {
  readonly told: (done: number, of: number) => void;
  readonly stop: AbortSignal;
}

/** Reading pauses after this many milliseconds so that the page can redraw. */
const BREATH = 50;

export async function importFile(store: Store, file: File, ui: Ui, reading?: Reading): Promise<Imported> {
  const { files } = ui.program;
  const refuse = (why: string): Imported => ({ ok: false, why: `${why} ${ui.say.keeping.notOpened}` });
  if (file.size > MOST_READ * 2 ** 20) return refuse(files['too-large'](file.name, String(MOST_READ)));
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    // It was moved or taken away after it was chosen.
    return refuse(files.unreadable(file.name, ''));
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse(files.binary(file.name, ''));
  }
  if (text.includes('\0')) return refuse(files.binary(file.name, ''));
  return looksLikeSystem(file.name, text)
    ? importSystem(store, file.name, text, ui)
    : importText(store, file.name, text, ui, reading);
}

async function importSystem(store: Store, file: string, text: string, ui: Ui): Promise<Imported> {
  const read = await readSystem(text, ui.lang, Date.now());
  if (!read.ok) {
    const { problems } = read;
    return { ok: false, why: ui.say.systems.problems(file, problems.length), problems };
  }
  const { id } = read.system;
  try {
    await store.keepSystem(read.system);
  } catch {
    return { ok: false, why: ui.say.systems.notSaved };
  }
  announce(id, 0);
  return { ok: true, records: [], unread: [], system: id };
}

/** One game or several. All are checked first and then added together: all or none. */
async function importText(
  store: Store,
  name: string,
  text: string,
  ui: Ui,
  reading?: Reading,
): Promise<Imported> {
  const { keeping } = ui.say;
  const refuse = (...why: string[]): Imported => ({ ok: false, why: [...why, keeping.notOpened].join(' ') });
  const systems = await systemsOf(text, ui);
  const parts = systems.read.length > 0 && !/^> emptychair /m.test(text) ? [] : splitGames(text);
  if (parts.length > MOST_GAMES) return refuse(keeping.tooManyGames);
  const read: (readonly [caption: Caption, game: Extract<Checked, { ok: true }>])[] = [];
  const unread: Unread[] = [...systems.unread];
  let drawn = performance.now();
  let slow = false;
  for (const [done, part] of parts.entries()) {
    if (reading && performance.now() - drawn > BREATH) {
      slow = true;
      reading.told(done, parts.length);
      await new Promise((resolve) => setTimeout(resolve));
      drawn = performance.now();
    }
    if (reading?.stop.aborted) return refuse();
    const checked = await check(name, part.text, ui, part.above);
    if (checked.ok) read.push([captionOf(part, checked.session.game.id), checked]);
    else unread.push({ name: parts.length > 1 ? part.name : '', why: checked.why });
  }
  const reasons = unread.map(({ name, why }) => (name ? `${name}: ${why}` : why));
  if (read.length + systems.read.length === 0)
    return refuse(...reasons, ...(looksLikeData(text) ? [keeping.dataFile] : []));
  await backUpAll(store, 'import', Date.now()).catch(() => undefined);
  if (slow) reading?.told(parts.length, parts.length);
  // The shelf keeps the file's order, the first one first.
  const now = Date.now();
  const games = read.map(([{ name, playerDraws }, { journal, session }], n) =>
    importedRecord(journal, session, now - n, { name, own: playerDraws }),
  );
  try {
    await store.createAll(games, reading?.stop);
  } catch {
    if (reading?.stop.aborted) return refuse();
    const told = unread.length > 0 ? [keeping.unread(unread.length), ...reasons] : [];
    return refuse(games.length > 1 ? keeping.newOnesNotSaved : keeping.newNotSaved, ...told);
  }
  for (const system of systems.read) {
    // The games are saved, and each carries its own text.
    await store.keepSystem(system).catch(() => {
      unread.push({ name: system.meta.title[ui.lang], why: ui.say.systems.notSaved });
    });
    announce(system.id, 0);
  }
  const records = games.map(({ record }) => record);
  // One call is enough for a shelf in another window.
  for (const { id, count } of records.slice(-1)) announce(id, count);
  return { ok: true, records, unread, settings: settingsIn(text), systems: systems.read.length };
}

/** The solo systems of a backup; those that this version refuses, with the first reason. */
async function systemsOf(
  text: string,
  ui: Ui,
): Promise<{ read: readonly System[]; unread: readonly Unread[] }> {
  const read: System[] = [];
  const unread: Unread[] = [];
  for (const { text: systemText, added } of systemsIn(text)) {
    const checked = await readSystem(systemText, ui.lang, added);
    if (checked.ok) read.push(checked.system);
    else {
      const { at: place, what } = at(checked.problems, 0);
      unread.push({ name: systemId(systemText), why: `${place}: ${what}` });
    }
  }
  return { read, unread };
}

/** JSON without a saved game in it: perhaps a deck, a board or units, opened in the wrong place. */
function looksLikeData(text: string): boolean {
  return /^\uFEFF?\s*[[{]/.test(text) && !text.includes('> emptychair ');
}

/** A journal that can be played here, or why it can't. */
export async function check(name: string, text: string, ui: Ui, above = 0): Promise<Checked> {
  const header = parseHeader(text, above);
  if (!header.ok) return { ok: false, why: sayProblem(ui.program, header.problem) };
  const entry = await entryOf(header.value);
  if (!entry) return { ok: false, why: ui.program.files['unknown-game'](name, header.value.game) };
  const [game, words, inspect] = await Promise.all([
    entry.game(),
    entry.words[ui.lang](),
    inspectionOf(entry),
  ]);
  const journal = parseFor(game, text, above);
  if (!journal.ok) return { ok: false, why: sayProblem(ui.program, journal.problem, words) };
  const resumed = resume(game, journal.value, inspect);
  if (!resumed.ok) return { ok: false, why: sayProblem(ui.program, resumed.problem, words) };
  return { ok: true, session: resumed.value.session, journal: journal.value };
}

/** The caption it came with. The game's own title, in any language, isn't a name: the shelf shows it in the current language. */
export function captionOf(part: Caption | undefined, game: string): Caption {
  const name = cleanName(part?.name ?? '');
  const titles: readonly string[] = catalogue().flatMap(({ meta }) =>
    meta.id === game ? Object.values(meta.title) : [],
  );
  return { name: titles.includes(name) || name === '–' ? '' : name, playerDraws: part?.playerDraws ?? false };
}
