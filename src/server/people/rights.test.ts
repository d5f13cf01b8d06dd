/** Hostile and clumsy acts of people at a table: each is refused with its reason, and nothing is written. */
import { afterEach, describe, expect, test } from 'vitest';
import type { Guest } from '../testing/party.ts';
import { dueAt, inLobby, type PartyAtTable, type Playing, playing } from '../testing/people-at-table.ts';

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

type Answer = Awaited<ReturnType<Guest['ask']>>;

/** Refused with this reason, and nothing has changed. */
async function refuses({ party }: PartyAtTable, reason: string, act: () => Promise<Answer>): Promise<void> {
  const before = await party.kept();
  expect(await act()).toMatchObject({ type: 'refused', reason });
  expect(await party.kept()).toEqual(before);
}

/** Done, and carried out at once or asked for. */
async function accepts(act: Promise<Answer>): Promise<void> {
  expect(await act).toMatchObject({ type: 'done' });
}

const seatOf = (guest: Guest) => guest.me?.seats[0] as string;

type InLobby = readonly [name: string, reason: string, act: (at: PartyAtTable) => Promise<Answer>];
const BEFORE: readonly InLobby[] = [
  ['moves before the start', 'lobby', ({ bob }) => bob.do([`> ${seatOf(bob)} pass`])],
  ['draws before the start', 'lobby', ({ bob }) => bob.do(['draw'])],
  ['draws before the start, as the host', 'lobby', ({ ada }) => ada.do(['draw on'])],
  ['draws before the start, on the screen in the middle', 'lobby', ({ tv }) => tv.do(['draw'])],
  ['writes a note before the start', 'lobby', ({ eve }) => eve.do(['> note "hello"'])],
  ['undoes before the start', 'lobby', ({ ada }) => ada.do(['> undo 1'])],
  [
    'puts a bot in a seat without being host',
    'host',
    ({ bob, eve }) => bob.do([`> seat ${seatOf(eve)} random`]),
  ],
  [
    'puts a bot that nobody knows in a seat',
    'bot',
    ({ ada }) => ada.do([`> seat ${seatOf(ada)} deep-thought`]),
  ],
  ['puts a bot in a seat that the game doesn’t have', 'seat', ({ ada }) => ada.do(['> seat purple random'])],
  ['starts without being host', 'host', ({ bob }) => bob.manage('start')],
  ['starts as the screen in the middle', 'host', ({ tv }) => tv.manage('start')],
  ['takes somebody’s seat', 'taken', ({ newcomer, eve }) => newcomer.sit([seatOf(eve)], 'Max')],
  [
    'takes somebody’s seat as the host',
    'taken',
    ({ ada, eve }) => ada.sit([seatOf(ada), seatOf(eve)], 'Ada'),
  ],
  ['takes a seat that the game doesn’t have', 'seat', ({ newcomer }) => newcomer.sit(['purple'], 'Max')],
  [
    'sits down although they only watch',
    'role',
    ({ fan, party }) => fan.sit([party.seats.at(-1) as string], 'Fan'),
  ],
  [
    'sits down as the screen in the middle',
    'role',
    ({ tv, party }) => tv.sit([party.seats.at(-1) as string]),
  ],
  ['calls themselves like somebody else', 'name', ({ newcomer }) => newcomer.sit([], 'Ada')],
  ['calls themselves nearly like somebody else', 'name', ({ newcomer }) => newcomer.sit([], ' aDA. ')],
  ['has markup for a name', 'name', ({ newcomer }) => newcomer.sit([], '<img src=x onerror=alert(1)>')],
  ['has an invisible name', 'name', ({ newcomer }) => newcomer.sit([], '\u3164')],
  ['has a name that turns the line around', 'name', ({ newcomer }) => newcomer.sit([], '\u202eadA')],
  ['has a name without end', 'name', ({ newcomer }) => newcomer.sit([], 'x'.repeat(200))],
  ['locks the table without being host', 'host', ({ bob }) => bob.manage('lock')],
  ['unlocks it as a watcher', 'host', ({ fan }) => fan.manage('unlock')],
  ['removes the host', 'host', ({ bob, ada }) => bob.manage('remove', ada.chair)],
  ['removes somebody else', 'host', ({ bob, eve }) => bob.manage('remove', eve.chair)],
  ['removes themselves as the host', 'host', ({ ada }) => ada.manage('remove', ada.chair)],
  ['removes somebody who isn’t there', 'chair', ({ ada }) => ada.manage('remove', 99)],
  ['removes nobody', 'chair', ({ ada }) => ada.manage('remove')],
  ['makes themselves host', 'host', ({ bob }) => bob.manage('pass', bob.chair)],
  ['makes a watcher host', 'role', ({ ada, fan }) => ada.manage('pass', fan.chair)],
  ['makes the screen in the middle host', 'role', ({ ada, tv }) => ada.manage('pass', tv.chair)],
  ['deletes somebody’s name', 'host', ({ bob, ada }) => bob.manage('forget', ada.chair)],
  ['deletes the name of nobody', 'chair', ({ ada }) => ada.manage('forget', 99)],
  ['deletes the table', 'host', ({ bob }) => bob.manage('delete')],
  ['asks for own dice without a seat', 'role', ({ newcomer }) => newcomer.propose('dice')],
  ['asks for own dice as the screen in the middle', 'role', ({ tv }) => tv.propose('dice')],
  ['asks to become host while the host is here', 'away', ({ bob }) => bob.propose('host')],
  ['asks to become host as the host', 'host', ({ ada }) => ada.propose('host')],
  [
    'asks for a bot’s seat before the start',
    'lobby',
    ({ newcomer, party }) => newcomer.propose('sit', { seats: [...party.seats] }),
  ],
  ['asks for steps before the start', 'lobby', ({ bob }) => bob.propose('lines', { lines: ['> again'] })],
  ['answers what nobody asked', 'asked', ({ bob }) => bob.answer('nothing', true)],
  ['takes back what nobody asked', 'asked', ({ bob }) => bob.withdraw('nothing')],
];

describe('before the start, somebody', () => {
  test.each(BEFORE)('%s: %s', async (_, reason, act) => {
    const at = await lobby();
    await refuses(at, reason, () => act(at));
  });

  test('starts although a seat is empty: free', async () => {
    const at = await lobby();
    await accepts(at.eve.sit([], 'Eve'));
    await refuses(at, 'free', () => at.ada.manage('start'));
  });

  test('starts a game that nobody plays: free', async () => {
    const at = await lobby();
    const { party, ada, bob, eve } = at;
    for (const each of [ada, bob, eve]) await accepts(each.sit([]));
    await accepts(ada.do(party.seats.map((seat) => `> seat ${seat} random`)));
    await refuses(at, 'free', () => ada.manage('start'));
  });

  test('decides alone on own dice, and the others come later', async () => {
    const at = await lobby();
    const { ada, bob, eve, newcomer } = at;
    for (const each of [bob, eve]) await accepts(each.sit([]));
    await accepts(ada.propose('dice'));
    expect(ada.scene.around.ownDice).toBe(true);
    await accepts(bob.sit([seatOf(newcomer) ?? (at.party.seats[1] as string)], 'Bob'));
    expect(ada.scene.around.ownDice).toBe(false);
  });
});

type InGame = readonly [name: string, reason: string, act: (at: Playing) => Promise<Answer>];
const DURING: readonly InGame[] = [
  ['moves for somebody else', 'turn', ({ other, line }) => other.do([line])],
  ['moves for somebody else as the host’s screen', 'turn', ({ tv, line }) => tv.do([line])],
  ['moves out of turn', 'turn', ({ other }) => other.do([`> ${seatOf(other)} pass`])],
  ['moves without a seat', 'role', ({ newcomer, line }) => newcomer.do([line])],
  ['moves although they only watch', 'role', ({ fan, line }) => fan.do([line])],
  ['draws although they only watch', 'role', ({ fan }) => fan.do(['draw'])],
  ['writes a note although they only watch', 'role', ({ fan }) => fan.do(['> note "x"'])],
  ['makes an impossible move', 'move', ({ turn }) => turn.do([`> ${seatOf(turn)} conquer-everything`])],
  ['makes a draw themselves', 'line', ({ turn }) => turn.do(['> chance die:6'])],
  ['changes the source of draws', 'line', ({ ada }) => ada.do(['> draws seed 1'])],
  ['writes two lines in one', 'line', ({ turn }) => turn.do(['> note "a"\n> note "b"'])],
  ['undoes a draw without asking', 'consent', ({ turn }) => turn.do(['> undo 1'])],
  ['undoes others’ steps without asking', 'consent', ({ other }) => other.do(['> undo 1'])],
  ['adjusts the table without asking', 'consent', ({ turn }) => turn.do(['> adjust gold.red 1 99 "mine"'])],
  ['hides an undo behind a note', 'consent', ({ other }) => other.do(['> note "x"', '> undo 1'])],
  ['looks ahead: a step after a draw', 'line', ({ turn, line }) => turn.do([line, 'draw', '> note "x"'])],
  ['acts on an old position', 'behind', ({ turn, line }) => turn.do([line], { expected: 0 })],
  [
    'puts a bot in the seat of somebody who is here',
    'away',
    ({ turn, other }) => turn.do([`> seat ${seatOf(other)} random`]),
  ],
  [
    'plays for somebody who is here',
    'away',
    ({ turn, other }) => turn.do([`> seat ${seatOf(other)} ${seatOf(turn)}`]),
  ],
  [
    'lets others play for somebody',
    'seat',
    ({ turn, other, third }) => turn.do([`> seat ${seatOf(other)} ${seatOf(third)}`]),
  ],
  [
    'sits a person down who isn’t them',
    'seat',
    ({ turn, other }) => turn.do([`> seat ${seatOf(other)} person`]),
  ],
  [
    'puts a bot in their own seat without asking',
    'consent',
    ({ other }) => other.do([`> seat ${seatOf(other)} random`]),
  ],
  ['changes seats', 'started', ({ other }) => other.sit([], 'X')],
  ['takes a seat', 'started', ({ newcomer, party }) => newcomer.sit([party.seats[0] as string], 'X')],
  ['starts again', 'started', ({ ada }) => ada.manage('start')],
  ['asks for own dice', 'started', ({ ada }) => ada.propose('dice')],
  [
    'asks for a seat that is taken',
    'taken',
    ({ newcomer, other }) => newcomer.propose('sit', { seats: [seatOf(other)] }),
  ],
  [
    'asks for a seat that the game doesn’t have',
    'seat',
    ({ newcomer }) => newcomer.propose('sit', { seats: ['purple'] }),
  ],
  ['asks for no seat at all', 'seat', ({ newcomer }) => newcomer.propose('sit')],
  [
    'asks for a seat although they only watch',
    'role',
    ({ fan, other }) => fan.propose('sit', { seats: [seatOf(other)] }),
  ],
  [
    'asks on an old position',
    'behind',
    ({ other }) => other.propose('lines', { lines: ['> undo 1'], expected: 0 }),
  ],
  ['asks for nothing', 'line', ({ other }) => other.propose('lines')],
  [
    'asks for what the rules refuse',
    'undo',
    ({ other }) => other.propose('lines', { lines: ['> undo 99999'] }),
  ],
  [
    'asks to look ahead',
    'line',
    ({ other }) => other.propose('lines', { lines: ['> undo 1', 'draw', '> note "x"'] }),
  ],
  ['asks to move for somebody', 'turn', ({ other, line }) => other.propose('lines', { lines: [line] })],
  [
    'asks for a bot for somebody who is here',
    'away',
    ({ turn, other }) => turn.propose('lines', { lines: [`> seat ${seatOf(other)} random`] }),
  ],
  [
    'asks for a bot that nobody knows',
    'bot',
    ({ turn, other }) => turn.propose('lines', { lines: [`> seat ${seatOf(other)} deep-thought`] }),
  ],
  ['asks although they only watch', 'role', ({ fan }) => fan.propose('lines', { lines: ['> undo 1'] })],
];

describe('during the game, somebody', () => {
  test.each(DURING)('%s: %s', async (_, reason, act) => {
    const at = await begun();
    await refuses(at, reason, () => act(at));
  });

  test('puts a bot in the seat of somebody who has only just gone: away', async () => {
    const at = await begun();
    await at.other.go();
    await at.party.wait(119);
    const lines = [`> seat ${seatOf(at.other)} random`];
    await refuses(at, 'away', () => at.turn.propose('lines', { lines }));
    await refuses(at, 'away', () => at.turn.do(lines));
  });

  test('enters the result of own dice that nobody agreed to: consent', async () => {
    const at = await begun();
    await accepts(at.turn.do([at.line]));
    for (;;) {
      const { seat, line } = await dueAt(at.party);
      if (line === 'draw on') break;
      const who = [at.ada, at.bob, at.eve].find((each) => seat === '' || seatOf(each) === seat) as Guest;
      await accepts(who.do([line]));
    }
    await refuses(at, 'consent', () => at.turn.do(['> table die:6']));
  });

  test('asks twice: slow', async () => {
    const at = await begun();
    await accepts(at.other.propose('lines', { lines: ['> undo 1'] }));
    await refuses(at, 'slow', () => at.other.propose('lines', { lines: ['> undo 2'] }));
  });

  test('sends the same proposal again: it is one', async () => {
    const { other, party } = await begun();
    await accepts(other.propose('lines', { lines: ['> undo 1'], op: 'p' }));
    const before = await party.kept();
    await accepts(other.propose('lines', { lines: ['> undo 1'], op: 'p' }));
    expect(await party.kept()).toEqual(before);
  });

  test('uses the name of somebody’s proposal: behind', async () => {
    const at = await begun();
    await accepts(at.other.propose('lines', { lines: ['> undo 1'], op: 'p' }));
    await refuses(at, 'behind', () => at.third.propose('lines', { lines: ['> undo 2'], op: 'p' }));
    await refuses(at, 'behind', () => at.third.do(['> note "p is mine"'], { op: 'p' }));
  });

  test.each([
    ['agrees for somebody else by answering as a watcher', ({ fan }: Playing) => fan.answer('p', true)],
    ['answers without a seat', ({ newcomer }: Playing) => newcomer.answer('p', true)],
    ['answers as the screen in the middle', ({ tv }: Playing) => tv.answer('p', false)],
    ['agrees with themselves', ({ other }: Playing) => other.answer('p', true)],
    ['answers another question', ({ third }: Playing) => third.answer('q', true)],
    ['takes back what another asked for', ({ third }: Playing) => third.withdraw('p')],
  ])('%s: asked', async (_, act) => {
    const at = await begun();
    await accepts(at.other.propose('lines', { lines: ['> undo 1'], op: 'p' }));
    await refuses(at, 'asked', () => act(at));
  });

  test('votes twice: asked', async () => {
    const at = await begun();
    await accepts(at.other.propose('lines', { lines: ['> undo 1'], op: 'p' }));
    await accepts(at.third.answer('p', true));
    await refuses(at, 'asked', () => at.third.answer('p', true));
    await refuses(at, 'asked', () => at.third.answer('p', false));
    expect(at.other.scene.proposals[0]).toMatchObject({ agreed: [at.third.chair] });
  });

  test('answers what is over: asked', async () => {
    const at = await begun();
    const undo = { lines: ['> undo 1'] };
    await accepts(at.other.propose('lines', { ...undo, op: 'p' }));
    await accepts(at.third.answer('p', false));
    await refuses(at, 'asked', () => at.turn.answer('p', true));
    await accepts(at.other.propose('lines', { ...undo, op: 'q' }));
    await accepts(at.other.withdraw('q'));
    await refuses(at, 'asked', () => at.turn.answer('q', true));
    await refuses(at, 'asked', () => at.other.withdraw('q'));
    await accepts(at.other.propose('lines', { ...undo, op: 'r' }));
    at.party.now += 5 * 60_000;
    await refuses(at, 'asked', () => at.turn.answer('r', true));
    await at.party.tick();
    await refuses(at, 'asked', () => at.turn.answer('r', true));
    // Neither does it come back under its old name.
    await refuses(at, 'behind', () => at.other.propose('lines', { ...undo, op: 'p' }));
  });

  test('sends a step again: it is done once', async () => {
    const { turn, line } = await begun();
    await accepts(turn.do([line], { op: 'x' }));
    const { length } = turn.lines;
    await accepts(turn.do([line], { op: 'x', expected: length }));
    expect(turn.lines).toHaveLength(length);
  });

  test('acts after they were removed, or with a link that was replaced: no answer, and the link is dead', async () => {
    const { party, ada, bob, eve } = await begun();
    await accepts(ada.manage('remove', bob.chair));
    expect(bob.bye).toBe('token');
    expect(await bob.come()).toBe(false);
    const [rooms] = party.nodes;
    const made = await rooms?.reissue(party.table, party.token, eve.chair);
    expect([typeof made, eve.bye]).toEqual(['object', 'token']);
    expect(await eve.come()).toBe(false);
    eve.token = (made as { token: string }).token;
    expect(await eve.come()).toBe(true);
    expect(eve.me).toMatchObject({ name: 'Eve', seats: [party.seats[2]] });
  });

  test('overrules others as the host, by removing who is asked or by taking their link', async () => {
    for (const how of ['remove', 'link'] as const) {
      const { party, ada, bob, eve } = await begun();
      const before = await party.lines();
      await accepts(ada.propose('lines', { lines: ['> undo 1'], op: 'p' }));
      await accepts(eve.answer('p', true));
      if (how === 'remove') await accepts(ada.manage('remove', bob.chair));
      else await party.nodes[0]?.reissue(party.table, party.token, bob.chair);
      expect(ada.last('settled')).toMatchObject({ how: 'expired', proposal: { op: 'p' } });
      expect(await party.lines()).toEqual(before);
      party.close();
    }
    table = undefined;
  });
});
