/**
 * Where shared tables are kept. Nobody hears of a line before it's on disk: the promise of every write resolves after
 * the commit, and rejects if nothing was written.
 */

import type { ENDS, Proposal, Role, TableState } from '../../together/messages.ts';

export type { Role } from '../../together/messages.ts';

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

/** A person at a table: all devices with the same token. */
export interface PersonRecord {
  readonly chair: number;
  readonly role: Role;
  /** The SHA-256 of its token. */
  readonly hash: string;
  readonly name: string;
  /** The seats of the game that are theirs. */
  readonly seats: readonly string[];
  /** When they were last here. */
  readonly seen: number;
  /** They count as here until then, unless a server says so again. */
  readonly until: number;
}

/** A chair that somebody is given. */
export type NewChair = Pick<PersonRecord, 'role' | 'hash'>;

/** A proposal, and how it ended; '' while it's open. */
export interface KeptProposal extends Proposal {
  readonly how: '' | (typeof ENDS)[number];
}

/** Who is at a table and on what terms. It changes as a whole, like the journal: an action that builds on an older one is behind. */
export interface Gathering {
  readonly policy: TableState['policy'];
  readonly state: TableState['state'];
  readonly locked: boolean;
  readonly ownDice: boolean;
  readonly chairs: readonly PersonRecord[];
  readonly proposals: readonly KeptProposal[];
}

/** A gathering as it's kept. */
export interface Gathered extends Gathering {
  /** How often it was changed. */
  readonly around: number;
  /** How often somebody came or went. */
  readonly visits: number;
}

/** What one action changes, together or not at all. */
export interface Append {
  readonly table: string;
  /** The number of entries that it builds on. */
  readonly expected: number;
  /** The number of changes of the gathering that it builds on. */
  readonly around: number;
  readonly lines: readonly string[];
  /** The client's name for the action, by which it's found when it's sent again. */
  readonly op: string;
  readonly chair: number;
  readonly at: number;
  /** The key of the draws from now on, if it changes. */
  readonly key?: string | undefined;
  /** The gathering from now on, if it changes. Presence isn't part of the change. */
  readonly gathering?: Gathering | undefined;
  /** Another game in place of this one, with these lines; its key is given, too. */
  readonly instead?: Pick<TableRecord, 'game' | 'header'>;
}

/** Lets somebody in, and is known by the SHA-256 of its link and of its spoken code. */
export interface Invite {
  readonly table: string;
  readonly role: Role;
  readonly until: number;
}

/** A table, or what came after an entry of it. */
export interface StoredTable {
  readonly record: TableRecord;
  readonly lines: readonly string[];
  /** The action that each line belongs to; '' for those that the table began with. */
  readonly ops: readonly string[];
}

/** A table of which nothing is left. */
export const GONE = -1;

/**
 * What a store tells about the tables that are open: how many entries one has, and how much has changed around it. A
 * table may be told of again, and with what is known.
 */
export interface Watch {
  tables(): readonly string[];
  told(table: string, count: number, around: number): void;
}

export interface TableStore {
  /** At a table of people the game doesn't start by itself. */
  create(
    record: TableRecord,
    lines: readonly string[],
    chairs: readonly (NewChair & Pick<PersonRecord, 'chair'>)[],
    policy?: TableState['policy'],
  ): Promise<void>;
  /** The lines from `from` on, all of them unless it's given. */
  load(id: string, from?: number): Promise<StoredTable | undefined>;
  gathered(id: string): Promise<Gathered | undefined>;
  /** `behind`: the journal no longer has `expected` entries, or the gathering has changed, and nothing was written. */
  append(action: Append): Promise<'saved' | 'behind'>;
  /** The number of the chair. */
  addChair(table: string, chair: NewChair, at: number): Promise<number>;
  /** These people were here at that time. `moved`: some of them have just come or gone. */
  present(table: string, chairs: readonly number[], at: number, until: number, moved: boolean): Promise<void>;
  /** From now on these two let people in, and earlier ones for the same role don't. */
  invite(invite: Invite, hashes: readonly string[]): Promise<void>;
  invited(hash: string): Promise<Invite | undefined>;
  /** Deletes the table with all its rows. With `before`, only if nothing has happened there since. */
  remove(table: string, before?: number): Promise<boolean>;
  /** Tables where nothing has happened since that time. */
  untouched(before: number): Promise<readonly string[]>;
  /** From now on others who write to the same store are noticed. Only one server uses a store that can't tell. */
  watch?(watch: Watch): void;
  /** A complete copy of everything in a new file, unless the database has its own means. */
  backUp?(file: string): Promise<void>;
  close(): Promise<void>;
}

/** A row of `chairs`, with the seats in one text. */
export type ChairRow = Omit<PersonRecord, 'seats'> & { readonly seats: string };

export function chairOf({ seats, ...row }: ChairRow): PersonRecord {
  return { ...row, seats: seats.split(' ').filter(Boolean) };
}

const LISTS = ['lines', 'seats', 'asked', 'agreed'] as const;

/** A row of `proposals`, with each list as JSON. */
export type ProposalRow = Omit<KeptProposal, (typeof LISTS)[number]> &
  Readonly<Record<(typeof LISTS)[number], string>>;

export function proposalOf(row: ProposalRow): KeptProposal {
  const lists = LISTS.map((list) => [list, JSON.parse(row[list])]);
  return { ...row, ...Object.fromEntries(lists) };
}

export function proposalRow(proposal: KeptProposal): ProposalRow {
  const lists = LISTS.map((list) => [list, JSON.stringify(proposal[list])]);
  return { ...proposal, ...Object.fromEntries(lists) };
}

/** The row of `tables` around the journal. */
export interface AroundRow {
  readonly policy: string;
  readonly state: string;
  readonly locked: number;
  readonly own_dice: number;
  readonly around: number;
  readonly visits: number;
}

export function gatheredOf(
  { policy, state, locked, own_dice: ownDice, around, visits }: AroundRow,
  chairs: readonly ChairRow[],
  proposals: readonly ProposalRow[],
): Gathered {
  const people = policy === 'people';
  return {
    policy: people ? 'people' : '',
    state: state === 'lobby' ? 'lobby' : 'playing',
    locked: locked !== 0,
    // One player's own dice need nobody's consent.
    ownDice: !people || ownDice !== 0,
    around,
    visits,
    chairs: chairs.map(chairOf),
    proposals: proposals.map(proposalOf),
  };
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
): Pick<StoredTable, 'lines' | 'ops'> {
  const missing = entries.findIndex(({ n }, i) => n !== from + i);
  if (missing >= 0) throw new Error(`table ${id} has no entry ${from + missing}`);
  const there = from + entries.length;
  if (there !== count && from <= count) throw new Error(`table ${id} has ${there} of ${count} entries`);
  return { lines: entries.map(({ line }) => line), ops: entries.map(({ op }) => op) };
}
