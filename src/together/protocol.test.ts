// Runs every example of docs/protocol.md.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from '../server/serve.ts';
import { HandDevice } from '../server/testing/hand-device.ts';
import { newGame, postTable, seatsOf, served, temporaryFolder } from '../server/testing/served.ts';
import { BYES, REFUSALS, readClientMessage, readServerMessage, type ServerMessage } from './messages.ts';

const page = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/```json (\w+)\n([\s\S]*?)\n```/g)].map(([, who = '', json = '']) => ({
  who,
  json,
}));
const of = (who: string) => examples.filter((each) => each.who === who).map(({ json }) => JSON.parse(json));

const folder = temporaryFolder();
let server: Running;
beforeAll(async () => {
  server = await served(folder.path);
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

test('every kind of message has an example, and every example is a message', () => {
  for (const { who, json } of examples) {
    if (who === 'device') expect(readClientMessage(json)).toEqual(JSON.parse(json));
    if (who === 'server') expect(readServerMessage(json)).toEqual(JSON.parse(json));
  }
  expect(of('device').map(({ type }) => type)).toEqual([
    ...['hello', 'do', 'why', 'pong', 'ping'],
    ...['sit', 'manage', 'propose', 'answer', 'withdraw'],
  ]);
  const types: ServerMessage['type'][] = [
    'welcome',
    'more',
    'done',
    'refused',
    'people',
    'luck',
    'ping',
    'bye',
    'settled',
  ];
  expect(of('server').map(({ type }) => type)).toEqual(types);
});

test('every reason is explained', () => {
  for (const reason of [...REFUSALS, ...BYES]) expect(page).toContain(`\`${reason}\``);
});

test('the examples in their order are a conversation with the server', async () => {
  const [hello, act, why, pong] = of('device');
  const [made] = of('http');
  const table = await postTable(server.address, await newGame('boer-war'));
  expect(Object.keys(table)).toEqual(Object.keys(made));
  expect([table.table.length, table.token.length]).toEqual([made.table.length, made.token.length]);
  const device = await new HandDevice(server.address).open();
  device.send({ ...hello, ...table });
  const welcome = await device.next('welcome');
  await device.until(() => device.lines.length === welcome.count);
  device.send(pong);
  device.send(act);
  await device.next('done');
  const [, watch, linked] = of('http');
  const answer = await fetch(`${server.address}api/tables/${table.table}/links`, {
    method: 'POST',
    headers: { authorization: `Bearer ${table.token}` },
    body: JSON.stringify(watch),
  });
  const given = (await answer.json()) as { chair: number };
  expect([Object.keys(given), given.chair]).toEqual([Object.keys(linked), linked.chair]);
  await device.next('people');
  await device.do('tap-2', ['> table go']);
  device.send(why);
  await device.next('luck');
  const said = new Map(device.heard.map((each) => [each.type, each]));
  for (const example of of('server')) {
    const real = said.get(example.type);
    // Pings come every 25 seconds; `bye` is said when the server stops.
    if (example.type === 'ping' || example.type === 'bye') continue;
    // This game has no bots, and one player has nobody to ask.
    if (example.type === 'luck' || example.type === 'settled') continue;
    expect([example.type, Object.keys(real ?? {}).toSorted()]).toEqual([
      example.type,
      Object.keys(example).toSorted(),
    ]);
  }
  device.close();
});

test('the examples between people are a conversation with the server, too', async () => {
  const [, , , role, invitation, byInvite, byCode, joined, linked] = of('http');
  const device = of('device');
  const said = (type: string) => device.find((each) => each.type === type);
  const asked = async (path: string, token: string, body?: unknown, method = 'POST') => {
    const headers = { authorization: `Bearer ${token}` };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(`${server.address}api/${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: text }),
    });
    const answer = await response.text();
    return { status: response.status, answer: answer && JSON.parse(answer) };
  };
  const alike = ({ status, answer }: { status: number; answer: object }, example: object) =>
    expect([status, Object.keys(answer)]).toEqual([201, Object.keys(example)]);
  const game = await newGame('tax-farmer');
  const { table, token } = (await asked('tables?people', '', game)).answer;
  const invited = await asked(`tables/${table}/invites`, token, role);
  alike(invited, invitation);
  expect([invited.answer.invite.length, invited.answer.code.length]).toEqual([
    invitation.invite.length,
    invitation.code.length,
  ]);
  expect(Object.keys(byInvite)).toEqual(['table', 'invite']);
  const second = await asked('join', '', { table, invite: invited.answer.invite });
  alike(second, joined);
  expect([second.answer.chair, second.answer.role]).toEqual([joined.chair, joined.role]);
  const { code } = invited.answer;
  expect(Object.keys(byCode)).toEqual(['code']);
  const third = await asked('join', '', { code: `${code.slice(0, 3)}-${code.slice(3)}`.toLowerCase() });
  alike(third, joined);
  alike(await asked(`tables/${table}/chairs/3/link`, token), linked);
  const host = new HandDevice(server.address);
  await host.hello({ table, token });
  expect((await asked(`tables/${table}/game`, token, game, 'PUT')).status).toBe(204);
  await host.until(() => host.heard.filter(({ type }) => type === 'welcome').length === 2);
  const ada = new HandDevice(server.address);
  const { around } = await ada.hello(second.answer);
  expect(around).toMatchObject({ policy: 'people', state: 'lobby', locked: false, ownDice: false });
  const [, hers = '', ...rest] = await seatsOf(game);
  expect(await host.ask(said('sit'))).toMatchObject({ type: 'done' });
  expect(await ada.ask({ ...said('sit'), name: 'Grace', seats: [hers] })).toMatchObject({ type: 'done' });
  expect(await host.ask(said('manage'))).toMatchObject({ reason: 'free' });
  const bots = rest.map((seat) => `> seat ${seat} random`);
  expect(await host.do('bots', bots)).toMatchObject({ type: 'done' });
  expect(await host.ask(said('manage'))).toMatchObject({ type: 'done' });
  const undo = { ...said('propose'), lines: ['> again'], expected: host.lines.length };
  await ada.until(() => ada.lines.length === host.lines.length);
  // Only somebody who was asked may answer.
  expect(await ada.ask(said('answer'))).toMatchObject({ reason: 'asked' });
  const first = await ada.ask(undo);
  expect(first).toMatchObject({ type: 'done' });
  expect(await ada.ask(said('withdraw'))).toMatchObject({ type: 'done' });
  expect((await host.next('settled')).how).toBe('withdrawn');
  expect(await ada.ask({ ...undo, op: 'p6' })).toMatchObject({ type: 'done' });
  expect(await host.ask({ ...said('answer'), proposal: 'p6' })).toMatchObject({ type: 'done' });
  const settled = await ada.until(() =>
    ada.heard.find((each) => each.type === 'settled' && each.how === 'done'),
  );
  const example = of('server').find(({ type }) => type === 'settled');
  expect(Object.keys(settled).toSorted()).toEqual(Object.keys(example).toSorted());
  expect('proposal' in settled && Object.keys(settled.proposal).toSorted()).toEqual(
    Object.keys(example.proposal).toSorted(),
  );
  host.close();
  ada.close();
});
