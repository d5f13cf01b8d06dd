/**
 * A device's copy of a shared table's journal, and its own actions that the table hasn't confirmed yet. Knows the
 * protocol and no rules: in-step.ts decides what an action means.
 */
import { Signal } from '../sitting/signal.ts';
import { Company } from './company.ts';
import { Connection, type Surroundings } from './connection.ts';
import { digest } from './digest.ts';
import type { Action, ReplicaStorage, SeenTable } from './keep.ts';
import {
  type Act,
  type Bye,
  ONE_PLAYER,
  type Person,
  PROTOCOL,
  type Proposal,
  type Role,
  type ServerMessage,
  type TableState,
  type Wish,
} from './messages.ts';
import { type Answered, LOST, type Question, Questions, type Refused } from './questions.ts';

export interface TableLink {
  readonly table: string;
  readonly token: string;
}

/** `connecting`: for the first time. `away`: no answer. `gone`: no such table, or the link no longer counts. */
export type Status = 'connecting' | 'here' | 'away' | 'storage' | 'flood' | 'gone' | 'update';

/** The side that plays. */
export interface Player {
  /** There are more confirmed lines. */
  grew(): void;
  /** The table refused the action, and everything that was there before it is here. */
  refused(action: Action, reason: Refused): void;
  /** All lines are new; they follow. */
  begunAgain(): void;
}

/** How a proposal ended. */
export type Settled = Omit<Extract<ServerMessage, { type: 'settled' }>, 'type'>;

export interface ReplicaSettings extends Surroundings {
  readonly link: TableLink;
  /** The app's version, for the server's log. */
  readonly app: string;
  readonly storage: ReplicaStorage;
  /** What the device kept. */
  readonly header?: string;
  readonly lines?: readonly string[];
  readonly queue?: readonly Action[];
  readonly role?: Role;
  readonly seen?: SeenTable;
  /** A clock in ms, so that people who are away grow older between two messages; without one they don't. */
  readonly now?: () => number;
}

/** Before an action that the server couldn't take is sent again. */
const TRY_AGAIN = 2_000;

type Gathered = Pick<Extract<ServerMessage, { type: 'people' }>, 'people' | 'around' | 'proposals'>;

const NONE: Action = { op: '', lines: [], place: '', at: 0 };

export class Replica {
  /** Incremented on every change of anything below. */
  readonly changes = new Signal(0);
  status: Status = 'connecting';
  header: string;
  /** What the table has confirmed. */
  readonly lines: string[];
  /** The device's own actions that it hasn't, the first one first. */
  readonly queue: Action[];
  around: TableState = ONE_PLAYER;
  /** What people ask each other for, this device's person included. */
  proposals: readonly Proposal[] = [];
  /** The proposal that ended last. */
  settled: Settled | undefined;
  /** Why the table said goodbye for good. */
  goodbye: Bye | undefined;
  role: Role | undefined;
  chair = 0;
  /** The table plays bots itself, as long as people sit at it. */
  bots = false;
  private readonly settings: ReplicaSettings;
  private readonly connection: Connection;
  private player: Player | undefined;
  /** The server has said welcome. */
  private welcomed = false;
  /** The action that this connection is asked to carry out. */
  private asked: string | undefined;
  /** The reason of a goodbye. */
  private ended = false;
  /** Refused for now; what came instead isn't all here yet. */
  private overtaken: Refused | undefined;
  /** The number of entries that the device knows of. */
  private wanted = 0;
  private cancelRetry: (() => void) | undefined;
  private readonly company: Company;
  private readonly questions: Questions;

  constructor(settings: ReplicaSettings) {
    this.settings = settings;
    this.company = new Company(settings.now ?? (() => 0));
    this.questions = new Questions((message) => this.connection.send(message), settings.random);
    this.header = settings.header ?? '';
    this.lines = [...(settings.lines ?? [])];
    this.queue = [...(settings.queue ?? [])];
    this.role = settings.role;
    if (settings.seen) this.around = settings.seen.around;
    this.chair = settings.seen?.chair ?? 0;
    this.company.lose(settings.seen?.people ?? []);
    this.connection = new Connection(settings, {
      opened: () => this.hello(),
      heard: (message) => this.heard(message),
      lost: () => this.lost(),
    });
  }

  get link(): TableLink {
    return this.settings.link;
  }

  start(): void {
    this.connection.start();
  }

  stop(): void {
    this.connection.stop();
    this.lost();
  }

  /** The device woke up, the network came back, or the player asks. */
  nudge(): void {
    this.connection.nudge();
  }

  /** From now on actions are sent; the player has checked those that were kept. */
  attach(player: Player): void {
    this.player = player;
    this.next();
  }

  /** Everything that the device knows of is here. */
  get complete(): boolean {
    return this.welcomed && this.lines.length >= this.wanted;
  }

  add(action: Action): void {
    this.queue.push(action);
    this.settings.storage.storeAction(action);
    this.changed();
    this.next();
  }

  /** It's no longer wanted, or in another form. */
  change(op: string, action?: Action): void {
    const at = this.queue.findIndex((each) => each.op === op);
    if (at < 0) return;
    this.settings.storage.forgetAction(op);
    this.queue.splice(at, 1, ...(action ? [action] : []));
    if (action) this.settings.storage.storeAction(action);
    this.changed();
  }

  /** The luck of a bot's step of the line, if the table's bot made it and says so. */
  luckAt(at: number): Promise<number | undefined> {
    if (!this.bots || !this.welcomed) return Promise.resolve(undefined);
    return this.questions.luckAt(at);
  }

  /** Everybody at the table; who is away grows older between messages. */
  get people(): readonly Person[] {
    return this.company.people;
  }

  /** The person that this device belongs to. */
  get me(): Person | undefined {
    return this.people.find(({ chair }) => chair === this.chair);
  }

  /** These are my seats, and this is my name. */
  sit(seats: readonly string[], name: string): Promise<Answered> {
    return this.ask({ type: 'sit', seats: [...seats], name });
  }

  manage(act: Act, chair?: number): Promise<Answered> {
    return this.ask({ type: 'manage', act, ...(chair !== undefined && { chair }) });
  }

  /** Asks the others; it's carried out when all of them agree. */
  propose(
    wish: Wish,
    {
      lines = [],
      seats = [],
      expected = this.lines.length,
    }: Partial<Pick<Proposal, 'lines' | 'seats' | 'expected'>> = {},
  ): Promise<Answered> {
    // The table takes one from everybody at a time.
    const open = this.proposals.some(({ by }) => by === this.chair);
    if (open) return Promise.resolve({ ok: false, reason: 'open' });
    return this.ask({ type: 'propose', wish, expected, lines: [...lines], seats: [...seats] });
  }

  answer(proposal: string, yes: boolean): Promise<Answered> {
    return this.ask({ type: 'answer', proposal, yes });
  }

  withdraw(proposal: string): Promise<Answered> {
    return this.ask({ type: 'withdraw', proposal });
  }

  private ask(question: Question): Promise<Answered> {
    return this.welcomed ? this.questions.ask(this.chair, question) : Promise.resolve(LOST);
  }

  private changed(): void {
    this.changes.value++;
  }

  private hello(): void {
    const { link, app } = this.settings;
    const [from, sum] = [this.lines.length, digest(this.lines)];
    this.connection.send({ type: 'hello', protocol: PROTOCOL, app, ...link, from, digest: sum });
  }

  private lost(): void {
    this.welcomed = false;
    this.questions.lost();
    this.asked = undefined;
    this.overtaken = undefined;
    this.cancelRetry?.();
    this.cancelRetry = undefined;
    if (!this.ended) this.status = 'away';
    this.ended = false;
    this.company.lose();
    this.changed();
  }

  private heard(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.welcome(message);
      case 'more':
        return this.more(message.from, message.lines);
      case 'done':
        return this.done(message.op, message.count);
      case 'refused':
        return this.refused(message);
      case 'people':
        this.gathered(message);
        return this.changed();
      case 'settled':
        this.settled = { proposal: message.proposal, how: message.how };
        // It's over, even if the next description of the table is still on its way.
        this.proposals = this.proposals.filter(({ op }) => op !== message.proposal.op);
        return this.changed();
      case 'ping':
        this.connection.send({ type: 'pong' });
        // Only what isn't already on its way is missing.
        if (this.complete && message.count > this.lines.length) this.connection.again();
        return;
      case 'luck':
        return this.questions.luckTold(message.at, message.luck);
      case 'bye':
        return this.bye(message.reason);
    }
  }

  private welcome(message: Extract<ServerMessage, { type: 'welcome' }>): void {
    const { header, from, count, you, bots = false } = message;
    const { storage } = this.settings;
    this.bots = bots;
    if (from < this.lines.length) {
      // Its own actions were made in another game.
      for (const { op } of this.queue.splice(0)) storage.forgetAction(op);
      storage.onReplaced(header, this.lines.splice(0));
      this.player?.begunAgain();
    } else if (this.header !== header) {
      storage.onHeader(header);
      // The host has replaced the game of which nothing was kept here.
      if (this.lines.length === 0) this.player?.begunAgain();
    }
    this.header = header;
    this.connection.settled();
    this.welcomed = true;
    this.status = 'here';
    this.goodbye = undefined;
    this.chair = you.chair;
    this.seated(you.role);
    this.gathered(message);
    this.wanted = count;
    this.caughtUp();
    this.changed();
  }

  /** The table around the journal. */
  private gathered({ people, around, proposals }: Gathered): void {
    this.company.tell(people);
    this.around = around;
    this.proposals = proposals;
    if (this.me) this.seated(this.me.role);
    this.settings.storage.onTableState?.({ chair: this.chair, people, around });
  }

  private seated(role: Role): void {
    if (this.role === role) return;
    this.role = role;
    this.settings.storage.onRole(role);
  }

  private more(from: number, lines: readonly string[]): void {
    if (!this.welcomed) return;
    const { length } = this.lines;
    if (from > length) return this.connection.again();
    const fresh = lines.slice(length - from);
    this.lines.push(...fresh);
    if (fresh.length > 0) this.settings.storage.onLines(length, fresh);
    this.caughtUp();
    this.changed();
  }

  private done(op: string, count: number): void {
    if (this.questions.answered(op, { ok: true })) return;
    this.wanted = Math.max(this.wanted, count);
    if (this.queue[0]?.op === op) {
      this.queue.shift();
      this.settings.storage.forgetAction(op);
    }
    if (this.asked === op) this.asked = undefined;
    this.status = 'here';
    this.caughtUp();
    this.changed();
  }

  private refused({ op, count, reason, found, expected }: Extract<ServerMessage, { type: 'refused' }>): void {
    const why = {
      reason,
      ...(found !== undefined && { found }),
      ...(expected !== undefined && { expected }),
    };
    if (this.questions.answered(op, { ok: false, ...why }) || this.asked !== op) return;
    this.wanted = Math.max(this.wanted, count);
    if (reason === 'storage' || reason === 'slow') {
      // Nothing was changed: the same again, a little later.
      if (reason === 'storage') this.status = 'storage';
      this.cancelRetry = this.settings.after(TRY_AGAIN, () => {
        this.asked = undefined;
        this.next();
      });
      return this.changed();
    }
    this.overtaken = why;
    this.caughtUp();
    this.changed();
  }

  /** Continues if everything that the device knows of is here. */
  private caughtUp(): void {
    if (!this.complete) return;
    const { overtaken } = this;
    const { expected: _, ...action } = this.queue[0] ?? NONE;
    if (overtaken && action.op === this.asked) {
      this.asked = undefined;
      this.overtaken = undefined;
      this.change(action.op, action);
      this.player?.refused(action, overtaken);
    } else this.player?.grew();
    this.next();
  }

  private next(): void {
    const [action] = this.queue;
    if (!this.player || !action || this.asked !== undefined || !this.complete) return;
    const { op, lines, expected = this.lines.length } = action;
    this.asked = op;
    if (action.expected === undefined) this.change(op, { ...action, expected });
    this.connection.send({ type: 'do', op, expected, lines: [...lines] });
  }

  private bye(reason: Bye): void {
    this.goodbye = reason;
    switch (reason) {
      case 'table':
      case 'token':
        this.status = 'gone';
        this.questions.parted();
        break;
      case 'update':
      case 'message':
        this.status = 'update';
        break;
      case 'flood':
      case 'storage':
        this.status = reason;
        this.ended = true;
        return this.connection.again(reason);
      case 'stop':
        return this.connection.again();
    }
    // Coming back would change nothing; the player may ask for it.
    this.ended = true;
    this.connection.stop();
    this.lost();
  }
}

/** Waits until it's true, looking again after every change. */
export function until(replica: Replica, found: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!found()) return;
      unwatch();
      resolve();
    };
    const unwatch = replica.changes.watch(look);
    look();
  });
}

/** Resolves when nothing is left to be confirmed, or nobody answers. */
export function sent(replica: Replica): Promise<void> {
  return until(replica, () => replica.queue.length === 0 || replica.status !== 'here');
}
