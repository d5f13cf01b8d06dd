import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cuttable } from '../testing/network.ts';
import { type TestPostgres, testDatabase } from '../testing/postgres.ts';
import { placeOf } from './data-folder.ts';
import { PostgresStore } from './postgres-store.ts';
import { MIGRATIONS } from './schema.ts';
import { Newer } from './sqlite.ts';
import { action, CHAIR, RECORD, storeSuite } from './store-suite.ts';

let database: TestPostgres;
const stores: PostgresStore[] = [];
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await Promise.all(stores.map((each) => each.close()));
  await database.stop();
});

/** A schema of its own in the test's database, so that each test starts with nothing. */
async function place(): Promise<string> {
  const name = `t${randomUUID().replaceAll('-', '')}`;
  await execute(database.url, `create schema ${name}`);
  const url = new URL(database.url);
  url.searchParams.set('options', `-c search_path=${name}`);
  return url.href;
}

async function execute(url: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}

async function opened(url: string, patience?: number): Promise<PostgresStore> {
  const store = await PostgresStore.open(url, 1, patience);
  stores.push(store);
  return store;
}

storeSuite('PostgreSQL', async () => {
  const url = await place();
  return {
    store: await opened(url),
    again: () => opened(url),
    execute: async (sql) => void (await execute(url, sql)),
    rows: async (sql) => (await execute(url, sql)).rows.map(({ id }: { id: string }) => id),
    close: async () => undefined,
  };
});

test('the live connections wait for the disk, whatever the database is told', async () => {
  const url = await place();
  const name = new URL(url).pathname.slice(1);
  await execute(url, `alter database "${name}" set synchronous_commit = off`);
  expect((await execute(url, 'show synchronous_commit')).rows).toEqual([{ synchronous_commit: 'off' }]);
  const store = await opened(url);
  // All of its connections at once.
  const asked = Array.from({ length: 12 }, () => store.settingOf('synchronous_commit'));
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['on']));
  expect(await store.settingOf('fsync')).toBe('on');
  await execute(url, `alter database "${name}" reset synchronous_commit`);
});

test('nothing is acknowledged before the commit', async () => {
  const url = await place();
  const store = await opened(url);
  await store.create(RECORD, [], [CHAIR]);
  const holder = new pg.Client(url);
  await holder.connect();
  await holder.query('begin; lock table entries in exclusive mode');
  let told = false;
  const saved = store.append(action(0, ['> a'])).finally(() => {
    told = true;
  });
  // Until the database says that it waits for the lock.
  const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock'";
  while ((await execute(url, waiting)).rowCount === 0);
  expect(told).toBe(false);
  await holder.query('commit');
  expect(await saved).toBe('saved');
  await holder.end();
});

test('a database of a newer version is left alone', async () => {
  const url = await place();
  await opened(url);
  await execute(url, "insert into migrations values ('99-of-tomorrow', 1)");
  await expect(opened(url)).rejects.toThrow(Newer);
});

test('servers that start together make the schema once', async () => {
  const url = await place();
  await Promise.all([1, 2, 3, 4].map(() => opened(url)));
  const { rowCount } = await execute(url, 'select name from migrations');
  expect(rowCount).toBe(MIGRATIONS.length);
});

test('the other server hears of every count, by notification or by looking', async () => {
  const url = await place();
  const [here, there] = [await opened(url), await opened(url)];
  await here.create(RECORD, [], [CHAIR]);
  const heard: number[] = [];
  let wake: () => void = () => undefined;
  there.watch({
    tables: () => ['t'],
    told(table, count) {
      expect(table).toBe('t');
      heard.push(count);
      wake();
    },
  });
  for (let n = 0; n < 5; n++) {
    expect(await here.append(action(n, ['> a']))).toBe('saved');
    while (heard.at(-1) !== n + 1)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
  }
});

test('while the database can’t be reached nothing is acknowledged; afterwards everything continues', async () => {
  const direct = new URL(await place());
  const network = await cuttable(Number(direct.port || 5432), direct.hostname);
  const url = new URL(direct);
  url.hostname = '127.0.0.1';
  url.port = `${network.port}`;
  // The network says nothing at all, so patience is short.
  const store = await opened(url.href, 500);
  await store.create(RECORD, [], [CHAIR]);
  expect(await store.append(action(0, ['> a']))).toBe('saved');
  for (const how of ['silent', 'refusing'] as const) {
    network.cut(how);
    await expect(store.append(action(1, ['> b']))).rejects.toThrow();
    await expect(store.load('t')).rejects.toThrow();
    network.mend();
  }
  const { lines } = (await store.load('t')) ?? { lines: [] };
  // A commit whose answer was lost may be there, and then it counts.
  expect(['> a', '> a,> b']).toContain(lines.join());
  expect(await store.append(action(lines.length, ['> c'], 'again'))).toBe('saved');
  await network.close();
});

test('a password is never shown', () => {
  expect(placeOf('postgresql://me:secret@db.example:5433/games?sslmode=require')).toBe(
    'postgresql://db.example:5433/games',
  );
  expect(placeOf('not an address')).toBe('PostgreSQL');
});
