/** People at one table with their devices at two real servers on one real PostgreSQL, and everything that can break between them. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TableLink } from '../together/replica.ts';
import { HandDevice } from './testing/hand-device.ts';
import { Nodes } from './testing/nodes.ts';
import { Person } from './testing/person.ts';
import { newGame } from './testing/served.ts';

const DONE = { type: 'done' };
const SEATS = ['red', 'blue', 'green'];
/** Silence takes longer to notice. */
const CUTS = process.env.EMPTYCHAIR_ALL ? (['refusing', 'silent'] as const) : (['refusing'] as const);

const devices: { close(): void }[] = [];
let nodes: Nodes;

beforeAll(async () => {
  nodes = await Nodes.start();
});
afterEach(() => {
  for (const each of devices.splice(0)) each.close();
});
afterAll(() => nodes.close());

async function at(server: number, link: TableLink): Promise<HandDevice> {
  const made = new HandDevice(nodes.addressOf(server));
  devices.push(made);
  await made.hello(link);
  return made;
}

async function post(server: number, path: string, token: string, body: unknown) {
  const response = await fetch(`${nodes.addressOf(server)}api/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  if (response.status !== 201) throw new Error(await response.text());
  return response.json();
}

/** A table of three people: the host's link, and two of people who joined at the other server. */
async function threeLinks(): Promise<readonly [TableLink, TableLink, TableLink]> {
  const host = await post(0, 'tables?people', '', await newGame('tax-farmer', 7, { players: 3 }));
  const { code } = await post(0, `tables/${host.table}/invites`, host.token, { role: 'seat' });
  return [host, await post(1, 'join', '', { code }), await post(1, 'join', '', { code })];
}

const scene = (device: HandDevice) => {
  const found = device.heard.findLast((each) => each.type === 'people' || each.type === 'welcome');
  if (!found || !('people' in found)) throw new Error('not told');
  return found;
};

test('a proposal made at one and answered at both, while one of them is killed', {
  timeout: 120_000,
}, async () => {
  const [adas, bobs, eves] = await threeLinks();
  const [ada, bob, eve] = [await at(0, adas), await at(1, bobs), await at(1, eves)];
  const sit = async (device: HandDevice, name: string, seat: string) =>
    expect(await device.ask({ type: 'sit', op: `sit-${name}`, seats: [seat], name })).toMatchObject(DONE);
  await sit(ada, 'Ada', 'red');
  await sit(bob, 'Bob', 'blue');
  await sit(eve, 'Eve', 'green');
  // Each server's devices hear of the people at the other one.
  const names = (device: HandDevice) => scene(device).people.map(({ name, here }) => here && name);
  for (const each of [ada, bob, eve]) await each.until(() => names(each).join() === 'Ada,Bob,Eve');
  expect(await ada.ask({ type: 'manage', op: 'start', act: 'start' })).toMatchObject(DONE);
  await bob.until(() => scene(bob).around.state === 'playing');
  expect(await bob.do('note', ['> note "hello"'])).toMatchObject(DONE);
  await ada.until(() => ada.lines.at(-1) === '> note "hello"');

  // Ada asks at one server, Bob answers at the other, which dies at once.
  const again = { wish: 'lines', expected: ada.lines.length, lines: ['> again'], seats: [] };
  expect(await ada.ask({ type: 'propose', op: 'p', ...again })).toMatchObject(DONE);
  await bob.until(() => scene(bob).proposals.some(({ op }) => op === 'p'));
  expect(await bob.ask({ type: 'answer', op: 'yes', proposal: 'p', yes: true })).toMatchObject(DONE);
  await nodes.kill(1);
  await nodes.restart(1);

  // Eve finds the question and Bob's answer at the first server.
  const there = await at(0, eves);
  expect(scene(there).proposals).toMatchObject([{ op: 'p', by: 1, agreed: [2] }]);
  const back = await at(1, bobs);
  expect(await back.ask({ type: 'answer', op: 'twice', proposal: 'p', yes: false })).toMatchObject({
    reason: 'asked',
  });
  expect(await there.ask({ type: 'answer', op: 'yes-too', proposal: 'p', yes: true })).toMatchObject(DONE);
  for (const each of [ada, there, back]) {
    expect(await each.next('settled')).toMatchObject({ how: 'done', proposal: { op: 'p' } });
    await each.until(() => each.lines.at(-1) === '> again');
    expect(each.lines.filter((line) => line === '> again')).toHaveLength(1);
  }
  expect(back.lines).toEqual(ada.lines);

  // Whoever is removed at one server is removed at the other, and a table deleted there is gone here.
  const gone = back.bye();
  expect(await ada.ask({ type: 'manage', op: 'out', act: 'remove', chair: 2 })).toMatchObject(DONE);
  expect(await gone).toBe('token');
  const moved = await at(1, eves);
  const over = moved.bye();
  expect(await ada.ask({ type: 'manage', op: 'end', act: 'delete' })).toMatchObject(DONE);
  expect(await over).toBe('table');
  expect(await ada.bye()).toBe('table');
});

test('proposals and answers survive failures of the database and the network', {
  timeout: 180_000,
}, async () => {
  const links = await threeLinks();
  /** The server of each device. */
  const home = [0, 1, 1];
  const people = links.map((link, n) => {
    const name = ['Ada', 'Bob', 'Eve'][n] as string;
    const made = new Person(name, link, () => nodes.addressOf(home[n] as number));
    devices.push(made);
    return made;
  });
  const [ada, bob, eve] = people as [Person, Person, Person];
  const notes: string[] = [];
  const all = async (found: (each: Person) => boolean) => {
    for (const each of people) await each.until(() => found(each));
  };
  const again = (each: Person) => each.lines.filter((line) => line === '> again').length;
  await all(({ replica }) => replica.complete);
  for (const [n, each] of people.entries())
    expect(await each.replica.sit([SEATS[n] as string], ['Ada', 'Bob', 'Eve'][n] as string)).toEqual({
      ok: true,
    });
  await all(({ replica }) => replica.people.every(({ seats }) => seats.length > 0));
  expect(await ada.replica.manage('start')).toEqual({ ok: true });
  await all(({ state }) => state === 'playing');

  // The database crashes while one answer is missing: nobody's answer counts, and nothing is acknowledged.
  const { replica: asks } = ada;
  expect(await asks.propose('lines', { lines: ['> again'] })).toEqual({ ok: true });
  await bob.until(() => bob.open.length === 1);
  const [first = ''] = bob.replica.proposals.map(({ op }) => op);
  expect(await bob.replica.answer(first, true)).toEqual({ ok: true });
  await all(({ open }) => open.join() === `${first}: 2`);
  await nodes.postgres.crash();
  expect((await eve.replica.answer(first, true)).ok).toBe(false);
  notes.push(ada.note(), bob.note());
  await ada.until(() => ada.replica.status !== 'here');
  for (const each of [ada, bob]) expect(each.replica.queue).toHaveLength(1);
  await nodes.postgres.start();
  for (const each of people) await each.back();
  // A note ends nothing: the question is still there, with Bob's answer.
  for (const note of notes) await all(({ lines }) => lines.includes(note));
  await all(({ open }) => open.join() === `${first}: 2`);
  expect(await eve.replica.answer(first, true)).toEqual({ ok: true });
  await all((each) => again(each) === 1 && each.open.length === 0);

  // One server doesn't reach the database: who is there neither hears nor answers, the others play on.
  for (const how of CUTS) {
    const before = again(ada);
    nodes.network(1).cut(how);
    expect(await asks.propose('lines', { lines: ['> again'] })).toEqual({ ok: true });
    await ada.until(() => ada.open.length === 1);
    const [second = ''] = ada.replica.proposals.map(({ op }) => op);
    notes.push(ada.note(), bob.note());
    await ada.until(() => ada.lines.includes(notes.at(-2) as string));
    await bob.until(() => bob.replica.status !== 'here');
    expect(bob.lines).not.toContain(notes.at(-2));
    expect((await eve.replica.answer(second, true)).ok).toBe(false);
    expect(ada.open).toEqual([`${second}: `]);
    nodes.network(1).mend();
    for (const each of people) await each.back();
    await all(({ lines, open }) => lines.includes(notes.at(-1) as string) && open.length === 1);
    expect(await bob.replica.answer(second, true)).toEqual({ ok: true });
    expect(await eve.replica.answer(second, true)).toEqual({ ok: true });
    await all((each) => again(each) === before + 1 && each.open.length === 0);
  }

  // A server is killed at the moment of the last answer: it's carried out once, or asked again.
  const before = again(ada);
  expect(await asks.propose('lines', { lines: ['> again'] })).toEqual({ ok: true });
  await all(({ open }) => open.length === 1);
  const [third = ''] = ada.replica.proposals.map(({ op }) => op);
  expect(await bob.replica.answer(third, true)).toEqual({ ok: true });
  const last = eve.replica.answer(third, true);
  await nodes.kill(1);
  expect([{ ok: true }, { ok: false, reason: 'lost' }]).toContainEqual(await last);
  home.fill(0);
  for (const each of people) await each.back();
  const asked = eve.replica.proposals.some(({ op, agreed }) => op === third && !agreed.includes(3));
  if (asked) expect(await eve.replica.answer(third, true)).toEqual({ ok: true });
  await all((each) => again(each) === before + 1 && each.open.length === 0);
  await nodes.restart(1);

  // Everybody finishes with the same, at either server, and each note is there once.
  await all(({ replica }) => replica.queue.length === 0);
  for (const n of [0, 1])
    for (const [k, each] of people.entries()) {
      const reader = await at(n, links[k] as TableLink);
      await each.until(() => each.lines.length >= reader.lines.length);
      expect(reader.lines).toEqual(each.lines);
    }
  for (const note of notes) expect(ada.lines.filter((line) => line === note)).toHaveLength(1);
});
