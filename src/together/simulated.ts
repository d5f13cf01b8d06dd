/**
 * For tests: devices as players have them, a real table with a real store, and a network and a clock that obey the test.
 * Nothing happens unless the test asks for it.
 */
import { find } from '../games/catalogue.ts';
import { inspectionOf } from '../games/module.ts';
import { formatEntry } from '../kernel/session/journal.ts';
import type { Device, Room } from '../server/rooms/room.ts';
import { Rooms } from '../server/rooms/rooms.ts';
import { closeDatabase, type Database, openDatabase } from '../server/store/sqlite.ts';
import { SqliteStore } from '../server/store/sqlite-store.ts';
import { newGame } from '../server/testing/served.ts';
import type { SurfaceRules, Think } from '../sitting/chairs.ts';
import { Sitting } from '../sitting/sitting.ts';
import { think } from '../sitting/think.ts';
import type { Socket, SocketEvents, Surroundings } from './connection.ts';
import { confirmed, InStep, type Rules } from './in-step.ts';
import type { Action } from './keep.ts';
import { type ClientMessage, readClientMessage, type ServerMessage } from './messages.ts';
import { Replica, type TableLink } from './replica.ts';

export const SURFACE: SurfaceRules = { handOver: 'ifHidden', drawsWithBots: true, drawsWithAnswers: true };

interface Wire {
  readonly device: SimulatedDevice;
  readonly events: SocketEvents;
  readonly toServer: string[];
  readonly toDevice: string[];
  opened: boolean;
  open: boolean;
  seat?: { readonly room: Room; readonly device: Device } | 'soon';
}

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** The network, the clock, the server. */
export class World {
  readonly wires = new Set<Wire>();
  readonly devices: SimulatedDevice[] = [];
  readonly store: SqliteStore;
  readonly rules: Rules;
  /** No device reaches the server. */
  down = false;
  /** The disk refuses the next so many commits. */
  full = 0;
  /** The server turns every hello away. */
  bye: Extract<ServerMessage, { type: 'bye' }>['reason'] | undefined;
  table: TableLink = { table: '', token: '' };
  now = 0;
  private readonly timers = new Set<Timer>();
  private readonly db: Database;
  private rooms: Rooms;
  /** The table plays bots. */
  private think: Think | undefined;
  private readonly entries: number;

  private constructor(db: Database, rules: Rules, entries: number) {
    this.db = db;
    this.rules = rules;
    this.entries = entries;
    const disk: Database = {
      exec: (sql) => {
        if (sql === 'commit' && this.full > 0) {
          this.full--;
          throw new Error('database or disk is full');
        }
        db.exec(sql);
      },
      prepare: (sql) => db.prepare(sql),
      close: () => undefined,
    };
    this.store = new SqliteStore(disk);
    this.rooms = this.newRooms();
  }

  static async open(game: string, { text = '', entries = 100_000, bots = false } = {}): Promise<World> {
    const entry = find(game);
    if (!entry) throw new Error(game);
    const [rules, inspect] = await Promise.all([entry.game(), inspectionOf(entry)]);
    const world = new World(await openDatabase(':memory:', 1), { game: rules, inspect }, entries);
    if (bots) world.think = async (job) => think(rules, undefined, job);
    world.rooms = world.newRooms();
    const made = await world.rooms.create(text || (await newGame(game)));
    if (!('token' in made)) throw new Error(made.reason);
    world.table = made;
    return world;
  }

  close(): void {
    for (const device of this.devices) device.replica.stop();
    closeDatabase(this.db);
  }

  private newRooms(): Rooms {
    const { store, entries, think: thinks } = this;
    const deps = { store, limits: { entries }, log: () => undefined, now: () => this.now };
    return new Rooms({ ...deps, ...(thinks && { think: thinks }) });
  }

  async seat(role: 'host' | 'table' | 'watch' = 'table'): Promise<SimulatedDevice> {
    const { table, token } = this.table;
    const made = role === 'host' ? this.table : await this.rooms.link(table, token, role);
    if (typeof made === 'string') throw new Error(made);
    const device = new SimulatedDevice(this, { table, token: made.token }, this.devices.length);
    this.devices.push(device);
    await device.join();
    return device;
  }

  readonly around = (device: () => SimulatedDevice): Surroundings => ({
    random: () => 0.5,
    after: (ms, run) => {
      const timer = { at: this.now + ms, run };
      this.timers.add(timer);
      return () => void this.timers.delete(timer);
    },
    dial: (events): Socket => {
      const wire: Wire = {
        ...{ device: device(), events, toServer: [], toDevice: [], opened: false, open: true },
      };
      this.wires.add(wire);
      return {
        send: (text) => void wire.toServer.push(text),
        close: () => this.cut(wire, false),
      };
    },
  });

  /** The connection breaks; messages in transit are lost. */
  cut(wire: Wire, tell = true): void {
    if (!wire.open) return;
    wire.open = false;
    this.wires.delete(wire);
    const { seat } = wire;
    if (seat && seat !== 'soon') void this.rooms.leave(seat.room, seat.device);
    if (tell) wire.events.closed();
  }

  /** The server dies and comes back with nothing but what is on disk. */
  crash(): void {
    for (const wire of [...this.wires]) this.cut(wire);
    this.rooms = this.newRooms();
  }

  /** One thing happens on this wire: it opens, or the next message arrives. False if there is nothing to happen. */
  async step(wire: Wire, toServer: boolean): Promise<boolean> {
    if (!wire.open) return false;
    if (!wire.opened) {
      if (this.down) this.cut(wire);
      else {
        wire.opened = true;
        wire.events.opened();
      }
      return true;
    }
    const text = (toServer ? wire.toServer : wire.toDevice).shift();
    if (text === undefined) return false;
    if (toServer) this.arrives(wire, readClientMessage(text));
    else wire.events.message(text);
    await settled();
    return true;
  }

  private arrives(wire: Wire, message: ClientMessage | undefined): void {
    const { seat } = wire;
    const back = (said: ServerMessage) => void wire.toDevice.push(JSON.stringify(said));
    if (message?.type === 'hello') {
      if (this.bye) return back({ type: 'bye', reason: this.bye });
      wire.seat = 'soon';
      void this.rooms.seat(message.table, message.token, message.from).then((found) => {
        if (!wire.open) return;
        if (typeof found === 'string') return back({ type: 'bye', reason: found });
        const device: Device = {
          ...found.chair,
          backlog: 0,
          send: (said, sent) => {
            back(said);
            if (sent) void settled().then(sent);
          },
          end: (reason) => back({ type: 'bye', reason }),
        };
        wire.seat = { room: this.rooms.enter(found, device, message.from, message.digest), device };
      });
    } else if (message?.type === 'do' && seat && seat !== 'soon') void seat.room.do(seat.device, message);
    else if (message?.type === 'why' && seat && seat !== 'soon') seat.room.why(seat.device, message.at);
    else if (message?.type === 'ping' && seat && seat !== 'soon')
      back({ type: 'ping', count: seat.room.count });
  }

  /** The next timer rings. */
  async wait(): Promise<void> {
    const [next] = [...this.timers].sort((a, b) => a.at - b.at);
    if (!next) return;
    this.timers.delete(next);
    this.now = Math.max(this.now, next.at);
    next.run();
    await settled();
  }

  /** Everything that is on its way arrives. */
  async deliver(): Promise<void> {
    for (let moved = true; moved; ) {
      moved = false;
      for (const wire of [...this.wires])
        for (const toServer of [true, false]) if (await this.step(wire, toServer)) moved = true;
      await settled();
    }
  }

  /** Until every device is connected and has nothing left to send. */
  async peace(): Promise<void> {
    this.down = false;
    this.full = 0;
    for (let round = 0; round < 200; round++) {
      await this.deliver();
      if (this.devices.every(({ replica }) => replica.complete && replica.queue.length === 0)) return;
      await this.wait();
    }
    throw new Error('the devices never come to rest');
  }

  /** What is on disk. */
  async lines(): Promise<readonly string[]> {
    return (await this.store.load(this.table.table))?.lines ?? [];
  }
}

/** Until everything that needs no step is done. */
async function settled(): Promise<void> {
  for (let n = 0; n < 4; n++) await new Promise((resolve) => void setImmediate(resolve));
}

/** A device with storage that outlives the page. */
export class SimulatedDevice {
  readonly world: World;
  readonly link: TableLink;
  readonly nth: number;
  stored: { header: string; readonly lines: string[] } = { header: '', lines: [] };
  readonly queue = new Map<string, Action>();
  /** All actions that were ever made here, as they were made. */
  readonly made = new Map<string, Action>();
  /** Those that were dropped. */
  readonly dropped = new Set<string>();
  /** Games that were kept as branches. */
  readonly branches: (readonly string[])[] = [];
  replica!: Replica;
  sitting!: Sitting;
  step!: InStep;
  private ops = 0;

  constructor(world: World, link: TableLink, nth: number) {
    this.world = world;
    this.link = link;
    this.nth = nth;
  }

  /** The first visit: all of the table's lines, then a sitting. */
  async join(): Promise<void> {
    this.connect();
    await this.world.deliver();
    this.sit();
  }

  /** The page is opened again with what is stored. */
  reload(): void {
    this.replica.stop();
    this.connect();
    this.sit();
  }

  private connect(): void {
    const { stored } = this;
    const done = (op: string) => this.queue.delete(op);
    this.replica = new Replica({
      ...this.world.around(() => this),
      link: this.link,
      app: 'test',
      header: stored.header,
      lines: stored.lines,
      queue: [...this.queue.values()].sort((a, b) => a.at - b.at),
      storage: {
        onLines: (from, lines) => {
          if (from !== stored.lines.length) throw new Error('a gap in what is stored');
          stored.lines.push(...lines);
        },
        onHeader: (header) => {
          stored.header = header;
        },
        onReplaced: (header, had) => {
          this.branches.push([...had]);
          stored.header = header;
          stored.lines.length = 0;
        },
        storeAction: (action) => {
          this.queue.set(action.op, action);
          if (!this.made.has(action.op)) this.made.set(action.op, action);
        },
        forgetAction: done,
        onRole: () => undefined,
      },
    });
    const change = this.replica.change.bind(this.replica);
    this.replica.change = (op, action) => {
      if (!action) this.dropped.add(op);
      change(op, action);
    };
    this.replica.start();
  }

  private sit(): void {
    const { rules } = this.world;
    const begun = confirmed(this.replica, rules);
    if (!begun.ok) throw new Error(begun.problem.reason);
    const { game } = rules;
    this.sitting = new Sitting(begun.value, false, SURFACE, async (job) => think(game, undefined, job));
    this.step = new InStep(this.replica, this.sitting, rules, () => `d${this.nth}-${this.ops++}`);
  }

  /** The journal as this device shows it. */
  get shown(): readonly string[] {
    return this.sitting.session.entries.map(formatEntry);
  }

  cut(): void {
    for (const wire of [...this.world.wires]) if (wire.device === this) this.world.cut(wire);
  }
}
