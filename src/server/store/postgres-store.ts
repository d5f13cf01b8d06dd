/**
 * Shared tables in PostgreSQL, for any number of servers. No server owns a table: an append says how many entries it
 * builds on, and the database decides. Everything that arrives while a commit is under way is committed together.
 */
import { randomUUID } from 'node:crypto';
import { type Connection, type Connections, migrate, type Postgres, postgresAt } from './postgres.ts';
import {
  type Append,
  type AroundRow,
  type ChairRow,
  type Gathered,
  type Gathering,
  GONE,
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
  type Watch,
} from './store.ts';

const CHANNEL = 'emptychair';
/** How often counts are compared, in ms: a lost notification costs no more than that. */
const POLL = 1_000;
/** The most tables in one notification: a payload is limited to 8,000 bytes. */
const TOLD_AT_ONCE = 100;

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

  async create(
    record: TableRecord,
    lines: readonly string[],
    chairs: readonly (NewChair & Pick<PersonRecord, 'chair'>)[],
    policy: Gathering['policy'] = '',
  ): Promise<void> {
    const { id, game, header, key, touched } = record;
    await this.pool.query(SQL.create, [
      ...[id, game, header, key, lines.length, touched, lines],
      ...[chairs.map(({ chair }) => chair), chairs.map(({ role }) => role), chairs.map(({ hash }) => hash)],
      ...[policy, policy === 'people' ? 'lobby' : 'playing'],
    ]);
  }

  async load(id: string, from = 0): Promise<StoredTable | undefined> {
    const [record] = (await this.pool.query<TableRecord>(SQL.table, [id])).rows;
    if (!record) return undefined;
    // Entries beyond the count belong to an action that came in between.
    const { rows } = await this.pool.query<KeptEntry>(SQL.lines, [id, from, record.count]);
    return { record, ...inOrder(record, rows, from) };
  }

  async gathered(id: string): Promise<Gathered | undefined> {
    // One statement, so it's all of one moment.
    const { rows } = await this.pool.query<AroundRow & { chairs: ChairRow[]; proposals: ProposalRow[] }>(
      SQL.gathered,
      [id],
    );
    const [row] = rows;
    return row && gatheredOf(row, row.chairs, row.proposals);
  }

  append(action: Append): Promise<'saved' | 'behind'> {
    if (action.gathering) return this.gather(action, action.gathering);
    return new Promise((resolve, reject) => {
      this.waiting.push({ action, resolve, reject });
      this.flushing ??= this.flush();
    });
  }

  /** People change seldom, so these actions have a transaction each. */
  private async gather(action: Append, gathering: Gathering): Promise<'saved' | 'behind'> {
    const { table, expected, around, lines, op, chair, at, key, instead } = action;
    const from = instead ? 0 : expected;
    const told = await this.transaction(async (query) => {
      const raised = await query(SQL.raise, [table, expected, around, from + lines.length, at]);
      if (raised.rowCount === 0) return undefined;
      if (instead) {
        await query(SQL.clear, [table]);
        await query(SQL.instead, [table, instead.game, instead.header]);
      }
      if (lines.length > 0) await query(SQL.insert, [table, from, lines, chair, op, at]);
      if (key !== undefined) await query(SQL.key, [table, key]);
      const { state, locked, ownDice, chairs, proposals } = gathering;
      await query(SQL.terms, [table, state, Number(locked), Number(ownDice)]);
      const people = chairs.map(({ chair, role, seats, hash, name }) => {
        return { chair, role, seats: seats.join(' '), hash, name };
      });
      await query(SQL.chairs, [table, JSON.stringify(people)]);
      // Nobody else ever gets the number.
      await query(SQL.gone, [table, chairs.map((each) => each.chair)]);
      await query(SQL.settle, [table]);
      await query(SQL.propose, [table, JSON.stringify(proposals.map(proposalRow))]);
      return raised.rows[0] as Told;
    });
    if (told) await this.notify([toldOf(told)]);
    return told ? 'saved' : 'behind';
  }

  /** Rows of `tables` come first, so two servers never wait for each other. */
  private async transaction<T>(work: (query: Query) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      const value = await work((text, values) => client.query(text, [...values]));
      await client.query('commit');
      client.release();
      return value;
    } catch (error) {
      // A connection in an unknown state is of no use; the database rolls back when it ends.
      client.release(true);
      throw error;
    }
  }

  async addChair(table: string, { role, hash }: NewChair, at: number): Promise<number> {
    const [chair, told] = await this.transaction(async (query) => {
      const { rows: tables } = await query(SQL.changed, [table]);
      const { rows } = await query(SQL.sit, [table, role, hash, at]);
      return [(rows[0] as { chair: number }).chair, tables[0] as Told];
    });
    await this.notify([toldOf(told)]);
    return chair;
  }

  async present(
    table: string,
    chairs: readonly number[],
    at: number,
    until: number,
    moved: boolean,
  ): Promise<void> {
    const told = await this.transaction(async (query) => {
      const { rows } = await query(SQL.visit, [table, Number(moved)]);
      await query(SQL.seen, [table, chairs, at, until]);
      return rows[0] as Told | undefined;
    });
    if (told && moved) await this.notify([toldOf(told)]);
  }

  async invite({ table, role, until }: Invite, hashes: readonly string[]): Promise<void> {
    await this.transaction(async (query) => {
      await query(SQL.uninvite, [table, role]);
      await query(SQL.invite, [table, role, until, hashes]);
    });
  }

  async invited(hash: string): Promise<Invite | undefined> {
    return (await this.pool.query<Invite>(SQL.invited, [hash])).rows[0];
  }

  async remove(table: string, before = Number.MAX_SAFE_INTEGER): Promise<boolean> {
    const removed = await this.transaction(async (query) => {
      const { rowCount } = await query(SQL.remove, [table, before]);
      if (rowCount === 0) return false;
      for (const name of ['clear', 'removeChairs', 'removeInvites', 'settle'] as const)
        await query(SQL[name], [table]);
      return true;
    });
    if (removed) await this.notify([[table, GONE, 0]]);
    return removed;
  }

  async untouched(before: number): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ id: string }>(SQL.untouched, [before]);
    return rows.map(({ id }) => id);
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
        if (open.length > 0) {
          const { rows } = await this.pool.query<Told>(SQL.counts, [open]);
          for (const each of rows) watch.told(...toldOf(each));
          for (const id of open) if (!rows.some((row) => row.id === id)) watch.told(id, GONE, 0);
        }
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
      const { by, tables } = JSON.parse(payload) as Notice;
      if (by !== this.name) for (const each of tables) watch.told(...each);
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
        const grown = [...saved].map(
          ({ table, expected, lines, around }): News => [table, expected + lines.length, around],
        );
        await this.notify(grown);
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

  /** Other servers hear which tables have changed, never what happened there. */
  private async notify(changed: readonly News[]): Promise<void> {
    for (let from = 0; from < changed.length; from += TOLD_AT_ONCE) {
      const notice: Notice = { by: this.name, tables: changed.slice(from, from + TOLD_AT_ONCE) };
      const values = [CHANNEL, JSON.stringify(notice)];
      // Without it they find out by themselves within a second.
      await this.pool.query({ name: 'notify', text: SQL.notify, values }).catch(() => undefined);
    }
  }
}

type Query = (
  text: string,
  values: readonly unknown[],
) => Promise<{ readonly rows: unknown[]; readonly rowCount: number | null }>;

/** How many entries a table has, and how much has changed around it: who came and went counts, too. */
interface Told {
  readonly id: string;
  readonly count: number;
  readonly around: number;
  readonly visits: number;
}

type News = readonly [table: string, count: number, around: number];

function toldOf({ id, count, around, visits }: Told): News {
  return [id, count, around + visits];
}

interface Notice {
  readonly by: string;
  readonly tables: readonly News[];
}

const TOLD = 'id, "count", around, visits';

const SQL = {
  create: `with made as (insert into tables (id, game, header, "key", "count", touched, policy, state)
      values ($1, $2, $3, $4, $5, $6, $11, $12)),
    lines as (insert into entries (table_id, n, line, chair, op, at)
      select $1, n - 1, line, 0, '', $6 from unnest($7::text[]) with ordinality as t (line, n))
    insert into chairs (table_id, chair, role, token_hash, seen)
      select $1, c.*, $6 from unnest($8::bigint[], $9::text[], $10::text[]) as c`,
  table: 'select id, game, header, "key", "count", touched from tables where id = $1',
  lines: 'select n, line, op from entries where table_id = $1 and n >= $2 and n < $3 order by n',
  gathered: `select policy, state, locked, own_dice, around, visits,
      coalesce((select json_agg(c order by chair) from (
        select chair, role, token_hash as hash, name, seats, seen, here_until as until
        from chairs where table_id = $1 and role <> 'gone') c), '[]') as chairs,
      coalesce((select json_agg(p order by until, op) from (
        select op, wish, kind, chair as by, lines, seats, expected, asked, agreed, until, how
        from proposals where table_id = $1) p), '[]') as proposals
    from tables where id = $1`,
  // Rows are locked in the order of their names, so that two servers never wait for each other.
  append: `with wanted as (
      select w.table as id, w.* from json_to_recordset($1::json) as w
        ("table" text, expected bigint, around bigint, lines json, op text, chair bigint, at bigint, "key" text)),
    locked as (select id from tables where id in (select id from wanted) order by id for update),
    raised as (
      update tables t
      set "count" = t."count" + json_array_length(w.lines), touched = w.at, "key" = coalesce(w."key", t."key")
      from wanted w join locked using (id)
      where t.id = w.id and t."count" = w.expected and t.around = w.around
      returning t.id),
    added as (
      insert into entries (table_id, n, line, chair, op, at)
      select w.id, w.expected + l.n - 1, l.line, w.chair, w.op, w.at
      from wanted w join raised using (id), json_array_elements_text(w.lines) with ordinality as l (line, n))
    select id from raised`,
  raise: `update tables set "count" = $4, touched = $5, around = around + 1
    where id = $1 and "count" = $2 and around = $3 returning ${TOLD}`,
  clear: 'delete from entries where table_id = $1',
  instead: 'update tables set game = $2, header = $3 where id = $1',
  insert: `insert into entries (table_id, n, line, chair, op, at)
    select $1, $2::bigint + n - 1, line, $4, $5, $6 from unnest($3::text[]) with ordinality as t (line, n)`,
  key: 'update tables set "key" = $2 where id = $1',
  terms: 'update tables set state = $2, locked = $3, own_dice = $4 where id = $1',
  chairs: `update chairs c set role = w.role, seats = w.seats, token_hash = w.hash, name = w.name
    from json_to_recordset($2::json) as w (chair bigint, role text, seats text, hash text, name text)
    where c.table_id = $1 and c.chair = w.chair`,
  gone: `update chairs set role = 'gone', seats = '', token_hash = '', name = ''
    where table_id = $1 and chair <> all($2::bigint[])`,
  settle: 'delete from proposals where table_id = $1',
  propose: `insert into proposals
      (table_id, op, wish, kind, chair, lines, seats, expected, asked, agreed, until, how)
    select $1, p.op, p.wish, p.kind, p."by", p.lines, p.seats, p.expected, p.asked, p.agreed, p.until, p.how
    from json_to_recordset($2::json) as p (op text, wish text, kind text, "by" bigint, lines text, seats text,
      expected bigint, asked text, agreed text, until bigint, how text)`,
  changed: `update tables set around = around + 1 where id = $1 returning ${TOLD}`,
  sit: `insert into chairs (table_id, chair, role, token_hash, seen)
    select $1, coalesce(max(chair), 0) + 1, $2, $3, $4 from chairs where table_id = $1 returning chair`,
  visit: `update tables set visits = visits + $2 where id = $1 returning ${TOLD}`,
  seen: 'update chairs set seen = $3, here_until = $4 where table_id = $1 and chair = any($2::bigint[])',
  uninvite: 'delete from invites where table_id = $1 and role = $2',
  invite: `insert into invites (hash, table_id, role, until)
    select hash, $1, $2, $3 from unnest($4::text[]) as t (hash)`,
  invited: 'select table_id as "table", role, until from invites where hash = $1',
  remove: 'delete from tables where id = $1 and touched < $2',
  removeChairs: 'delete from chairs where table_id = $1',
  removeInvites: 'delete from invites where table_id = $1',
  untouched: 'select id from tables where touched < $1',
  counts: `select ${TOLD} from tables where id = any($1)`,
  notify: 'select pg_notify($1, $2)',
} as const;
