/** The database file: opened for one server alone, durable at every commit, and brought up to the current schema. */
import { MIGRATIONS, migrationsTable, statements } from './schema.ts';

export type Value = string | number | bigint | null;

/** What `node:sqlite` and `@photostructure/sqlite` have in common. */
export interface Database {
  exec(sql: string): void;
  prepare(sql: string): {
    run(...values: Value[]): { readonly changes: number | bigint };
    get(...values: Value[]): unknown;
    all(...values: Value[]): unknown[];
  };
  close(): void;
}

type Open = new (path: string) => Database;

/** Node has SQLite built in from 22.13 on; before that the package has the same interface. */
async function driver(): Promise<Open> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 13)) {
    // By `process`, because the types of Node 20 don't have it.
    const built = process.getBuiltinModule?.('node:sqlite') as { DatabaseSync: Open } | undefined;
    if (built) return built.DatabaseSync;
  }
  return (await import('@photostructure/sqlite')).DatabaseSync as Open;
}

/** Another server has the file open. */
export class InUse extends Error {}

/** The file was written by a newer version. */
export class Newer extends Error {}

/** `beforeMigration` is called with the open database if there are tables that are about to change. */
export async function openDatabase(
  file: string,
  now: number,
  beforeMigration: (db: Database) => void = () => undefined,
): Promise<Database> {
  const db = new (await driver())(file);
  try {
    // In this order: without the shared memory that a second connection would need, nobody else gets in.
    db.exec('pragma locking_mode = exclusive');
    db.exec('pragma journal_mode = wal');
    // NORMAL would acknowledge what a power cut takes away.
    db.exec('pragma synchronous = full');
    // In pages of 4 KB: moving them into the file less often is cheaper, and 16 MB are read quickly after a crash.
    db.exec('pragma wal_autocheckpoint = 4000');
    migrate(db, now, beforeMigration);
  } catch (error) {
    if (error instanceof Newer) closeDatabase(db);
    else db.close();
    throw /locked|busy/i.test(String(error)) ? new InUse(file) : error;
  }
  return db;
}

/** Writes everything into the one file and gives it free, even if prepared statements keep the connection alive. */
export function closeDatabase(db: Database): void {
  db.exec('pragma journal_mode = delete');
  db.exec('pragma locking_mode = normal');
  db.prepare('select count(*) from migrations').get();
  db.close();
}

function migrate(db: Database, now: number, beforeMigration: (db: Database) => void): void {
  // Takes the lock, even if there is nothing to change.
  db.exec('begin immediate');
  db.exec(migrationsTable('sqlite'));
  const done = db.prepare('select name from migrations').all() as { name: string }[];
  const known = MIGRATIONS.map(({ name }) => name);
  const strange = done.find(({ name }) => !known.includes(name));
  const missing = MIGRATIONS.filter(({ name }) => !done.some((each) => each.name === name));
  db.exec('commit');
  if (strange) throw new Newer(strange.name);
  if (missing.length > 0 && done.length > 0) beforeMigration(db);
  for (const migration of missing) {
    db.exec('begin immediate');
    for (const statement of statements(migration, 'sqlite', now)) db.exec(statement);
    db.prepare('insert into migrations values (?, ?)').run(migration.name, now);
    db.exec('commit');
  }
}
