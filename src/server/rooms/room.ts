/**
 * One shared table: checks every action with the same session that the app uses and by the rights of the person who
 * acts, saves it, and only then tells the devices. One action at a time.
 */

import type { AnySpec } from '../../kernel/game.ts';
import type { Session } from '../../kernel/session/session.ts';
import type { Think } from '../../sitting/chairs.ts';
import { digest } from '../../together/digest.ts';
import {
  type Around,
  type Bye,
  type ClientMessage,
  type Person,
  PROTOCOL,
  type ServerMessage,
} from '../../together/messages.ts';
import { BotPlayer } from '../bots/player.ts';
import { botOp, luckAt } from '../bots/seats.ts';
import { type Actor, carryOut, type Refusal, type Rights } from '../game/acting.ts';
import type { Brought } from '../game/brought.ts';
import { KeptGame } from '../game/kept-game.ts';
import { type RoomRules, rulesFor } from '../game/rules-of.ts';
import type { Log } from '../log.ts';
import { type Change, isRefusal, peopleOf, presence, type Table } from '../people/gathering.ts';
import { regathered, reissued } from '../people/lobby.ts';
import { type Asking, planOf } from '../people/plans.ts';
import { Presence } from '../people/presence.ts';
import {
  agreed,
  carriedOut,
  endedBy,
  late,
  open,
  type Propose,
  refusal,
  settled,
  told,
} from '../people/proposals.ts';
import {
  type Append,
  type Chair,
  type Gathered,
  type Gathering,
  GONE,
  type Kept,
  type TableStore,
} from '../store/store.ts';
import { Audience, type Device } from './audience.ts';

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

/** How often a change that others overtake is made again. */
const TRIES = 20;

type Do = Extract<ClientMessage, { type: 'do' }>;

interface Wanted extends Omit<Do, 'type' | 'lines'> {
  readonly lines: readonly string[];
  readonly chair: number;
  /** What else changes with the lines. */
  readonly gathering?: Gathering;
}

const NOT_FOR_WATCHERS: Refusal = { reason: 'role' };
const BEHIND: Refusal = { reason: 'behind' };
/** `before`: it was saved already, and the acknowledgement was lost; `unknown`: the store can't be asked. */
type Outcome = 'saved' | 'before' | 'unknown' | Refusal;

export class Room {
  readonly id: string;
  private game: KeptGame;
  private gathered: Gathered;
  private touched: number;
  private readonly deps: RoomDeps;
  private readonly audience = new Audience(() => this.game.lines);
  private work: Promise<void> = Promise.resolve();
  private ticking: Promise<void> | undefined;
  /** Whether the session may differ from what is on disk. */
  private unsure = false;
  private readonly bots: BotPlayer | undefined;
  private readonly presence: Presence;
  /** Who is here, as the devices were told last. */
  private shown = '';

  constructor(kept: Kept, gathered: Gathered, rules: RoomRules, deps: RoomDeps) {
    this.id = kept.record.id;
    this.touched = kept.record.touched;
    this.game = new KeptGame(kept, rules);
    this.gathered = gathered;
    this.deps = deps;
    const { think, store, now } = deps;
    const failed = (error: unknown) => this.failed('present', error);
    this.presence = new Presence({ table: this.id, store, now, failed });
    const act = (line: string, expected: number) => this.actForBot(line, expected);
    this.bots = think && new BotPlayer({ think, act, failed: (why) => this.failed('bot', why) });
  }

  get count(): number {
    return this.game.count;
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
      if (comes) this.gathered = await this.presence.came(this.gathered, device.chair);
    });
  }

  leave(device: Device): void {
    if (!this.audience.remove(device)) return;
    if (this.gathered.policy === '') return this.tellPeople();
    void this.next(async () => {
      // They may have come back, or have another device here.
      if (!this.audience.here.has(device.chair))
        this.gathered = await this.presence.went(this.gathered, device.chair);
      this.tellPeople();
    });
  }

  private chairOf({ chair }: Device): Chair | undefined {
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
  private scene(): { people: Person[]; around: Around; proposals: ReturnType<typeof told>[] } {
    const { policy, state, locked, ownDice } = this.gathered;
    const { keep = 0 } = this.deps.limits;
    const expires = keep > 0 ? this.touched + keep : 0;
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
      const { here } = this.audience;
      this.gathered = await this.presence.beat(this.gathered, here);
      if (this.presence.doubtful(this.gathered, here) && (await this.inStep()))
        this.gathered = this.presence.withoutLapsed(this.gathered, here);
      const gathering = late(this.gathered, this.now);
      if (gathering !== this.gathered || this.agreed(gathering)) await this.enact({ gathering }, 0, 'tick');
      if (presence(this.people()) !== this.shown) this.tellPeople();
    }).finally(() => {
      this.ticking = undefined;
    });
    return this.ticking;
  }

  /** Somebody says that the journal has so many entries, and so much has changed around it. */
  async hear(count: number, around = 0): Promise<void> {
    if (count === GONE) return this.end('table');
    const known = this.gathered.around + this.gathered.visits;
    if (count > this.count || around > known || this.unsure) await this.refresh();
  }

  /** Takes what is on disk. */
  refresh(): Promise<void> {
    return this.next(() => this.inStep().then(() => undefined));
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
  do(device: Device, { op, expected, lines }: Do): Promise<void> {
    const wanted = { op, expected, lines, chair: device.chair };
    const watching = () => this.chairOf(device)?.role === 'watch';
    return this.answer(device, op, async () => (watching() ? NOT_FOR_WATCHERS : this.attempt(wanted, 'own')));
  }

  /** What a person wants of the others, or of the table around its journal. */
  ask(device: Device, message: Asking): Promise<void> {
    return this.answer(device, message.op, () => this.arrange(device.chair, message));
  }

  private answer(device: Device, op: string, act: () => Promise<Outcome>): Promise<void> {
    return this.next(async () => {
      // Its link may have ended while the message was on its way.
      if (this.audience.has(device)) this.reply(device, op, await act());
    });
  }

  private reply(device: Device, op: string, answer: Outcome): void {
    if (answer === 'saved' || answer === 'before')
      device.send({ type: 'done', op, count: this.game.ops.get(op) ?? this.count });
    // It comes back and asks again.
    else if (answer === 'unknown') device.end('storage');
    else device.send({ type: 'refused', op, ...answer, count: this.count });
  }

  /** Checks an action, carries it out, saves it and tells everybody. */
  private async attempt(wanted: Wanted, rights: Rights): Promise<Outcome> {
    const { op, expected, lines, chair, gathering } = wanted;
    // The device may come from another server on the same database.
    if (this.unsure || expected > this.count) {
      if (!(await this.inStep())) return 'unknown';
      // Who is there may have changed, too.
      if (gathering) return BEHIND;
    }
    for (let tries = 0; tries < TRIES; tries++) {
      if (this.game.ops.has(op)) return 'before';
      if (expected !== this.count) return BEHIND;
      // The name belongs to what somebody has asked for.
      if (rights === 'own' && this.gathered.proposals.some((each) => each.op === op)) return BEHIND;
      if (this.count + lines.length > this.deps.limits.entries) return { reason: 'large' };
      const { keys } = this.game;
      const refused = carryOut(this.actor(chair), lines, rights);
      if (refused) {
        this.game.backTo(keys);
        return refused;
      }
      const outcome = await this.save({ ...wanted, lines: this.game.fresh }, keys);
      if (outcome !== 'behind') return outcome;
      // If only people have changed, the rights are looked at again.
      if (gathering) return BEHIND;
    }
    return BEHIND;
  }

  private async save(
    { op, expected, lines, chair, gathering }: Wanted,
    keys: readonly string[],
  ): Promise<Outcome | 'behind'> {
    const { id: table, game, gathered: before, now: at } = this;
    const { around } = before;
    const lobby = before.state === 'lobby';
    const changed = lobby ? (gathering ?? before) : endedBy(gathering ?? before, lines);
    const action: Append = {
      ...{ table, expected, around, lines, op, chair, at },
      ...(game.keys !== keys && { key: game.key }),
      ...(changed !== before && { gathering: changed }),
    };
    const saved = await this.append(action);
    if (saved === 'saved') {
      game.saved(lines, op);
      this.audience.tell(expected);
      this.changeTo({ ...changed, around: around + Number(changed !== before), visits: before.visits });
      return 'saved';
    }
    this.unsure = true;
    if (!(await this.inStep())) return 'unknown';
    // A commit whose answer was lost is a commit.
    if (game.ops.has(op)) return 'before';
    return saved === 'behind' ? 'behind' : { reason: 'storage' };
  }

  private async append(action: Append): Promise<'saved' | 'behind' | undefined> {
    const saved = await this.deps.store
      .append(action)
      .catch((error: unknown) => this.failed('append', error));
    if (saved === 'saved') this.touched = action.at;
    return saved ?? undefined;
  }

  /** The gathering is on disk; the devices hear what is different. */
  private changeTo(gathered: Gathered): void {
    const before = this.gathered;
    if (gathered === before) return;
    this.gathered = gathered;
    if (gathered.around === before.around && gathered.visits === before.visits) return;
    const { chairs, proposals } = gathered;
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

  /** The table as its people see it now. */
  private table(gathering: Gathering = this.gathered): Table {
    const { bots } = this.game.rules;
    return { gathering, people: this.people(gathering), session: this.session, bots, now: this.now };
  }

  private async arrange(chair: number, message: Asking): Promise<Outcome> {
    if (this.unsure && !(await this.inStep())) return 'unknown';
    if (message.type === 'manage' && message.act === 'delete') return this.delete(chair);
    if (this.gathered.policy === '') return { reason: 'role' };
    for (let tries = 0; tries < TRIES; tries++) {
      const plan = planOf(this.table(), this.actor(chair), message);
      if (plan === 'before') return plan;
      if (plan === 'free') return this.attempt({ ...(message as Propose), chair }, 'own');
      if (isRefusal(plan)) return plan;
      const outcome = await this.enact(plan, chair, message.op);
      if (outcome !== BEHIND) return outcome;
    }
    return { reason: 'slow' };
  }

  private agreed(gathering: Gathering) {
    return agreed(this.table(gathering));
  }

  /** Makes a change, and with it what everybody has agreed to by now. */
  private async enact({ gathering, lines = [] }: Change, chair: number, op: string): Promise<Outcome> {
    const { count: expected } = this;
    const done = lines.length === 0 ? this.agreed(gathering) : undefined;
    if (!done) return this.attempt({ op: `:${op}`, expected, lines, chair, gathering }, 'table');
    const table = this.table(gathering);
    const change = carriedOut(table, done);
    const cant = done.wish === 'lines' ? undefined : refusal(table, done.by, done);
    const wanted = { ...change, op: done.op, expected, chair: done.by };
    const outcome = cant ?? (await this.attempt(wanted, done.wish === 'lines' ? 'agreed' : 'table'));
    const refused = typeof outcome === 'object' && outcome !== BEHIND;
    // What nobody can do any more is over; whoever asks for it just now hears why.
    if (!refused || done.op === op) return outcome;
    return this.enact({ gathering: settled(gathering, done.op, 'expired') }, chair, op);
  }

  private async delete(chair: number): Promise<Outcome> {
    if (this.gathered.chairs.find((each) => each.chair === chair)?.role !== 'host') return { reason: 'host' };
    await this.deps.store.remove(this.id);
    // After the answer.
    void this.next(async () => this.end('table'));
    return 'saved';
  }

  /** Somebody gets a new link, and the old one ends. */
  async reissue(chair: number, hash: string): Promise<Outcome> {
    return this.inTurn(async () => {
      const plan = reissued(this.gathered, chair, hash);
      return isRefusal(plan) ? plan : this.enact(plan, 0, 'link');
    });
  }

  /** Another game in the lobby: everybody begins again with it. */
  async replace(brought: Brought): Promise<Outcome> {
    return this.inTurn(() => this.begin(brought));
  }

  private async begin({ record, lines, rules, seats }: Brought): Promise<Outcome> {
    const { id: table, count: expected, gathered, now: at } = this;
    if (gathered.policy === '') return { reason: 'role' };
    if (gathered.state !== 'lobby') return { reason: 'started' };
    const gathering = regathered(gathered, seats);
    const { game, header, key } = record;
    const { around } = gathered;
    const action = {
      ...{ table, expected, around, lines, op: '', chair: 0, at, key, gathering },
      instead: { game, header },
    };
    const saved = await this.append(action);
    if (saved !== 'saved') {
      this.unsure = true;
      return (await this.inStep()) ? (saved ? BEHIND : { reason: 'storage' }) : 'unknown';
    }
    this.startWith(new KeptGame({ record, lines, ops: lines.map(() => '') }, rules));
    this.changeTo({ ...gathering, around: around + 1, visits: gathered.visits });
    return 'saved';
  }

  private startWith(game: KeptGame): void {
    this.game = game;
    this.audience.restart((device) => this.welcome(device, 0));
  }

  /** Again, as long as somebody else is faster, but not for ever. */
  private async inTurn(what: () => Promise<Outcome>): Promise<Outcome> {
    let outcome: Outcome = BEHIND;
    const again = async () => {
      for (let tries = 0; outcome === BEHIND && tries < TRIES; tries++) outcome = await what();
    };
    await this.next(again);
    return outcome;
  }

  private askBots(): void {
    if (!this.empty && !this.unsure && this.gathered.state !== 'lobby') this.bots?.ask(this.game);
  }

  private async actForBot(line: string, expected: number): Promise<'done' | 'again' | Refusal> {
    const wanted = { op: botOp(expected), expected, lines: [line], chair: 0 };
    const answer = await this.inTurn(() => this.attempt(wanted, 'table'));
    return answer === 'saved' ? 'done' : typeof answer === 'object' && answer !== BEHIND ? answer : 'again';
  }

  /** From the luck of a bot's step a device finds out why it was made. */
  why(device: Device, at: number): void {
    const luck = luckAt(this.session, at, this.game.ops, this.game.keys);
    device.send({ type: 'luck', at, ...(luck !== undefined && { luck }) });
  }

  private actor(chair: number): Actor {
    const { game, bots, gathered: around } = this;
    const standing = { chair, people: this.people(), around };
    return { game, standing, botPlays: (seat) => bots?.plays(game, seat) ?? false };
  }

  /** Takes what is on disk, whoever wrote it. False if the store can't be read now. */
  private async inStep(): Promise<boolean> {
    try {
      const { unsure, game } = this;
      // In the lobby the host may have replaced the game.
      const from = unsure || this.gathered.state === 'lobby' ? 0 : this.count;
      const gathered = await this.deps.store.gathered(this.id);
      const kept = await this.deps.store.load(this.id, from);
      if (!kept || !gathered) throw new Error(`table ${this.id} is gone`);
      this.touched = kept.record.touched;
      if (from === 0 && !game.continues(kept)) {
        const rules = await rulesFor(kept.record.header);
        if (!rules) throw new Error(`table ${this.id} plays an unknown game`);
        this.startWith(new KeptGame(kept, rules));
      } else {
        game.take(kept, from, unsure);
        this.audience.bringAll();
      }
      this.unsure = false;
      this.changeTo(gathered);
      return true;
    } catch (error) {
      this.failed('load', error);
      return false;
    }
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
