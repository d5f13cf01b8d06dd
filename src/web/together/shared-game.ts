/**
 * A game at a shared table, open in this window. The table's journal is copied to this browser, confirmed lines only, so
 * that the game opens without the server; what isn't confirmed is stored separately (queue.ts).
 */
import * as v from 'valibot';
import type { Entry as GameEntry } from '../../games/catalogue.ts';
import type { Problem } from '../../kernel/session/journal.ts';
import { formatEntry, formatHeader } from '../../kernel/session/journal.ts';
import { branchFrom } from '../../sitting/branch.ts';
import type { SurfaceRules } from '../../sitting/chairs.ts';
import { Signal } from '../../sitting/signal.ts';
import { Sitting } from '../../sitting/sitting.ts';
import { confirmed, InStep, type Rules } from '../../together/in-step.ts';
import type { ReplicaStorage, SeenTable } from '../../together/keep.ts';
import { Seen } from '../../together/messages.ts';
import { Replica, type Status } from '../../together/replica.ts';
import { thinker } from '../bots/thinker.ts';
import { branchName } from '../saved/branch-name.ts';
import { createGame } from '../saved/kept.ts';
import { cleanName } from '../saved/name.ts';
import type { SavedGame } from '../saved/saved-game.ts';
import { Writer } from '../saved/writer.ts';
import { announce } from '../store/news.ts';
import { type GameRecord, newId, newSeed, type Store, type StoredGame } from '../store/store.ts';
import { forgetAction, readQueue, storeAction } from './queue.ts';
import { surroundings } from './server.ts';

declare const EMPTYCHAIR_VERSION: string;

/** Everybody has a screen of their own: nobody passes one on. */
const SHARED: SurfaceRules = { handOver: 'ifHidden', drawsWithBots: true, drawsWithAnswers: true };

/** Tables that are open, or left with steps that still have to be sent. */
const open = new Map<string, SharedGame>();

type OpenedShared =
  | { readonly ok: true; readonly saved: SharedGame }
  | { readonly ok: false; readonly problem: Problem; readonly kept: StoredGame; readonly entry: GameEntry };

export async function openShared(
  store: Store,
  kept: StoredGame,
  entry: GameEntry,
  rules: Rules,
): Promise<OpenedShared> {
  const { record } = kept;
  const there = open.get(record.id);
  if (there?.store === store) return { ok: true, saved: there };
  const begun = confirmed({ header: record.header, lines: [...kept.lines] }, rules);
  if (!begun.ok) return { ok: false, problem: begun.problem, kept, entry };
  const sitting = new Sitting(begun.value, record.own, SHARED, (job) => thinker.think(job));
  const saved = new SharedGame(store, entry, rules, kept, sitting);
  open.set(record.id, saved);
  return { ok: true, saved };
}

/** New copies, made because what this device had wasn't the table's game. */
const newCopies = new Set<string>();

/** What the one line at the table says. */
export type TableStatus = Status | 'offline' | 'cantFollow';

export class SharedGame implements SavedGame {
  readonly changes = new Signal(0);
  readonly caughtUp = false;
  readonly about = undefined;
  readonly sitting: Sitting;
  readonly store: Store;
  readonly entry: GameEntry;
  readonly replica: Replica;
  /** The id of the new copy, once it's stored. */
  movedTo = '';
  private readonly step: InStep;
  private readonly writer: Writer;
  private users = 0;

  constructor(store: Store, entry: GameEntry, rules: Rules, { record, lines }: StoredGame, sitting: Sitting) {
    const { shared } = record;
    if (!shared) throw new Error('not at a shared table');
    this.store = store;
    this.entry = entry;
    this.sitting = sitting;
    this.writer = new Writer(store, record, lines.length, {
      linesFrom: (stored) => this.linesFrom(stored),
      behind: () => this.skipStored(),
      changed: () => this.changed(),
    });
    const { table, token, role } = shared;
    const seen = v.safeParse(Seen, shared.seen);
    this.replica = new Replica({
      ...surroundings,
      link: { table, token },
      app: EMPTYCHAIR_VERSION,
      header: record.header,
      lines,
      role,
      ...(seen.success && { seen: seen.output }),
      now: () => performance.now(),
      queue: readQueue(record.id),
      storage: this.storage(),
    });
    this.step = new InStep(this.replica, sitting, rules, newId);
    this.replica.changes.watch(() => this.changed());
    sitting.changes.watch(() => {
      if (sitting.playerDraws !== this.record.own) this.writer.patch({ own: sitting.playerDraws });
    });
  }

  get record(): GameRecord {
    return this.writer.record;
  }

  get notSaved(): boolean {
    return this.writer.notSaved;
  }

  get shared(): this {
    return this;
  }

  /** What this device had isn't the table's game; it's a separate one now. */
  get branched(): boolean {
    return newCopies.has(this.record.id);
  }

  /** How this device is connected to the table. */
  get connection(): TableStatus {
    const { status } = this.replica;
    if (this.step.cantFollow) return 'cantFollow';
    return status === 'away' && navigator.onLine === false ? 'offline' : status;
  }

  private storage(): ReplicaStorage {
    const { writer } = this;
    return {
      onLines: () => void this.save(),
      onHeader: (header) => writer.patch({ header }),
      onRole: (role) => this.record.shared && writer.patch({ shared: { ...this.record.shared, role } }),
      storeAction: (action) => storeAction(this.record.id, action),
      forgetAction: (op) => forgetAction(this.record.id, op),
      onReplaced: (header) => this.beginAgain(header),
      onTableState: (seen) => this.remember(seen),
    };
  }

  /** People meet before the game starts: seats, settings and the game may still change. */
  get lobby(): boolean {
    const { policy, state } = this.replica.around;
    return policy === 'people' && state === 'lobby';
  }

  get ofPeople(): boolean {
    return this.replica.around.policy === 'people';
  }

  private remember(seen: SeenTable): void {
    const { shared } = this.record;
    if (!shared || seen.around.policy !== 'people') return;
    if (JSON.stringify(shared.seen) !== JSON.stringify(seen))
      this.writer.patch({ shared: { ...shared, seen } });
    // What came before the start is worth keeping now.
    if (!this.lobby && this.writer.stored < this.replica.lines.length) void this.save();
  }

  /** Connects; the page is told when the device wakes up or the network is back. */
  start(): () => void {
    const wake = () => {
      if (document.visibilityState === 'visible') this.replica.nudge();
      this.changed();
    };
    const events = ['online', 'offline', 'pageshow'] as const;
    for (const event of events) addEventListener(event, wake);
    document.addEventListener('visibilitychange', wake);
    this.users++;
    open.set(this.record.id, this);
    this.replica.start();
    return () => {
      for (const event of events) removeEventListener(event, wake);
      document.removeEventListener('visibilitychange', wake);
      this.users--;
      this.leave();
    };
  }

  /** Waiting steps are still sent; then the connection ends. */
  private leave(): void {
    const { replica } = this;
    const gone = () => {
      if (this.users > 0 || (replica.queue.length > 0 && replica.status === 'here')) return;
      unwatch();
      replica.stop();
      if (open.get(this.record.id) === this) open.delete(this.record.id);
    };
    const unwatch = replica.changes.watch(gone);
    gone();
  }

  private changed(): void {
    this.changes.value++;
  }

  rename(name: string): void {
    this.writer.patch({ name: cleanName(name) });
  }

  guide(on: boolean): void {
    this.writer.patch({ guided: on, guidedFrom: on ? this.sitting.session.line.length : 0 });
  }

  save(): Promise<void> {
    return this.writer.save();
  }

  /** Every device keeps a started game; before that the host may replace it. */
  private linesFrom(stored: number): readonly string[] {
    return this.lobby && stored === 0 ? [] : this.replica.lines.slice(stored);
  }

  /** Another window of this browser is at the same table and stores the same lines. */
  private async skipStored(): Promise<true> {
    const there = await this.store.load(this.record.id);
    if (!there || there.lines.length <= this.writer.stored) throw new Error('the stored copy is gone');
    this.writer.stored = there.lines.length;
    return true;
  }

  /** The table has another game: what was stored stays as a game of this device, and a new copy begins. */
  private beginAgain(header: string): void {
    const { writer } = this;
    const { record, stored } = writer;
    if (stored === 0) return writer.patch({ header });
    const id = newId();
    const now = Date.now();
    open.delete(record.id);
    open.set(id, this);
    const copy = { ...record, id, header, count: 0, created: now, updated: now };
    writer.unwritten = undefined;
    writer.took(copy);
    newCopies.add(id);
    void writer.run(async () => {
      const name = await branchName(record.name, this.entry.meta, stored);
      await this.store.patch(record.id, { shared: null, name });
      await this.store.create(copy, []);
      announce(record.id, stored);
      this.movedTo = id;
      this.changed();
    });
  }

  /** A separate game from here, with the steps that aren't confirmed; returns its id. */
  async continueAlone(): Promise<string> {
    const { session } = this.sitting;
    const at = session.line.length;
    const alone = branchFrom(session, this.record.id, at, newSeed());
    if (!alone.ok) throw new Error(alone.problem.reason);
    const as = { name: await branchName(this.record.name, this.entry.meta, at), own: this.record.own };
    return (await createGame(this.store, alone.value, Date.now(), as)).id;
  }

  /** Leaves the table. A started game stays on this device; false if the game hadn't started, so nothing is kept. */
  async afterLeaving(): Promise<boolean> {
    if (!this.lobby || this.writer.stored > 0) {
      await this.takeHome();
      return true;
    }
    const { id } = this.record;
    this.replica.stop();
    open.delete(id);
    await this.store.patch(id, { removed: Date.now() });
    announce(id, 0);
    return false;
  }

  /** The game belongs to this device again, with all steps; its draws come from a new seed. */
  async takeHome(): Promise<void> {
    const { id } = this.record;
    const { session } = this.sitting;
    await this.save();
    this.replica.stop();
    for (const { op } of this.replica.queue) forgetAction(id, op);
    if (session.node.kind !== 'end') session.changeSource({ by: 'seed', seed: newSeed() });
    const { stored } = this.writer;
    const lines = session.entries.slice(stored).map(formatEntry);
    if (lines.length > 0 && (await this.store.append(id, stored, lines, Date.now())) === 'behind')
      throw new Error('another window was faster');
    await this.store.patch(id, { shared: null, header: formatHeader(session.journal) });
    open.delete(id);
    announce(id, session.entries.length);
  }
}
