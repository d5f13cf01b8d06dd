/**
 * Shared tables in PostgreSQL, for any number of servers. No server owns a table: whoever appends says how many entries
 * it knows, and the database decides. Everything that arrives while a commit is under way is committed together.
 */
import { randomUUID } from 'node:crypto';
import { type Connection, type Connections, migrate, type Postgres, postgresAt } from './postgres.ts';
import {
  type Append,
  type Chair,
  inOrder,
  type Kept,
  type KeptEntry,
  type NewChair,
  type TableRecord,
  type TableStore,
  type Watch,
} from './store.ts';

const CHANNEL = 'emptychair';
/** How often counts are compared, in ms: a lost notification costs no more than that. */
const POLL = 1_000;
/** The most tables in one notification: a payload is limited to 8,000 bytes. */
const TOLD_AT_ONCE = 100;
const TAKEN = '23505';

interface Waiting {
  readonly action: Append;
  resolve(value: 'saved' | 'behind'): void;
  reject(error: unknown): void;
}

export class PostgresStore implements TableStore {
  private readonly postgres: Postgres;
  private readonly pool: Connections;
  /** Tells apart its own notifications. */
  private readonly name = randomUUID();
  private waiting: Waiting[] = [];
  private flushing: Promise<void> | undefined;
  private stopWatching: () => void = () => undefined;
  private closed = false;

  private constructor(postgres: Postgres) {
    this.postgres = postgres;
    this.pool = postgres.pool;
  }

  static async open(url: string, now: number, patience?: number): Promise<PostgresStore> {
    const postgres = postgresAt(url, patience);
    await migrate(postgres, now);
    return new PostgresStore(postgres);
  }

  async create(record: TableRecord, lines: readonly string[], chairs: readonly Chair[]): Promise<void> {
    const { id, game, header, key, touched } = record;
    await this.pool.query(SQL.create, [
      ...[id, game, header, key, lines.length, touched, lines],
      ...[chairs.map(({ chair }) => chair), chairs.map(({ role }) => role), chairs.map(({ hash }) => hash)],
    ]);
  }

  async load(id: string, from = 0): Promise<Kept | undefined> {
    const [record] = (await this.pool.query<TableRecord>(SQL.table, [id])).rows;
    if (!record) return undefined;
    // Entries beyond the count belong to an action that came in between.
    const { rows } = await this.pool.query<KeptEntry>(SQL.lines, [id, from, record.count]);
    return { record, ...inOrder(record, rows, from) };
  }

  append(action: Append): Promise<'saved' | 'behind'> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ action, resolve, reject });
      this.flushing ??= this.flush();
    });
  }

  async addChair(table: string, { role, hash }: NewChair): Promise<Chair> {
    for (;;)
      try {
        const [row] = (await this.pool.query<{ chair: number }>(SQL.sit, [table, role, hash])).rows;
        return { chair: row?.chair as number, role, hash };
      } catch (error) {
        // Another server gave the number away at the same moment.
        if ((error as { code?: string }).code !== TAKEN) throw error;
      }
  }

  async chairs(table: string): Promise<readonly Chair[]> {
    return (await this.pool.query<Chair>(SQL.chairs, [table])).rows;
  }

  watch(watch: Watch): void {
    let client: Connection | undefined;
    let timer: NodeJS.Timeout;
    let stopped = false;
    const again = async () => {
      try {
        client ??= await this.listen(watch, () => {
          client = undefined;
        });
        const open = watch.tables();
        const { rows } =
          open.length > 0 ? await this.pool.query<Count>(SQL.counts, [open]) : { rows: [] as Count[] };
        for (const { id, count } of rows) watch.told(id, count);
      } catch {
        // The database is away; the next try may find it.
      }
      if (stopped) void client?.end();
      else timer = setTimeout(again, POLL);
    };
    timer = setTimeout(again);
    this.stopWatching = () => {
      stopped = true;
      clearTimeout(timer);
      void client?.end();
    };
  }

  private async listen(watch: Watch, lost: () => void): Promise<Connection> {
    const client = await this.postgres.connect();
    client.once('end', lost);
    client.on('notification', ({ payload = '' }) => {
      const { by, counts } = JSON.parse(payload) as Told;
      if (by !== this.name) for (const [id, count] of counts) watch.told(id, count);
    });
    await client.query(`listen ${CHANNEL}`);
    return client;
  }

  /** A setting of the database as one of the live connections has it. */
  async settingOf(name: string): Promise<string> {
    const { rows } = await this.pool.query<{ value: string }>('select current_setting($1) as value', [name]);
    return rows[0]?.value ?? '';
  }

  async close(): Promise<void> {
    this.stopWatching();
    await this.flushing;
    if (!this.closed) await this.pool.end();
    this.closed = true;
  }

  /** Commits group after group until nothing waits. */
  private async flush(): Promise<void> {
    // Whatever else arrives in this moment belongs to the first group.
    await new Promise((resolve) => void setImmediate(resolve));
    while (this.waiting.length > 0) {
      const group = this.waiting;
      this.waiting = [];
      try {
        const saved = await this.committed(group);
        for (const { action, resolve } of group) resolve(saved.has(action) ? 'saved' : 'behind');
        await this.notify([...saved]);
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    this.flushing = undefined;
  }

  /** One statement, so one transaction. Returns the actions that were saved; the others were behind. */
  private async committed(group: readonly Waiting[]): Promise<Set<Append>> {
    // Of two actions on one table the second one is behind the first.
    const byTable = new Map<string, Append>();
    for (const { action } of group) if (!byTable.has(action.table)) byTable.set(action.table, action);
    const actions = [...byTable.values()];
    const { rows } = await this.pool.query<{ id: string }>({
      name: 'append',
      text: SQL.append,
      values: [JSON.stringify(actions)],
    });
    const saved = new Set(rows.map(({ id }) => id));
    return new Set(actions.filter(({ table }) => saved.has(table)));
  }

  /** Other servers hear which tables have grown, never what happened there. */
  private async notify(saved: readonly Append[]): Promise<void> {
    const counts = saved.map(({ table, expected, lines }) => [table, expected + lines.length] as const);
    for (let from = 0; from < counts.length; from += TOLD_AT_ONCE) {
      const told: Told = { by: this.name, counts: counts.slice(from, from + TOLD_AT_ONCE) };
      const values = [CHANNEL, JSON.stringify(told)];
      // Without it they find out by themselves within a second.
      await this.pool.query({ name: 'notify', text: SQL.notify, values }).catch(() => undefined);
    }
  }
}

interface Count {
  readonly id: string;
  readonly count: number;
}

interface Told {
  readonly by: string;
  readonly counts: readonly (readonly [table: string, count: number])[];
}

const SQL = {
  create: `with made as (insert into tables (id, game, header, "key", "count", touched) values ($1, $2, $3, $4, $5, $6)),
    lines as (insert into entries (table_id, n, line, chair, op, at)
      select $1, n - 1, line, 0, '', $6 from unnest($7::text[]) with ordinality as t (line, n))
    insert into chairs (table_id, chair, role, token_hash)
      select $1, * from unnest($8::bigint[], $9::text[], $10::text[])`,
  table: 'select id, game, header, "key", "count", touched from tables where id = $1',
  lines: 'select n, line, op from entries where table_id = $1 and n >= $2 and n < $3 order by n',
  // Rows are locked in the order of their names, so that two servers never wait for each other.
  append: `with wanted as (
      select w.table as id, w.* from json_to_recordset($1::json) as w
        ("table" text, expected bigint, lines json, op text, chair bigint, at bigint, "key" text)),
    locked as (select id from tables where id in (select id from wanted) order by id for update),
    raised as (
      update tables t
      set "count" = t."count" + json_array_length(w.lines), touched = w.at, "key" = coalesce(w."key", t."key")
      from wanted w join locked using (id) where t.id = w.id and t."count" = w.expected
      returning t.id),
    added as (
      insert into entries (table_id, n, line, chair, op, at)
      select w.id, w.expected + l.n - 1, l.line, w.chair, w.op, w.at
      from wanted w join raised using (id), json_array_elements_text(w.lines) with ordinality as l (line, n))
    select id from raised`,
  sit: `insert into chairs (table_id, chair, role, token_hash)
    select $1, coalesce(max(chair), 0) + 1, $2, $3 from chairs where table_id = $1 returning chair`,
  chairs: 'select chair, role, token_hash as hash from chairs where table_id = $1 order by chair',
  counts: 'select id, "count" from tables where id = any($1)',
  notify: 'select pg_notify($1, $2)',
} as const;
