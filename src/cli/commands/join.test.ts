// The terminal at a shared table, beside other devices: the real program and a real server.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { find } from '../../games/catalogue.ts';
import { resolve } from '../../kernel/options.ts';
import { format } from '../../kernel/session/journal.ts';
import { Session } from '../../kernel/session/session.ts';
import type { Running } from '../../server/serve.ts';
import { HandDevice } from '../../server/testing/hand-device.ts';
import {
  link,
  newGame,
  openTable,
  served,
  type TableLink,
  temporaryFolder,
} from '../../server/testing/served.ts';
import { programWords } from '../../words/program.ts';
import { finished, folder, run, start, tidy } from '../spawned.ts';

const data = temporaryFolder();
let server: Running;
let table: TableLink;
let other: HandDevice;

beforeAll(async () => {
  server = await served(data.path);
  table = await openTable(server.address, await newGame('boer-war'));
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

/** Three seats, and one person who was invited; Red is the first who decides. */
async function tableOfPeople(): Promise<TableLink & { readonly guest: string }> {
  const game = await find('tax-farmer')?.game();
  const options = game && resolve(game.options, { players: 3, firstPlayer: 'choose' });
  if (!game || !options?.ok) throw new Error('no game');
  const begun = Session.start(game, options.options, 7, [{ fact: 'first', value: 'red' }]);
  if (!begun.ok) throw new Error(begun.problem.reason);
  const body = format(begun.value.journal);
  const call = async (path: string, body: string, token = '') => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${server.address}api/${path}`, { method: 'POST', headers, body });
    if (response.status !== 201) throw new Error(await response.text());
    return response.json();
  };
  const opened: TableLink = await call('tables?people', body);
  const role = JSON.stringify({ role: 'seat' });
  const { invite } = await call(`tables/${opened.table}/invites`, role, opened.token);
  const { token } = await call('join', JSON.stringify({ table: opened.table, invite }));
  return { ...opened, guest: token };
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
  expect([checked.code, seen(checked.out)]).toEqual([0, expect.stringContaining('fine')]);
});

test('acts of another device appear automatically', async () => {
  const child = start(['join', await address()]);
  const ran = finished(child);
  let out = '';
  const shows = (text: string) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (seen(out).includes(text)) resolve();
      };
      child.stdout.on('data', look);
      look();
    });
  child.stdout.on('data', (text: string) => {
    out += text;
  });
  await shows('Shared table:');
  await other.do(`own-${other.lines.length}`, ['> undo 1']);
  const { story } = await programWords('en');
  await shows(seen(story.undo(1)));
  child.stdin.end('q\n');
  expect((await ran).code).toBe(0);
});

test('a device that only watches may look and not touch', async () => {
  const before = other.lines.length;
  const ran = await run(['join', await address('watch')], ['', 'q']);
  expect(seen(ran.out)).toContain('This device only watches.');
  expect(ran.err).toContain('This device only watches.');
  expect(other.lines).toHaveLength(before);
});

test('at a table of people: waits for the start and for the others, asks them, and says what only they may do', async () => {
  const { table: id, token, guest } = await tableOfPeople();
  const host = new HandDevice(server.address);
  await host.hello({ table: id, token });
  await host.ask({ type: 'sit', op: 'sit', seats: ['red', 'green'], name: 'Ada' });
  const phone = new HandDevice(server.address);
  await phone.hello({ table: id, token: guest });
  await phone.ask({ type: 'sit', op: 'sit-2', seats: ['blue'], name: 'Ola' });
  const child = start(['join', `${server.address}#/table/${id}/${guest}`]);
  const ran = finished(child);
  let out = '';
  child.stdout.on('data', (text: string) => {
    out += text;
  });
  let err = '';
  child.stderr.on('data', (text: string) => {
    err += text;
  });
  const shows = (found: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => found() && resolve();
      child.stdout.on('data', look);
      child.stderr.on('data', look);
      look();
    });
  await shows(() => out.includes('The host starts the game.'));
  await host.ask({ type: 'manage', op: 'start', act: 'start' });
  await shows(() => seen(out).includes('Shared table: 2 devices.'));
  // The host draws until somebody has to decide: Red is first.
  for (let n = 0; (await host.do(`draw-${n}`, ['draw on'])).type === 'done'; n++);
  await shows(() => out.includes('Waiting for Ada (Red)'));
  child.stdin.write('1\n');
  await shows(() => err.includes('Waiting for Ada (Red)'));
  child.stdin.write('p red random\n');
  await shows(() => err.includes('only once the person has been away for two minutes'));
  expect(out).not.toContain('The others must agree first.');
  child.stdin.write('u\n');
  await shows(() => out.includes('The others must agree first.'));
  const proposal = await host.until(() =>
    host.heard.flatMap((each) => (each.type === 'people' ? each.proposals : [])).at(-1),
  );
  expect(proposal).toMatchObject({ kind: 'undo', asked: [1] });
  const before = host.lines.length;
  await host.ask({ type: 'answer', op: 'no', proposal: proposal.op, yes: false });
  await shows(() => out.includes('The proposal was declined.'));
  expect(host.lines).toHaveLength(before);
  child.stdin.end('q\n');
  expect((await ran).code).toBe(0);
  for (const each of [host, phone]) each.close();
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
