/** The shared tables of this server: those with devices are in memory, all are in the store. */

import { entryOf } from '../games/from-text.ts';
import { inspectionOf } from '../games/module.ts';
import { keyHash } from '../kernel/session/draws.ts';
import type { Journal } from '../kernel/session/journal.ts';
import { formatEntry, formatHeader, type Problem, parseHeader } from '../kernel/session/journal.ts';
import { parseFor, resume } from '../kernel/session/resume.ts';
import type { Think } from '../sitting/chairs.ts';
import { hidesSomething } from '../sitting/hides.ts';
import type { Log } from './log.ts';
import { type Device, Room, type RoomDeps, type RoomLimits, type RoomRules } from './room.ts';
import type { Chair, Role, TableStore } from './store.ts';
import { hashOf, isTokenOf, newKey, newTableId, newToken } from './tokens.ts';

/** Why no table was opened: what is wrong with the journal, or a game that isn't for shared tables. */
export type NoTable = Problem | { readonly reason: 'hides' | 'unknown'; readonly found: string };

export interface Seat {
  readonly room: Room;
  readonly chair: Chair;
}

export class Rooms {
  private readonly store: TableStore;
  private readonly limits: RoomLimits;
  private readonly log: Log;
  private readonly now: () => number;
  private readonly think: Think | undefined;
  private readonly loading = new Map<string, Promise<Room | undefined>>();
  /** The rooms with devices. Each table has at most one. */
  private readonly open = new Map<string, Room>();

  constructor(deps: RoomDeps) {
    this.store = deps.store;
    this.limits = deps.limits;
    this.log = deps.log;
    this.now = deps.now;
    this.think = deps.think;
    this.store.watch?.({
      tables: () => [...this.open.keys()],
      told: (table, count) => void this.open.get(table)?.hear(count),
    });
  }

  /** Opens a table with a game that a device brings; its draws come from a new key. */
  async create(text: string): Promise<{ table: string; token: string } | NoTable> {
    const header = parseHeader(text);
    if (!header.ok) return header.problem;
    const rules = await rulesOf(header.value);
    if (!rules) return { reason: 'unknown', found: header.value.game };
    const { game, inspect } = rules;
    const parsed = parseFor(game, text);
    const resumed = parsed.ok ? resume(game, parsed.value, inspect) : parsed;
    if (!resumed.ok) return resumed.problem;
    const { session } = resumed.value;
    if (hidesSomething(game, session.options)) return { reason: 'hides', found: game.id };
    const key = newKey();
    session.changeSource({ by: 'key', hash: keyHash(key) });
    const lines = session.entries.map(formatEntry);
    if (lines.length > this.limits.entries) return { reason: 'huge' };
    const [id, token, touched] = [newTableId(), newToken(), this.now()];
    const record = {
      id,
      game: game.id,
      header: formatHeader(session.journal),
      key,
      count: lines.length,
      touched,
    };
    await this.store.create(record, lines, [{ chair: 1, role: 'host', hash: hashOf(token) }]);
    this.log('info', 'table', { table: id, game: game.id, entries: lines.length });
    return { table: id, token };
  }

  /** The room and the chair that a token belongs to. `from`: how many entries the device has. */
  async seat(table: string, token: string, from = 0): Promise<Seat | 'table' | 'token'> {
    const chairs = await this.store.chairs(table);
    if (chairs.length === 0) return 'table';
    // All of them are compared, so that the time tells nothing.
    const [chair] = chairs.filter(({ hash }) => isTokenOf(hash, token));
    if (!chair) return 'token';
    const room = await this.room(table);
    // The device may know more than this server, if it comes from another one.
    await room?.hear(from);
    return room ? { room, chair } : 'table';
  }

  /** A token for another device; only the host gives them out. */
  async link(
    table: string,
    token: string,
    role: Role,
  ): Promise<{ readonly token: string; readonly chair: number } | 'table' | 'token'> {
    const seat = await this.seat(table, token);
    if (typeof seat === 'string') return seat;
    if (seat.chair.role !== 'host') return 'token';
    const fresh = newToken();
    const chair = await this.store.addChair(table, { role, hash: hashOf(fresh) });
    this.open.get(table)?.seated(chair);
    return { token: fresh, chair: chair.chair };
  }

  /** Sits a device down; returns the room that it's in, which another device may have opened meanwhile. */
  enter({ room }: Seat, device: Device, from: number, sum: string): Room {
    const here = this.open.get(room.id) ?? room;
    this.open.set(room.id, here);
    here.join(device, from, sum);
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
    const kept = await this.store.load(id);
    if (!kept) return undefined;
    const header = parseHeader(kept.record.header);
    const rules = header.ok ? await rulesOf(header.value) : undefined;
    if (!rules) return undefined;
    const { store, limits, log, now, think } = this;
    const deps = { store, limits, log, now, ...(think && { think }) };
    return new Room(kept, await this.store.chairs(id), rules, deps);
  }

  /** A table that nobody looks at is forgotten; the store has it. */
  async leave(room: Room, device: Device): Promise<void> {
    room.leave(device);
    await room.settled;
    if (room.empty && this.open.get(room.id) === room) this.open.delete(room.id);
  }

  get size(): number {
    return this.open.size;
  }

  /** Every room with devices. */
  get all(): readonly Room[] {
    return [...this.open.values()];
  }
}

async function rulesOf(header: Journal): Promise<RoomRules | undefined> {
  const entry = await entryOf(header);
  if (!entry) return undefined;
  const [game, inspect] = await Promise.all([entry.game(), inspectionOf(entry)]);
  return { game, inspect };
}
