/** People who ask each other: what is agreed happens, once, and nothing else does. */
import { afterEach, describe, expect, test } from 'vitest';
import { find } from '../../games/catalogue.ts';
import { listed } from '../../kernel/game.ts';
import type { Think } from '../../sitting/chairs.ts';
import { Guest } from '../testing/party.ts';
import {
  dueAt,
  inLobby,
  type PartyAtTable,
  type Playing,
  playing,
  sessionAt,
  toDecision,
} from '../testing/people-at-table.ts';
import { newGame, seatsOf } from '../testing/served.ts';

let table: PartyAtTable | undefined;
afterEach(() => table?.party.close());

async function lobby(): Promise<PartyAtTable> {
  table = await inLobby();
  return table;
}

async function begun(): Promise<Playing> {
  const made = await playing();
  table = made;
  return made;
}

const seatOf = (guest: Guest) => guest.me?.seats[0] as string;
const DONE = { type: 'done' };
const everybody = ({ ada, bob, eve, tv, fan, newcomer }: PartyAtTable) => [ada, bob, eve, tv, fan, newcomer];

/** All devices have what is on disk. */
async function inStep(at: PartyAtTable): Promise<void> {
  const lines = await at.party.lines();
  for (const guest of everybody(at)) if (!guest.bye) expect(guest.lines).toEqual(lines);
}

/** All that is open, as everybody sees it. */
function proposals(at: PartyAtTable) {
  const [first, ...others] = everybody(at).filter(({ bye }) => !bye);
  for (const each of others) expect(each.scene.proposals).toEqual(first?.scene.proposals);
  return first?.scene.proposals;
}

test('an undo over others’ steps happens when all who are asked have agreed, and everybody hears how it ended', async () => {
  const at = await begun();
  const { other, third, turn, party } = at;
  const before = await party.lines();
  expect(await other.propose('lines', { lines: ['> undo 1'], op: 'p' })).toMatchObject(DONE);
  expect(proposals(at)).toMatchObject([
    { op: 'p', wish: 'lines', kind: 'undo', by: other.chair, agreed: [], until: party.now + 300_000 },
  ]);
  expect(new Set(proposals(at)?.[0]?.asked)).toEqual(new Set([third.chair, turn.chair]));
  expect(await third.answer('p', true)).toMatchObject(DONE);
  expect(await party.lines()).toEqual(before);
  expect(await turn.answer('p', true)).toMatchObject(DONE);
  const after = await party.lines();
  expect(after.slice(before.length)).toEqual(['> undo 1']);
  expect((await party.store.load(party.table))?.ops.at(-1)).toBe('p');
  for (const guest of everybody(at))
    expect(guest.last('settled')).toMatchObject({ how: 'done', proposal: { op: 'p' } });
  expect(proposals(at)).toEqual([]);
  await inStep(at);
});

test('one no ends it', async () => {
  const at = await begun();
  const { other, third, party } = at;
  const before = await party.lines();
  await other.propose('lines', { lines: ['> undo 1'], op: 'p' });
  expect(await third.answer('p', false)).toMatchObject(DONE);
  expect(at.fan.last('settled')).toMatchObject({ how: 'declined' });
  expect([proposals(at), await party.lines()]).toEqual([[], before]);
});

test('a step at the table ends it, a note doesn’t', async () => {
  const at = await begun();
  const { other, third, turn, line } = at;
  await other.propose('lines', { lines: ['> undo 1'], op: 'p' });
  expect(await third.do(['> note "hm"'])).toMatchObject(DONE);
  expect(proposals(at)).toHaveLength(1);
  expect(await turn.do([line])).toMatchObject(DONE);
  expect(proposals(at)).toEqual([]);
  expect(other.last('settled')).toMatchObject({ how: 'expired' });
});

test('after a note it still means what it meant', async () => {
  const at = await begun();
  const { other, third, turn, party } = at;
  await other.propose('lines', { lines: ['> undo 1'], op: 'p' });
  await third.do(['> note "hm"']);
  await third.answer('p', true);
  await turn.answer('p', true);
  expect((await party.lines()).slice(-2)).toEqual(['> note "hm"', '> undo 1']);
});

test('it ends after five minutes', async () => {
  const at = await begun();
  await at.other.propose('lines', { lines: ['> undo 1'] });
  await at.party.wait(299);
  expect(proposals(at)).toHaveLength(1);
  await at.party.wait(1);
  expect(proposals(at)).toEqual([]);
  expect(at.third.last('settled')).toMatchObject({ how: 'expired' });
});

test('a person who has been away for two minutes abstains, whether before or during the proposal', async () => {
  const at = await begun();
  const { other, third, turn, party } = at;
  await turn.go();
  await party.wait(60);
  await other.propose('lines', { lines: ['> undo 1'], op: 'p' });
  await third.answer('p', true);
  const before = await party.lines();
  expect(
    proposals({ ...at, [turn === at.ada ? 'ada' : turn === at.bob ? 'bob' : 'eve']: third }),
  ).toHaveLength(1);
  await party.wait(59);
  expect(await party.lines()).toEqual(before);
  await party.wait(1);
  expect((await party.lines()).at(-1)).toBe('> undo 1');
  expect(other.last('settled')).toMatchObject({ how: 'done' });
  // Asked are those who are here.
  await other.propose('lines', { lines: ['> redo 1'], op: 'q' });
  expect(other.scene.proposals[0]?.asked).toEqual([third.chair]);
  expect(await turn.come()).toBe(true);
  expect(await turn.answer('q', false)).toMatchObject({ reason: 'asked' });
  expect(turn.lines).toEqual(await party.lines());
});

test('a person who leaves abstains, and a bot may take their seat', async () => {
  const at = await begun();
  const { other, third, turn, party } = at;
  await other.propose('lines', { lines: ['> undo 1'], op: 'p' });
  await third.answer('p', true);
  const seat = seatOf(turn);
  expect(await turn.manage('leave')).toMatchObject(DONE);
  expect((await party.lines()).at(-1)).toBe('> undo 1');
  expect(await turn.come()).toBe(false);
  await other.propose('lines', { lines: [`> seat ${seat} random`], op: 'q' });
  await third.answer('q', true);
  expect((await party.lines()).at(-1)).toBe(`> seat ${seat} random`);
});

test('an own step is undone at once as long as nothing was drawn and nobody else acted', async () => {
  const at = await begun();
  const { turn, line, party } = at;
  await turn.do([line]);
  if ((await sessionAt(party)).node.kind === 'end') throw new Error('too short');
  const undo = await turn.do(['> undo 1']);
  const after = (await sessionAt(party)).line.at(-1);
  if (undo?.type === 'refused') expect(undo).toMatchObject({ reason: 'consent' });
  else expect(after?.step).not.toMatchObject({ by: seatOf(turn) });
  await inStep(at);
});

test('what needs nobody’s consent isn’t asked', async () => {
  const at = await begun();
  const { turn, line, party } = at;
  expect(await turn.propose('lines', { lines: [line], op: 'p' })).toMatchObject(DONE);
  expect((await party.store.load(party.table))?.ops).toContain('p');
  expect(proposals(at)).toEqual([]);
});

test('a new draw', async () => {
  const at = await begun();
  const { turn, other, third, party, line } = at;
  await turn.do([line]);
  const here = [at.ada, at.bob, at.eve];
  for (;;) {
    const due = await dueAt(party);
    if (due.line === 'draw on') break;
    const who = here.find((each) => due.seat === '' || seatOf(each) === due.seat) as Guest;
    await who.do([due.line]);
  }
  expect(await other.propose('lines', { lines: ['> again', 'draw'], op: 'p' })).toMatchObject(DONE);
  expect(proposals(at)).toMatchObject([{ kind: 'again' }]);
  await third.answer('p', true);
  await turn.answer('p', true);
  const ops = (await party.store.load(party.table))?.ops ?? [];
  const lines = (await party.lines()).filter((_, n) => ops[n] === 'p');
  expect(lines[0]).toBe('> again');
  expect(lines[1]).toMatch(/^> chance /);
  await inStep(at);
});

describe('somebody who has been away for two minutes', () => {
  async function away() {
    const at = await begun();
    const { other, party } = at;
    const seat = seatOf(other);
    await other.go();
    await party.wait(120);
    return { ...at, seat };
  }

  test('a bot plays for them once all others agree; they see it, and take their seat back at once', async () => {
    const at = await away();
    const { other, third, turn, party, seat } = at;
    const line = `> seat ${seat} random`;
    expect(third.scene.people.find(({ chair }) => chair === other.chair)).toMatchObject({ away: 120 });
    expect(await turn.do([line])).toMatchObject({ reason: 'consent' });
    expect(await turn.propose('lines', { lines: [line], op: 'p' })).toMatchObject(DONE);
    expect(await third.answer('p', true)).toMatchObject(DONE);
    expect((await party.lines()).at(-1)).toBe(line);
    expect(await other.come()).toBe(true);
    expect(other.lines.at(-1)).toBe(line);
    expect(await turn.do([`> seat ${seat} person`])).toMatchObject({ reason: 'seat' });
    expect(await other.do([`> seat ${seat} person`])).toMatchObject(DONE);
    expect((await sessionAt(party)).who[seat]).toBe('person');
  });

  test('if they come back meanwhile, nobody plays for them', async () => {
    const { other, third, turn, party, seat } = await away();
    const before = await party.lines();
    await turn.propose('lines', { lines: [`> seat ${seat} random`], op: 'p' });
    await other.come();
    expect(await third.answer('p', true)).toMatchObject(DONE);
    expect(third.last('settled')).toMatchObject({ how: 'expired' });
    expect(await party.lines()).toEqual(before);
  });

  test('another person plays for them, and only that person', async () => {
    const at = await away();
    const { other, third, turn, party, seat } = at;
    await turn.propose('lines', { lines: [`> seat ${seat} ${seatOf(turn)}`], op: 'p' });
    await third.answer('p', true);
    const here = [turn, third];
    // Until the absent seat is asked.
    for (let due = await dueAt(party); due.seat !== seat; due = await dueAt(party)) {
      const who = here.find((each) => due.seat === '' || seatOf(each) === due.seat) as Guest;
      expect(await who.do([due.line])).toMatchObject(DONE);
    }
    const { line } = await dueAt(party);
    expect(await third.do([line])).toMatchObject({ reason: 'turn', found: seat });
    expect(await turn.do([line])).toMatchObject(DONE);
    await other.come();
    expect(await other.do([`> seat ${seat} person`])).toMatchObject(DONE);
    expect(await turn.do([line])).toMatchObject({ type: 'refused' });
  });
});

test('everybody sees at once who goes and who comes back, also on another device', async () => {
  const at = await begun();
  const { ada, bob, party } = at;
  const seen = () => ada.scene.people.find(({ chair }) => chair === bob.chair);
  await bob.go();
  expect(seen()).toMatchObject({ here: false, away: 0 });
  const tablet = new Guest(party, bob.token, 0);
  await tablet.come();
  expect(seen()).toMatchObject({ here: true });
  await bob.come();
  await tablet.go();
  expect(seen()).toMatchObject({ here: true });
  // Gone and back in the same moment.
  await Promise.all([bob.go(), tablet.come()]);
  expect(seen()).toMatchObject({ here: true });
  expect(
    (await party.store.gathered(party.table))?.chairs.find(({ chair }) => chair === bob.chair),
  ).toMatchObject({
    until: party.now + 60_000,
  });
});

describe('a bot of the server', () => {
  /** The first move that the game lists; every move is asked for. */
  function thinker() {
    const asked: { seat: string; go: () => void }[] = [];
    const think: Think = async (job) => {
      const game = await find(job.game)?.game();
      const node = game?.node({ ...job.position, options: job.options } as never);
      if (node?.kind !== 'decision') throw new Error('not asked');
      await new Promise<void>((go) => void asked.push({ seat: job.seat, go }));
      return { move: listed(node)[0] as string, considered: [], chances: false };
    };
    return { asked, think };
  }

  test('plays for somebody who is away as soon as all agree, and no move more once they are back', async () => {
    const { asked, think } = thinker();
    const at = await playing(1, think);
    table = at;
    const { turn, other, third, party } = at;
    const seat = seatOf(turn);
    await turn.go();
    await party.wait(120);
    expect(asked).toEqual([]);
    await other.propose('lines', { lines: [`> seat ${seat} random`], op: 'p' });
    await third.answer('p', true);
    while (asked.length === 0) await new Promise(setImmediate);
    const before = (await party.lines()).length;
    asked.shift()?.go();
    while ((await party.lines()).length === before) await new Promise(setImmediate);
    expect((await party.lines())[before]).toMatch(new RegExp(`^> ${seat} `));
    // The person comes back while the bot thinks, so the bot's move is dropped.
    for (let n = 0; asked.length === 0 && n < 400; n++) {
      const due = await dueAt(party);
      const who = [other, third].find((each) => due.seat === '' || seatOf(each) === due.seat);
      if (who) await who.do([due.line]);
      else await new Promise(setImmediate);
    }
    expect(asked.map((each) => each.seat)).toEqual([seat]);
    expect(await turn.come()).toBe(true);
    expect(await turn.do([`> seat ${seat} person`])).toMatchObject(DONE);
    const back = await party.lines();
    asked.shift()?.go();
    for (let n = 0; n < 20; n++) await new Promise(setImmediate);
    expect(await party.lines()).toEqual(back);
    const { line } = await dueAt(party);
    expect(await turn.do([line])).toMatchObject(DONE);
    await inStep(at);
  });

  test('waits for the start', async () => {
    const { asked, think } = thinker();
    const at = await inLobby(1, think);
    table = at;
    const { ada, eve, party } = at;
    const green = seatOf(eve);
    await eve.sit([]);
    await ada.do([`> seat ${green} random`]);
    for (let n = 0; n < 20; n++) await new Promise(setImmediate);
    expect([asked, await party.lines()]).toEqual([[], ada.lines]);
    expect(await ada.manage('start')).toMatchObject(DONE);
  });
});

describe('the host’s role', () => {
  test('passes on when the host gives it away', async () => {
    const { ada, bob } = await lobby();
    expect(await ada.manage('pass', bob.chair)).toMatchObject(DONE);
    expect([ada.me?.role, bob.me?.role]).toEqual(['seat', 'host']);
    expect(await ada.manage('lock')).toMatchObject({ reason: 'host' });
    expect(await bob.manage('lock')).toMatchObject(DONE);
  });

  test('passes on by consent when the host has been away for two minutes', async () => {
    const { ada, bob, eve, party } = await begun();
    await ada.go();
    await party.wait(119);
    expect(await bob.propose('host')).toMatchObject({ reason: 'away' });
    await party.wait(1);
    expect(await bob.propose('host', { op: 'p' })).toMatchObject(DONE);
    expect(await eve.answer('p', true)).toMatchObject(DONE);
    expect(bob.me?.role).toBe('host');
    await ada.come();
    expect(ada.last('welcome')?.you).toEqual({ chair: ada.chair, role: 'seat' });
  });

  test('stays if the host comes back before all have agreed', async () => {
    const { ada, bob, eve, party } = await begun();
    await ada.go();
    await party.wait(120);
    await bob.propose('host', { op: 'p' });
    await ada.come();
    await eve.answer('p', true);
    expect([ada.me?.role, eve.last('settled')?.how]).toEqual(['host', 'expired']);
  });

  test('goes to somebody who sits and is here when the host leaves', async () => {
    const { ada, bob, eve, party } = await begun();
    await bob.go();
    expect(await ada.manage('leave')).toMatchObject(DONE);
    expect(eve.me?.role).toBe('host');
    expect(ada.bye).toBe('token');
    expect((await party.store.gathered(party.table))?.chairs.map(({ chair }) => chair)).not.toContain(
      ada.chair,
    );
  });
});

describe('own dice', () => {
  test('when all who sit agree before the start', async () => {
    const at = await lobby();
    const { ada, bob, eve, party } = at;
    expect(await bob.propose('dice', { op: 'p' })).toMatchObject(DONE);
    await ada.answer('p', true);
    expect(ada.scene.around.ownDice).toBe(false);
    await eve.answer('p', true);
    expect(ada.scene.around.ownDice).toBe(true);
    await ada.manage('start');
    for (;;) {
      const { seat, line } = await dueAt(party);
      const who = [ada, bob, eve].find((each) => seat === '' || seatOf(each) === seat) as Guest;
      const session = await sessionAt(party);
      const { node } = session;
      if (node.kind !== 'chance') {
        await who.do([line]);
        continue;
      }
      expect(await eve.do([`> table ${node.moves[0]}`])).toMatchObject(DONE);
      break;
    }
    await inStep(at);
  });

  test('not when somebody declines, and not after somebody else has sat down', async () => {
    const { ada, bob, eve, newcomer, party } = await lobby();
    await bob.propose('dice', { op: 'p' });
    await ada.answer('p', false);
    expect(ada.scene.around.ownDice).toBe(false);
    const green = seatOf(eve);
    await eve.sit([]);
    await bob.propose('dice', { op: 'q' });
    expect(await newcomer.sit([green], 'Max')).toMatchObject(DONE);
    expect(await ada.answer('q', true)).toMatchObject({ reason: 'asked' });
    await bob.propose('dice', { op: 'r' });
    await ada.answer('r', true);
    await newcomer.answer('r', true);
    expect(ada.scene.around.ownDice).toBe(true);
    const [rooms] = party.nodes;
    const game = [ada.last('welcome')?.header, ''].join('\n');
    expect(await rooms?.replace(party.table, party.token, game)).toBeUndefined();
    expect(ada.scene.around.ownDice).toBe(false);
  });
});

describe('seats', () => {
  test('that bots play may be taken with consent', async () => {
    const at = await lobby();
    const { ada, bob, eve, newcomer, party } = at;
    const green = seatOf(eve);
    await eve.sit([]);
    expect(await ada.do([`> seat ${green} random`])).toMatchObject(DONE);
    expect(await ada.manage('start')).toMatchObject(DONE);
    await toDecision(party, [ada, bob, eve]).catch(() => undefined);
    expect(await newcomer.propose('sit', { seats: [green], op: 'p' })).toMatchObject(DONE);
    await ada.answer('p', true);
    await bob.answer('p', true);
    expect(newcomer.me?.seats).toEqual([green]);
    expect((await sessionAt(party)).who[green]).toBe('person');
    await inStep(at);
  });

  test('a bot gives way to the person who has the seat at the start', async () => {
    const { ada, eve, party } = await lobby();
    await ada.do([`> seat ${seatOf(eve)} random`]);
    expect(await ada.manage('start')).toMatchObject(DONE);
    expect((await sessionAt(party)).who[seatOf(eve)]).toBe('person');
  });

  test('may be several', async () => {
    const { bob, eve, party } = await lobby();
    const both = [seatOf(bob), seatOf(eve)];
    await eve.sit([]);
    expect(await bob.sit(both.toReversed(), 'Bob')).toMatchObject(DONE);
    expect(bob.me?.seats).toEqual(party.seats.filter((seat) => both.includes(seat)));
  });
});

describe('the host', () => {
  test('replaces the game in the lobby, and everybody begins again with it', async () => {
    const at = await lobby();
    const { ada, newcomer, party } = at;
    const replaced = async (players: number) =>
      party.nodes[0]?.replace(party.table, party.token, await newGame(party.game, 8, { players }));
    expect(await replaced(4)).toBeUndefined();
    await inStep(at);
    expect(ada.heard.filter(({ type }) => type === 'welcome')).toHaveLength(2);
    expect(ada.last('welcome')?.header).toContain('"players":4');
    const fourth = (await seatsOf(ada.last('welcome')?.header ?? ''))[3] as string;
    expect(await newcomer.sit([fourth], 'Max')).toMatchObject(DONE);
    expect(await replaced(3)).toBeUndefined();
    // The fourth seat is no longer there.
    expect([newcomer.me?.seats, ada.me?.seats]).toEqual([[], [party.seats[0]]]);
    expect(await ada.manage('start')).toMatchObject(DONE);
    expect(await replaced(4)).toBe('started');
  });

  test('deletes the table with all its rows, or a name without removing the person', async () => {
    const at = await begun();
    const { ada, bob, party } = at;
    expect(await ada.manage('forget', bob.chair)).toMatchObject(DONE);
    expect(bob.me).toMatchObject({ name: '', seats: [party.seats[1]] });
    expect(await bob.manage('forget')).toMatchObject(DONE);
    expect(await ada.manage('delete')).toMatchObject(DONE);
    await party.nodes[0]?.tick();
    for (const guest of everybody(at)) expect(guest.bye).toBe('table');
    expect(await party.store.load(party.table)).toBeUndefined();
    expect(await bob.come()).toBe(false);
  });
});

describe('a table where nothing happens', () => {
  test('expires, and announces its expiry date', async () => {
    const at = await begun();
    const { ada, party, turn, line } = at;
    const keep = 1_000_000_000;
    expect(ada.scene.around.expires).toBe(party.now + keep);
    party.now += keep;
    await party.nodes[0]?.expire();
    expect(ada.bye).toBeUndefined();
    await turn.do([line]);
    party.now += keep;
    await party.nodes[0]?.expire();
    expect(ada.bye).toBeUndefined();
    party.now += 1;
    await party.nodes[0]?.expire();
    for (const guest of everybody(at)) expect(guest.bye).toBe('table');
    expect(await party.store.load(party.table)).toBeUndefined();
  });
});
