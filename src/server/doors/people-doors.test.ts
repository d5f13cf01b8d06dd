/** The doors around a table of people, over real HTTP and sockets: who gets in, and who doesn't. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { TableLink } from '../../together/replica.ts';
import { MOST_PEOPLE } from '../people/gathering.ts';
import { CODE_LETTERS } from '../people/invites.ts';
import type { Running } from '../serve.ts';
import { HandDevice } from '../testing/hand-device.ts';
import { newGame, ROOMY, served, temporaryFolder } from '../testing/served.ts';

const folder = temporaryFolder();
let server: Running;
let game: string;
const devices: HandDevice[] = [];
beforeAll(async () => {
  game = await newGame('tax-farmer', 7, { players: 3 });
  server = await served(folder.path);
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});
afterEach(() => {
  vi.useRealTimers();
  for (const each of devices.splice(0)) each.close();
});

interface Call {
  readonly token?: string;
  readonly method?: string;
  readonly body?: unknown;
  readonly at?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

async function call(path: string, { token, method = 'POST', body, at = server.address, headers = {} }: Call) {
  const response = await fetch(`${at}api/${path}`, {
    method,
    headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? {} : JSON.parse(text) };
}

async function opened(at = server.address): Promise<TableLink> {
  return (await call('tables?people', { body: game, at })).body;
}

async function invited({ table, token }: TableLink, role = 'seat', at = server.address) {
  return (await call(`tables/${table}/invites`, { token, body: { role }, at })).body;
}

async function device(link: TableLink, at = server.address): Promise<HandDevice> {
  const made = new HandDevice(at);
  devices.push(made);
  await made.hello(link);
  return made;
}

const refused = (status: number, reason: string) => ({ status, body: { reason } });

test('by link and by code, in any spelling, several people with one invitation', async () => {
  const host = await opened();
  const { invite, code } = await invited(host);
  expect(code).toMatch(new RegExp(`^[${CODE_LETTERS}]{6}$`));
  expect(CODE_LETTERS).toHaveLength(32);
  const spellings = [
    code,
    code.toLowerCase(),
    ` ${code.slice(0, 3)} ${code.slice(3)} `,
    code.split('').join('-'),
  ];
  for (const [n, each] of spellings.entries())
    expect(await call('join', { body: { code: each } })).toMatchObject({
      status: 201,
      body: { table: host.table, chair: n + 2, role: 'seat' },
    });
  const ada = await device(host);
  const last = await call('join', { body: { table: host.table, invite } });
  // Everybody sees them before they have opened their page.
  expect((await ada.next('people')).people).toHaveLength(6);
  const max = await device(last.body);
  expect(await max.ask({ type: 'sit', op: 's', seats: [], name: 'Max' })).toMatchObject({ type: 'done' });
  const { people } = await ada.until(() =>
    ada.heard.flatMap((each) => (each.type === 'people' && each.people[5]?.here ? each : [])).at(-1),
  );
  expect(people[5]).toMatchObject({ here: true });
});

test('each role has its invitation', async () => {
  const host = await opened();
  for (const role of ['seat', 'table', 'watch']) {
    const { code } = await invited(host, role);
    expect((await call('join', { body: { code } })).body).toMatchObject({ role });
  }
});

test('rejects a guess, and invitations that are replaced, expired or for another table', async () => {
  const [host, other] = [await opened(), await opened()];
  const { table } = host;
  const first = await invited(host);
  const foreign = await invited(other);
  for (const code of ['AAAAAA', '', first.invite, first.code.slice(0, 5), `${first.code}A`])
    expect((await call('join', { body: { code } })).status).not.toBe(201);
  expect(await call('join', { body: { code: 'AAAAAA' } })).toEqual(refused(404, 'code'));
  const bad = [foreign.invite, first.code, host.token, `${first.invite}x`];
  for (const invite of bad)
    expect(await call('join', { body: { table, invite } })).toEqual(refused(404, 'invite'));
  const second = await invited(host);
  expect(await call('join', { body: { code: first.code } })).toEqual(refused(404, 'code'));
  expect(await call('join', { body: { table, invite: first.invite } })).toEqual(refused(404, 'invite'));
  vi.useFakeTimers({ toFake: ['Date'], now: second.until - 1 });
  expect(await call('join', { body: { code: second.code } })).toMatchObject({ status: 201 });
  vi.setSystemTime(second.until);
  expect(await call('join', { body: { code: second.code } })).toEqual(refused(404, 'code'));
});

test('a locked table admits nobody new, but its people can reconnect', async () => {
  const host = await opened();
  const { table } = host;
  const { code, invite } = await invited(host);
  const guest = (await call('join', { body: { code } })).body;
  const ada = await device(host);
  expect(await ada.ask({ type: 'manage', op: 'm', act: 'lock' })).toMatchObject({ type: 'done' });
  expect(await call('join', { body: { code } })).toEqual(refused(423, 'locked'));
  expect(await call('join', { body: { table, invite } })).toEqual(refused(423, 'locked'));
  // A wrong invitation doesn't reveal whether the table exists.
  expect(await call('join', { body: { table, invite: 'guess' } })).toEqual(refused(404, 'invite'));
  expect((await (await device(guest)).next('welcome')).around.locked).toBe(true);
  await ada.ask({ type: 'manage', op: 'n', act: 'unlock' });
  expect((await call('join', { body: { code } })).status).toBe(201);
});

test('a table has room for so many people', async () => {
  const host = await opened();
  const { code } = await invited(host, 'watch');
  for (let n = 1; n < MOST_PEOPLE; n++) expect((await call('join', { body: { code } })).status).toBe(201);
  expect(await call('join', { body: { code } })).toEqual(refused(423, 'full'));
});

test('ten tries a minute and address, right or wrong', async () => {
  const own = temporaryFolder();
  const strict = await served(own.path, {
    proxy: true,
    limits: { ...ROOMY, joins: { burst: 10, perSecond: 0 } },
  });
  const at = strict.address;
  const { code } = await invited(await opened(at), 'seat', at);
  const from = (address: string, said: string) =>
    call('join', { at, body: { code: said }, headers: { 'x-forwarded-for': address } });
  for (let n = 0; n < 10; n++) expect((await from('1.1.1.1', 'AAAAAA')).status).toBe(404);
  expect(await from('1.1.1.1', code)).toEqual(refused(429, 'slow'));
  expect((await from('2.2.2.2', code)).status).toBe(201);
  await strict.stop();
  own.remove();
});

test('only the host gives out invitations and links, and replaces the game', async () => {
  const [host, other] = [await opened(), await opened()];
  const { table } = host;
  const guest = (await call('join', { body: { code: (await invited(host)).code } })).body;
  const calls: readonly (readonly [path: string, more: Call])[] = [
    ['invites', { body: { role: 'seat' } }],
    ['chairs/1/link', {}],
    ['game', { method: 'PUT', body: game }],
    ['links', { body: { role: 'table' } }],
  ];
  for (const [path, more] of calls) {
    const asked = (token?: string) => call(`tables/${table}/${path}`, { ...more, ...(token && { token }) });
    for (const token of [guest.token, other.token, 'forged', `${host.token}x`])
      expect(await asked(token), path).toEqual(refused(403, 'token'));
    expect(await asked(), path).toEqual(refused(400, 'message'));
    expect(await call(`tables/nowhere/${path}`, { ...more, token: host.token })).toEqual(
      refused(403, 'table'),
    );
  }
});

test.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['the host’s role', { role: 'host' }],
  ['a role that doesn’t exist', { role: 'king' }],
  ['a list', []],
])('an invitation isn’t for %s', async (_, body) => {
  const { table, token } = await opened();
  expect(await call(`tables/${table}/invites`, { token, body })).toEqual(refused(400, 'message'));
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a number as a code', { code: 123456 }],
  ['an endless code', { code: 'A'.repeat(65) }],
  ['a table without an invitation', { table: 'x' }],
])('nobody joins with %s', async (_, body) => {
  expect(await call('join', { body })).toEqual(refused(400, 'message'));
});

test('request bodies have a maximum size', async () => {
  expect(await call('join', { body: { code: 'A'.repeat(2_000) } })).toEqual(refused(413, 'huge'));
});

test('a new link ends the old one, on open connections and for good', async () => {
  const host = await opened();
  const { table, token } = host;
  const guest = (await call('join', { body: { code: (await invited(host)).code } })).body;
  const old = await device(guest);
  const bye = old.bye();
  const fresh = await call(`tables/${table}/chairs/${guest.chair}/link`, { token });
  expect(fresh.status).toBe(201);
  expect(await bye).toBe('token');
  const again = new HandDevice(server.address);
  devices.push(again);
  await again.hello(guest).catch(() => undefined);
  expect(await again.bye()).toBe('token');
  const { you } = await (await device({ table, token: fresh.body.token })).next('welcome');
  expect(you).toEqual({ chair: guest.chair, role: 'seat' });
  expect(await call(`tables/${table}/chairs/99/link`, { token })).toEqual(refused(404, 'chair'));
  expect(await call(`tables/${table}/chairs/x/link`, { token })).toEqual(refused(400, 'message'));
});

test('another game: checked like the first one, only before the start', async () => {
  const host = await opened();
  const { table, token } = host;
  const put = (body: string) => call(`tables/${table}/game`, { token, method: 'PUT', body });
  expect(await put('')).toMatchObject(refused(422, 'empty'));
  expect(await put('> emptychair 1 chess 1 7 {}')).toMatchObject(refused(422, 'unknown'));
  const ada = await device(host);
  expect((await put(await newGame('boer-war'))).status).toBe(204);
  await ada.until(() => ada.heard.filter(({ type }) => type === 'welcome').length === 2);
  expect(ada.heard.findLast(({ type }) => type === 'welcome')).toMatchObject({ from: 0 });
  expect((await put(game)).status).toBe(204);
  await ada.ask({ type: 'sit', op: 's', seats: ['red', 'blue', 'green'], name: '' });
  expect(await ada.ask({ type: 'manage', op: 'm', act: 'start' })).toMatchObject({ type: 'done' });
  expect(await put(game)).toEqual(refused(409, 'started'));
  const alone = (await call('tables', { body: game })).body;
  expect(await call(`tables/${alone.table}/game`, { token: alone.token, method: 'PUT', body: game })).toEqual(
    refused(409, 'role'),
  );
});

test('a single player’s table has nobody to ask', async () => {
  const alone = (await call('tables', { body: game })).body;
  const tablet = await device(alone);
  for (const message of [
    { type: 'sit', seats: [], name: 'Ada' },
    { type: 'manage', act: 'start' },
    { type: 'propose', wish: 'host', expected: 0, lines: [], seats: [] },
    { type: 'answer', proposal: 'p', yes: true },
    { type: 'withdraw', proposal: 'p' },
  ])
    expect(await tablet.ask({ op: 'x', ...message })).toMatchObject({ type: 'refused', reason: 'role' });
  const { code } = await invited(alone);
  expect(await call('join', { body: { code } })).toEqual(refused(404, 'code'));
});

test('invitations, codes and links are on disk only as hashes', async () => {
  const host = await opened();
  const { code, invite } = await invited(host);
  const { token } = (await call('join', { body: { code } })).body;
  const bytes = ['tables.db', 'tables.db-wal']
    .map((file) => readFileSync(join(folder.path, file)).toString('latin1'))
    .join('');
  expect(bytes).toContain(host.table);
  for (const secret of [code, invite, token, host.token]) expect(bytes).not.toContain(secret);
});

test('too many messages at once: slow, and nothing has changed', async () => {
  const own = temporaryFolder();
  const strict = await served(own.path, { limits: { ...ROOMY, messages: { burst: 2, perSecond: 0 } } });
  const host = await opened(strict.address);
  const ada = await device(host, strict.address);
  const sit = (op: string, name: string) => ada.ask({ type: 'sit', op, seats: [], name });
  expect(await sit('a', 'Ada')).toMatchObject({ type: 'done' });
  expect(await sit('b', 'Eve')).toMatchObject({ type: 'refused', reason: 'slow' });
  expect((await ada.next('people')).people[0]).toMatchObject({ name: 'Ada' });
  await strict.stop();
  own.remove();
});
