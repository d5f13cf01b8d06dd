import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/served.ts';
import { backUpToday } from './backups.ts';
import { MIGRATIONS, migrationsTable, statements } from './schema.ts';
import { closeDatabase, type Database, InUse, Newer, openDatabase } from './sqlite.ts';
import { SqliteStore } from './sqlite-store.ts';
import type { Append, TableStore } from './store.ts';
import { action, CHAIR, RECORD, storeSuite } from './store-suite.ts';

let folder = temporaryFolder();
const opened: Database[] = [];
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => {
  for (const db of opened.splice(0)) closeDatabase(db);
  folder.remove();
});

async function database(file = 'tables.db'): Promise<Database> {
  const db = await openDatabase(join(folder.path, file), 1);
  opened.push(db);
  return db;
}

storeSuite('SQLite', async () => {
  const db = await database();
  const store = new SqliteStore(db);
  return {
    store,
    again: async () => new SqliteStore(db),
    execute: async (sql) => db.exec(sql),
    rows: async (sql) => (db.prepare(sql).all() as { id: string }[]).map(({ id }) => id),
    close: async () => undefined,
  };
});

/** Commits only when the test says so, and counts how often. */
function byHand() {
  const flushes: (() => void)[] = [];
  return {
    later: (flush: () => void) => void flushes.push(flush),
    commit: () => flushes.splice(0).forEach((each) => void each()),
  };
}

test('the live connection syncs at every commit and lets nobody else in', async () => {
  const db = await database();
  const pragma = (name: string) => Object.values(db.prepare(`pragma ${name}`).get() as object)[0];
  expect(pragma('journal_mode')).toBe('wal');
  // 2 is FULL.
  expect(pragma('synchronous')).toBe(2);
  expect(pragma('locking_mode')).toBe('exclusive');
  await expect(database()).rejects.toThrow(InUse);
});

test.each([
  ['what arrives meanwhile is one commit', ['t', 'u', 'v'], 1],
  ['an action that fails takes no other with it', ['t', 'u', 't', 'v'], 3],
])('%s', async (_, ids, expected) => {
  const db = await database();
  let commits = 0;
  const counted: Database = {
    exec: (sql) => {
      if (sql === 'commit') commits++;
      db.exec(sql);
    },
    prepare: (sql) => db.prepare(sql),
    close: () => db.close(),
  };
  const hand = byHand();
  const store = new SqliteStore(counted, hand.later);
  const made = ids.map((id) => store.create({ ...RECORD, id }, ['> a'], [CHAIR]));
  hand.commit();
  const fulfilled = (await Promise.allSettled(made)).map(({ status }) => status === 'fulfilled');
  expect(fulfilled).toEqual(ids.map((id, n) => ids.indexOf(id) === n));
  expect(commits).toBe(expected);
  for (const id of ['t', 'u', 'v']) expect((await store.load(id))?.lines).toEqual(['> a']);
});

/** What goes wrong with a store whose disk can't sync: '' if it tells nobody of what isn't there. */
async function whatItClaims(
  make: (db: Database, later: (flush: () => void) => void) => TableStore,
  file = 'tables.db',
): Promise<string> {
  const db = await database(file);
  const setUp = new SqliteStore(db);
  await setUp.create(RECORD, [], [CHAIR]);
  let synced = true;
  const failing: Database = {
    exec: (sql) => {
      if (sql === 'commit' && !synced) {
        db.exec('rollback');
        throw new Error('database or disk is full');
      }
      db.exec(sql);
    },
    prepare: (sql) => db.prepare(sql),
    close: () => db.close(),
  };
  const hand = byHand();
  const store = make(failing, hand.later);
  let told = false;
  const early = store.append(action(0, ['> a'], 'x'));
  void early.then(() => {
    told = true;
  });
  await Promise.resolve();
  if (told) return 'acknowledged before the commit';
  hand.commit();
  if ((await early) !== 'saved') return 'not saved';
  synced = false;
  const lost = store.append(action(1, ['> b'], 'y'));
  hand.commit();
  const [{ status }] = await Promise.allSettled([lost]);
  if (status === 'fulfilled') return 'acknowledged without a sync';
  synced = true;
  const kept = (await setUp.load('t'))?.lines.join();
  if (kept !== '> a') return `kept ${kept}`;
  const after = store.append(action(1, ['> c'], 'z'));
  hand.commit();
  return (await after) === 'saved' ? '' : 'never recovers';
}

describe('nothing is acknowledged that is not on disk', () => {
  test('by this store', async () => {
    expect(await whatItClaims((db, later) => new SqliteStore(db, later))).toBe('');
  });

  test('a store that acknowledges before its sync would be found', async () => {
    class Hasty extends SqliteStore {
      override append(what: Append): Promise<'saved' | 'behind'> {
        super.append(what).catch(() => undefined);
        return Promise.resolve('saved');
      }
    }
    expect(await whatItClaims((db, later) => new Hasty(db, later))).toBe('acknowledged before the commit');
    class Trusting extends SqliteStore {
      override append(what: Append): Promise<'saved' | 'behind'> {
        return super.append(what).catch(() => 'saved');
      }
    }
    expect(await whatItClaims((db, later) => new Trusting(db, later), 'other.db')).toBe(
      'acknowledged without a sync',
    );
  });
});

test('a file of a newer version is left alone', async () => {
  const db = await database();
  db.exec("insert into migrations values ('99-of-tomorrow', 1)");
  closeDatabase(db);
  opened.length = 0;
  await expect(database()).rejects.toThrow(Newer);
});

test('a backup is a complete database; one a day, the newest seven', async () => {
  const store = new SqliteStore(await database());
  await store.create(RECORD, ['> a'], [CHAIR]);
  const backups = join(folder.path, 'backups');
  const day = 24 * 3600 * 1000;
  const log = () => undefined;
  for (let n = 0; n < 9; n++)
    for (let twice = 0; twice < 2; twice++)
      await backUpToday(backups, n * day, (file) => store.backUp(file), log);
  expect(readdirSync(backups)).toEqual([3, 4, 5, 6, 7, 8, 9].map((n) => `tables-1970-01-0${n}.db`));
  const copy = new SqliteStore(await database('backups/tables-1970-01-09.db'));
  expect((await copy.load('t'))?.lines).toEqual(['> a']);
});

test('copies of a clock that was wrong go before real ones', async () => {
  const store = new SqliteStore(await database());
  const backups = join(folder.path, 'backups');
  const day = 24 * 3600 * 1000;
  const backUp = (at: number) =>
    backUpToday(
      backups,
      at,
      (file) => store.backUp(file),
      () => undefined,
    );
  for (let n = 0; n < 7; n++) await backUp(n * day + 40_000 * day);
  for (let n = 0; n < 7; n++) {
    await backUp(n * day);
    expect(readdirSync(backups)).toContain(`tables-1970-01-0${n + 1}.db`);
  }
  expect(readdirSync(backups)).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `tables-1970-01-0${n}.db`));
});

test('a folder of the first version goes on, and its tables have their whole time before them', async () => {
  const [first] = MIGRATIONS as [(typeof MIGRATIONS)[number]];
  const file = join(folder.path, 'tables.db');
  const { DatabaseSync } = await import('@photostructure/sqlite');
  const db = new DatabaseSync(file);
  for (const statement of [migrationsTable('sqlite'), ...statements(first, 'sqlite', 1)]) db.exec(statement);
  db.exec(`insert into migrations values ('${first.name}', 1);
    insert into tables (id, game, header, key, count, touched) values ('t', 'g', '> h', 'k', 1, 5);
    insert into entries values ('t', 0, '> a', 0, '', 5);
    insert into chairs (table_id, chair, role, token_hash) values ('t', 1, 'host', 'aa')`);
  db.close();
  const before: string[] = [];
  const now = await openDatabase(file, 1_000, () => void before.push('backup'));
  opened.push(now);
  const store = new SqliteStore(now);
  expect(before).toEqual(['backup']);
  expect(await store.load('t')).toMatchObject({
    lines: ['> a'],
    record: { ...RECORD, count: 1, touched: 1_000 },
  });
  const terms = { policy: '', state: 'playing', locked: false, ownDice: true, around: 0, proposals: [] };
  expect(await store.gathered('t')).toMatchObject({ ...terms, chairs: [CHAIR] });
  expect(await store.append(action(1, ['> b']))).toBe('saved');
});

test('one description gives both dialects', () => {
  const [first] = MIGRATIONS;
  if (!first) throw new Error('no migration');
  expect(statements(first, 'postgres', 1).join(';\n')).toMatchInlineSnapshot(`
    "create table "tables" (
      "id" text not null,
      "game" text not null,
      "header" text not null,
      "key" text not null,
      "count" bigint not null default 0,
      "policy" text not null default '',
      "state" text not null default 'open',
      "touched" bigint not null,
      primary key ("id")
    );
    create table "entries" (
      "table_id" text not null,
      "n" bigint not null,
      "line" text not null,
      "chair" bigint not null,
      "op" text not null,
      "at" bigint not null,
      primary key ("table_id", "n")
    );
    create table "chairs" (
      "table_id" text not null,
      "chair" bigint not null,
      "role" text not null,
      "seats" text not null default '',
      "token_hash" text not null,
      "name" text not null default '',
      "seen" bigint not null default 0,
      primary key ("table_id", "chair")
    )"
  `);
  const strip = (sql: string) => sql.replaceAll('bigint', 'integer').replaceAll(' strict, without rowid', '');
  for (const each of MIGRATIONS)
    expect(statements(each, 'sqlite', 1).map(strip)).toEqual(statements(each, 'postgres', 1).map(strip));
});
