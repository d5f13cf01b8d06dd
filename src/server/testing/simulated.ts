/**
 * For tests: a server, a disk and devices in one process, where every wait is one step and a test decides the order of
 * steps, when the server crashes, and which messages get lost. Rooms and store are the real ones.
 */
import { catalogue, find } from '../../games/catalogue.ts';
import { resolve } from '../../kernel/options.ts';
import { drawsWith, keyHash } from '../../kernel/session/draws.ts';
import { formatEntry, formatHeader } from '../../kernel/session/journal.ts';
import { Session } from '../../kernel/session/session.ts';
import type { ServerMessage } from '../../together/messages.ts';
import type { Device, Room } from '../rooms/room.ts';
import { Rooms } from '../rooms/rooms.ts';
import { closeDatabase, type Database, openDatabase } from '../store/sqlite.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import type { TableStore } from '../store/store.ts';
import { hashOf } from '../tokens.ts';
import { ModelDevice, noteOf } from './model-device.ts';

/** Waits for its turn. */
export type Step = (what: string) => Promise<void>;

/** One step at a time, in the order that the test wants; `run` ends when nobody waits. */
export interface Steps {
  readonly step: Step;
  run(before: () => void): Promise<void>;
}

/** First come, first served. */
export function inOrder(): Steps {
  const waiting: (() => void)[] = [];
  return {
    step: () => new Promise((resolve) => void waiting.push(resolve)),
    async run(before) {
      for (;;) {
        const next = waiting.shift();
        if (!next) return;
        before();
        next();
        await nothingElse();
      }
    },
  };
}

/** Until everything that needs no step is done. */
export function nothingElse(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}

/** What happens to a message. */
export type Fate = 'arrives' | 'lost' | 'twice' | 'late';
/** What happens before a step: the server dies, a connection breaks, or the disk refuses the next commit. */
export type Trouble = 'crash' | 'cut' | 'full';

export interface Plan {
  /** What each device wants to do, one action after the other. */
  readonly wishes: readonly (readonly (readonly string[])[])[];
  /** By the number of the message. */
  readonly fates: readonly Fate[];
  /** By the number of the step. */
  readonly troubles: ReadonlyMap<number, Trouble>;
}

export type MakeStore = (db: Database, later: (flush: () => void) => void) => TableStore;

const TABLE = 'table';
const KEY = '5'.repeat(64);
const GAME = catalogue()[0]?.meta.id ?? '';

/** One life of the server: after a crash nothing of it continues. */
interface Life {
  alive: boolean;
  readonly rooms: Rooms;
}

interface Connection {
  open: boolean;
  readonly life: Life;
  readonly device: ModelDevice;
  seated?: { readonly room: Room; readonly device: Device };
}

export class ServerWorld {
  readonly devices: readonly ModelDevice[];
  /** How many steps were taken. */
  taken = 0;
  private readonly db: Database;
  private readonly make: MakeStore;
  private readonly steps: Steps;
  private readonly plan: Plan;
  private life: Life;
  private readonly connections = new Set<Connection>();
  private messages = 0;
  private refuseCommit = false;
  /** What a device objected to. */
  private failed = '';

  private constructor(db: Database, steps: Steps, plan: Plan, make: MakeStore) {
    this.db = db;
    this.steps = steps;
    this.plan = plan;
    this.make = make;
    this.life = this.born();
    this.devices = plan.wishes.map((wishes, n) => new ModelDevice(`d${n}`, wishes, () => this.connect(n)));
  }

  /** Plays the plan and returns what is wrong at the end, '' if nothing. */
  static async play(steps: Steps, plan: Plan, make: MakeStore): Promise<{ wrong: string; taken: number }> {
    const db = await openDatabase(':memory:', 1);
    await createTable(new SqliteStore(db), plan.wishes.length);
    const world = new ServerWorld(db, steps, plan, make);
    const wrong = (await world.run()) || (await world.wrong().catch(String));
    world.life.alive = false;
    closeDatabase(db);
    return { wrong, taken: world.taken };
  }

  private async run(): Promise<string> {
    for (const device of this.devices) device.connect();
    // A device that waits in vain reconnects, as after a timeout; near the end no more faults are injected.
    for (let round = 0; round < ROUNDS && !this.failed; round++) {
      await this.steps.run(() => this.trouble());
      if (this.devices.every((device) => device.satisfied)) {
        for (const room of this.life.rooms.all) room.ping();
        await this.steps.run(() => this.trouble());
        if (this.devices.every((device) => device.satisfied)) return this.failed;
      }
      for (const device of this.devices) if (!device.satisfied) device.connect();
    }
    return this.failed || 'the devices never come to rest';
  }

  /** The next life of the server, with nothing but what is on disk. */
  private born(): Life {
    const { steps } = this;
    const disk: Database = {
      exec: (sql) => {
        if (sql === 'commit' && this.refuseCommit) {
          this.refuseCommit = false;
          throw new Error('database or disk is full');
        }
        this.db.exec(sql);
      },
      prepare: (sql) => this.db.prepare(sql),
      close: () => undefined,
    };
    const turn = async (what: string) => {
      await steps.step(what);
      if (!life.alive) await new Promise(() => undefined);
    };
    const store = this.make(disk, (flush) => void turn('commit').then(flush));
    const limits = { entries: 10_000 };
    const rooms = new Rooms({
      store: slow(store, turn),
      limits,
      log: () => undefined,
      now: () => this.taken,
    });
    const life: Life = { alive: true, rooms };
    return life;
  }

  private trouble(): void {
    const what = this.plan.troubles.get(this.taken++);
    if (what === 'full') this.refuseCommit = true;
    if (what === 'cut') for (const each of [...this.connections].slice(0, 1)) this.cut(each);
    if (what === 'crash') {
      this.life.alive = false;
      for (const each of [...this.connections]) this.cut(each);
      this.refuseCommit = false;
      this.life = this.born();
    }
  }

  /** Both ends hear of it, each at its own time. */
  private cut(connection: Connection): void {
    connection.open = false;
    this.connections.delete(connection);
    const { seated, life, device } = connection;
    void this.steps.step('left').then(() => {
      if (life.alive && seated) void life.rooms.leave(seated.room, seated.device);
    });
    void this.steps.step('cut off').then(() => device.lost(connection));
  }

  private connect(n: number): { send: (message: object) => void } {
    const device = this.devices[n] as ModelDevice;
    const connection: Connection & { send: (message: object) => void } = {
      open: true,
      life: this.life,
      device,
      send: (message) => this.carry(connection, () => this.arrived(connection, message, n)),
    };
    for (const each of [...this.connections]) if (each.device === device) this.cut(each);
    this.connections.add(connection);
    return connection;
  }

  /** A message on its way: it arrives, or not, or twice, or after others. */
  private carry({ life }: Connection, arrive: () => void, left: () => void = () => undefined): void {
    const fate = this.plan.fates[this.messages++] ?? 'arrives';
    const there = async () => {
      await this.steps.step('message');
      if (fate === 'late') for (let n = 0; n < 6; n++) await this.steps.step('late');
      if (fate !== 'lost') arrive();
      if (fate === 'twice') arrive();
      if (life.alive) left();
    };
    there().catch((error: unknown) => {
      this.failed ||= String(error);
    });
  }

  private arrived(connection: Connection, message: object, n: number): void {
    const { life, device } = connection;
    if (!connection.open || !life.alive) return;
    // What the door does.
    const said = message as { type: string; op: string; expected: number; lines: string[] };
    if (said.type === 'do') {
      if (connection.seated) void connection.seated.room.do(connection.seated.device, said as never);
      return;
    }
    const { from, digest } = message as { from: number; digest: string };
    void life.rooms.seat(TABLE, tokenOf(n), from).then((seat) => {
      if (typeof seat === 'string') throw new Error(seat);
      if (!connection.open || connection.seated) return;
      let leaving = 0;
      const there: Device = {
        chair: seat.chair.chair,
        get backlog() {
          return leaving;
        },
        send: (back: ServerMessage, sent) => {
          if (!life.alive) return;
          leaving++;
          const arrive = () => connection.open && device.hear(connection, back);
          this.carry(connection, arrive, () => {
            leaving--;
            sent?.();
          });
        },
        end: () => this.cut(connection),
      };
      connection.seated = { room: life.rooms.enter(seat, there, from, digest), device: there };
    });
  }

  /** What is wrong now that everything is quiet. */
  private async wrong(): Promise<string> {
    // Throws if there is a gap.
    const kept = await new SqliteStore(this.db).load(TABLE);
    if (!kept) return 'the table is gone';
    const text = kept.lines.join('\n');
    for (const device of this.devices) {
      if (device.lines.join('\n') !== text) return `${device.name} isn’t in step`;
      for (const { op, count } of device.acknowledged) {
        const own = kept.lines.filter((line) => line === noteOf(op)).length;
        if (own !== 1) return `${op} was acknowledged and is there ${own} times`;
        const last = kept.lines.slice(0, count).at(-1) as string;
        if (![noteOf(op)].includes(last) && !/^> (check|key|chance) /.test(last))
          return `${op} was acknowledged with the wrong count`;
      }
      for (const op of device.refused)
        if (kept.lines.includes(noteOf(op))) return `${op} was refused and is there`;
    }
    return '';
  }
}

/** How often devices come back before a test gives up; all troubles are over long before. */
const ROUNDS = 60;

const tokenOf = (n: number) => `token-${n}`;

async function createTable(store: SqliteStore, devices: number): Promise<void> {
  const game = await find(GAME)?.game();
  if (!game) throw new Error(GAME);
  const options = resolve(game.options);
  if (!options.ok) throw new Error(GAME);
  const session = new Session(game, options.options, 7, game.version, drawsWith([KEY]));
  session.settle();
  session.changeSource({ by: 'key', hash: keyHash(KEY) });
  const lines = session.entries.map(formatEntry);
  const header = formatHeader(session.journal);
  const record = { id: TABLE, game: GAME, header, key: KEY, count: lines.length, touched: 0 };
  const chairs = Array.from({ length: devices }, (_, n) => n);
  const role = (n: number) => (n === 0 ? 'host' : 'table');
  await store.create(
    record,
    lines,
    chairs.map((n) => ({ chair: n + 1, role: role(n), hash: hashOf(tokenOf(n)) })),
  );
}

/** The same store, but every call waits before it begins and before its answer is heard. */
function slow(store: TableStore, turn: Step): TableStore {
  const waiting =
    <A extends unknown[], R>(name: string, call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      await turn(name);
      try {
        return await call.apply(store, args);
      } finally {
        await turn(`${name} answers`);
      }
    };
  return {
    create: waiting('create', store.create),
    load: waiting('load', store.load),
    append: waiting('append', store.append),
    addChair: waiting('add', store.addChair),
    gathered: waiting('gathered', store.gathered),
    present: waiting('present', store.present),
    invite: waiting('invite', store.invite),
    invited: waiting('invited', store.invited),
    remove: waiting('remove', store.remove),
    untouched: waiting('untouched', store.untouched),
    close: waiting('close', store.close),
  };
}
