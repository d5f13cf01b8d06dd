/** People at one table with their devices at two servers that hear of each other late. */
import { afterEach, describe, expect, test } from 'vitest';
import { inLobby, type PartyAtTable, playing } from '../testing/people-at-table.ts';
import { newGame } from '../testing/served.ts';

const DONE = { type: 'done' };
const UNDO = { lines: ['> undo 1'] };

describe('a server with stale data', () => {
  let table: PartyAtTable | undefined;
  afterEach(() => table?.party.close());

  test('rejects people who were removed at the other server', async () => {
    const at = await playing(2);
    table = at;
    const { party, ada, bob } = at;
    await ada.must({ type: 'manage', act: 'remove', chair: bob.chair });
    const before = await party.kept();
    // Either the answer is no, or the connection ends before there is one.
    expect((await bob.do(['> note "still here"']))?.type).not.toBe('done');
    expect([bob.bye, await party.kept()]).toEqual(['token', before]);
  });

  test('reads the other server’s proposals before it carries anything out', async () => {
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

  test('a simultaneous no and step both count', async () => {
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

  test('starts although it hasn’t heard that the last seat was taken at the other one', async () => {
    const at = await inLobby(2);
    table = at;
    const { party, ada, bob } = at;
    const [seat = ''] = bob.me?.seats ?? [];
    await bob.must({ type: 'sit', seats: [], name: 'Bob' });
    await party.hear();
    expect(await ada.manage('start')).toMatchObject({ reason: 'free', found: seat });
    await bob.must({ type: 'sit', seats: [seat], name: 'Bob' });
    expect(ada.scene.people.find(({ chair }) => chair === bob.chair)?.seats).toEqual([]);
    expect(await ada.manage('start')).toMatchObject(DONE);
  });

  test('sees who is at the other one as long as that says so', async () => {
    const at = await playing(2);
    table = at;
    const { party, ada, bob } = at;
    const seen = () => ada.scene.people.find(({ chair }) => chair === bob.chair);
    await party.wait(600);
    expect(seen()).toMatchObject({ here: true });
    // It crashes without closing its connections.
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

  test('sends one request at a time to a store that doesn’t answer, so that actions don’t queue behind it', async () => {
    const at = await playing(2);
    table = at;
    const { party, bob } = at;
    const rooms = party.nodes[bob.node];
    const { store } = party;
    const gathered = store.gathered.bind(store);
    const asked: (() => void)[] = [];
    store.gathered = (id) => new Promise((resolve) => void asked.push(() => resolve(gathered(id))));
    // The other server says nothing, so this one looks who is still there.
    party.now += 40_000;
    const ticks = Array.from({ length: 5 }, () => rooms?.tick());
    const note = bob.do(['> note "hello"']);
    while (asked.length === 0) await new Promise((resolve) => void setImmediate(resolve));
    let looked = 0;
    store.gathered = (id) => {
      looked++;
      return gathered(id);
    };
    asked[0]?.();
    expect(await note).toMatchObject(DONE);
    await Promise.all(ticks);
    expect([asked.length, looked]).toEqual([1, 0]);
  });
});
