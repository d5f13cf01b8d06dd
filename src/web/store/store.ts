/**
 * Where games are kept: one record for each game, and one line for each journal entry, exactly as the journal
 * has it. An append names the number of entries it builds on; if another window was faster, nothing is written.
 * Backups are complete copies; they are deleted only when they are old or space is short.
 */
import * as v from 'valibot';
import type { Meta } from '../../kernel/meta.ts';
import { LANGS } from '../../kernel/words.ts';

/** Always a valid date, even from a damaged record. */
export const Time = v.fallback(v.pipe(v.number(), v.minValue(-8.64e15), v.maxValue(8.64e15)), 0);

/** Fields that a game can do without fall back; `id`, `game` and `header` are what it is. */
export const GameRecord = v.object({
  id: v.string(),
  /** The game's id in the catalogue. */
  game: v.string(),
  /** The journal's first line: version, seed and options. */
  header: v.string(),
  /** How many entries the journal has. */
  count: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  /** What the player calls it; '' for the game's own title. */
  name: v.fallback(v.string(), ''),
  created: Time,
  updated: Time,
  /** The player draws and rolls; the app only asks for the result. */
  own: v.fallback(v.boolean(), false),
  /** Made by the app for a first look. */
  demo: v.fallback(v.boolean(), false),
  /** When it was deleted from the shelf; 0 if it is still there. */
  removed: Time,
  /** When it was put in the archive; 0: it is in progress. */
  archived: Time,
  /** Played with the guide: a player's first game, or since somebody turned it on. */
  guided: v.fallback(v.boolean(), false),
  /** How many steps had been played then: what was asked before counts as not yet explained. */
  guidedFrom: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  /** Played by the app when it simulated, so it doesn't count among the player's games. */
  simulated: v.fallback(v.boolean(), false),
  /** How many entries it had when the shelf last found it finished; with more entries it isn't. */
  over: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  /** The shared table that this is a copy of; null for a game of this device. */
  shared: v.fallback(
    v.nullable(
      v.object({
        table: v.string(),
        token: v.string(),
        role: v.picklist(['host', 'seat', 'table', 'watch']),
        /** What was seen of the table around its journal last; for the person who opens the game. */
        seen: v.exactOptional(v.unknown()),
      }),
    ),
    null,
  ),
});
export type GameRecord = v.InferOutput<typeof GameRecord>;

/** A record as far as it can be read. A damaged one stays visible, with an empty header. */
export function readRecord(id: string, found: unknown): GameRecord {
  const read = v.safeParse(GameRecord, found);
  if (read.success) return { ...read.output, id, game: gameIn(read.output) };
  const left = typeof found === 'object' && found !== null ? found : {};
  const rest = v.safeParse(GameRecord, { game: '', header: '', ...left, id });
  return rest.success ? { ...rest.output, header: '' } : v.parse(GameRecord, { id, game: '', header: '' });
}

/** The header goes with the entries, so the game that it names is the game. */
function gameIn({ header, game }: Pick<GameRecord, 'header' | 'game'>): string {
  return /^> emptychair \d+ ([a-z][a-z0-9-]*) /.exec(header)?.[1] ?? game;
}

export interface StoredGame {
  readonly record: GameRecord;
  /** The entries as the journal's lines, the first one first. */
  readonly lines: readonly string[];
}

/** Replaces an entry that is missing from the database, so that no reader skips it as a comment. */
export const MISSING = '> ???';

/** An entry as stored. What isn't a line of a journal must not be skipped like a comment. */
export function readLine(found: unknown): string {
  if (typeof found !== 'string') return MISSING;
  return /^>[^\r\n]*$/.test(found) ? found : `${MISSING} ${JSON.stringify(found)}`;
}

const Spoken = v.object({ en: v.string(), pl: v.string(), cs: v.string(), ru: v.string() });
const FromTo = v.tuple([v.number(), v.number()]);

/** A solo system that the player has added: its text, and what the shelf shows of it without reading the text again. */
export const System = v.object({
  /** The game's id in the catalogue. */
  id: v.string(),
  text: v.string(),
  added: Time,
  meta: v.object({
    id: v.string(),
    status: v.picklist(['draft', 'complete']),
    players: FromTo,
    minutes: FromTo,
    langs: v.array(v.picklist(LANGS)),
    title: Spoken,
    pitch: Spoken,
  }),
});
export type System = Omit<v.InferOutput<typeof System>, 'meta'> & { readonly meta: Meta };

export type Patch = Partial<
  Pick<
    GameRecord,
    'name' | 'own' | 'removed' | 'archived' | 'over' | 'guided' | 'guidedFrom' | 'header' | 'shared'
  >
>;

export const OCCASIONS = ['turn', 'import', 'delete', 'update'] as const;
export type Occasion = (typeof OCCASIONS)[number];

export interface Backup {
  /** Its number among all backups, the newest one highest. */
  readonly key: number;
  readonly at: number;
  readonly occasion: Occasion;
  readonly kept: StoredGame;
}

/** How many backups of a game are kept, the newest ones. */
export const BACKUPS = 5;

export interface Store {
  /** False: nothing outlives this window. */
  readonly lasting: boolean;
  /** Why it doesn't: the browser stores nothing, or a newer version of the app has written the data. */
  readonly because?: 'blocked' | 'newer';
  list(): Promise<readonly GameRecord[]>;
  create(record: GameRecord, lines: readonly string[]): Promise<void>;
  /** All or none; none if it's stopped before the end. */
  createAll(games: readonly StoredGame[], stop?: AbortSignal): Promise<void>;
  load(id: string): Promise<StoredGame | undefined>;
  /**
   * `behind`: the journal no longer has `expected` entries, and nothing was written. Lines that were written before, by
   * a worker that couldn't confirm them, count as saved.
   */
  append(id: string, expected: number, lines: readonly string[], now: number): Promise<'saved' | 'behind'>;
  patch(id: string, patch: Patch): Promise<void>;
  /** A copy of the game as it is now, unless the newest backup has all of it. */
  backUp(id: string, occasion: Occasion, now: number): Promise<void>;
  /** The newest first. */
  backups(id: string): Promise<readonly Backup[]>;
  /** The player's solo systems, in any order. */
  systems(): Promise<readonly System[]>;
  keepSystem(system: System): Promise<void>;
  /** Its games stay: each of them carries its text. */
  deleteSystem(id: string): Promise<void>;
  /** Counts a day for each deleted game; after DAYS_OFF days it is removed for good. */
  tidy(now: number): Promise<void>;
}

/**
 * A month of days on which the app was used. Only days of use count: a clock that jumps doesn't expire a game, and a
 * player who comes back after a year can still restore one deleted by mistake.
 */
export const DAYS_OFF = 31;

/** The number of days on which the app was used since a game was deleted, and the last of them. `since`: deleting it again restarts the count. */
const Off = v.object({ days: v.number(), day: v.string(), since: v.string() });

/** The count in a record, including today. */
export function countDay(record: object, since: string, now: number): v.InferOutput<typeof Off> {
  const before = v.safeParse(Off, Reflect.get(record, 'off'));
  const day = new Date(now).toDateString();
  if (!before.success || before.output.since !== since) return { days: 1, day, since };
  return before.output.day === day ? before.output : { days: before.output.days + 1, day, since };
}

/** Backs up every game before something happens to all of them. If one backup fails, the others are still made. */
export async function backUpAll(store: Store, occasion: Occasion, now: number): Promise<void> {
  for (const { id } of await store.list()) await store.backUp(id, occasion, now).catch(() => undefined);
}

/** Whether what is stored where these lines should go begins with exactly these lines. */
export function alreadyWritten(stored: readonly unknown[], lines: readonly string[]): boolean {
  return lines.every((line, i) => line === stored[i]);
}

/** A new turn has begun among these entries. */
export function beginsTurn(lines: readonly string[]): boolean {
  return lines.some((line) => line.startsWith('> check '));
}

/** A new game's id: short, and safe in an address and in a journal. */
export function newId(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => letters[byte % 32]).join('');
}

/** 128 bits: no row of results gives it away. */
export function newSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
}
