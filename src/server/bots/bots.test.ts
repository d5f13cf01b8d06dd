import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { names } from '../../bots/bots.ts';
import { find } from '../../games/catalogue.ts';
import { listed } from '../../kernel/game.ts';
import { formatEntry, parse } from '../../kernel/session/journal.ts';
import { resume } from '../../kernel/session/resume.ts';
import { isBot, playerOf } from '../../sitting/seats.ts';
import { type Answer, type Job, jobAt, think } from '../../sitting/think.ts';
import type { ServerMessage } from '../../together/messages.ts';
import type { TableLink } from '../../together/replica.ts';
import type { Device, Room } from '../rooms/room.ts';
import { Rooms } from '../rooms/rooms.ts';
import type { Running } from '../serve.ts';
import { closeDatabase, openDatabase } from '../store/sqlite.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import { HandDevice } from '../testing/hand-device.ts';
import { link, newGame, postTable, served, temporaryFolder } from '../testing/served.ts';

const GAME = 'tax-farmer';
const folder = temporaryFolder();
let server: Running;
const devices: HandDevice[] = [];
beforeAll(async () => {
  server = await served(folder.path);
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});
afterEach(() => {
  for (const each of devices.splice(0)) each.close();
});

async function device(): Promise<HandDevice> {
  const made = new HandDevice(server.address);
  devices.push(made);
  return made;
}

async function rules() {
  const entry = find(GAME);
  const [game, roster] = await Promise.all([entry?.game(), entry?.bots?.()]);
  if (!game) throw new Error(GAME);
  return { game, roster };
}

/** The game as a device knows it. */
async function played({ heard, lines }: HandDevice) {
  const welcome = heard.find((each) => each.type === 'welcome');
  const journal = parse([welcome?.header, ...lines].join('\n'));
  const resumed = journal.ok ? resume((await rules()).game, journal.value) : journal;
  if (!resumed.ok) throw new Error(resumed.problem.reason);
  return resumed.value.session;
}

type Sessions = Awaited<ReturnType<typeof played>>;

function botSteps(session: Sessions): number[] {
  return session.line.flatMap(({ step }, at) =>
    step.kind === 'move' && isBot(session, step.by) ? [at] : [],
  );
}

/** Plays for the person until the bots have moved so often. */
async function playOn(tablet: HandDevice, moves: number): Promise<Sessions> {
  for (let n = 0; ; n++) {
    const session = await played(tablet);
    const { node } = session;
    const { length: before } = tablet.lines;
    if (botSteps(session).length >= moves || node.kind === 'end') return session;
    if (node.kind === 'decision' && isBot(session, node.seat)) {
      await tablet.until(() => tablet.lines.length > before);
      continue;
    }
    const by = node.kind === 'decision' ? node.seat : 'table';
    const line =
      node.kind === 'chance' ? 'draw' : formatEntry({ kind: 'move', by, move: listed(node)[0] as string });
    const done = await tablet.do(`p${n}-${before}`, [line]);
    // The table may have been faster with a bot's draw.
    if (done.type === 'refused') expect(['behind', 'draw']).toContain(done.reason);
    await tablet.until(() => tablet.lines.length >= done.count);
  }
}

async function withBots(
  bot: string,
): Promise<{ tablet: HandDevice; host: TableLink; seats: readonly string[] }> {
  const host = await postTable(server.address, await newGame(GAME));
  const tablet = await device();
  await tablet.hello(host);
  const { game } = await rules();
  const seats = game.seats((await played(tablet)).options).slice(1);
  const sit = seats.map((seat) => `> seat ${seat} ${bot}`);
  const done = await tablet.do('sit', sit);
  expect(done).toMatchObject({ type: 'done' });
  await tablet.until(() => tablet.lines.length >= done.count);
  return { tablet, host, seats };
}

test('the server plays the bots, everybody sees the same, and each move can be explained', async () => {
  const { game, roster } = await rules();
  const { tablet, host } = await withBots(names(roster).at(-1) as string);
  const phone = await device();
  expect(await phone.hello(await link(server.address, host, 'table'))).toMatchObject({ bots: true });
  const session = await playOn(tablet, 6);
  await phone.until(() => phone.lines.length >= tablet.lines.length);
  expect(phone.lines.slice(0, tablet.lines.length)).toEqual(tablet.lines);
  const steps = botSteps(session);
  expect(steps.length).toBeGreaterThanOrEqual(6);
  for (const at of steps) {
    const { step } = session.line[at] as (typeof session.line)[number];
    if (step.kind !== 'move') throw new Error('no move');
    const luck = await lucky(phone, at);
    const { move, considered } = think(
      game,
      roster,
      jobAt(session, at, step.by, playerOf(session, step.by), luck),
    );
    expect(move).toBe(step.move);
    expect(considered.length).toBeGreaterThan(0);
  }
  // Steps of people, and steps that don't exist, have no luck.
  const own = session.line.findIndex((_, at) => !steps.includes(at));
  expect([await lucky(phone, own), await lucky(phone, 100_000)]).toEqual([undefined, undefined]);
});

async function lucky(phone: HandDevice, at: number): Promise<number | undefined> {
  const from = phone.heard.length;
  phone.send({ type: 'why', at });
  return (await phone.next('luck', from)).luck;
}

test('nobody plays for a bot, and a person can take its seat again', async () => {
  const { tablet, seats } = await withBots('random');
  await playOn(tablet, 1);
  let n = 0;
  /** Retries while a bot acts first. */
  const answer = async (line: string): Promise<ServerMessage> => {
    const said = await tablet.do(`a${n++}`, [line]);
    await tablet.until(() => tablet.lines.length >= said.count);
    return said.type === 'refused' && said.reason === 'behind' ? answer(line) : said;
  };
  for (const seat of seats)
    expect(await answer(`> ${seat} anything`)).toMatchObject({ reason: 'by', found: seat });
  const [first] = seats;
  expect(await answer(`> seat ${first} person`)).toMatchObject({ type: 'done' });
  expect(await answer(`> ${first} anything`)).not.toMatchObject({ found: first });
});

test('two servers play one bot: the same move, and one append wins', async () => {
  const { game, roster } = await rules();
  const db = await openDatabase(':memory:', 1);
  const store = new SqliteStore(db);
  const answers: string[] = [];
  const asked: (() => void)[] = [];
  const thinking = async (job: Job): Promise<Answer> => {
    const answer = think(game, roster, job);
    answers.push(`${job.luck} ${answer.move}`);
    // Both have thought before either may act.
    await new Promise<void>((resolve) => void asked.push(resolve));
    return answer;
  };
  const nodes = [1, 2].map(
    () =>
      new Rooms({ store, limits: { entries: 1_000 }, log: () => undefined, now: () => 1, think: thinking }),
  );
  const opened = await (nodes[0] as Rooms).create(await newGame(GAME));
  if (!('token' in opened)) throw new Error(opened.reason);
  const heard: ServerMessage[] = [];
  const rooms: Room[] = [];
  const seats: Device[] = [];
  for (const rooms_ of nodes) {
    const seat = await rooms_.seat(opened.table, opened.token);
    if (typeof seat === 'string') throw new Error(seat);
    const there: Device = {
      ...seat.chair,
      backlog: 0,
      send: (said) => void heard.push(said),
      end: () => undefined,
    };
    rooms.push(rooms_.enter(seat, there, 0, ''));
    seats.push(there);
  }
  const [here, there] = rooms as [Room, Room];
  const count = () => store.load(opened.table).then((kept) => kept?.lines.length ?? 0);
  const others = game.seats((await sessionOf(store, opened.table)).options).slice(1);
  const act = async (lines: string[], op: string) =>
    here.do(seats[0] as Device, { type: 'do', op, expected: await count(), lines });
  await act(
    others.map((seat) => `> seat ${seat} ${names(roster).at(-1)}`),
    'sit',
  );
  // The person plays until both servers have asked the bot.
  for (let n = 0; asked.length === 0; n++) {
    const { node } = await sessionOf(store, opened.table);
    const by = node.kind === 'decision' ? node.seat : 'table';
    await act(
      [node.kind === 'chance' ? 'draw' : `> ${by} ${node.kind === 'end' ? '' : listed(node)[0]}`],
      `p${n}`,
    );
  }
  await there.hear(await count());
  expect(answers).toHaveLength(2);
  expect(answers[0]).toBe(answers[1]);
  const before = await count();
  for (const go of asked.splice(0)) go();
  while ((await count()) === before) await new Promise(setImmediate);
  await Promise.all(rooms.map(({ settled }) => settled));
  const kept = await store.load(opened.table);
  expect(kept?.ops.slice(before).filter((op) => op === `bot:${before}`).length).toBeGreaterThan(0);
  const moves = kept?.lines.slice(before).filter((line) => /^> (?!chance|check)/.test(line));
  expect(moves).toHaveLength(1);
  for (const go of asked.splice(0)) go();
  closeDatabase(db);
});

async function sessionOf(store: SqliteStore, table: string) {
  const kept = await store.load(table);
  const journal = parse([kept?.record.header, ...(kept?.lines ?? [])].join('\n'));
  const resumed = journal.ok ? resume((await rules()).game, journal.value) : journal;
  if (!resumed.ok) throw new Error(resumed.problem.reason);
  return resumed.value.session;
}
