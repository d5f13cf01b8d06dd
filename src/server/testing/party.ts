/** For tests: people with their own devices at a real table with a real store, on a clock that obeys the test. */

import { catalogue } from '../../games/catalogue.ts';
import { resolve } from '../../kernel/options.ts';
import type { Think } from '../../sitting/chairs.ts';
import { digest } from '../../together/digest.ts';
import type { Act, ServerMessage, Wish } from '../../together/messages.ts';
import type { Device, Room } from '../rooms/room.ts';
import { Rooms } from '../rooms/rooms.ts';
import { closeDatabase, openDatabase } from '../store/sqlite.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import type { TableStore } from '../store/store.ts';
import { newGame, seatsOf } from './served.ts';

/** How often servers look at the clock here, in seconds. */
const TICK = 20;
const THREE = { players: 3 };

/** The first game that three can play. */
async function gameForThree(): Promise<string> {
  for (const { meta, game } of catalogue()) {
    const rules = await game();
    const options = resolve(rules.options, THREE);
    if (options.ok && rules.seats(options.options).length === 3) return meta.id;
  }
  throw new Error('no game for three');
}

type Kind<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

/** A table and its servers, all on one store. */
export class Party {
  readonly store: TableStore;
  readonly nodes: Rooms[];
  readonly game: string;
  readonly seats: readonly string[];
  readonly guests: Guest[] = [];
  table = '';
  /** The host's token. */
  token = '';
  now = 1_000_000;
  private readonly shut: () => void;

  private constructor(
    store: TableStore,
    game: string,
    seats: readonly string[],
    nodes: number,
    shut: () => void,
    think?: Think,
  ) {
    this.store = store;
    this.game = game;
    this.seats = seats;
    this.shut = shut;
    this.nodes = Array.from({ length: nodes }, () => this.node(think));
  }

  node(think?: Think): Rooms {
    const limits = { entries: 100_000, keep: 1_000_000_000 };
    const deps = { store: this.store, limits, log: () => undefined, now: () => this.now };
    return new Rooms({ ...deps, ...(think && { think }) });
  }

  /** Nobody sits yet. */
  static async open({ nodes = 1, think }: { nodes?: number; think?: Think } = {}): Promise<Party> {
    const game = await gameForThree();
    const text = await newGame(game, 7, THREE);
    const db = await openDatabase(':memory:', 1);
    const kept = new SqliteStore(db);
    const party = new Party(kept, game, await seatsOf(text), nodes, () => closeDatabase(db), think);
    const opened = await (party.nodes[0] as Rooms).create(text, 'people');
    if (!('token' in opened)) throw new Error(opened.reason);
    party.table = opened.table;
    party.token = opened.token;
    return party;
  }

  close(): void {
    this.shut();
  }

  /** Somebody comes, by an invitation unless it's the host, and sits down. */
  async guest(
    role: 'host' | 'seat' | 'table' | 'watch',
    name = '',
    seats: readonly string[] = [],
    node = 0,
  ): Promise<Guest> {
    const rooms = this.nodes[node] as Rooms;
    let token = this.token;
    if (role !== 'host') {
      const made = await (this.nodes[0] as Rooms).invite(this.table, this.token, role);
      if (typeof made === 'string') throw new Error(made);
      const joined = await rooms.join({ code: made.code });
      if (typeof joined === 'string') throw new Error(joined);
      token = joined.token;
    }
    const guest = new Guest(this, token, node);
    await guest.come();
    this.guests.push(guest);
    if (name !== '' || seats.length > 0) await guest.must({ type: 'sit', seats, name });
    return guest;
  }

  /** Time passes for everybody. */
  async wait(seconds: number): Promise<void> {
    for (let left = seconds; left > 0; left -= TICK) {
      this.now += Math.min(left, TICK) * 1000;
      await this.tick();
    }
  }

  async tick(): Promise<void> {
    for (const node of this.nodes) await node.tick();
  }

  /** Everybody hears what others have written, as from PostgreSQL. */
  async hear(): Promise<void> {
    const [kept, gathered] = [await this.store.load(this.table), await this.store.gathered(this.table)];
    const rooms = this.nodes.flatMap((node) => node.all);
    for (const room of rooms)
      await room.hear(kept?.record.count ?? -1, gathered ? gathered.around + gathered.visits : 0);
  }

  /** Everything that is kept and that a person could change. */
  async kept(): Promise<object> {
    const gathered = await this.store.gathered(this.table);
    const chairs = gathered?.chairs.map(({ seen: _, until: __, ...chair }) => chair);
    const { lines } = (await this.store.load(this.table)) ?? { lines: [] };
    return { lines, gathered: { ...gathered, chairs, visits: 0 } };
  }

  async lines(): Promise<readonly string[]> {
    return (await this.store.load(this.table))?.lines ?? [];
  }
}

export class Guest {
  readonly party: Party;
  token: string;
  chair = 0;
  heard: ServerMessage[] = [];
  lines: string[] = [];
  /** Why the server ended the connection. */
  bye: string | undefined;
  node: number;
  private there: { readonly room: Room; readonly device: Device } | undefined;
  private ops = 0;

  constructor(party: Party, token: string, node: number) {
    this.party = party;
    this.token = token;
    this.node = node;
  }

  /** Comes, or comes back. False if the link no longer counts. */
  async come(): Promise<boolean> {
    const rooms = this.party.nodes[this.node] as Rooms;
    const seat = await rooms.seat(this.party.table, this.token, this.lines.length);
    if (typeof seat === 'string') {
      this.bye = seat;
      return false;
    }
    this.bye = undefined;
    this.chair = seat.chair.chair;
    const device: Device = {
      chair: this.chair,
      backlog: 0,
      send: (message, sent) => {
        if (!this.there || this.there.device === device) this.hear(message);
        sent?.();
      },
      end: (reason) => {
        this.bye = reason;
        if (this.there?.device === device) void this.go();
      },
    };
    const room = rooms.enter(seat, device, this.lines.length, digest(this.lines));
    this.there = { room, device };
    await room.settled;
    return true;
  }

  /** The device is switched off. */
  async go(): Promise<void> {
    const { there } = this;
    this.there = undefined;
    if (there) await (this.party.nodes[this.node] as Rooms).leave(there.room, there.device);
  }

  /** The connection breaks, and the server doesn't hear of it any more. */
  lose(): void {
    this.there = undefined;
  }

  private hear(message: ServerMessage): void {
    this.heard.push(message);
    if (message.type === 'welcome' && message.from === 0) this.lines = [];
    if (message.type !== 'more') return;
    if (message.from !== this.lines.length) throw new Error(`a gap before ${message.from}`);
    this.lines.push(...message.lines);
  }

  /** Resolves with the answer; undefined if there is none, because the connection has ended. */
  async ask(message: {
    readonly type: string;
    readonly [field: string]: unknown;
  }): Promise<Kind<'done' | 'refused'> | undefined> {
    const op = String(message.op ?? `g${this.chair}-${this.node}-${this.ops++}`);
    const from = this.heard.length;
    const { there } = this;
    if (!there) throw new Error('not here');
    const said = { ...message, op } as never;
    await (message.type === 'do' ? there.room.do(there.device, said) : there.room.ask(there.device, said));
    return this.heard
      .slice(from)
      .find((each): each is Kind<'done' | 'refused'> => 'op' in each && each.op === op);
  }

  async must(message: Parameters<Guest['ask']>[0]): Promise<void> {
    const answer = await this.ask(message);
    if (answer?.type !== 'done') throw new Error(`${message.type}: ${JSON.stringify(answer)}`);
  }

  do(lines: readonly string[], more: object = {}) {
    return this.ask({ type: 'do', expected: this.lines.length, lines, ...more });
  }

  sit(seats: readonly string[], name = '') {
    return this.ask({ type: 'sit', seats, name });
  }

  manage(act: Act, chair?: number) {
    return this.ask({ type: 'manage', act, ...(chair !== undefined && { chair }) });
  }

  propose(
    wish: Wish,
    {
      lines = [],
      seats = [],
      ...more
    }: { lines?: readonly string[]; seats?: readonly string[]; op?: string; expected?: number } = {},
  ) {
    return this.ask({ type: 'propose', wish, expected: this.lines.length, lines, seats, ...more });
  }

  answer(proposal: string, yes: boolean) {
    return this.ask({ type: 'answer', proposal, yes });
  }

  withdraw(proposal: string) {
    return this.ask({ type: 'withdraw', proposal });
  }

  last<T extends ServerMessage['type']>(type: T): Kind<T> | undefined {
    return this.heard.findLast((each): each is Kind<T> => each.type === type);
  }

  /** The table around the journal, as it was told last. */
  get scene() {
    const found = this.heard.findLast((each) => each.type === 'people' || each.type === 'welcome');
    if (!found || !('people' in found)) throw new Error('not told');
    return found;
  }

  get me() {
    return this.scene.people.find(({ chair }) => chair === this.chair);
  }
}
