/** PostgreSQL: durable at every commit, whatever the database's own setting, and brought up to the current schema. */
import pg from 'pg';
import { MIGRATIONS, migrationsTable, statements } from './schema.ts';
import { Newer } from './sqlite.ts';

/** How long the database may take to answer, in ms. After that it counts as gone. */
const PATIENCE = 10_000;
/** The most connections of one server, besides the one that listens. */
const CONNECTIONS = 6;
/** Only one server at a time changes the schema; any number will do, as long as it stays the same. */
const MIGRATING = 4_178;
const INT8 = 20;

export type Connection = pg.Client;
export type Connections = pg.Pool;

export interface Postgres {
  readonly pool: Connections;
  /** A connection of its own. */
  connect(): Promise<Connection>;
}

/** `patience`: how long the database may take to answer, in ms. */
export function postgresAt(url: string, patience = PATIENCE): Postgres {
  const settings = {
    connectionString: url,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    keepAlive: true,
    types: { getTypeParser: parser },
  };
  const pool = new pg.Pool({
    ...settings,
    max: CONNECTIONS,
    // Before anything else: `off` would acknowledge what a power cut takes away.
    onConnect: async (client) => void (await client.query('set synchronous_commit = on')),
  });
  // A connection that breaks while nobody uses it; the next query makes a new one.
  pool.on('error', () => undefined);
  return {
    pool,
    async connect() {
      const client = new pg.Client(settings);
      client.on('error', () => undefined);
      await client.connect();
      return client;
    },
  };
}

/** Counts and times fit into a number. */
function parser(type: number, format?: 'text' | 'binary') {
  return type === INT8 ? Number : pg.types.getTypeParser(type, format as 'text');
}

export async function migrate({ connect }: Postgres, now: number): Promise<void> {
  const client = await connect();
  try {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(${MIGRATING})`);
    await client.query(migrationsTable('postgres'));
    const { rows } = await client.query<{ name: string }>('select name from migrations');
    const known = MIGRATIONS.map(({ name }) => name);
    const strange = rows.find(({ name }) => !known.includes(name));
    if (strange) throw new Newer(strange.name);
    for (const migration of MIGRATIONS.filter(({ name }) => !rows.some((row) => row.name === name))) {
      for (const statement of statements(migration, 'postgres', now)) await client.query(statement);
      await client.query('insert into migrations values ($1, $2)', [migration.name, now]);
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
}
