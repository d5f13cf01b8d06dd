// The terminal at a shared table, beside other devices: the real program and a real server.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from '../../server/serve.ts';
import { HandDevice } from '../../server/testing/hand-device.ts';
import { link, newGame, postTable, served, temporaryFolder } from '../../server/testing/served.ts';
import type { TableLink } from '../../together/replica.ts';
import { programWords } from '../../words/program.ts';
import { folder, run, TypedTerminal, tidy } from '../testing/spawned.ts';

const data = temporaryFolder();
let server: Running;
let table: TableLink;
let other: HandDevice;

beforeAll(async () => {
  server = await served(data.path);
  table = await postTable(server.address, await newGame('boer-war'));
  other = new HandDevice(server.address);
  await other.hello(table);
});
afterAll(async () => {
  other.close();
  await server.stop();
  data.remove();
  tidy();
});

async function address(role = 'table'): Promise<string> {
  const { table: id, token } = await link(server.address, table, role);
  return `${server.address}#/table/${id}/${token}`;
}

const seen = (text: string) => text.replaceAll('\u00a0', ' ');

test('plays, waits for the table’s draws, and saves a copy that can be continued alone', async () => {
  const before = other.lines.length;
  const file = join(folder(), 'copy.txt');
  const ran = await run(['join', await address(), '--save', file], ['', '', 'n from the terminal', 'q']);
  expect(ran.err).toBe('');
  expect(ran.code).toBe(0);
  expect(seen(ran.out)).toContain('Shared table: 2 devices.');
  expect(ran.out).toContain('The game stays at the shared table.');
  await other.until(() => other.lines.at(-1) === '> note "from the terminal"');
  const added = other.lines.slice(before);
  expect(added[0]).toBe('> table done');
  expect(added[1]).toMatch(/^> chance /);
  // What the table drew was told.
  expect(seen(ran.out)).toContain('drawn by the app');
  const copy = readFileSync(file, 'utf8');
  expect(copy.split('\n').slice(1, -1)).toEqual(other.lines);
  const alone = await run(['play', 'boer-war', '--save', file], ['', '', 'q']);
  expect([alone.code, alone.err]).toEqual([0, '']);
  const after = readFileSync(file, 'utf8').slice(copy.length);
  expect(after).toMatch(/^> draws seed [0-9a-f]+\n/);
  const checked = await run(['check', file]);
  expect([checked.code, seen(checked.out)]).toEqual([
    0,
    expect.stringContaining('whose key isn’t published yet'),
  ]);
});

test('acts of another device appear automatically', async () => {
  const terminal = new TypedTerminal(['join', await address()]);
  await terminal.shows('Shared table:');
  await other.do(`own-${other.lines.length}`, ['> undo 1']);
  const { story } = await programWords('en');
  await terminal.shows(seen(story.undo(1)));
  expect((await terminal.ends('q')).code).toBe(0);
});

test('a device that only watches can’t change anything', async () => {
  const before = other.lines.length;
  const ran = await run(['join', await address('watch')], ['', 'q']);
  expect(seen(ran.out)).toContain('This device only watches.');
  expect(ran.err).toContain('This device only watches.');
  expect(other.lines).toHaveLength(before);
});

test('wrong links, a server that is away and a file that exists are refused with the reason', async () => {
  const good = await address();
  const file = join(folder(), 'mine.txt');
  writeFileSync(file, 'mine');
  for (const [args, why] of [
    [[good.replace(/.{6}$/, 'AAAAAA')], 'Ask for a new link.'],
    [[good.replace(/table\/[\w-]+/, 'table/nowhere')], 'Ask for a new link.'],
    [['http://127.0.0.1:1/#/table/a/b'], 'The server isn’t answering.'],
    [[server.address], 'isn’t a link to a shared table'],
    [['not a link'], 'isn’t a link to a shared table'],
    [[good, '--save', file], 'already exists'],
  ] as const) {
    const { code, err, out } = await run(['join', ...args]);
    expect([args, code, out]).toEqual([args, 2, '']);
    expect(seen(err)).toContain(why);
  }
  expect(readFileSync(file, 'utf8')).toBe('mine');
});
