/**
 * Where games are kept: one record for each game, and one line for each journal entry, exactly as the journal
 * has it. An append names the number of entries it builds on; if another window was faster, nothing is written.
 */
import * as v from 'valibot';

export const GameRecord = v.object({
  id: v.string(),
  /** The game's id in the catalogue. */
  game: v.string(),
  /** The journal's first line: version, seed and options. */
  header: v.string(),
  /** How many entries the journal has. */
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** What the player calls it; '' for the game's own title. */
  name: v.string(),
  created: v.number(),
  updated: v.number(),
  /** The player draws and rolls; the app only asks for the result. */
  own: v.boolean(),
  /** Made by the app for a first look. */
  demo: v.boolean(),
  /** When it was taken off the shelf; 0: it stands there. */
  removed: v.number(),
});
export type GameRecord = v.InferOutput<typeof GameRecord>;

export interface Kept {
  readonly record: GameRecord;
  /** The entries as the journal's lines, the first one first. */
  readonly lines: readonly string[];
}

export type Patch = Partial<Pick<GameRecord, 'name' | 'own' | 'removed'>>;

export interface Store {
  /** False: nothing outlives this window. */
  readonly lasting: boolean;
  list(): Promise<readonly GameRecord[]>;
  create(record: GameRecord, lines: readonly string[]): Promise<void>;
  load(id: string): Promise<Kept | undefined>;
  /** `behind`: the journal no longer has `expected` entries, and nothing was written. */
  append(id: string, expected: number, lines: readonly string[], now: number): Promise<'saved' | 'behind'>;
  patch(id: string, patch: Patch): Promise<void>;
  /** Games off the shelf for longer than a month go for good. */
  tidy(now: number): Promise<void>;
}

/** A new game's id: short, and safe in an address and in a journal. */
export function newId(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => letters[byte % 32]).join('');
}

export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] as number;
}
