/**
 * A shared table while devices are at it: what they send is done one thing after the other, and they hear what is on
 * disk (kept-table.ts). What people want of each other is in arrangements.ts.
 */

import type { AnySpec } from '../../kernel/game.ts';
import type { Session } from '../../kernel/session/session.ts';
import type { Think } from '../../sitting/chairs.ts';
import { digest } from '../../together/digest.ts';
import {
  type Bye,
  type ClientMessage,
  type Person,
  PROTOCOL,
  type Proposal,
  type ServerMessage,
  type TableState,
} from '../../together/messages.ts';
import { BotPlayer } from '../bots/player.ts';
import { botOp, luckAt } from '../bots/seats.ts';
import type { Actor, Refusal } from '../game/acting.ts';
import type { Brought } from '../game/brought.ts';
import type { KeptGame } from '../game/kept-game.ts';
import type { RoomRules } from '../game/rules-of.ts';
import type { Log } from '../log.ts';
import { peopleOf, presence } from '../people/gathering.ts';
import type { Asking } from '../people/plans.ts';
import { Presence } from '../people/presence.ts';
import { open, told } from '../people/proposals.ts';
import {
  type Gathered,
  type Gathering,
  GONE,
  type PersonRecord,
  type StoredTable,
  type TableStore,
} from '../store/store.ts';
import { Arrangements } from './arrangements.ts';
import { Audience, type Device } from './audience.ts';
import { type AttemptResult, BEHIND, KeptTable, TRIES, type Wanted } from './kept-table.ts';

export type { Device } from './audience.ts';

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
  /** How long a table is kept after the last thing that happened there, in ms; 0 for ever. */
  readonly keep?: number;
}

type Do = Extract<ClientMessage, { type: 'do' }>;

const NOT_FOR_WATCHERS: Refusal = { reason: 'role' };

export class Room {
  private readonly table: KeptTable;
  private readonly arrangements: Arrangements;
  private readonly deps: RoomDeps;
  private readonly audience = new Audience(() => this.game.lines);
  private work: Promise<void> = Promise.resolve();
  private ticking: Promise<void> | undefined;
  /** The device whose message is being answered. */
  private acting: Device | undefined;
  private readonly bots: BotPlayer | undefined;
  private readonly presence: Presence;
  /** Who is here, as the devices were told last. */
  private shown = '';

  constructor(kept: StoredTable, gathered: Gathered, rules: RoomRules, deps: RoomDeps) {
    this.deps = deps;
    const { think, store, now, limits } = deps;
    const { audience } = this;
    this.table = new KeptTable(kept, gathered, rules, {
      ...{ store, now, most: limits.entries },
      actor: (chair) => this.actor(chair),
      failed: (what, error) => this.failed(what, error),
      news: {
        saved: (from) => {
          // The answer follows at once.
          this.acting?.hold?.();
          audience.tell(from);
        },
        caughtUp: () => audience.bringAll(),
        begunAgain: () => audience.restart((device) => this.welcome(device, 0)),
        gathered: (before) => this.tellChanges(before),
      },
    });
    this.arrangements = new Arrangements({
      ...{ table: this.table, now },
      people: (gathering) => this.people(gathering),
      actor: (chair) => this.actor(chair),
      delete: () => this.delete(),
    });
    const failed = (error: unknown) => this.failed('present', error);
    this.presence = new Presence({ table: this.id, store, now, failed });
    const act = (line: string, expected: number) => this.actForBot(line, expected);
    this.bots = think && new BotPlayer({ think, act, failed: (why) => this.failed('bot', why) });
  }

  get id(): string {
    return this.table.id;
  }

  get count(): number {
    return this.table.count;
  }

  private get game(): KeptGame {
    return this.table.game;
  }

  private get gathered(): Gathered {
    return this.table.gathered;
  }

  get empty(): boolean {
    return this.audience.empty;
  }

  /** Resolves when everything that arrived so far is done. */
  get settled(): Promise<void> {
    return this.work;
  }

  private get session(): Session<AnySpec> {
    return this.game.session;
  }

  private get now(): number {
    return this.deps.now();
  }

  /** A device comes, or comes back: it gets what it's missing. */
  join(device: Device, hash: string, from: number, sum: string): void {
    const { lines } = this.game;
    const same = from <= lines.length && digest(lines.slice(0, from)) === sum;
    // Somebody may have taken the chair away while the device was on its way in.
    if (this.chairOf(device)?.hash !== hash) return device.end('token');
    const comes = this.gathered.policy === 'people' && !this.audience.here.has(device.chair);
    this.audience.add(device, same ? from : 0, hash);
    device.send(this.welcome(device, same ? from : 0));
    this.audience.bring(device);
    this.tellPeople(device);
    // Bots play only while somebody is here.
    void this.next(async () => {
      if (comes) this.table.gathered = await this.presence.came(this.gathered, device.chair);
    });
  }

  leave(device: Device): void {
    if (!this.audience.remove(device)) return;
    if (this.gathered.policy === '') return this.tellPeople();
    void this.next(async () => {
      // They may have come back, or have another device here.
      if (!this.audience.here.has(device.chair))
        this.table.gathered = await this.presence.went(this.gathered, device.chair);
      this.tellPeople();
    });
  }

  private chairOf({ chair }: Device): PersonRecord | undefined {
    return this.gathered.chairs.find((each) => each.chair === chair);
  }

  private welcome(device: Device, from: number): ServerMessage {
    const { game, count } = this;
    const bots = this.bots !== undefined;
    const you = { chair: device.chair, role: this.chairOf(device)?.role ?? 'watch' };
    return {
      type: 'welcome',
      protocol: PROTOCOL,
      header: game.header,
      from,
      count,
      you,
      ...this.scene(),
      bots,
    };
  }

  ping(): void {
    this.audience.say({ type: 'ping', count: this.count });
  }

  end(reason: Bye): void {
    this.audience.end(reason);
  }

  private people(gathering: Gathering = this.gathered): readonly Person[] {
    return peopleOf(gathering, this.audience.here, this.now);
  }

  /** The table around its journal, as devices are told. */
  private scene(): { people: Person[]; around: TableState; proposals: Proposal[] } {
    const { policy, state, locked, ownDice } = this.gathered;
    const { keep = 0 } = this.deps.limits;
    const expires = keep > 0 ? this.table.touched + keep : 0;
    return {
      people: [...this.people()],
      around: { policy, state, locked, ownDice, expires },
      proposals: open(this.gathered).map(told),
    };
  }

  private tellPeople(except?: Device): void {
    const scene = this.scene();
    this.shown = presence(scene.people);
    this.audience.say({ type: 'people', ...scene }, except);
  }

  /** Time has passed: proposals end, people have been away for long enough, servers say who is here. */
  tick(): Promise<void> {
    // One at a time: behind a silent database they would pile up before what people do.
    this.ticking ??= this.next(async () => {
      if (this.gathered.policy === '') return;
      const { table, presence: beats } = this;
      const { here } = this.audience;
      table.gathered = await beats.beat(table.gathered, here);
      if (beats.doubtful(table.gathered, here) && (await table.inStep()))
        table.gathered = beats.withoutLapsed(table.gathered, here);
      await this.arrangements.passTime();
      if (presence(this.people()) !== this.shown) this.tellPeople();
    }).finally(() => {
      this.ticking = undefined;
    });
    return this.ticking;
  }

  /** Another server reports how many entries the journal has and how often the people have changed. */
  async hear(count: number, around = 0): Promise<void> {
    if (count === GONE) return this.end('table');
    if (this.table.isBehind(count, around)) await this.refresh();
  }

  /** Takes what is on disk. */
  refresh(): Promise<void> {
    return this.next(async () => void (await this.table.inStep()));
  }

  /** One thing after the other. */
  private next(what: () => Promise<void>): Promise<void> {
    this.work = this.after(this.work, what);
    return this.work;
  }

  private async after(before: Promise<void>, what: () => Promise<void>): Promise<void> {
    await before;
    try {
      await what();
      this.askBots();
    } catch (error) {
      this.broken(error);
    }
  }

  /** An action of a device. */
  do(device: Device, { op, expected, lines }: Do): Promise<void> {
    return this.answer(device, op, () => this.act(device, { op, expected, lines, chair: device.chair }));
  }

  private async act(device: Device, wanted: Wanted): Promise<AttemptResult> {
    return this.chairOf(device)?.role === 'watch' ? NOT_FOR_WATCHERS : this.table.attempt(wanted, 'person');
  }

  /** What a person wants of the others, or of the table around its journal. */
  ask(device: Device, message: Asking): Promise<void> {
    return this.answer(device, message.op, () => this.arrangements.ask(device.chair, message));
  }

  private answer(device: Device, op: string, act: () => Promise<AttemptResult>): Promise<void> {
    return this.next(async () => {
      // Its link may have ended while the message was on its way.
      if (!this.audience.has(device)) return;
      this.acting = device;
      try {
        this.reply(device, op, await act());
      } finally {
        this.acting = undefined;
      }
    });
  }

  private reply(device: Device, op: string, answer: AttemptResult): void {
    if (answer === 'saved' || answer === 'before')
      device.send({ type: 'done', op, count: this.game.ops.get(op) ?? this.count });
    // It comes back and asks again.
    else if (answer === 'unknown') device.end('storage');
    else device.send({ type: 'refused', op, ...answer, count: this.count });
  }

  /** The devices hear what is different around the journal. */
  private tellChanges(before: Gathered): void {
    const { chairs, proposals } = this.gathered;
    this.audience.keepOnly((chair, hash) =>
      chairs.some((each) => each.chair === chair && each.hash === hash),
    );
    for (const each of proposals) {
      const known = before.proposals.find(({ op }) => op === each.op);
      if (each.how !== '' && (known?.how ?? '') === '')
        this.audience.say({ type: 'settled', proposal: told(each), how: each.how });
    }
    this.tellPeople();
  }

  /** Somebody gets a new link, and the old one ends. */
  async reissue(chair: number, hash: string): Promise<AttemptResult> {
    return this.inTurn(() => this.arrangements.reissue(chair, hash));
  }

  private async delete(): Promise<void> {
    await this.deps.store.remove(this.id);
    // After the answer.
    void this.next(async () => this.end('table'));
  }

  /** Another game in the lobby: everybody begins again with it. */
  async replace(brought: Brought): Promise<AttemptResult> {
    return this.inTurn(() => this.table.replace(brought));
  }

  /** Again, as long as somebody else is faster, but not for ever. */
  private async inTurn(what: () => Promise<AttemptResult>): Promise<AttemptResult> {
    let outcome: AttemptResult = BEHIND;
    const again = async () => {
      for (let tries = 0; outcome === BEHIND && tries < TRIES; tries++) outcome = await what();
    };
    await this.next(again);
    return outcome;
  }

  private askBots(): void {
    if (!this.empty && this.table.sure && this.gathered.state !== 'lobby') this.bots?.ask(this.game);
  }

  private async actForBot(line: string, expected: number): Promise<'done' | 'again' | Refusal> {
    const wanted = { op: botOp(expected), expected, lines: [line], chair: 0 };
    const answer = await this.inTurn(() => this.table.attempt(wanted, 'table'));
    return answer === 'saved' ? 'done' : typeof answer === 'object' && answer !== BEHIND ? answer : 'again';
  }

  /** From the luck of a bot's step a device finds out why it was made. */
  why(device: Device, at: number): void {
    const luck = luckAt(this.session, at, this.game.ops, this.game.keys);
    device.send({ type: 'luck', at, ...(luck !== undefined && { luck }) });
  }

  private actor(chair: number): Actor {
    const { game, bots, gathered: around } = this;
    // Nobody is asked at a table of one player.
    const people = around.policy === '' ? [] : this.people();
    const standing = { chair, people, around };
    return { game, standing, botPlays: (seat) => bots?.plays(game, seat) ?? false };
  }

  private failed(what: string, error: unknown): void {
    this.deps.log('error', what, { table: this.id, error: String(error) });
  }

  /** Nothing more can be said for sure: the devices come back later and get what is on disk. */
  private broken(error: unknown): void {
    this.failed('table', error);
    this.end('storage');
  }
}
