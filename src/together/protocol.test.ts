// Runs every example of docs/protocol.md.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from '../server/serve.ts';
import { HandDevice, newGame, openTable, served, temporaryFolder } from '../server/testing.ts';
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
  const table = await openTable(server.address, await newGame('boer-war'));
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
