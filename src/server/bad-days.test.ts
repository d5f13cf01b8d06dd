/** A full disk, a clock that jumps, texts that look like something else. */
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { parse } from '../kernel/session/journal.ts';
import { Door } from './doors/door.ts';
import { Bucket } from './doors/rate.ts';
import { Rooms } from './rooms/rooms.ts';
import { LIMITS, listening } from './serve.ts';
import { type Database, openDatabase } from './store/sqlite.ts';
import { SqliteStore } from './store/sqlite-store.ts';
import { HandDevice } from './testing/hand-device.ts';
import { link, newGame, postTable, ROOMY, served, temporaryFolder, tinyApp } from './testing/served.ts';

const folder = temporaryFolder();
const devices: HandDevice[] = [];
afterEach(() => {
  for (const each of devices.splice(0)) each.close();
});
afterAll(() => folder.remove());

function device(address: string): HandDevice {
  const made = new HandDevice(address);
  devices.push(made);
  return made;
}

describe('a full disk', () => {
  let db: Database;
  let door: Door;
  let store: SqliteStore;
  let address: string;

  beforeAll(async () => {
    db = await openDatabase(join(folder.path, 'tables.db'), 1);
    store = new SqliteStore(db);
    const limits = { ...LIMITS, ...ROOMY };
    const log = () => undefined;
    const rooms = new Rooms({ store, limits, log, now: Date.now });
    const settings = { folder: tinyApp(folder.path), version: '0', headers: {}, hosts: [] };
    door = new Door({ ...settings, limits, rooms, log, now: Date.now });
    address = `http://127.0.0.1:${await listening(door, { port: 0 })}/`;
  });
  afterAll(async () => {
    await door.stop();
    await store.close();
  });

  /** SQLite says the same as on a disk without room. */
  function disk(full: boolean): void {
    const { page_count: pages } = db.prepare('pragma page_count').get() as { page_count: number };
    db.exec(`pragma max_page_count = ${full ? pages : 1_000_000}`);
  }

  test('refuses with the reason, acknowledges nothing, loses nothing, and continues when there is room', async () => {
    const game = await newGame('boer-war');
    const host = await postTable(address, game);
    const [tablet, phone] = [device(address), device(address)];
    await tablet.hello(host);
    await phone.hello(await link(address, host, 'table'));
    expect(await tablet.do('before', ['> table done', 'draw'])).toMatchObject({ type: 'done' });
    await phone.until(() => phone.lines.length === tablet.lines.length);
    disk(true);
    const long = Array.from({ length: 60 }, (_, n) => `> note "${n} ${'x'.repeat(150)}"`);
    const { length: count } = tablet.lines;
    expect(await tablet.do('full', long)).toMatchObject({ type: 'refused', reason: 'storage', count });
    expect(await phone.do('full-too', long)).toMatchObject({ type: 'refused', reason: 'storage', count });
    const response = await fetch(`${address}api/tables`, {
      method: 'POST',
      body: game + '> note "x"\n'.repeat(2_000),
    });
    expect([response.status, await response.json()]).toEqual([503, { reason: 'storage' }]);
    // Who comes now can still look.
    const tv = device(address);
    await tv.hello(host);
    expect(tv.lines).toEqual(tablet.lines);
    disk(false);
    expect(await tablet.do('full', long)).toMatchObject({ type: 'done', count: count + 60 });
    await phone.until(() => phone.lines.length === count + 60);
    expect((await store.load(host.table))?.lines).toEqual(phone.lines);
  });
});

describe('a clock that jumps', () => {
  test('costs nobody a message and gives nobody more than a burst', () => {
    const bucket = new Bucket({ burst: 3, perSecond: 1 }, 1_000_000);
    const taken = (now: number) => [1, 2, 3, 4].map(() => bucket.take(now));
    expect(taken(1_000_000)).toEqual([true, true, true, false]);
    // Back to the beginning of time: the next second counts from there.
    expect(taken(0)).toEqual([false, false, false, false]);
    expect(taken(2_000)).toEqual([true, true, false, false]);
    expect(taken(1e15)).toEqual([true, true, true, false]);
  });

  test('doesn’t stop a table or reorder its entries', async () => {
    const own = temporaryFolder();
    vi.useFakeTimers({ toFake: ['Date'], now: 2_000_000_000_000 });
    const server = await served(own.path);
    const host = await postTable(server.address, await newGame('boer-war'));
    const tablet = device(server.address);
    await tablet.hello(host);
    for (const [n, now] of [2_000_000_000_000, 0, 4_000_000_000_000, 1_000].entries()) {
      vi.setSystemTime(now);
      expect(await tablet.do(`op${n}`, [`> note "${n}"`])).toMatchObject({ type: 'done' });
      const phone = device(server.address);
      await phone.hello(host);
      expect(phone.lines).toEqual(tablet.lines);
    }
    expect(tablet.lines.slice(-4)).toEqual([0, 1, 2, 3].map((n) => `> note "${n}"`));
    await server.stop();
    own.remove();
  });
});

test('notes are text: they arrive as they were written, and are never more than one line', async () => {
  const own = temporaryFolder();
  const server = await served(own.path);
  const host = await postTable(server.address, await newGame('boer-war'));
  const [tablet, phone] = [device(server.address), device(server.address)];
  await tablet.hello(host);
  await phone.hello(host);
  const texts = [
    '<img src=x onerror=alert(1)>',
    "'; drop table entries; --",
    '> table done',
    '"]}, {"type": "bye", "reason": "stop"}',
    '\u202eolleh',
    'a\nb\r\u2028c\0d',
    '$1`$&',
    'žluťoučký 🐎 кінь',
  ];
  for (const [n, text] of texts.entries()) {
    expect(await tablet.do(`op${n}`, [`> note ${JSON.stringify(text)}`])).toMatchObject({ type: 'done' });
    await phone.until(() => phone.lines.length === tablet.lines.length);
    const { header } = await phone.next('welcome');
    const journal = parse([header, ...phone.lines].join('\n'));
    expect(journal.ok && journal.value.entries.at(-1)).toEqual({ kind: 'note', text });
  }
  // The same as a line that isn't written as the journal writes it.
  expect(await tablet.do('raw', ['> note "a\u2028b"\n> table done'])).toMatchObject({ type: 'refused' });
  await server.stop();
  own.remove();
});

test('a flood of pongs ends like any other flood', async () => {
  const own = temporaryFolder();
  const server = await served(own.path, { limits: { ...ROOMY, messages: { burst: 5, perSecond: 0 } } });
  const pest = device(server.address);
  await pest.hello(await postTable(server.address, await newGame('boer-war')));
  for (let n = 0; n < 300; n++) pest.send({ type: 'pong' });
  expect(await pest.bye()).toBe('flood');
  await server.stop();
  own.remove();
});
