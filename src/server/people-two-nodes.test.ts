/** People at one table with their devices at two servers: on one store in this process, and as two real servers on one PostgreSQL. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { HandDevice } from './testing/hand-device.ts';
import { type AtTable, inLobby, playing } from './testing/people-at-table.ts';
import { type TestPostgres, testDatabase } from './testing/postgres.ts';
import { freePort, newGame, type TableLink, temporaryFolder } from './testing/served.ts';
import { type Spawned, spawnServer } from './testing/spawned.ts';

const DONE = { type: 'done' };
const UNDO = { lines: ['> undo 1'] };

describe('a server that hasn’t heard yet', () => {
  let table: AtTable | undefined;
  afterEach(() => table?.party.close());

  test('lets nobody act who was removed at the other one', async () => {
    const at = await playing(2);
    table = at;
    const { party, ada, bob } = at;
    await ada.must({ type: 'manage', act: 'remove', chair: bob.chair });
    const before = await party.kept();
    // Either the answer is no, or the connection ends before there is one.
    expect((await bob.do(['> note "still here"']))?.type).not.toBe('done');
    expect([bob.bye, await party.kept()]).toEqual(['token', before]);
  });

  test('knows what was asked at the other one before it carries anything out', async () => {
    const at = await playing(2);
    table = at;
    const { party, ada, bob, eve } = at;
    await ada.must({
      type: 'propose',
      wish: 'lines',
      expected: ada.lines.length,
      seats: [],
      ...UNDO,
      op: 'p',
    });
    expect(bob.scene.proposals).toEqual([]);
    // Its name belongs to the proposal.
    expect(await bob.do(['> note "mine"'], { op: 'p' })).toMatchObject({ reason: 'behind' });
    expect(bob.scene.proposals).toMatchObject([{ op: 'p' }]);
    expect(await bob.answer('p', true)).toMatchObject(DONE);
    await party.hear();
    expect(await eve.answer('p', true)).toMatchObject(DONE);
    await party.hear();
    for (const each of [ada, bob, eve]) {
      expect(each.last('settled')).toMatchObject({ how: 'done', proposal: { op: 'p' } });
      expect(each.lines).toEqual(await party.lines());
    }
  });

  test('of two last answers at the same moment one carries it out, once', async () => {
    const at = await playing(2);
    table = at;
    const { party, ada, bob, eve, tv } = at;
    const before = await party.lines();
    await tv.must({ type: 'propose', wish: 'lines', expected: tv.lines.length, seats: [], ...UNDO, op: 'p' });
    await party.hear();
    await ada.must({ type: 'answer', proposal: 'p', yes: true });
    await party.hear();
    const both = await Promise.all([bob.answer('p', true), eve.answer('p', true)]);
    expect(both).toMatchObject([DONE, DONE]);
    expect((await party.lines()).slice(before.length)).toEqual(['> undo 1']);
  });

  test('of a no and a step at the same moment each counts', async () => {
    const at = await playing(2);
    table = at;
    const { party, other, turn, line } = at;
    await other.must({
      type: 'propose',
      wish: 'lines',
      expected: other.lines.length,
      seats: [],
      ...UNDO,
      op: 'p',
    });
    await party.hear();
    const third = [at.ada, at.bob, at.eve].find((each) => each !== other && each !== turn);
    const [, step] = await Promise.all([third?.answer('p', false), turn.do([line])]);
    expect(step).toMatchObject(DONE);
    await party.hear();
    expect(['declined', 'expired']).toContain(other.last('settled')?.how);
    expect(other.scene.proposals).toEqual([]);
  });

  test('plays the game that the host has put in place of the first', async () => {
    const at = await inLobby(2);
    table = at;
    const { party, ada, bob } = at;
    const other = await newGame(party.game, 8, { players: 4 });
    expect(await party.nodes[0]?.replace(party.table, party.token, other)).toBeUndefined();
    // Bob's server finds out when Bob does something.
    expect(await bob.sit([...party.seats.slice(1, 2), party.seats[0] as string], 'Bob')).toMatchObject({
      reason: 'taken',
    });
    expect(await bob.manage('forget')).toMatchObject(DONE);
    expect(bob.last('welcome')?.header).toBe(ada.last('welcome')?.header);
    expect(bob.lines).toEqual(await party.lines());
  });

  test('sees who is at the other one as long as that says so', async () => {
    const at = await playing(2);
    table = at;
    const { party, ada, bob } = at;
    const seen = () => ada.scene.people.find(({ chair }) => chair === bob.chair);
    await party.wait(600);
    expect(seen()).toMatchObject({ here: true });
    // It dies without a word.
    const { now } = party;
    bob.lose();
    at.newcomer.lose();
    party.nodes[1] = party.node();
    await party.wait(20);
    expect(seen()).toMatchObject({ here: true });
    await party.wait(40);
    expect(seen()).toMatchObject({ here: false });
    await party.wait(120);
    expect(seen()?.away).toBeGreaterThanOrEqual(120);
    expect(seen()?.away).toBeLessThanOrEqual((party.now - now) / 1000 + 40);
    expect(await bob.come()).toBe(true);
    await party.hear();
    expect(seen()).toMatchObject({ here: true });
  });
});

describe('two servers on one PostgreSQL', () => {
  const folder = temporaryFolder();
  let database: TestPostgres;
  const servers: Spawned[] = [];
  const devices: HandDevice[] = [];
  beforeAll(async () => {
    database = await testDatabase();
    for (let n = 0; n < 2; n++) servers.push(await started());
  });
  afterAll(async () => {
    for (const each of devices) each.close();
    for (const each of servers) await each.kill();
    await database.stop();
    folder.remove();
  });

  async function started(): Promise<Spawned> {
    return spawnServer(folder.path, await freePort(), { DATABASE_URL: database.url });
  }

  async function at(server: number, link: TableLink): Promise<HandDevice> {
    const made = new HandDevice(servers[server]?.address as string);
    devices.push(made);
    await made.hello(link);
    return made;
  }

  async function post(server: number, path: string, token: string, body: unknown) {
    const response = await fetch(`${servers[server]?.address}api/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    if (response.status !== 201) throw new Error(await response.text());
    return response.json();
  }

  const scene = (device: HandDevice) => {
    const found = device.heard.findLast((each) => each.type === 'people' || each.type === 'welcome');
    if (!found || !('people' in found)) throw new Error('not told');
    return found;
  };

  test('a proposal made at one and answered at both, while one of them is killed', {
    timeout: 120_000,
  }, async () => {
    const host = await post(0, 'tables?people', '', await newGame('tax-farmer', 7, { players: 3 }));
    const { code } = await post(0, `tables/${host.table}/invites`, host.token, { role: 'seat' });
    const ada = await at(0, host);
    const links: TableLink[] = [await post(1, 'join', '', { code }), await post(1, 'join', '', { code })];
    const [bobs, eves] = links as [TableLink, TableLink];
    const [bob, eve] = [await at(1, bobs), await at(1, eves)];
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
    await servers[1]?.kill();
    servers[1] = await started();

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
});
