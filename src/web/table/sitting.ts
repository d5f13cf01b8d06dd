/**
 * A game opened at this screen: the session, and how much of it is kept.
 * The session moves on at once; every entry is then written in order. If another window was faster, this one
 * takes over what is kept.
 */
import { find, type Entry as GameEntry } from '../../games/catalogue.ts';
import { inspectionOf } from '../../games/module.ts';
import { type AnySpec, type Chance, certain, type Game, type Node } from '../../kernel/game.ts';
import type { Inspect } from '../../kernel/options.ts';
import type { Scene } from '../../kernel/scene.ts';
import { type Attempt, type Entry, formatEntry, type Problem } from '../../kernel/session/journal.ts';
import type { Resumed } from '../../kernel/session/resume.ts';
import { automatic, type Played, type Session } from '../../kernel/session/session.ts';
import type { Words } from '../../kernel/words.ts';
import type { Stood } from '../../sitting/table-work.ts';
import type { Telling } from '../../sitting/told.ts';
import type { Program } from '../../words/program.ts';
import { branchName } from '../library/branch-name.ts';
import { called } from '../library/name.ts';
import { Chairs } from '../seats/chairs.ts';
import { whenLeaving } from '../store/last-steps.ts';
import { announce, listen } from '../store/open.ts';
import type { GameRecord, Kept, Store } from '../store/store.ts';
import { readKept, resumeKept, shelve } from './kept.ts';
import { atHand, keepAtHand } from './sitting-unsaved.ts';
import { ToDo } from './to-do.ts';

/** So many answers are confirmations, such as "done"; a longer list asks what happened. */
const FEW = 2;

export type Opened =
  | { readonly ok: true; readonly sitting: Sitting }
  | {
      readonly ok: false;
      readonly problem: Problem;
      readonly kept: Kept;
      readonly entry: GameEntry | undefined;
    };

export async function openSitting(store: Store, id: string): Promise<Opened | undefined> {
  const left = atHand(id);
  if (left?.store === store) {
    void left.save();
    return { ok: true, sitting: left };
  }
  const kept = await store.load(id);
  if (!kept) return undefined;
  const entry = find(kept.record.game);
  if (!entry) return { ok: false, problem: { reason: 'header', found: kept.record.header }, kept, entry };
  const [game, inspect] = await Promise.all([entry.game(), inspectionOf(entry)]);
  const read = resumeKept(game, kept, inspect);
  if (!read.ok) return { ok: false, problem: read.problem, kept, entry };
  const { session } = read.value;
  const about = await worthSaying(read.value, kept.lines.length, entry);
  // A file may have been cut where only the app can go on.
  if (certain(session.node)) session.settle();
  const sitting = new Sitting(store, entry, game, inspect, kept.record, session);
  sitting.about = about;
  sitting.toDo.recall();
  return { ok: true, sitting };
}

/** What the player is told on opening: what is wrong, and once, when new rules take over, what they could not keep. */
async function worthSaying(
  resumed: Resumed<AnySpec>,
  kept: number,
  entry: GameEntry,
): Promise<Resumed<AnySpec> | undefined> {
  const first = resumed.session.entries.length > kept;
  const { damage } = resumed;
  const strays = resumed.strays.length > 0 ? await stray(resumed, entry) : [];
  if (first) return { ...resumed, strays };
  if (damage.length + strays.length === 0) return undefined;
  return { ...resumed, strays, lost: [], dropped: [], unverified: undefined };
}

async function stray(resumed: Resumed<AnySpec>, entry: GameEntry): Promise<Resumed<AnySpec>['strays']> {
  const [{ notSimulated }, roster] = await Promise.all([import('../../lab/simulated.ts'), entry.bots?.()]);
  return notSimulated(resumed, roster, false);
}

/** What a game is called, and whose hand draws. */
type Named = Partial<Pick<GameRecord, 'name' | 'own'>>;

interface DrawAfter {
  readonly node: Chance<AnySpec>;
  readonly view: object;
}

/** One position, as far as it has been looked at. */
interface Sight {
  readonly session: Session<AnySpec>;
  readonly entries: number;
  readonly node: Node<AnySpec>;
  readonly draws: Map<string, DrawAfter | undefined>;
  view?: { readonly seat: string; readonly view: object };
}

export class Sitting {
  /** Raised with every change; a picture of the table is a picture of one tick. */
  tick = 0;
  /** Raised when the position changes: what the prompt says is news. */
  beat = 0;
  /** The player draws this one, although the app usually does (or the other way round). */
  otherHand = false;
  notSaved = false;
  /** Another window went on with the game; `apart` where steps of this one became a game of their own. */
  caughtUp: false | 'here' | 'apart' = false;
  /** What is to be said about the game as it was opened, until something is done. */
  about: Resumed<AnySpec> | undefined;
  readonly chairs = new Chairs(this);
  readonly toDo = new ToDo(this);
  /** How many steps stood before the last act; unknown after a reload. */
  private actFrom: number | undefined;
  private seen: Sight | undefined;
  private readonly watchers = new Set<() => void>();
  private saved: number;
  private unwritten: Named | undefined;
  private writing: Promise<void> = Promise.resolve();

  readonly store: Store;
  readonly entry: GameEntry;
  readonly game: Game<AnySpec>;
  record: GameRecord;
  session: Session<AnySpec>;
  readonly inspect: Inspect;

  constructor(
    store: Store,
    entry: GameEntry,
    game: Game<AnySpec>,
    inspect: Inspect,
    record: GameRecord,
    session: Session<AnySpec>,
  ) {
    this.store = store;
    this.entry = entry;
    this.game = game;
    this.inspect = inspect;
    this.record = record;
    this.session = session;
    this.saved = record.count;
    if (session.entries.length > this.saved) void this.save();
  }

  /** Hears of changes here and in other windows, until the returned function is called. */
  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    const deaf = listen(({ id }) => {
      if (id !== this.record.id) return;
      // What can't be read now is told when there is something to be written.
      this.writing = this.writing.then(() => this.catchUp(false)).catch(() => undefined);
    });
    const stay = whenLeaving(this.record.id, () => ({
      from: this.saved,
      lines: this.session.entries.slice(this.saved).map(formatEntry),
    }));
    return () => {
      this.watchers.delete(watcher);
      deaf();
      // Whoever leaves the table may close the window next.
      void this.writing.then(stay);
      this.chairs.leave();
    };
  }

  private changed(): void {
    this.tick++;
    for (const watcher of this.watchers) watcher();
  }

  get node(): Node<AnySpec> {
    return this.sight().node;
  }

  /** What a drawing asks for many times, looked up once; every change of the position adds an entry. */
  private sight(): Sight {
    const { session } = this;
    const { seen } = this;
    if (seen && seen.session === session && seen.entries === session.entries.length) return seen;
    const now: Sight = { session, entries: session.entries.length, node: session.node, draws: new Map() };
    this.seen = now;
    return now;
  }

  /** Whose eyes the table is shown to. */
  get seat(): string {
    return this.chairs.eyes;
  }

  /** For the story: what the seat at this screen may know, in these words. */
  telling(words: Words<AnySpec>, program: Program): Telling {
    return { session: this.session, words, program, eyes: this.seat };
  }

  view(state = this.session.state): object {
    const { seat } = this;
    if (state !== this.session.state) return this.game.view(state, seat);
    const sight = this.sight();
    if (sight.view?.seat !== seat) sight.view = { seat, view: this.game.view(state, seat) };
    return sight.view.view;
  }

  scene(state = this.session.state): Scene {
    return this.game.scene(this.view(state));
  }

  /** Does the app draw here? */
  get appDraws(): boolean {
    return this.record.own === this.otherHand;
  }

  /** The draw that follows at once when this is said to be done at the table. */
  drawAfter(move: string): DrawAfter | undefined {
    const { draws } = this.sight();
    if (!draws.has(move)) draws.set(move, this.lookAhead(move));
    return draws.get(move);
  }

  private lookAhead(move: string): DrawAfter | undefined {
    const { node, game, session } = this;
    if (node.kind !== 'table' || node.moves.length > FEW || node.ranges.length > 0) return undefined;
    const state = game.clone(session.state);
    game.apply(state, move);
    const next = game.node(state);
    return next.kind === 'chance' && !certain(next) ? { node: next, view: this.view(state) } : undefined;
  }

  /** What the app drew here before it was taken back: it comes again, unless a new draw is asked for. */
  get drawnBefore(): string | undefined {
    const last = this.session.undone.at(-1);
    const rolled = this.node.kind === 'chance' && last?.random;
    return rolled && last.step.kind === 'move' && last.step.move === this.session.outcome()
      ? last.step.move
      : undefined;
  }

  /** The steps of the last act: what the player has just said or drawn, and what followed of itself. */
  get justNow(): readonly Played<AnySpec>[] {
    const { line } = this.session;
    if (this.actFrom !== undefined && this.actFrom < line.length) return line.slice(this.actFrom);
    let from = line.length - 1;
    while (from > 0 && line[from]?.step.kind === 'move' && automatic(line[from] as Played<AnySpec>)) from--;
    const first = line[from];
    const before = line[from - 1];
    if (
      first &&
      first.total > 0 &&
      before &&
      !automatic(before) &&
      before.total === 0 &&
      before.step.kind === 'move'
    )
      from--;
    return line.slice(Math.max(from, 0));
  }

  /** A move of this node by whoever may make it: the seat, or the player's table. */
  play(move: string): boolean {
    const { node, chairs } = this;
    if (chairs.handTo || chairs.botsTurn) return false;
    return this.act(() => this.session.play(node.kind === 'decision' ? node.seat : 'table', move));
  }

  /** The app draws; where draws follow one another (a hand is dealt), it goes on to the last of them. */
  roll(): boolean {
    return this.act(() => this.rollOn());
  }

  private rollOn(): Attempt<readonly Entry[]> {
    return this.record.own ? this.session.roll() : this.session.rollOn();
  }

  /** "Done, and draw": the confirmation and the app's draw, in one go. */
  playAndRoll(move: string): boolean {
    return this.act(() => {
      const played = this.session.play('table', move);
      return played.ok && this.node.kind === 'chance' ? this.rollOn() : played;
    });
  }

  /** The confirmation alone: the player draws what follows. */
  playAndDraw(move: string): boolean {
    const played = this.play(move);
    this.otherHand = played && !this.record.own;
    return played;
  }

  newDraw(): boolean {
    return this.act(() => {
      const asked = this.session.drawAgain();
      return asked.ok ? this.rollOn() : asked;
    });
  }

  aside(move: string, text: string): boolean {
    return this.act(() => this.session.aside(move, text));
  }

  note(text: string): boolean {
    return this.act(() => this.session.note(text));
  }

  mark(text: string): boolean {
    return this.act(() => this.session.mark(text));
  }

  undo(): boolean {
    return this.act(
      () => this.session.undo(this.chairs.takesBack.filter((played) => !automatic(played)).length),
      this.toDo.asItStands,
    );
  }

  redo(): boolean {
    return this.act(() => {
      const { session } = this;
      if (this.chairs.mixed) return session.redo(this.chairs.restores);
      const next = session.undone.findLastIndex((p, i) => i < session.undone.length - 1 && !automatic(p));
      return session.redo(session.undone.length - 1 - next);
    }, this.toDo.asItStands);
  }

  adjust(fact: string, value: string, reason: string): boolean {
    return this.act(() => this.session.adjust(fact, value, reason), this.toDo.asItStands);
  }

  /** Another player in this seat, from now on. */
  sit(seat: string, who: string): boolean {
    return this.act(() => this.session.seat(seat, who));
  }

  /** What the prompt says is news, although nothing was played; unless it was said with the last step. */
  news(said = false): void {
    if (!said) this.beat++;
    this.changed();
  }

  botsAreThrough(): void {
    this.actFrom = undefined;
    this.toDo.clear();
    this.otherHand = false;
    void this.save();
    this.news();
  }

  tableDone(): void {
    this.toDo.clear();
    this.caughtUp = false;
    this.about = undefined;
    this.changed();
  }

  setOwn(own: boolean): void {
    this.otherHand = false;
    this.keep({ own });
  }

  rename(name: string): void {
    this.keep({ name: called(name) });
  }

  /** Holds in this window at once, and is written with the next steps where it can't be written now. */
  private keep(patch: Named): void {
    this.record = { ...this.record, ...patch };
    this.unwritten = { ...this.unwritten, ...patch };
    void this.save();
    this.changed();
  }

  drawByOtherHand(): void {
    this.otherHand = !this.otherHand;
    this.changed();
  }

  /** Carries out one act; if the real table is to be put right afterwards, `stood` is how it stood before. */
  private act(move: () => Attempt<readonly Entry[]>, stood?: Stood): boolean {
    const { session } = this;
    this.chairs.stop();
    const steps = session.line.length;
    const place = position(session);
    const done = move();
    if (!done.ok) return false;
    if (position(session) !== place) {
      this.beat++;
      this.actFrom = session.line.length > steps ? steps : undefined;
      // A note or a bookmark leaves what is to be done at the table, and who draws here, as it was.
      this.toDo.clear();
      this.otherHand = false;
    }
    this.caughtUp = false;
    this.about = undefined;
    if (stood) this.toDo.ask(stood);
    void this.save();
    this.changed();
    return true;
  }

  /** Writes what is not kept yet, after whatever is being written now. */
  save(): Promise<void> {
    this.writing = this.writing.then(async () => {
      const { session, record, saved, unwritten } = this;
      const lines = session.entries.slice(saved).map(formatEntry);
      if (lines.length === 0 && !unwritten) return;
      try {
        if (unwritten) {
          await this.store.patch(record.id, unwritten);
          if (this.unwritten === unwritten) this.unwritten = undefined;
          if (lines.length === 0) announce(record.id, saved);
        }
        if (lines.length > 0) {
          const result = await this.store.append(record.id, saved, lines, Date.now());
          if (result === 'behind') return await this.catchUp(true);
          this.saved = saved + lines.length;
          this.record = { ...this.record, count: this.saved, demo: false };
          announce(record.id, this.saved);
        }
        if (this.notSaved) this.tellSaved(true);
      } catch {
        this.tellSaved(false);
      }
    });
    return this.writing;
  }

  private tellSaved(yes: boolean): void {
    this.notSaved = !yes;
    keepAtHand(this, !yes);
    this.changed();
  }

  /** What another window calls the game, and whose hand draws there, holds here too. */
  private takeNames(kept: GameRecord | undefined): void {
    if (!kept) return;
    const { name, own } = { ...kept, ...this.unwritten };
    if (name === this.record.name && own === this.record.own) return;
    if (own !== this.record.own) this.otherHand = false;
    this.record = { ...this.record, name, own };
    this.changed();
  }

  /**
   * Takes over what another window has written; if `lost`, what stands here has no place behind it. Steps that the
   * player was told about are not given up: they become a game of their own.
   */
  private async catchUp(lost: boolean): Promise<void> {
    const kept = await this.store.load(this.record.id);
    if (!lost && (!kept || kept.record.count === this.saved)) return this.takeNames(kept?.record);
    if (!kept) return this.keepWhole();
    const read = readKept(this.game, kept, this.inspect);
    if (!read.ok) {
      // Written by a newer version: this window's steps are in no store, and the player must know.
      if (lost) throw new Error('no way to go on from what is kept');
      return;
    }
    const apart = this.notSaved && this.session.entries.length > this.saved;
    if (apart) {
      const { name, own } = this.record;
      const at = this.session.items[this.saved]?.at ?? 0;
      const as = { name: await branchName(name, this.entry.meta, at), own };
      await shelve(this.store, this.session, Date.now(), as);
    }
    this.session = read.value;
    this.record = { ...kept.record, ...this.unwritten };
    this.saved = kept.record.count;
    this.toDo.clear();
    this.otherHand = false;
    this.caughtUp = apart ? 'apart' : 'here';
    this.actFrom = undefined;
    this.chairs.stop();
    this.beat++;
    if (this.notSaved && !this.unwritten) this.tellSaved(true);
    else this.changed();
  }

  /** The store has nothing of the game, as when somebody cleared the browser's data: this window still has all of it. */
  private async keepWhole(): Promise<void> {
    const lines = this.session.entries.map(formatEntry);
    const record = { ...this.record, count: lines.length, updated: Date.now() };
    await this.store.create(record, lines);
    this.record = { ...record, ...this.unwritten };
    this.saved = lines.length;
    announce(record.id, this.saved);
    if (this.notSaved) this.tellSaved(true);
  }
}

/** Tells one position of the line from another, also where an undo comes back to the same state. */
function position({ line, undone }: Session<AnySpec>): string {
  return `${line.length} ${line.at(-1)?.entry ?? ''} ${undone.length}`;
}
