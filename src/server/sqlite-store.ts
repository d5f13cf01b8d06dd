/** Shared tables in SQLite: everything that arrives meanwhile is committed together, then acknowledged. */
import { closeDatabase, type Database } from './sqlite.ts';
import type { Append, Chair, Role, TableRecord, TableStore } from './store.ts';

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

  async load(id: string): Promise<{ record: TableRecord; lines: readonly string[] } | undefined> {
    const record = this.statements.table.get(id) as TableRecord | undefined;
    if (!record) return undefined;
    const lines = (this.statements.lines.all(id) as { n: number; line: string }[]).map(({ n, line }, i) => {
      if (n !== i) throw new Error(`table ${id} has no entry ${i}`);
      return line;
    });
    if (lines.length !== record.count)
      throw new Error(`table ${id} has ${lines.length} of ${record.count} entries`);
    return { record, lines };
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

  async findOp(table: string, op: string): Promise<number | undefined> {
    const { last } = this.statements.op.get(table, op) as { last: number | null };
    return last === null ? undefined : last + 1;
  }

  addChair(table: string, chair: Chair): Promise<void> {
    return this.written(() => this.insertChair(table, chair));
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
    const results: (() => void)[] = [];
    try {
      this.db.exec('begin immediate');
      for (const { work, resolve, reject } of group) {
        this.db.exec('savepoint one');
        try {
          const value = work();
          results.push(() => resolve(value));
        } catch (error) {
          // One that fails takes none of the others with it.
          this.db.exec('rollback to one');
          results.push(() => reject(error));
        }
        this.db.exec('release one');
      }
      this.db.exec('commit');
    } catch (error) {
      try {
        this.db.exec('rollback');
      } catch {
        // SQLite has rolled back by itself.
      }
      for (const { reject } of group) reject(error);
      return;
    }
    for (const tell of results) tell();
  }
}

const SQL = {
  create: 'insert into tables (id, game, header, key, count, touched) values (?, ?, ?, ?, ?, ?)',
  table: 'select id, game, header, key, count, touched from tables where id = ?',
  lines: 'select n, line from entries where table_id = ? order by n',
  raise: 'update tables set count = count + ?, touched = ? where id = ? and count = ?',
  insert: 'insert into entries (table_id, n, line, chair, op, at) values (?, ?, ?, ?, ?, ?)',
  key: 'update tables set key = ? where id = ?',
  op: 'select max(n) as last from entries where table_id = ? and op = ?',
  sit: 'insert into chairs (table_id, chair, role, token_hash) values (?, ?, ?, ?)',
  chairs: 'select chair, role, token_hash as hash from chairs where table_id = ? order by chair',
} as const;
