// The terminal at a table of people, beside the others' devices: the real program and a real server.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { find } from '../../games/catalogue.ts';
import { resolve } from '../../kernel/options.ts';
import { format } from '../../kernel/session/journal.ts';
import { Session } from '../../kernel/session/session.ts';
import type { Running } from '../../server/serve.ts';
import { HandDevice } from '../../server/testing/hand-device.ts';
import { served, temporaryFolder } from '../../server/testing/served.ts';
import type { Proposal } from '../../together/messages.ts';
import { TypedTerminal } from '../testing/spawned.ts';

const data = temporaryFolder();
const devices: HandDevice[] = [];
let server: Running;

beforeAll(async () => {
  server = await served(data.path);
});
afterAll(async () => {
  await server.stop();
  data.remove();
});

/** Red, Blue and Green; Ola, at the terminal, has Blue. Red is the first who decides. */
let [table, olas] = ['', ''];
let host: HandDevice;
let eve: HandDevice;
let ola: TypedTerminal;

async function call(path: string, body: string, token = '') {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${server.address}api/${path}`, { method: 'POST', headers, body });
  if (response.status !== 201) throw new Error(await response.text());
  return response.json();
}

async function device(token: string): Promise<HandDevice> {
  const made = new HandDevice(server.address);
  devices.push(made);
  await made.hello({ table, token });
  return made;
}

beforeEach(async () => {
  const game = await find('tax-farmer')?.game();
  const options = game && resolve(game.options, { players: 3, firstPlayer: 'choose' });
  if (!game || !options?.ok) throw new Error('no game');
  const begun = Session.start(game, options.options, 7, [{ fact: 'first', value: 'red' }]);
  if (!begun.ok) throw new Error(begun.problem.reason);
  const opened = await call('tables?people', format(begun.value.journal));
  table = opened.table;
  const { invite } = await call(`tables/${table}/invites`, JSON.stringify({ role: 'seat' }), opened.token);
  const join = async () => (await call('join', JSON.stringify({ table, invite }))).token as string;
  host = await device(opened.token);
  olas = await join();
  const phone = await device(olas);
  eve = await device(await join());
  await host.ask({ type: 'sit', op: 'sit-1', seats: ['red'], name: 'Ada' });
  await phone.ask({ type: 'sit', op: 'sit-2', seats: ['blue'], name: 'Ola' });
  await eve.ask({ type: 'sit', op: 'sit-3', seats: ['green'], name: 'Eve' });
  phone.close();
  ola = new TypedTerminal(['join', `${server.address}#/table/${table}/${olas}`]);
  await ola.shows('The host starts the game.');
});
afterEach(async () => {
  vi.restoreAllMocks();
  expect((await ola.ends('q')).code).toBe(0);
  for (const each of devices.splice(0)) each.close();
});

/** The game has begun, and Red has to decide. */
async function begun(): Promise<void> {
  await host.ask({ type: 'manage', op: 'start', act: 'start' });
  await ola.asks('Shared table: 3 devices.');
  for (let n = 0; (await host.do(`draw-${n}`, ['draw on'])).type === 'done'; n++);
  await ola.asks('Waiting for Ada (Red)');
}

/** The proposal that this device was told of last. */
async function proposal(at: HandDevice, kind: string): Promise<Proposal> {
  const open = () =>
    at.heard
      .flatMap((each) => (each.type === 'people' ? [each.proposals] : []))
      .at(-1)
      ?.find((each) => each.kind === kind);
  return at.until(open);
}

async function agree(...all: readonly [kind: string, ...HandDevice[]]): Promise<void> {
  const [kind, ...others] = all;
  for (const each of others) {
    const { op } = await proposal(each, kind);
    const answer = { type: 'answer', op: `yes-${each.heard.length}`, proposal: op, yes: true };
    expect(await each.ask(answer)).toMatchObject({ type: 'done' });
  }
}

async function propose(at: HandDevice, op: string, lines: readonly string[]): Promise<void> {
  const asked = { type: 'propose', op, wish: 'lines', expected: at.lines.length, lines, seats: [] };
  expect(await at.ask(asked)).toMatchObject({ type: 'done' });
}

test('waits for the start and for the others, and says what only they may do', async () => {
  await begun();
  ola.type('1');
  await ola.shows('Waiting for Ada (Red)');
  ola.type('p red random');
  await ola.shows('only once the person has been away for two minutes');
  expect(ola.told).not.toContain('The others must agree first.');
  expect(host.heard.some((each) => each.type === 'people' && each.proposals.length > 0)).toBe(false);
});

test('undo and a new draw by consent: proposed, waiting, accepted, declined, withdrawn', async () => {
  await begun();
  const before = [...host.lines];
  ola.type('u');
  await ola.asks('You propose: undo ');
  // Each card that goes back into the deck is a draw more.
  const steps = Number(/You propose: undo (\d+) steps/.exec(ola.told)?.[1]);
  await ola.asks('Not answered yet: Ada and Eve.');
  await ola.asks('w Withdraw');
  // Nothing has happened yet.
  expect(ola.told).toContain('The others must agree first.');
  expect(ola.told).not.toContain('Undone');
  ola.type('u');
  await ola.shows('Your last proposal is still open.');
  const { op } = await proposal(host, 'undo');
  await host.ask({ type: 'answer', op: 'no', proposal: op, yes: false });
  await ola.asks('The proposal was declined.');
  expect(host.lines).toEqual(before);

  ola.type('u');
  await ola.asks(`You propose: undo ${steps} steps`);
  ola.type('w');
  await ola.asks('The proposal was withdrawn.');
  ola.type('u');
  await ola.asks(`You propose: undo ${steps} steps`);
  await agree('undo', host, eve);
  await ola.asks('Everybody agreed.');
  await ola.asks(`Undone: ${steps} steps.`);
  expect(host.lines).toEqual([...before, `> undo ${steps}`]);

  // The draw is undone: it comes again as it was, unless all agree to a new one.
  ola.type('+');
  await ola.asks('You propose: make a new draw');
  await agree('again', eve, host);
  await ola.asks('Everybody agreed.');
  await host.until(() => host.lines.length > before.length + 2);
  expect(host.lines[before.length + 1]).toBe('> again');
  expect(host.lines[before.length + 2]).toMatch(/^> chance /);
});

test('an adjustment by consent is told when it happens, not when it’s proposed', async () => {
  await begun();
  ola.type(':a');
  await ola.shows('Blue: gold');
  const number = /(\d+) {2}Blue: gold/.exec(ola.told)?.[1] ?? '';
  ola.type(number);
  ola.type('33');
  ola.type('a miscount');
  await ola.asks('You propose: adjust the table – Blue: gold: 33');
  expect(ola.told).not.toMatch(/→ 33/);
  await agree('adjust', host, eve);
  await ola.asks('→ 33');
  expect(host.lines.at(-1)).toMatch(/^> adjust \S+ \S+ 33 "a miscount"$/);
});

test('proposals of others are shown and answered by key; a person who isn’t asked can’t answer', async () => {
  await begun();
  ola.type('y');
  await ola.shows('Waiting for Ada (Red)');
  ola.type(':y');
  await ola.shows('You weren’t asked, or you’ve already answered.');
  ola.type('h');
  await ola.shows('why:');
  expect(ola.told).not.toContain('decline it');

  await propose(host, 'p1', ['> undo 1']);
  await ola.asks('Ada proposes: undo 1 step');
  await ola.asks('Not answered yet: you and Eve.');
  await ola.asks('y Agree · x Decline');
  ola.type('h');
  await ola.shows('decline it');
  const before = [...host.lines];
  ola.type('x');
  await ola.asks('The proposal was declined.');
  expect(await host.next('settled')).toMatchObject({ how: 'declined', proposal: { op: 'p1' } });

  await propose(eve, 'p2', ['> undo 1']);
  await ola.asks('Eve proposes: undo 1 step');
  ola.type('y');
  await ola.asks('Agreed: you. Not answered yet: Ada.');
  expect(ola.told).not.toContain('x Decline');
  await agree('undo', host);
  await ola.asks('Everybody agreed.');
  await ola.asks('Undone: 1 step.');
  expect(host.lines).toEqual([...before, '> undo 1']);
});

test('a bot or another player stands in for an absent one, and a free seat is taken, by consent', async () => {
  await begun();
  const clock = Date.now;
  host.close();
  await eve.until(() => eve.heard.some((each) => each.type === 'people' && !each.people[0]?.here));
  vi.spyOn(Date, 'now').mockImplementation(() => clock() + 180_000);
  // Everybody hears how long Ada has been away as soon as something changes.
  const fan = await device(olas);
  await fan.until(() => fan.lines.length > 0);
  ola.type('p red blue');
  await ola.asks('You propose: play for Red');
  ola.type('w');
  await ola.asks('The proposal was withdrawn.');
  ola.type('p');
  await ola.shows('Ada · away for 3 min');
  await ola.shows('Ola · you');
  ola.type('red');
  await ola.shows('blue');
  ola.type('steady');
  await ola.asks('You propose: let a bot play Red (steady)');
  await agree('bot', eve);
  await ola.asks('From here on, steady plays Red.');
  await eve.until(() => eve.lines.includes('> seat red steady'));

  ola.type('p host');
  await ola.asks('You propose: become the host');
  await agree('host', eve);
  await ola.asks('Everybody agreed.');

  // Nobody else is asked for a seat that its person has left.
  eve.send({ type: 'manage', op: 'leave', act: 'leave' });
  expect(await eve.bye()).toBe('token');
  ola.type('p');
  await ola.shows('Free');
  ola.type('green');
  ola.type('person');
  await ola.asks('Everybody agreed.');
  ola.type('p');
  await ola.shows('Green');
  expect(ola.told.match(/Ola · you/g)).toHaveLength(2);
  ola.type('');
  fan.close();
});
