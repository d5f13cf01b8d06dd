// Games of every earlier version at a shared table: the server replays and continues them (test/kept/README.md).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KEPT_GAMES, linesIn, openText, stateOf } from '../../../test/kept.ts';
import { keyHash } from '../../kernel/session/draws.ts';
import { digest } from '../../together/digest.ts';
import type { ServerMessage } from '../../together/messages.ts';
import type { Device, Room } from '../rooms/room.ts';
import { Rooms } from '../rooms/rooms.ts';
import { closeDatabase, type Database, openDatabase } from '../store/sqlite.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import { hashOf } from '../tokens.ts';

const KEY = '7'.repeat(64);
let db: Database;
let store: SqliteStore;
let rooms: Rooms;
beforeAll(async () => {
  db = await openDatabase(':memory:', 1);
  store = new SqliteStore(db);
  rooms = new Rooms({ store, limits: { entries: 100_000 }, log: () => undefined, now: () => 1 });
});
afterAll(() => closeDatabase(db));

interface Sitting {
  readonly room: Room;
  readonly device: Device;
  readonly heard: ServerMessage[];
}

async function sit(table: string, token: string): Promise<Sitting> {
  const seat = await rooms.seat(table, token);
  if (typeof seat === 'string') throw new Error(seat);
  const heard: ServerMessage[] = [];
  const send: Device['send'] = (said, sent) => {
    heard.push(said);
    sent?.();
  };
  const device = { ...seat.chair, backlog: 0, send, end: () => undefined };
  return { room: rooms.enter(seat, device, 0, digest([])), device, heard };
}

/** What the device shows after a note: the whole game, from what it was sent. */
async function noted({ room, device, heard }: Sitting) {
  await room.do(device, { type: 'do', op: 'note', expected: room.count, lines: ['> note "still here"'] });
  expect(heard.find(({ type }) => type === 'done' || type === 'refused')).toMatchObject({ type: 'done' });
  const header = heard.flatMap((said) => (said.type === 'welcome' ? said.header : []))[0] as string;
  const lines = heard.flatMap((said) => (said.type === 'more' ? said.lines : []));
  return { lines, ...(await openText([header, ...lines].join('\n'))) };
}

describe.each(KEPT_GAMES)('$name', ({ name, text, made }) => {
  test('as a table that an earlier server kept', async () => {
    const table = name.replace(/\W/g, '-');
    const before = [...linesIn(text), `> draws key ${keyHash(KEY)}`];
    const header = /^> emptychair .*[^\r\n]/m.exec(text)?.[0] ?? '';
    // A server writes format 2, because the draws come from a key.
    const record = { id: table, game: made.game, header: header.replace('emptychair 1', 'emptychair 2') };
    await store.create({ ...record, key: KEY, count: 0, touched: 1 }, before, [
      { chair: 1, role: 'host', hash: hashOf('t') },
    ]);
    const { lines, session } = await noted(await sit(table, 't'));
    expect(lines.slice(0, before.length)).toEqual(before);
    // At the end of a game the key follows.
    expect(lines.slice(before.length)).toContain('> note "still here"');
    expect(stateOf(session)).toMatchObject(made.state);
    expect(session.node.kind).toBe(made.node.kind);
  });

  test('brought to a new table', async () => {
    const opened = await rooms.create(text);
    if (!('token' in opened)) throw new Error(JSON.stringify(opened));
    const { session } = await noted(await sit(opened.table, opened.token));
    expect(stateOf(session)).toMatchObject(made.state);
  });
});
