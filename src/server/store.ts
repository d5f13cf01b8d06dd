/**
 * Where shared tables are kept. Nobody hears of a line before it's on disk: the promise of every write resolves after
 * the commit, and rejects if nothing was written.
 */

import type { Role } from '../together/messages.ts';

export type { Role } from '../together/messages.ts';

export interface TableRecord {
  readonly id: string;
  readonly game: string;
  /** The journal's first line. */
  readonly header: string;
  /** The key of the current draws, 64 hexadecimal digits. It leaves the server only when it's published. */
  readonly key: string;
  /** How many entries the journal has. */
  readonly count: number;
  /** When something last happened at the table. */
  readonly touched: number;
}

/** A device at a table. */
export interface Chair {
  readonly chair: number;
  readonly role: Role;
  /** The SHA-256 of its token. */
  readonly hash: string;
}

/** A chair before it has its number. */
export type NewChair = Omit<Chair, 'chair'>;

/** The lines of one action. */
export interface Append {
  readonly table: string;
  /** The number of entries that they build on. */
  readonly expected: number;
  readonly lines: readonly string[];
  /** The client's name for the action, by which it's found when it's sent again. */
  readonly op: string;
  readonly chair: number;
  readonly at: number;
  /** The key of the draws from now on, if it changes. */
  readonly key?: string;
}

/** A table, or what came after an entry of it. */
export interface Kept {
  readonly record: TableRecord;
  readonly lines: readonly string[];
  /** The action that each line belongs to; '' for those that the table began with. */
  readonly ops: readonly string[];
}

/** What a store tells about the tables that are open. A table may be told of again, and with a count that is known. */
export interface Watch {
  tables(): readonly string[];
  told(table: string, count: number): void;
}

export interface TableStore {
  create(record: TableRecord, lines: readonly string[], chairs: readonly Chair[]): Promise<void>;
  /** The lines from `from` on, all of them unless it's given. */
  load(id: string, from?: number): Promise<Kept | undefined>;
  /** `behind`: the journal no longer has `expected` entries, and nothing was written. */
  append(action: Append): Promise<'saved' | 'behind'>;
  addChair(table: string, chair: NewChair): Promise<Chair>;
  chairs(table: string): Promise<readonly Chair[]>;
  /** From now on others who write to the same store are noticed. Only one server uses a store that can't tell. */
  watch?(watch: Watch): void;
  /** A complete copy of everything in a new file, unless the database has its own means. */
  backUp?(file: string): Promise<void>;
  close(): Promise<void>;
}

export interface KeptEntry {
  readonly n: number;
  readonly line: string;
  readonly op: string;
}

/** The entries from `from` to the end of the table. A gap is an error, never a shorter game. */
export function inOrder(
  { id, count }: TableRecord,
  entries: readonly KeptEntry[],
  from: number,
): Pick<Kept, 'lines' | 'ops'> {
  const missing = entries.findIndex(({ n }, i) => n !== from + i);
  if (missing >= 0) throw new Error(`table ${id} has no entry ${from + missing}`);
  const there = from + entries.length;
  if (there !== count && from <= count) throw new Error(`table ${id} has ${there} of ${count} entries`);
  return { lines: entries.map(({ line }) => line), ops: entries.map(({ op }) => op) };
}
