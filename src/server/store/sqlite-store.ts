/** Shared tables in SQLite: everything that arrives meanwhile is committed together, then acknowledged. */
import { closeDatabase, type Database, type Value } from './sqlite.ts';
import {
  type Append,
  type AroundRow,
  type ChairRow,
  type Gathered,
  type Gathering,
  gatheredOf,
  type Invite,
  inOrder,
  type KeptEntry,
  type NewChair,
  type PersonRecord,
  type ProposalRow,
  proposalRow,
  type StoredTable,
  type TableRecord,
  type TableStore,
} from './store.ts';

interface Waiting {
  work(): unknown;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

type Statement = ReturnType<Database['prepare']>;

const INSERT = 'insert into entries (table_id, n, line, chair, op, at) values ';
const ROW = '(?, ?, ?, ?, ?, ?)';

export class SqliteStore implements TableStore {
  private readonly db: Database;
  private readonly later: (flush: () => void) => void;
  private waiting: Waiting[] = [];
  private readonly statements: Readonly<Record<keyof typeof SQL, Statement>>;
  /** For one line, two, and so on. */
  private readonly inserts: readonly Statement[];

  /** `later` says when a group is committed; whatever arrives until then belongs to it. */
  constructor(db: Database, later: (flush: () => void) => void = setImmediate) {
    this.db = db;
    this.later = later;
    const prepared = Object.entries(SQL).map(([name, sql]) => [name, db.prepare(sql)]);
    this.statements = Object.fromEntries(prepared);
    this.inserts = [1, 2, 3, 4].map((rows) => db.prepare(INSERT + Array(rows).fill(ROW).join(', ')));
  }

  create(
    record: TableRecord,
    lines: readonly string[],
    chairs: readonly (NewChair & Pick<PersonRecord, 'chair'>)[],
    policy: Gathering['policy'] = '',
  ): Promise<void> {
    return this.written(() => {
      const { id, game, header, key, touched } = record;
      const state = policy === 'people' ? 'lobby' : 'playing';
      this.statements.create.run(id, game, header, key, lines.length, touched, policy, state);
      this.insert(lines, 0, (line, n) => [id, n, line, 0, '', touched]);
      for (const { chair, role, hash } of chairs) this.statements.sit.run(id, chair, role, hash, touched);
    });
  }

  async load(id: string, from = 0): Promise<StoredTable | undefined> {
    const record = this.statements.table.get(id) as TableRecord | undefined;
    const entries = this.statements.lines.all(id, from) as KeptEntry[];
    return record && { record, ...inOrder(record, entries, from) };
  }

  async gathered(id: string): Promise<Gathered | undefined> {
    const row = this.statements.around.get(id) as AroundRow | undefined;
    if (!row) return undefined;
    const chairs = this.statements.chairs.all(id) as ChairRow[];
    return gatheredOf(row, chairs, this.statements.proposals.all(id) as ProposalRow[]);
  }

  append(action: Append): Promise<'saved' | 'behind'> {
    return this.written(() => {
      const { table, expected, around, lines, op, chair, at, key, gathering, instead } = action;
      const [from, changes] = [instead ? 0 : expected, gathering ? 1 : 0];
      const raised = this.statements.raise.run(from + lines.length, at, changes, table, expected, around);
      if (Number(raised.changes) === 0) return 'behind';
      if (instead) {
        this.statements.clear.run(table);
        this.statements.instead.run(instead.game, instead.header, table);
      }
      this.insert(lines, from, (line, n) => [table, n, line, chair, op, at]);
      if (key !== undefined) this.statements.key.run(key, table);
      if (gathering) this.gather(table, gathering);
      return 'saved';
    });
  }

  /** The few lines of a usual action in one statement: what a statement costs is most of what a line costs. */
  private insert(lines: readonly string[], from: number, row: (line: string, n: number) => Value[]): void {
    for (let done = 0; done < lines.length; ) {
      const some = lines.slice(done, done + this.inserts.length);
      const first = from + done;
      const values = some.flatMap((line, i) => row(line, first + i));
      this.inserts[some.length - 1]?.run(...values);
      done += some.length;
    }
  }

  private gather(table: string, { state, locked, ownDice, chairs, proposals }: Gathering): void {
    const { statements } = this;
    statements.terms.run(state, Number(locked), Number(ownDice), table);
    for (const { chair, role, seats, hash, name } of chairs)
      statements.chair.run(role, seats.join(' '), hash, name, table, chair);
    // Nobody else ever gets the number.
    statements.gone.run(table, JSON.stringify(chairs.map(({ chair }) => chair)));
    statements.settle.run(table);
    for (const each of proposals.map(proposalRow)) {
      const { op, wish, kind, by, lines, seats, expected, asked, agreed, until, how } = each;
      statements.propose.run(table, op, wish, kind, by, lines, seats, expected, asked, agreed, until, how);
    }
  }

  addChair(table: string, { role, hash }: NewChair, at: number): Promise<number> {
    return this.written(() => {
      this.statements.changed.run(table);
      const { last } = this.statements.last.get(table) as { last: number | null };
      const chair = (last ?? 0) + 1;
      this.statements.sit.run(table, chair, role, hash, at);
      return chair;
    });
  }

  present(
    table: string,
    chairs: readonly number[],
    at: number,
    until: number,
    moved: boolean,
  ): Promise<void> {
    return this.written(() => {
      for (const chair of chairs) this.statements.seen.run(at, until, table, chair);
      if (moved) this.statements.visit.run(table);
    });
  }

  invite({ table, role, until }: Invite, hashes: readonly string[]): Promise<void> {
    return this.written(() => {
      this.statements.uninvite.run(table, role);
      for (const hash of hashes) this.statements.invite.run(hash, table, role, until);
    });
  }

  async invited(hash: string): Promise<Invite | undefined> {
    return this.statements.invited.get(hash) as Invite | undefined;
  }

  remove(table: string, before = Number.MAX_SAFE_INTEGER): Promise<boolean> {
    return this.written(() => {
      if (Number(this.statements.remove.run(table, before).changes) === 0) return false;
      this.statements.clear.run(table);
      for (const name of ['removeChairs', 'removeInvites', 'settle'] as const)
        this.statements[name].run(table);
      return true;
    });
  }

  async untouched(before: number): Promise<readonly string[]> {
    return (this.statements.untouched.all(before) as { id: string }[]).map(({ id }) => id);
  }

  async backUp(file: string): Promise<void> {
    this.db.prepare('vacuum into ?').run(file);
  }

  async close(): Promise<void> {
    this.flush();
    closeDatabase(this.db);
  }

  /** Done together with what else is waiting; resolves after the commit. */
  private written<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.waiting.length === 0) this.later(() => this.flush());
      this.waiting.push({ work, resolve: (value) => resolve(value as T), reject });
    });
  }

  private flush(): void {
    const group = this.waiting;
    this.waiting = [];
    if (group.length === 0) return;
    let values: unknown[];
    try {
      values = this.committed(group);
    } catch (error) {
      if (group.length === 1) return group[0]?.reject(error);
      // One that fails takes none of the others with it.
      return this.oneByOne(group);
    }
    for (const [n, { resolve }] of group.entries()) resolve(values[n]);
  }

  private oneByOne(group: readonly Waiting[]): void {
    for (const each of group)
      try {
        const [value] = this.committed([each]);
        each.resolve(value);
      } catch (error) {
        each.reject(error);
      }
  }

  /** One transaction: when this returns, everything is on disk; if it throws, nothing is. */
  private committed(group: readonly Waiting[]): unknown[] {
    try {
      this.db.exec('begin immediate');
      const values = group.map(({ work }) => work());
      this.db.exec('commit');
      return values;
    } catch (error) {
      try {
        this.db.exec('rollback');
      } catch {
        // SQLite has rolled back by itself.
      }
      throw error;
    }
  }
}

const SQL = {
  create:
    'insert into tables (id, game, header, key, count, touched, policy, state) values (?, ?, ?, ?, ?, ?, ?, ?)',
  table: 'select id, game, header, key, count, touched from tables where id = ?',
  lines: 'select n, line, op from entries where table_id = ? and n >= ? order by n',
  around: 'select policy, state, locked, own_dice, around, visits from tables where id = ?',
  chairs: `select chair, role, token_hash as hash, name, seats, seen, here_until as until from chairs
    where table_id = ? and role <> 'gone' order by chair`,
  proposals: `select op, wish, kind, chair as "by", lines, seats, expected, asked, agreed, until, how from proposals
    where table_id = ? order by until, op`,
  raise: `update tables set count = ?, touched = ?, around = around + ?
    where id = ? and count = ? and around = ?`,
  clear: 'delete from entries where table_id = ?',
  instead: 'update tables set game = ?, header = ? where id = ?',
  key: 'update tables set key = ? where id = ?',
  terms: 'update tables set state = ?, locked = ?, own_dice = ? where id = ?',
  chair: 'update chairs set role = ?, seats = ?, token_hash = ?, name = ? where table_id = ? and chair = ?',
  gone: `update chairs set role = 'gone', seats = '', token_hash = '', name = ''
    where table_id = ? and chair not in (select value from json_each(?))`,
  settle: 'delete from proposals where table_id = ?',
  propose: 'insert into proposals values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  sit: 'insert into chairs (table_id, chair, role, token_hash, seen) values (?, ?, ?, ?, ?)',
  last: 'select max(chair) as last from chairs where table_id = ?',
  changed: 'update tables set around = around + 1 where id = ?',
  seen: 'update chairs set seen = ?, here_until = ? where table_id = ? and chair = ?',
  visit: 'update tables set visits = visits + 1 where id = ?',
  invite: 'insert into invites (hash, table_id, role, until) values (?, ?, ?, ?)',
  uninvite: 'delete from invites where table_id = ? and role = ?',
  invited: 'select table_id as "table", role, until from invites where hash = ?',
  remove: 'delete from tables where id = ? and touched < ?',
  removeChairs: 'delete from chairs where table_id = ?',
  removeInvites: 'delete from invites where table_id = ?',
  untouched: 'select id from tables where touched < ?',
} as const;
