/** Converts between a session and what is stored of it: records and journal lines. */
import type { AnySpec, Game } from '../../kernel/game.ts';
import type { Inspect } from '../../kernel/options.ts';
import { type Attempt, formatEntry, formatHeader, type Journal } from '../../kernel/session/journal.ts';
import { parseFor, type Resumed, resume } from '../../kernel/session/resume.ts';
import type { Session } from '../../kernel/session/session.ts';
import { announce } from '../store/news.ts';
import { type GameRecord, newId, type Store, type StoredGame } from '../store/store.ts';

/** Without its header it gets a placeholder, so that its entries don't become those of the game before it in a file. */
export function keptText({ record: { header }, lines }: StoredGame): string {
  const whole = header.startsWith('> emptychair ') && !/[\r\n]/.test(header);
  return `${[whole ? header : '> emptychair ???', ...lines].join('\n')}\n`;
}

export function readKept(game: Game<AnySpec>, kept: StoredGame, inspect: Inspect): Attempt<Session<AnySpec>> {
  const resumed = resumeKept(game, kept, inspect);
  return resumed.ok ? { ok: true, value: resumed.value.session } : resumed;
}

/** The same, with everything to tell the player about it. */
export function resumeKept(
  game: Game<AnySpec>,
  kept: StoredGame,
  inspect: Inspect,
): Attempt<Resumed<AnySpec>> {
  const journal = parseFor(game, keptText(kept));
  return journal.ok ? resume(game, journal.value, inspect) : journal;
}

/** A game's name, who draws in it, and whether it is the demo; an `id` if it's already known. */
type RecordFields = Partial<
  Pick<GameRecord, 'id' | 'name' | 'own' | 'demo' | 'guided' | 'simulated' | 'shared'>
>;

/** A session as a separate game. */
export function newRecord(session: Session<AnySpec>, now: number, as: RecordFields = {}): StoredGame {
  const record: GameRecord = {
    id: as.id ?? newId(),
    game: session.game.id,
    header: formatHeader(session.journal),
    count: session.entries.length,
    name: as.name ?? '',
    created: now,
    updated: now,
    own: as.own ?? false,
    demo: as.demo ?? false,
    removed: 0,
    archived: 0,
    over: 0,
    guided: as.guided ?? false,
    guidedFrom: 0,
    simulated: as.simulated ?? false,
    shared: as.shared ?? null,
  };
  return { record, lines: session.entries.map(formatEntry) };
}

/**
 * A journal as it was read. A journal of older rules stays unchanged: the first time it's opened, the player learns what
 * the new rules couldn't keep.
 */
export function importedRecord(
  journal: Journal,
  session: Session<AnySpec>,
  now: number,
  as: RecordFields = {},
): StoredGame {
  const { record, lines } = newRecord(session, now, as);
  const { length: count } = journal.entries;
  if (lines.length === count) return { record, lines };
  return { record: { ...record, header: formatHeader(journal), count }, lines: lines.slice(0, count) };
}

/** Puts it on the shelf. */
export async function createGame(
  store: Store,
  session: Session<AnySpec>,
  now: number,
  as: RecordFields = {},
): Promise<GameRecord> {
  const { record, lines } = newRecord(session, now, as);
  await store.create(record, lines);
  announce(record.id, record.count);
  return record;
}
