import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { find } from '../../games/catalogue.ts';
import { parse } from '../../kernel/session/journal.ts';
import { resume } from '../../kernel/session/resume.ts';
import type { TableLink } from '../../together/replica.ts';
import { type Running, serve } from '../serve.ts';
import { HandDevice } from '../testing/hand-device.ts';
import { link, newGame, postTable, ROOMY, served, temporaryFolder, tinyApp } from '../testing/served.ts';

const folder = temporaryFolder();
let server: Running;
let host: TableLink;
const devices: HandDevice[] = [];

beforeAll(async () => {
  server = await served(folder.path);
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});
afterEach(() => {
  for (const each of devices.splice(0)) each.close();
});

function device(at = server.address, headers?: Record<string, string>): HandDevice {
  const made = new HandDevice(at, headers);
  devices.push(made);
  return made;
}

async function atTable(text?: string): Promise<HandDevice> {
  host = await postTable(server.address, text ?? (await newGame('boer-war')));
  const first = device();
  await first.hello(host);
  return first;
}

describe('a shared table', () => {
  test('two devices are in step, and the table draws', async () => {
    const tablet = await atTable();
    const phone = device();
    await phone.hello(await link(server.address, host, 'table'));
    expect(tablet.lines.at(-1)).toMatch(/^> draws key [0-9a-f]{64}$/);
    expect(await tablet.do('a', ['> table done', 'draw on'])).toMatchObject({ type: 'done' });
    await phone.until(() => phone.lines.length === tablet.lines.length);
    expect(phone.lines).toEqual(tablet.lines);
    expect(tablet.lines.some((line) => /^> chance (go|stop)$/.test(line))).toBe(true);
    expect(await phone.do('b', ['> note "tea"'])).toMatchObject({ type: 'done' });
    await tablet.until(() => tablet.lines.at(-1) === '> note "tea"');
  });

  test('a device that comes back gets what it’s missing; one with another game gets all of it', async () => {
    const tablet = await atTable();
    await tablet.do('a', ['> table done', 'draw']);
    const had = [...tablet.lines];
    await tablet.do('b', ['> note "meanwhile"']);
    const back = device();
    expect(await back.hello(host, had)).toMatchObject({ from: had.length, count: had.length + 1 });
    expect(back.lines).toEqual(tablet.lines);
    const other = device();
    expect(await other.hello(host, [...had.slice(0, -1), '> note "elsewhere"'])).toMatchObject({ from: 0 });
    expect(other.lines).toEqual(tablet.lines);
    expect(await device().hello(host, [...tablet.lines, '> note "ahead"'])).toMatchObject({ from: 0 });
  });

  test('an action that is sent again is done once', async () => {
    const tablet = await atTable();
    const first = await tablet.do('same', ['> note "once"']);
    const { length } = tablet.lines;
    expect(await tablet.do('same', ['> note "once"'], 0)).toEqual(first);
    expect(tablet.lines.length).toBe(length);
  });

  test('the key is published at the end, and every draw follows from it', async () => {
    const tablet = await atTable(await newGame('boer-war', 3));
    const entry = find('boer-war');
    const game = await entry?.game();
    if (!game) throw new Error('no game');
    for (let n = 0; !tablet.lines.some((line) => line.startsWith('> key ')); n++) {
      const { header } = tablet.heard[0] as { header: string };
      const journal = parse([header, ...tablet.lines].join('\n'));
      const now = journal.ok ? resume(game, journal.value) : undefined;
      if (!now?.ok) throw new Error('journal');
      const { node } = now.value.session;
      expect(await tablet.do(`op${n}`, node.kind === 'chance' ? ['draw'] : ['> table done'])).toMatchObject({
        type: 'done',
      });
    }
    const { header } = tablet.heard[0] as { header: string };
    const journal = parse([header, ...tablet.lines].join('\n'));
    const whole = journal.ok ? resume(game, journal.value) : undefined;
    expect(whole?.ok && whole.value).toMatchObject({ strays: [], unpublished: 0, damage: [] });
    expect(whole?.ok && whole.value.session.node.kind).toBe('end');
    // After an undo the game goes on with a new key.
    expect(await tablet.do('undo', ['> undo 60'])).toMatchObject({ type: 'done' });
    const keys = () => tablet.lines.filter((line) => line.startsWith('> draws key ')).length;
    for (let n = 0; n < 40 && keys() < 2; n++) {
      const drawn = await tablet.do(`d${n}`, ['draw']);
      if (drawn.type === 'refused') await tablet.do(`t${n}`, ['> table done']);
    }
    expect(keys()).toBe(2);
  });

  test('it outlives the server', async () => {
    const own = temporaryFolder();
    const first = await served(own.path);
    const table = await postTable(first.address, await newGame('boer-war'));
    const before = device(first.address);
    await before.hello(table);
    await before.do('a', ['> table done', 'draw']);
    const bye = before.bye();
    await first.stop();
    expect(await bye).toBe('stop');
    const second = await served(own.path);
    const after = device(second.address);
    await after.hello(table);
    expect(after.lines).toEqual(before.lines);
    after.close();
    await second.stop();
    own.remove();
  });
});

describe('refused, and nothing has changed:', () => {
  const lines: readonly (readonly [name: string, lines: readonly string[], reason: string])[] = [
    ['a move that isn’t possible', ['> table go'], 'move'],
    ['a seat that isn’t asked', ['> boers done'], 'by'],
    ['a draw that the device made itself', ['> table done', '> chance go'], 'line'],
    ['a draw where none is due', ['draw'], 'draw'],
    ['another source of draws', [`> draws key ${'0'.repeat(64)}`], 'line'],
    ['another source of draws, a seed', ['> draws seed 1'], 'line'],
    ['a checkpoint', ['> check 00000000 {}'], 'line'],
    ['a change of rules', ['> rules 2 0'], 'line'],
    ['a line that isn’t an entry', ['nonsense'], 'line'],
    ['two lines in one', ['> note "a"\n> note "b"'], 'line'],
    ['an undo of more than there is', ['> undo 99'], 'undo'],
    ['the second half of an action', ['> table done', '> table nonsense'], 'move'],
  ];
  test.each(lines)('%s', async (_, asked, reason) => {
    const tablet = await atTable();
    const before = [...tablet.lines];
    expect(await tablet.do('x', asked)).toMatchObject({ type: 'refused', reason, count: before.length });
    expect(tablet.lines).toEqual(before);
    expect(await tablet.do('y', ['> table done'])).toMatchObject({ type: 'done' });
  });

  test('a stale expected count', async () => {
    const tablet = await atTable();
    expect(await tablet.do('x', ['> note "a"'], 0)).toMatchObject({ type: 'refused', reason: 'behind' });
  });

  test('a device that only watches', async () => {
    await atTable();
    const tv = device();
    await tv.hello(await link(server.address, host, 'watch'));
    expect(await tv.do('x', ['> note "a"'])).toMatchObject({ type: 'refused', reason: 'role' });
  });
});

describe('rejected:', () => {
  const hello = (more: object) => ({
    ...{
      type: 'hello',
      protocol: 1,
      app: 't',
      table: host.table,
      token: host.token,
      from: 0,
      digest: '811c9dc5',
    },
    ...more,
  });
  const saying = async (message: object | string) => {
    const stranger = await device().open();
    stranger.send(message);
    return stranger.bye();
  };

  test('a forged token, another table’s token, a table that doesn’t exist', async () => {
    await atTable();
    const other = await postTable(server.address, await newGame('boer-war'));
    expect(await saying(hello({ token: 'A'.repeat(22) }))).toBe('token');
    expect(await saying(hello({ token: other.token }))).toBe('token');
    expect(await saying(hello({ table: 'nowhere' }))).toBe('table');
  });

  test('another protocol, no message at all, an action before hello, a second hello', async () => {
    await atTable();
    expect(await saying(hello({ protocol: 99 }))).toBe('update');
    expect(await saying('{"type":')).toBe('message');
    expect(await saying({ type: 'do', op: 'a', expected: 0, lines: ['> note "a"'] })).toBe('message');
    const twice = device();
    await twice.hello(host);
    twice.send(hello({}));
    expect(await twice.bye()).toBe('message');
  });

  test('a message that is too long ends the connection', async () => {
    const big = await atTable();
    big.send(JSON.stringify({ type: 'do', op: 'a', expected: 0, lines: ['x'.repeat(20_000)] }));
    await new Promise<void>((resolve) => big.ws.once('close', () => resolve()));
    const again = device();
    await again.hello(host);
    expect(again.lines).toEqual(big.lines);
  });

  test('a page of another site, and a name that somebody’s DNS points here', async () => {
    const origin = { Origin: 'http://evil.example' };
    await expect(device(server.address, origin).open()).rejects.toThrow('turned away');
    await expect(device(server.address, { Host: 'evil.example' }).open()).rejects.toThrow('turned away');
    const create = (headers: Record<string, string>) => status('POST', '/api/tables', headers);
    expect(await create(origin)).toBe(403);
    expect(await create({ Host: 'evil.example' })).toBe(403);
    expect(await create({ Origin: server.address.slice(0, -1) })).toBe(422);
  });

  function status(method: string, path: string, headers: Record<string, string>): Promise<number> {
    return new Promise((resolve, reject) => {
      const asked = request(new URL(path, server.address), { method, headers }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      asked.on('error', reject);
      asked.end();
    });
  }

  test('a device that isn’t the host asks for a link', async () => {
    await atTable();
    const guest = await link(server.address, host, 'table');
    await expect(link(server.address, guest, 'watch')).rejects.toThrow('token');
    await expect(link(server.address, host, 'host')).rejects.toThrow('message');
  });
});

describe('limits:', () => {
  test('a flood is answered, then ended; the game stays as it is', async () => {
    const own = temporaryFolder();
    const strict = await served(own.path, { limits: { ...ROOMY, messages: { burst: 5, perSecond: 0 } } });
    const table = await postTable(strict.address, await newGame('boer-war'));
    const flood = device(strict.address);
    await flood.hello(table);
    for (let n = 0; n < 300; n++)
      flood.send({ type: 'do', op: `op${n}`, expected: 0, lines: ['> note "a"'] });
    expect(await flood.bye()).toBe('flood');
    const slow = flood.heard.filter((each) => each.type === 'refused' && each.reason === 'slow');
    expect(slow.length).toBeGreaterThan(100);
    await strict.stop();
    own.remove();
  });

  test('a device that reads nothing is disconnected; nobody waits for it, and it catches up when it reconnects', async () => {
    const own = temporaryFolder();
    const strict = await served(own.path, { limits: { ...ROOMY, waiting: 100_000 } });
    // More than the socket buffers between two processes hold.
    const notes = `> note "${'x'.repeat(500)}"\n`.repeat(15_000);
    const table = await postTable(strict.address, `${(await newGame('boer-war')).trimEnd()}\n${notes}`);
    const silent = await device(strict.address).open();
    silent.greet(table);
    await silent.until(() => silent.lines.length > 0);
    silent.ws.pause();
    const other = device(strict.address);
    await other.hello(await link(strict.address, table, 'table'));
    // It keeps sending requests and reads no answers.
    const gone = other.until(() =>
      other.heard.some((each) => each.type === 'people' && !each.people[0]?.here),
    );
    const asking = setInterval(() => {
      for (let n = 0; n < 1_000; n++) silent.send({ type: 'ping' });
    });
    expect(await other.do('meanwhile', ['> note "meanwhile"'])).toMatchObject({ type: 'done' });
    await gone;
    clearInterval(asking);
    const had = silent.lines;
    expect(had.length).toBeGreaterThan(0);
    expect(had.length).toBeLessThan(other.lines.length);
    const back = device(strict.address);
    expect(await back.hello(table, had)).toMatchObject({ from: had.length });
    expect(back.lines).toEqual(other.lines);
    await strict.stop();
    own.remove();
  });

  test('too many requests from one address, too many connections, a game that is too large', async () => {
    const own = temporaryFolder();
    const limits = { ...ROOMY, knocks: { burst: 4, perSecond: 0 }, connections: 1, journal: 20_000 };
    const strict = await served(own.path, { limits });
    const post = (body: string) => fetch(`${strict.address}api/tables`, { method: 'POST', body });
    expect((await post('x'.repeat(30_000))).status).toBe(413);
    const table = (await (await post(await newGame('boer-war'))).json()) as TableLink;
    const first = device(strict.address);
    await first.hello(table);
    await expect(device(strict.address).open()).rejects.toThrow('turned away');
    expect((await post('')).status).toBe(429);
    first.close();
    await strict.stop();
    own.remove();
  });
});

test('with --lan a link for another device comes with the addresses that it can reach', async () => {
  const own = temporaryFolder();
  const open = await served(own.path, { lan: true });
  const here = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal);
  const { port } = new URL(open.address);
  const reached = here.map((each) => `http://${each.address}:${port}/`);
  const linked = async ({ address }: Running) => {
    const { table, token } = await postTable(address, await newGame('boer-war'));
    const response = await fetch(`${address}api/tables/${table}/links`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ role: 'table' }),
    });
    return response.json();
  };
  expect(await linked(open)).toMatchObject({ addresses: reached });
  for (const address of reached) {
    const phone = device(address);
    await phone.hello(await postTable(address, await newGame('boer-war')));
    expect(phone.lines.length).toBeGreaterThan(0);
  }
  // Without it nobody else reaches this computer.
  expect(await linked(server)).toMatchObject({ addresses: [] });
  for (const each of devices.splice(0)) each.close();
  await open.stop();
  own.remove();
});

test('behind a proxy each device has its own limit, and the last address counts', async () => {
  const own = temporaryFolder();
  const limits = { ...ROOMY, knocks: { burst: 2, perSecond: 0 } };
  const statuses = async (proxy: boolean, addresses: readonly string[]) => {
    const strict = await served(own.path, { limits, proxy });
    const asked: number[] = [];
    for (const each of addresses) {
      const headers = { 'x-forwarded-for': each };
      asked.push((await fetch(`${strict.address}api/tables`, { method: 'POST', body: '', headers })).status);
    }
    await strict.stop();
    return asked;
  };
  expect(await statuses(true, ['1.1.1.1', '9.9.9.9, 1.1.1.1', '1.1.1.1', '2.2.2.2'])).toEqual([
    422, 422, 429, 422,
  ]);
  // Without a proxy anybody could claim to be somebody else.
  expect(await statuses(false, ['1.1.1.1', '2.2.2.2', '3.3.3.3'])).toEqual([422, 422, 429]);
  own.remove();
});

describe('opening a table', () => {
  const refusal = async (text: string) => {
    const response = await fetch(`${server.address}api/tables`, { method: 'POST', body: text });
    return [response.status, ((await response.json()) as { reason: string }).reason];
  };

  test('says what is wrong with the game', async () => {
    expect(await refusal('')).toEqual([422, 'empty']);
    expect(await refusal('> emptychair 99 boer-war')).toEqual([422, 'newer-format']);
    expect(await refusal('> emptychair 1 boer-war 99 7 {}')).toEqual([422, 'newer-game']);
    expect(await refusal('> emptychair 1 chess 1 7 {}')).toEqual([422, 'unknown']);
    expect(await refusal(`${await newGame('boer-war')}> table nonsense\n`)).toEqual([422, 'move']);
  });

  test('takes every shipped game', async () => {
    for (const id of ['boer-war', 'civilization', 'tax-farmer']) {
      const table = await postTable(server.address, await newGame(id));
      expect((await device().hello(table)).count).toBeGreaterThan(0);
    }
  });
});

test('tokens are on disk only as hashes, and keys are not in what travels', async () => {
  const tablet = await atTable();
  const bytes = readFileSync(join(folder.path, 'tables.db-wal')).toString('latin1');
  expect(bytes.includes(host.table)).toBe(true);
  expect(bytes.includes(host.token)).toBe(false);
  expect(JSON.stringify(tablet.heard)).not.toMatch(/> key /);
});

test('serves the app, its health, and nothing outside its folder', async () => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${server.address}${path}`, { headers });
  const page = await get('');
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  const again = await get('', { 'if-none-match': page.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
  expect(await (await get('health')).json()).toMatchObject({ ok: true, protocol: 1 });
  expect((await get('missing.js')).status).toBe(404);
  expect((await get('..%2f..%2f..%2fetc/passwd')).status).toBe(404);
  expect((await get('some/page', { accept: 'text/html' })).status).toBe(200);
});

test('a second server on one folder is refused and names the first', async () => {
  await expect(served(folder.path)).rejects.toThrow(`${server.address} (PID ${process.pid})`);
});

test('the log has no token, key or text of a player', async () => {
  const own = temporaryFolder();
  const said: string[] = [];
  const app = tinyApp(own.path);
  const loud = await serve({
    ...{ app, version: '0', headers: {}, port: 0, data: own.path, limits: ROOMY },
    log: (...line) => void said.push(JSON.stringify(line)),
  });
  const table = await postTable(loud.address, await newGame('boer-war'));
  const talker = device(loud.address);
  await talker.hello(table);
  await talker.do('a', ['> note "a secret"']);
  talker.send('nonsense');
  await talker.bye();
  await loud.stop();
  expect(said.length).toBeGreaterThan(2);
  expect(said.join()).not.toContain('secret');
  expect(said.join()).not.toContain(table.token);
  own.remove();
});
