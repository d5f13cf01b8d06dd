/** A device among people: what it asks the others for, and what it knows of them while time passes and the server is away. */
import { expect, test } from 'vitest';
import { whisper } from '../../test/toys/whisper/game.ts';
import type { AnySpec, Game } from '../kernel/game.ts';
import { resolve } from '../kernel/options.ts';
import { Session } from '../kernel/session/session.ts';
import { PERSON } from '../sitting/seats.ts';
import { Sitting } from '../sitting/sitting.ts';
import { Among } from './among.ts';
import type { SocketEvents } from './connection.ts';
import type { SeenTable } from './keep.ts';
import { ONE_PLAYER } from './messages.ts';
import { Replica } from './replica.ts';

const game: Game<AnySpec> = whisper;

const ADA = { chair: 1, role: 'host', here: true, name: 'Ada', seats: ['blue'] } as const;
const BOB = { chair: 2, role: 'seat', here: false, away: 100, name: 'Bob', seats: ['red'] } as const;
const AROUND = { ...ONE_PLAYER, policy: 'people', ownDice: false } as const;

/** Ada's device, and a server that is played by the test. */
function table({ connected = true, seen }: { connected?: boolean; seen?: SeenTable } = {}) {
  const options = resolve(game.options, { rounds: 2 });
  if (!options.ok) throw new Error('options');
  const session = new Session(game, options.options, 8);
  session.settle();
  while (session.node.kind === 'chance') session.roll();
  const surface = { handOver: 'ifHidden', drawsWithBots: true, drawsWithAnswers: true } as const;
  const sitting = new Sitting(session, false, surface, () => Promise.reject(new Error('no bots')));
  const clock = { now: 0 };
  const sent: Record<string, unknown>[] = [];
  const kept: SeenTable[] = [];
  let socket: SocketEvents | undefined;
  const replica = new Replica({
    link: { table: 'table', token: 'token' },
    app: 'test',
    storage: {
      onLines: () => undefined,
      onReplaced: () => undefined,
      onHeader: () => undefined,
      storeAction: () => undefined,
      forgetAction: () => undefined,
      onRole: () => undefined,
      onTableState: (seen) => void kept.push(seen),
    },
    ...(seen && { seen }),
    now: () => clock.now,
    random: () => 0.5,
    after: () => () => undefined,
    dial: (events) => {
      socket = events;
      return { send: (text) => void sent.push(JSON.parse(text)), close: () => undefined };
    },
  });
  const says = (message: object) => socket?.message(JSON.stringify(message));
  replica.start();
  if (connected) {
    socket?.opened();
    says({
      ...{ type: 'welcome', protocol: 1, header: '', from: 0, count: 0, you: { chair: 1, role: 'host' } },
      ...{ people: [ADA, BOB], around: AROUND, proposals: [] },
    });
  }
  sitting.fellows = new Among(replica, sitting, (why) => void sitting.refuse(why));
  const lose = () => socket?.closed();
  return { replica, sitting, session, sent, says, lose, clock, kept };
}

const settled = () => new Promise((resolve) => void setImmediate(resolve));

test('what needs consent is sent to the table as a proposal, on top of what this device sees', async () => {
  const { sitting, session, sent } = table();
  session.play('red', 'hold');
  expect(sitting.undo().ok).toBe(true);
  await settled();
  expect(sent.at(-1)).toMatchObject({
    ...{ type: 'propose', wish: 'lines', expected: session.entries.length },
    lines: [expect.stringMatching(/^> undo \d+$/)],
  });
});

test('a proposal that the table refuses is a refused act with the table’s reason', async () => {
  const { sitting, session, sent, says } = table();
  session.play('red', 'hold');
  sitting.undo();
  await settled();
  says({ type: 'refused', op: sent.at(-1)?.op, reason: 'behind', count: 0 });
  await settled();
  expect(sitting.refused).toEqual({ why: 'table', reason: 'behind' });
});

test('a second proposal isn’t sent while the first one is open', async () => {
  const { sitting, session, sent, says } = table();
  session.play('red', 'hold');
  const open = { op: 'p', wish: 'lines', kind: 'undo', by: 1, lines: ['> undo 1'], seats: [], expected: 1 };
  const proposals = [{ ...open, asked: [2], agreed: [], until: 1 }];
  says({ type: 'people', people: [ADA, BOB], around: AROUND, proposals });
  const before = sent.length;
  sitting.undo();
  await settled();
  expect(sent).toHaveLength(before);
  expect(sitting.refused).toEqual({ why: 'table', reason: 'open' });
});

test('a proposal that has ended is open no longer, even before the table is described again', async () => {
  const { replica, says } = table();
  const open = { op: 'p', wish: 'lines', kind: 'undo', by: 1, lines: ['> undo 1'], seats: [], expected: 1 };
  const proposals = ['p', 'q'].map((op) => ({ ...open, op, asked: [2], agreed: [], until: 1 }));
  says({ type: 'people', people: [ADA, BOB], around: AROUND, proposals });
  says({ type: 'settled', proposal: proposals[0], how: 'declined' });
  expect(replica.settled).toMatchObject({ how: 'declined', proposal: { op: 'p' } });
  expect(replica.proposals.map(({ op }) => op)).toEqual(['q']);
});

test('without an answer the reason is that nobody answered', async () => {
  const { sitting, session, lose } = table();
  session.play('red', 'hold');
  sitting.undo();
  await settled();
  lose();
  await settled();
  expect(sitting.refused).toEqual({ why: 'table', reason: 'lost' });
});

test('time away keeps counting between two messages, so after two minutes a bot may be proposed', () => {
  const { replica, sitting, clock } = table();
  const bot = [{ kind: 'seat', seat: 'red', who: 'steady' }] as const;
  expect(sitting.fellows?.may(bot)).toEqual({ why: 'table', reason: 'away' });
  clock.now = 19_999;
  expect(replica.people[1]?.away).toBe(119);
  expect(sitting.fellows?.may(bot)).toEqual({ why: 'table', reason: 'away' });
  clock.now = 20_000;
  expect(sitting.fellows?.may(bot)).toBe('ask');
  // Setting the clock back doesn't shorten anybody's absence.
  clock.now = -3_600_000;
  expect(replica.people[1]?.away).toBe(100);
  // A person who is here stays here.
  expect(replica.people[0]).toEqual(ADA);
});

test('without a connection nobody is known to be here or away', () => {
  const { replica, clock, lose } = table();
  lose();
  clock.now = 600_000;
  expect(replica.people.map(({ here, away }) => [here, away])).toEqual([
    [false, undefined],
    [false, undefined],
  ]);
});

test('a page that is opened without the server knows its seats from what was kept', () => {
  const { kept } = table();
  expect(kept).toEqual([{ chair: 1, people: [ADA, BOB], around: AROUND }]);
  const { sitting, session, replica } = table({ connected: false, seen: kept[0] as SeenTable });
  expect(replica.me?.name).toBe('Ada');
  expect(sitting.fellows?.seats).toEqual(['blue']);
  expect(sitting.chairs.waitsFor).toBe('red');
  session.seat('red', 'blue');
  expect(sitting.fellows?.seats).toEqual(['red', 'blue']);
  expect(sitting.fellows?.may([{ kind: 'seat', seat: 'blue', who: PERSON }])).toBe('free');
});

test('leaving is answered by the goodbye, which says nothing to anything else that was asked', async () => {
  const { replica, says, lose } = table();
  const left = replica.manage('leave');
  const asked = replica.answer('p1', true);
  says({ type: 'bye', reason: 'token' });
  expect(await left).toEqual({ ok: true });
  expect(await asked).toEqual({ ok: false, reason: 'lost' });
  const other = table();
  const lost = other.replica.manage('delete');
  other.lose();
  expect(await lost).toEqual({ ok: false, reason: 'lost' });
  lose();
});
