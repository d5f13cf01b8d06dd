/** Shared tables in SQLite: everything that arrives meanwhile is committed together, then acknowledged. */
import { closeDatabase, type Database } from './sqlite.ts';
import {
  type Append,
  type Chair,
  inOrder,
  type Kept,
  type KeptEntry,
  type NewChair,
  type Role,
  type TableRecord,
  type TableStore,
} from './store.ts';

interface Waiting {
  work(): unknown;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

export class SqliteStore implements TableStore {
  private readonly db: Database;
  private readonly later: (flush: () => void) => void;
  private waiting: Waiting[] = [];
  private readonly statements: Readonly<Record<keyof typeof SQL, ReturnType<Database['prepare']>>>;

  /** `later` says when a group is committed; whatever arrives until then belongs to it. */
  constructor(db: Database, later: (flush: () => void) => void = setImmediate) {
    this.db = db;
    this.later = later;
    const prepared = Object.entries(SQL).map(([name, sql]) => [name, db.prepare(sql)]);
    this.statements = Object.fromEntries(prepared);
  }

  create(record: TableRecord, lines: readonly string[], chairs: readonly Chair[]): Promise<void> {
    return this.written(() => {
      const { id, game, header, key, touched } = record;
      this.statements.create.run(id, game, header, key, lines.length, touched);
      lines.forEach((line, n) => void this.statements.insert.run(id, n, line, 0, '', touched));
      for (const chair of chairs) this.insertChair(id, chair);
    });
  }

  async load(id: string, from = 0): Promise<Kept | undefined> {
    const record = this.statements.table.get(id) as TableRecord | undefined;
    const entries = this.statements.lines.all(id, from) as KeptEntry[];
    return record && { record, ...inOrder(record, entries, from) };
  }

  append({ table, expected, lines, op, chair, at, key }: Append): Promise<'saved' | 'behind'> {
    return this.written(() => {
      const raised = this.statements.raise.run(lines.length, at, table, expected);
      if (Number(raised.changes) === 0) return 'behind';
      lines.forEach((line, i) => void this.statements.insert.run(table, expected + i, line, chair, op, at));
      if (key !== undefined) this.statements.key.run(key, table);
      return 'saved';
    });
  }

  addChair(table: string, fresh: NewChair): Promise<Chair> {
    return this.written(() => {
      const { last } = this.statements.last.get(table) as { last: number | null };
      const chair = { ...fresh, chair: (last ?? 0) + 1 };
      this.insertChair(table, chair);
      return chair;
    });
  }

  private insertChair(table: string, { chair, role, hash }: Chair): void {
    this.statements.sit.run(table, chair, role, hash);
  }

  async chairs(table: string): Promise<readonly Chair[]> {
    return this.statements.chairs.all(table) as { chair: number; role: Role; hash: string }[];
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
  create: 'insert into tables (id, game, header, key, count, touched) values (?, ?, ?, ?, ?, ?)',
  table: 'select id, game, header, key, count, touched from tables where id = ?',
  lines: 'select n, line, op from entries where table_id = ? and n >= ? order by n',
  raise: 'update tables set count = count + ?, touched = ? where id = ? and count = ?',
  insert: 'insert into entries (table_id, n, line, chair, op, at) values (?, ?, ?, ?, ?, ?)',
  key: 'update tables set key = ? where id = ?',
  sit: 'insert into chairs (table_id, chair, role, token_hash) values (?, ?, ?, ?)',
  last: 'select max(chair) as last from chairs where table_id = ?',
  chairs: 'select chair, role, token_hash as hash from chairs where table_id = ? order by chair',
} as const;
