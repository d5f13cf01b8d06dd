/** Reads a saved game, or opens it to play on this screen. */

import { find, type Entry as GameEntry } from '../../games/catalogue.ts';
import { entryOf } from '../../games/from-text.ts';
import { inspectionOf } from '../../games/module.ts';
import { type AnySpec, isCertain } from '../../kernel/game.ts';
import type { Inspect } from '../../kernel/options.ts';
import { formatEntry, type Problem, parseHeader } from '../../kernel/session/journal.ts';
import type { Resumed } from '../../kernel/session/resume.ts';
import type { Session } from '../../kernel/session/session.ts';
import type { SurfaceRules } from '../../sitting/chairs.ts';
import { Sitting } from '../../sitting/sitting.ts';
import { thinker } from '../bots/thinker.ts';
import { type GameRecord, newSeed, type Store, type StoredGame } from '../store/store.ts';
import type { SharedGame } from '../together/shared-game.ts';
import { readKept, resumeKept } from './kept.ts';
import { LocalGame } from './local-game.ts';
import type { SavedHere } from './saved-game.ts';
import { rememberedToDo } from './to-do-memory.ts';
import { unsavedGame } from './unsaved.ts';

/** Why a saved game can't be opened. `entry` is undefined if the game isn't in the catalogue. */
interface Unreadable {
  readonly ok: false;
  readonly problem: Problem;
  readonly kept: StoredGame;
  readonly entry: GameEntry | undefined;
}

/** A game that is open to play; `shared` is the same object, if the game is at a shared table. */
export type OpenGame = SavedHere | SharedGame;

export type OpenResult = { readonly ok: true; readonly saved: OpenGame } | Unreadable;

export type ReadGame =
  | {
      readonly ok: true;
      readonly session: Session<AnySpec>;
      readonly record: GameRecord;
      readonly entry: GameEntry;
    }
  | Unreadable;

/** One device is passed around, and draws between bots need no tap. */
export const APP: SurfaceRules = {
  handOver: 'always',
  drawsWithBots: true,
  drawsWithAnswers: true,
  newSeed,
};

/** The game as it is now, with this window's unsaved steps. Looking at a game changes nothing of what is stored. */
export async function readGame(store: Store, id: string): Promise<ReadGame | undefined> {
  const left = unsavedGame(id);
  if (left?.store === store) {
    const { sitting, record, entry } = left;
    return { ok: true, session: sitting.session, record, entry };
  }
  const read = await readStored(store, id);
  if (!read?.ok) return read;
  const { resumed, kept, entry } = read;
  return { ok: true, session: resumed.session, record: kept.record, entry };
}

/** Opens the game to play it: what resuming has added is saved at once. */
export async function openGame(store: Store, id: string): Promise<OpenResult | undefined> {
  const left = unsavedGame(id);
  if (left?.store === store) {
    void left.save();
    return { ok: true, saved: left };
  }
  const read = await readStored(store, id);
  if (!read?.ok) return read;
  const { resumed, kept, entry, inspect } = read;
  const { record } = kept;
  if (record.shared) {
    const { openShared } = await import('../together/shared-game.ts');
    return openShared(store, kept, entry, { game: resumed.session.game, inspect });
  }
  const { session } = resumed;
  const about = await worthSaying(resumed, kept.lines.length, entry);
  // A file may have been cut before an automatic draw.
  if (isCertain(session.node)) session.settle();
  session.drawHere(newSeed);
  const sitting = new Sitting(session, record.own, APP, (job) => thinker.think(job));
  const span = rememberedToDo(id);
  if (span)
    sitting.toDo.recall(span, (entries) => {
      const lines = session.entries.slice(0, entries).map(formatEntry);
      const before = readKept(sitting.game, { record, lines }, inspect);
      return before.ok ? before.value : undefined;
    });
  const saved = new LocalGame(sitting, store, entry, inspect, record, about);
  void saved.save();
  return { ok: true, saved };
}

async function readStored(
  store: Store,
  id: string,
): Promise<
  | { ok: true; resumed: Resumed<AnySpec>; kept: StoredGame; entry: GameEntry; inspect: Inspect }
  | Unreadable
  | undefined
> {
  const kept = await store.load(id);
  if (!kept) return undefined;
  const { record } = kept;
  const header = parseHeader(record.header);
  const entry = header.ok ? await entryOf(header.value) : find(record.game);
  if (!entry) return { ok: false, problem: { reason: 'header', found: record.header }, kept, entry };
  const [game, inspect] = await Promise.all([entry.game(), inspectionOf(entry)]);
  const read = resumeKept(game, kept, inspect);
  if (!read.ok) return { ok: false, problem: read.problem, kept, entry };
  return { ok: true, resumed: read.value, kept, entry, inspect };
}

/** What to tell the player on opening: what is wrong, and once, when new rules take over, what they couldn't keep. */
async function worthSaying(
  resumed: Resumed<AnySpec>,
  kept: number,
  entry: GameEntry,
): Promise<Resumed<AnySpec> | undefined> {
  const first = resumed.session.entries.length > kept;
  const { damage } = resumed;
  const strays = resumed.strays.length > 0 ? await stray(resumed, entry) : [];
  if (first) return { ...resumed, strays };
  if (damage.length + strays.length === 0) return undefined;
  return { ...resumed, strays, lost: [], dropped: [], unverified: undefined };
}

async function stray(resumed: Resumed<AnySpec>, entry: GameEntry): Promise<Resumed<AnySpec>['strays']> {
  const [{ notSimulated }, roster] = await Promise.all([
    import('../../lab/play/simulated.ts'),
    entry.bots?.(),
  ]);
  return notSimulated(resumed, roster, false);
}
