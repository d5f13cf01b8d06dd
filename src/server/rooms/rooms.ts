/** The shared tables of this server: those with devices are in memory, all are in the store. */

import { bring, type NoGame } from '../game/brought.ts';
import { rulesFor } from '../game/rules-of.ts';
import {
  type Invitation,
  type Invited,
  inviteTo,
  type Joined,
  joinBy,
  type NotJoined,
} from '../people/invites.ts';
import type { Gathering } from '../store/store.ts';
import { GONE, type PersonRecord, type Role } from '../store/store.ts';
import { hashOf, isTokenOf, newTableId, newToken } from '../tokens.ts';
import { type Device, Room, type RoomDeps } from './room.ts';

export interface Seat {
  readonly room: Room;
  readonly chair: PersonRecord;
}

export interface CreatedTable {
  readonly table: string;
  readonly token: string;
}

export class Rooms {
  private readonly deps: RoomDeps;
  private readonly loading = new Map<string, Promise<Room | undefined>>();
  /** The rooms with devices. Each table has at most one. */
  private readonly open = new Map<string, Room>();

  constructor(deps: RoomDeps) {
    this.deps = deps;
    deps.store.watch?.({
      tables: () => [...this.open.keys()],
      told: (table, count, around) => void this.open.get(table)?.hear(count, around),
    });
  }

  /** Opens a table with a game that a device brings; its draws come from a new key. */
  async create(text: string, policy: Gathering['policy'] = ''): Promise<CreatedTable | NoGame> {
    const { store, limits, log, now } = this.deps;
    const brought = await bring(newTableId(), text, limits.entries, now());
    if ('reason' in brought) return brought;
    const { record, lines } = brought;
    const token = newToken();
    await store.create(record, lines, [{ chair: 1, role: 'host', hash: hashOf(token) }], policy);
    log('info', 'table', { table: record.id, game: record.game, entries: lines.length });
    return { table: record.id, token };
  }

  /** The room and the chair that a token belongs to. `from`: how many entries the device has. */
  async seat(table: string, token: string, from = 0): Promise<Seat | 'table' | 'token'> {
    const gathered = await this.deps.store.gathered(table);
    if (!gathered) return 'table';
    // All of them are compared, so that the time tells nothing.
    const [chair] = gathered.chairs.filter(({ hash }) => isTokenOf(hash, token));
    if (!chair) return 'token';
    const room = await this.room(table);
    // The device may know more than this server, if it comes from another one.
    await room?.hear(from, gathered.around + gathered.visits);
    return room ? { room, chair } : 'table';
  }

  private async hostsRoom(table: string, token: string): Promise<Room | 'table' | 'token'> {
    const seat = await this.seat(table, token);
    if (typeof seat === 'string') return seat;
    return seat.chair.role === 'host' ? seat.room : 'token';
  }

  /** A token for another device; only the host gives them out. */
  async link(
    table: string,
    token: string,
    role: Role,
  ): Promise<{ readonly token: string; readonly chair: number } | 'table' | 'token'> {
    const room = await this.hostsRoom(table, token);
    if (typeof room === 'string') return room;
    const fresh = newToken();
    const chair = await this.deps.store.addChair(table, { role, hash: hashOf(fresh) }, this.deps.now());
    await this.open.get(table)?.refresh();
    return { token: fresh, chair };
  }

  /** An invitation to the table; only the host gives them out. */
  async invite(table: string, token: string, role: Invited): Promise<Invitation | 'table' | 'token'> {
    const room = await this.hostsRoom(table, token);
    return typeof room === 'string' ? room : inviteTo(this.deps.store, table, role, this.deps.now());
  }

  async join(asked: Parameters<typeof joinBy>[1]): Promise<Joined | NotJoined> {
    const joined = await joinBy(this.deps.store, asked, this.deps.now());
    if (typeof joined !== 'string') await this.open.get(joined.table)?.refresh();
    return joined;
  }

  /** A new token for a person; the old one no longer counts. */
  async reissue(table: string, token: string, chair: number): Promise<string | { readonly token: string }> {
    const room = await this.hostsRoom(table, token);
    if (typeof room === 'string') return room;
    const fresh = newToken();
    const done = await room.reissue(chair, hashOf(fresh));
    return (await this.reasonOf(room, done)) ?? { token: fresh };
  }

  /** Another game in the lobby. The reason if it can't be, undefined if it's there. */
  async replace(table: string, token: string, text: string): Promise<NoGame | string | undefined> {
    const room = await this.hostsRoom(table, token);
    if (typeof room === 'string') return room;
    const brought = await bring(table, text, this.deps.limits.entries, this.deps.now());
    return 'reason' in brought ? brought : this.reasonOf(room, await room.replace(brought));
  }

  private async reasonOf(
    room: Room,
    done: Awaited<ReturnType<Room['replace']>>,
  ): Promise<string | undefined> {
    // A device may have opened the table meanwhile.
    const here = this.open.get(room.id);
    if (here !== room) await here?.refresh();
    return done === 'saved' || done === 'before' ? undefined : done === 'unknown' ? 'storage' : done.reason;
  }

  /** Sits a device down; returns the room that it's in, which another device may have opened meanwhile. */
  enter({ room, chair }: Seat, device: Device, from: number, sum: string): Room {
    const here = this.open.get(room.id) ?? room;
    this.open.set(room.id, here);
    here.join(device, chair.hash, from, sum);
    return here;
  }

  private async room(id: string): Promise<Room | undefined> {
    const known = this.open.get(id);
    if (known) return known;
    const loading = this.loading.get(id) ?? this.load(id);
    this.loading.set(id, loading);
    try {
      return await loading;
    } finally {
      this.loading.delete(id);
    }
  }

  private async load(id: string): Promise<Room | undefined> {
    const { store } = this.deps;
    const gathered = await store.gathered(id);
    const kept = await store.load(id);
    const rules = kept && (await rulesFor(kept.record.header));
    return gathered && rules && new Room(kept, gathered, rules, this.deps);
  }

  /** A table that nobody looks at is forgotten; the store has it. */
  async leave(room: Room, device: Device): Promise<void> {
    room.leave(device);
    await room.settled;
    if (room.empty && this.open.get(room.id) === room) this.open.delete(room.id);
  }

  /** Time has passed. */
  async tick(): Promise<void> {
    await Promise.all(this.all.map((room) => room.tick()));
  }

  /** Deletes the tables where nothing has happened for as long as they're kept. */
  async expire(): Promise<void> {
    const { store, limits, log, now } = this.deps;
    if (!limits.keep) return;
    const before = now() - limits.keep;
    for (const table of await store.untouched(before)) {
      if (!(await store.remove(table, before))) continue;
      log('info', 'expired', { table });
      await this.open.get(table)?.hear(GONE);
    }
  }

  get size(): number {
    return this.open.size;
  }

  /** Every room with devices. */
  get all(): readonly Room[] {
    return [...this.open.values()];
  }
}
