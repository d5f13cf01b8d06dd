/**
 * One shared table: checks every action with the same session that the app uses, saves its lines, and only then tells
 * the devices. One action at a time; whoever is told less than all gets the rest as fast as it reads.
 */
import type { AnySpec, Game } from '../kernel/game.ts';
import type { Inspect } from '../kernel/options.ts';
import { botSeed, drawsWith, keyHash } from '../kernel/session/draws.ts';
import { type Attempt, bad, formatEntry, type Problem, parse, readEntry } from '../kernel/session/journal.ts';
import { resume } from '../kernel/session/resume.ts';
import type { Session } from '../kernel/session/session.ts';
import type { Think } from '../sitting/chairs.ts';
import { rollOn } from '../sitting/roll-on.ts';
import { viewers } from '../sitting/seats.ts';
import { jobAt } from '../sitting/think.ts';
import { digest } from '../together/digest.ts';
import {
  type Bye,
  type ClientMessage,
  DRAW,
  DRAW_ON,
  FROM_DEVICES,
  ONE_PLAYER,
  PROTOCOL,
  type RefusalReason,
  type ServerMessage,
} from '../together/messages.ts';
import { type BotsTurn, botOp, botsTurn, luckAt, serverPlays } from './bot-seats.ts';
import type { Log } from './log.ts';
import type { Chair, Kept, Role, TableStore } from './store.ts';
import { newKey } from './tokens.ts';

/** A connection to a device, whatever carries it. */
export interface Device {
  readonly chair: number;
  readonly role: Role;
  /** How many bytes are waiting to leave. */
  readonly backlog: number;
  /** Calls `sent` when the message has left, or can't any more. */
  send(message: ServerMessage, sent?: () => void): void;
  end(reason: Bye): void;
}

export interface RoomRules {
  readonly game: Game<AnySpec>;
  readonly inspect: Inspect;
}

export interface RoomDeps {
  readonly store: TableStore;
  readonly limits: RoomLimits;
  readonly log: Log;
  readonly now: () => number;
  /** Where bots think; without it devices play them. */
  readonly think?: Think;
}

export interface RoomLimits {
  /** The most entries of one table. */
  readonly entries: number;
}

/** How much is sent at once; the rest follows when it has left. */
const CHUNK = 64 * 1024;

/** What the table tells itself before a bot moves whose key is public. */
const NEW_KEY = 'key';

type Do = Extract<ClientMessage, { type: 'do' }>;
type Wanted = Omit<Do, 'type'> & { readonly chair: number };

interface Refusal {
  readonly reason: RefusalReason | Problem['reason'];
  readonly found?: string;
  readonly expected?: string;
}
const NOT_FOR_WATCHERS: Refusal = { reason: 'role' };
/** `before`: it was saved already, and the acknowledgement was lost; `unknown`: the store can't be asked. */
type Outcome = 'saved' | 'before' | 'unknown' | Refusal;

export class Room {
  readonly id: string;
  private readonly header: string;
  private readonly rules: RoomRules;
  private readonly store: TableStore;
  private readonly limits: RoomLimits;
  private readonly log: Log;
  private readonly now: () => number;
  private readonly think: Think | undefined;
  /** What is on disk. */
  private lines: string[];
  /** The number of entries after each action: one that is sent again is found, and never done twice. */
  private ops: Map<string, number>;
  private session: Session<AnySpec>;
  /** The key of the current draws, the last one. */
  private keys: string[];
  private chairs: readonly Chair[];
  /** How many entries each device was sent; undefined while a message to it is on its way. */
  private readonly devices = new Map<Device, { sent: number; busy: boolean }>();
  private work: Promise<void> = Promise.resolve();
  /** Whether the session may differ from what is on disk. */
  private unsure = false;
  /** The number of entries at which a bot was asked last, and at which one couldn't move. */
  private askedAt = -1;
  private stuckAt = -1;

  constructor(
    { record, lines, ops }: Kept,
    chairs: readonly Chair[],
    rules: RoomRules,
    { store, limits, log, now, think }: RoomDeps,
  ) {
    this.id = record.id;
    this.header = record.header;
    this.rules = rules;
    this.store = store;
    this.limits = limits;
    this.log = log;
    this.now = now;
    this.think = think;
    this.lines = [...lines];
    this.ops = counted(ops);
    this.chairs = chairs;
    this.keys = [record.key];
    this.session = this.replayed();
  }

  get count(): number {
    return this.lines.length;
  }

  get empty(): boolean {
    return this.devices.size === 0;
  }

  /** Resolves when everything that arrived so far is done. */
  get settled(): Promise<void> {
    return this.work;
  }

  /** The game as it is on disk. Rules that are newer than its last entry add lines, which the next action saves. */
  private replayed(): Session<AnySpec> {
    const { game, inspect } = this.rules;
    const journal = parse([this.header, ...this.lines].join('\n'));
    if (!journal.ok) throw new Error(`table ${this.id}: ${journal.problem.reason}`);
    const resumed = resume(game, journal.value, inspect, (source) => drawsWith(this.keys)(source));
    if (!resumed.ok) throw new Error(`table ${this.id}: ${resumed.problem.reason}`);
    return resumed.value.session;
  }

  /** A device comes, or comes back: it gets what it's missing. */
  join(device: Device, from: number, sum: string): void {
    const { lines } = this;
    const same = from <= lines.length && digest(lines.slice(0, from)) === sum;
    const sent = same ? from : 0;
    const { chair, role } = device;
    const you = { chair, role };
    const { header } = this;
    this.devices.set(device, { sent, busy: false });
    const people = this.people();
    const bots = this.think !== undefined;
    const { count } = this;
    const around = { around: ONE_PLAYER, proposals: [] };
    device.send({
      type: 'welcome',
      protocol: PROTOCOL,
      header,
      from: sent,
      count,
      you,
      people,
      ...around,
      bots,
    });
    this.bring(device);
    this.tellPeople(device);
    // Bots play only while somebody is here.
    void this.next(async () => undefined);
  }

  leave(device: Device): void {
    if (this.devices.delete(device)) this.tellPeople();
  }

  seated(chair: Chair): void {
    this.chairs = [...this.chairs, chair];
    this.tellPeople();
  }

  ping(): void {
    for (const device of this.devices.keys()) device.send({ type: 'ping', count: this.count });
  }

  end(reason: Bye): void {
    for (const device of [...this.devices.keys()]) device.end(reason);
  }

  private people() {
    const here = new Set([...this.devices.keys()].map(({ chair }) => chair));
    return this.chairs.map(({ chair, role }) => ({
      chair,
      role,
      here: here.has(chair),
      name: '',
      seats: [],
    }));
  }

  private tellPeople(except?: Device): void {
    const people = this.people();
    for (const device of this.devices.keys())
      if (device !== except) device.send({ type: 'people', people, around: ONE_PLAYER, proposals: [] });
  }

  /** Sends what the device is missing, a piece at a time, so that a slow one never has more than that in memory. */
  private bring(device: Device): void {
    const state = this.devices.get(device);
    if (!state || state.busy || state.sent >= this.lines.length) return;
    const from = state.sent;
    let to = from;
    for (let size = 0; to < this.lines.length && (to === from || size < CHUNK); to++)
      size += (this.lines[to] as string).length;
    state.sent = to;
    state.busy = true;
    device.send({ type: 'more', from, lines: this.lines.slice(from, to) }, () => {
      state.busy = false;
      this.bring(device);
    });
  }

  /** Somebody says that the journal has so many entries. */
  async hear(count: number): Promise<void> {
    if (count > this.count || this.unsure) await this.next(() => this.inStep().then(() => undefined));
  }

  /** One thing after the other. */
  private next(what: () => Promise<void>): Promise<void> {
    this.work = this.work
      .then(what)
      .then(() => this.askBots())
      .catch((error) => this.broken(error));
    return this.work;
  }

  /** An action of a device. */
  do(device: Device, message: Do): Promise<void> {
    return this.next(() => this.act(device, message));
  }

  private async act(device: Device, { op, expected, lines }: Do): Promise<void> {
    const answer =
      device.role === 'watch'
        ? NOT_FOR_WATCHERS
        : await this.attempt({ op, expected, lines, chair: device.chair });
    if (answer === 'saved') this.tell(expected);
    if (answer === 'saved' || answer === 'before')
      device.send({ type: 'done', op, count: this.ops.get(op) as number });
    // It comes back and asks again.
    else if (answer === 'unknown') device.end('storage');
    else device.send({ type: 'refused', op, ...answer, count: this.count });
  }

  /** Checks an action, carries it out and saves it. */
  private async attempt({ op, expected, lines, chair }: Wanted, bot = false): Promise<Outcome> {
    // The device may come from another server on the same database.
    if ((this.unsure || expected > this.count) && !(await this.inStep())) return 'unknown';
    if (this.ops.has(op)) return 'before';
    if (expected !== this.count) return { reason: 'behind' };
    if (this.count + lines.length > this.limits.entries) return { reason: 'large' };
    const { id: table, keys } = this;
    const done = this.carryOut(lines, bot);
    if (!done.ok) {
      this.backTo(keys);
      const { reason, found, expected: right } = done.problem;
      return { reason, ...(found && { found }), ...(right && { expected: right }) };
    }
    const added = this.session.entries.slice(expected).map(formatEntry);
    const action = { table, expected, lines: added, op, chair, at: this.now() };
    const saved = await this.store
      .append(this.keys === keys ? action : { ...action, key: this.keys.at(-1) as string })
      .catch((error: unknown) => this.failed('append', error));
    if (saved === 'saved') {
      this.lines.push(...added);
      this.ops.set(op, this.count);
      return 'saved';
    }
    this.unsure = true;
    if (!(await this.inStep())) return 'unknown';
    // A commit whose answer was lost is a commit.
    return this.ops.has(op) ? 'before' : { reason: saved === 'behind' ? 'behind' : 'storage' };
  }

  /** Everybody gets the lines from `from` on; those who have all before them get the same message. */
  private tell(from: number): void {
    const more: ServerMessage = { type: 'more', from, lines: this.lines.slice(from) };
    for (const [device, state] of this.devices) {
      if (state.busy || state.sent !== from || device.backlog > 0) this.bring(device);
      else {
        state.sent = this.lines.length;
        device.send(more);
      }
    }
  }

  /** If it's a bot's turn, it thinks, and then acts like any device: whoever was faster, also on another server, counts. */
  private askBots(): void {
    const { think, session, count: expected } = this;
    if (!think || this.empty || this.unsure || [this.askedAt, this.stuckAt].includes(expected)) return;
    const turn = botsTurn(session);
    if (!turn) return;
    this.askedAt = expected;
    void this.answerOf(turn, think).then(
      (line) => this.next(() => this.actForBot(line, expected)),
      (error: unknown) => this.stuck(expected, error),
    );
  }

  private async answerOf(turn: BotsTurn, think: Think): Promise<string> {
    if (turn === 'draw' || turn === 'key') return turn === 'draw' ? DRAW : NEW_KEY;
    const { session } = this;
    const at = session.line.length;
    const luck = botSeed(this.keys.at(-1) as string, at);
    const { move } = await think(jobAt(session, at, turn.seat, turn.bot, luck));
    return formatEntry({ kind: 'move', by: turn.seat, move });
  }

  private async actForBot(line: string, expected: number): Promise<void> {
    const wanted = { op: botOp(expected), expected, lines: [line], chair: 0 };
    const answer = await this.attempt(wanted, true);
    if (answer === 'saved') this.tell(expected);
    // Something else happened meanwhile: it is asked again.
    else if (answer === 'before' || answer === 'unknown' || answer.reason === 'behind') this.askedAt = -1;
    else this.stuck(expected, answer.reason);
  }

  /** A bot that can't move doesn't end the game: people may play for it. */
  private stuck(expected: number, why: unknown): void {
    this.stuckAt = expected;
    this.failed('bot', why);
  }

  /** From the luck of a bot's step a device finds out why it was made. */
  why(device: Device, at: number): void {
    const luck = luckAt(this.session, at, this.ops, this.keys);
    device.send({ type: 'luck', at, ...(luck !== undefined && { luck }) });
  }

  private carryOut(lines: readonly string[], bot: boolean): Attempt<unknown> {
    const { session } = this;
    for (const line of lines) {
      const done = this.carryOutLine(line, bot);
      if (!done.ok) return done;
    }
    // Everything is decided, so everybody may check the draws.
    if (session.node.kind === 'end' && session.source?.by === 'key')
      session.publish(this.keys.at(-1) as string);
    return { ok: true, value: undefined };
  }

  private carryOutLine(line: string, bot: boolean): Attempt<unknown> {
    if (line === DRAW || line === DRAW_ON) return this.draw(line === DRAW_ON);
    return bot && line === NEW_KEY ? this.newKey() : this.write(line, bot);
  }

  private write(line: string, bot: boolean): Attempt<unknown> {
    const entry = readEntry(line);
    const own = entry && FROM_DEVICES.includes(entry.kind) && formatEntry(entry) === line;
    if (!own || (entry.kind === 'move' && entry.by === 'chance'))
      return bad({ reason: 'line', found: line.slice(0, 60) });
    if (!bot && entry.kind === 'move' && this.botPlays(entry.by))
      return bad({ reason: 'by', found: entry.by });
    return this.session.act(entry);
  }

  private draw(on: boolean): Attempt<unknown> {
    const { session } = this;
    if (!session.canDraw && session.node.kind === 'chance') this.newKey();
    const table = { game: session.game, seat: viewers(session)[0] as string };
    return rollOn(session, table, on ? 'question' : 'one');
  }

  private newKey(): Attempt<unknown> {
    const key = newKey();
    this.keys = [...this.keys, key];
    return this.session.changeSource({ by: 'key', hash: keyHash(key) });
  }

  private botPlays(seat: string): boolean {
    return this.think !== undefined && this.stuckAt !== this.count && serverPlays(this.session, seat);
  }

  /** Forgets what a refused action did. */
  private backTo(keys: string[]): void {
    if (this.session.entries.length === this.count && this.keys === keys) return;
    this.keys = keys;
    this.session = this.replayed();
  }

  /** Takes what is on disk, whoever wrote it. False if the store can't be read now. */
  private async inStep(): Promise<boolean> {
    try {
      const from = this.unsure ? 0 : this.count;
      const kept = await this.kept(from);
      // The session may be ahead of the journal, by what newer rules have added or a lost action has done.
      const asWritten = !this.unsure && this.session.entries.length === from;
      this.take(kept, from);
      if (!asWritten || !kept.lines.every((line) => this.enters(line))) this.session = this.replayed();
      this.unsure = false;
      return true;
    } catch (error) {
      this.failed('load', error);
      return false;
    }
  }

  private enters(line: string): boolean {
    const entry = readEntry(line);
    return entry !== undefined && this.session.enter(entry) === undefined;
  }

  private failed(what: string, error: unknown): void {
    this.log('error', what, { table: this.id, error: String(error) });
  }

  private async kept(from: number): Promise<Kept> {
    const kept = await this.store.load(this.id, from);
    if (!kept) throw new Error(`table ${this.id} is gone`);
    return kept;
  }

  private take({ record, lines, ops }: Kept, from: number): void {
    this.lines = [...this.lines.slice(0, from), ...lines];
    for (const [n, op] of ops.entries()) this.ops.set(op, from + n + 1);
    if (this.keys.at(-1) !== record.key) this.keys = [...this.keys, record.key];
    for (const each of this.devices.keys()) this.bring(each);
  }

  /** Nothing more can be said for sure: the devices come back later and get what is on disk. */
  private broken(error: unknown): void {
    this.failed('table', error);
    this.end('storage');
  }
}

function counted(ops: readonly string[]): Map<string, number> {
  return new Map(ops.map((op, n) => [op, n + 1]));
}
