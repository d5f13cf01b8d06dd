/**
 * People and bots playing one game, on any screen: who is asked, who draws, what has just happened, what to put right
 * on the real table, and every act with the reason if it is refused. A surface shows it, saves its journal and
 * provides the place where bots think.
 */
import { at } from '../kernel/at.ts';
import { type AnySpec, DONE, type Fact, type Game, type Node } from '../kernel/game.ts';
import type { Scene } from '../kernel/scene.ts';
import { type Attempt, bad, type Entry, good, type Problem, TEXT_LIMIT } from '../kernel/session/journal.ts';
import { automatic, type Played, type Session } from '../kernel/session/session.ts';
import type { Words } from '../kernel/words.ts';
import type { Program } from '../words/program.ts';
import { Chairs, type SurfaceRules, type Think } from './chairs.ts';
import { mayKnow, type Narrator } from './narrate.ts';
import { type DrawAfter, drawAfterDone, drawsMore, watchedOf } from './one-tap.ts';
import { type PublicView, publicView } from './public-view.ts';
import type { ActResult, Refusal } from './refusal.ts';
import { type DrawExtent, rollOn } from './roll-on.ts';
import { type BotMove, isBot, startOfBotsMoves } from './seats.ts';
import type { Elsewhere, Fellows } from './shared-table.ts';
import { Signal } from './signal.ts';
import { stepsToRedo, stepsToUndo, tapBefore } from './taps.ts';
import { ToDo } from './to-do.ts';

/** What has been computed for one position so far. */
interface PositionCache {
  readonly session: Session<AnySpec>;
  readonly entries: number;
  readonly node: Node<AnySpec>;
  /** Null if no confirmation leads to a draw. */
  drawAfter?: DrawAfter | null;
  drawsMore?: boolean;
  view?: { readonly seat: string; readonly view: object };
  /** Of that view. */
  scene?: { readonly view: object; readonly scene: Scene };
}

export class Sitting {
  session: Session<AnySpec>;
  /** The player draws and rolls; the app asks for the results. */
  playerDraws: boolean;
  /** For this row of draws only, the other one (app or player) draws. */
  swapOnce = false;
  /** The player has just said who draws from now on; until the next act. */
  drawerChanged = false;
  /** Incremented on every change; pages redraw on it. */
  readonly changes = new Signal(0);
  /** Incremented when the prompt says something new. */
  promptId = 0;
  /** Incremented by every person's act, not by bots' moves. */
  acts = 0;
  /** Why the last act was refused; cleared by the next successful one. */
  refused: Refusal | undefined;
  readonly chairs: Chairs;
  readonly toDo: ToDo;
  /** The shared table that this device is at: it makes the draws. */
  elsewhere: Elsewhere | undefined;
  /** The people at the shared table, if each has their own seats. */
  fellows: Fellows | undefined;
  private cache: PositionCache | undefined;
  readonly surface: SurfaceRules;

  constructor(session: Session<AnySpec>, playerDraws: boolean, surface: SurfaceRules, think: Think) {
    this.session = session;
    this.playerDraws = playerDraws;
    this.chairs = new Chairs(this, surface, think);
    this.surface = surface;
    this.toDo = new ToDo(this);
  }

  private changed(): void {
    this.changes.value++;
  }

  get game(): Game<AnySpec> {
    return this.session.game;
  }

  get node(): Node<AnySpec> {
    return this.cached().node;
  }

  /** Cached per journal length: one redraw reads these many times. */
  private cached(): PositionCache {
    const { session, cache } = this;
    if (cache && cache.session === session && cache.entries === session.entries.length) return cache;
    const now: PositionCache = { session, entries: session.entries.length, node: session.node };
    this.cache = now;
    return now;
  }

  /** The seat that the table is shown to. */
  get viewer(): string {
    return this.chairs.viewer;
  }

  /** Tells the story in these words, limited to what the seat at this screen may know. */
  narrator(words: Words<AnySpec>, program: Program): Narrator {
    return { session: this.session, words, program, viewer: this.viewer };
  }

  view(state: AnySpec['state'] = this.session.state): object {
    const { viewer: seat } = this;
    if (state !== this.session.state) return this.game.view(state, seat);
    const cache = this.cached();
    if (cache.view?.seat !== seat) cache.view = { seat, view: this.game.view(state, seat) };
    return cache.view.view;
  }

  scene(state: AnySpec['state'] = this.session.state): Scene {
    const view = this.view(state);
    if (state !== this.session.state) return this.game.scene(view);
    const cache = this.cached();
    if (cache.scene?.view !== view) cache.scene = { view, scene: this.game.scene(view) };
    return cache.scene.scene;
  }

  /** Whether the app makes this draw. A bot's secret draws are always the app's. */
  get appDraws(): boolean {
    const { node } = this;
    if (!this.ownDice) return true;
    const forBot = node.kind === 'chance' && node.secret !== undefined && isBot(this.session, node.secret);
    return forBot || this.playerDraws === this.swapOnce;
  }

  /** Whether a player may enter the results of real dice and draws. */
  get ownDice(): boolean {
    return this.fellows?.ownDice ?? true;
  }

  get ownSeats(): readonly string[] | undefined {
    return this.fellows?.seats;
  }

  /** What everybody may see, while the screen is being passed on in a game that hides something. */
  get covered(): PublicView | undefined {
    if (!this.chairs.nextHolder) return undefined;
    const open = publicView(this.session);
    return open.hides ? open : undefined;
  }

  /** The draw that follows at once if the player confirms this move. */
  get drawAfter(): DrawAfter | undefined {
    const cache = this.cached();
    cache.drawAfter ??= drawAfterDone(watchedOf(this.session), this.session.state) ?? null;
    return cache.drawAfter ?? undefined;
  }

  /** Whether the app's draw here is the first of several in one tap. */
  get drawsMore(): boolean {
    const cache = this.cached();
    cache.drawsMore ??= this.extent === 'question' && drawsMore(watchedOf(this.session), this.session.state);
    return cache.drawsMore;
  }

  /** The steps of the last tap: what the player has just entered or drawn, and what followed automatically. */
  get justNow(): readonly Played<AnySpec>[] {
    const { line } = this.session;
    return line.slice(Math.max(0, tapBefore(this, line.length)));
  }

  /** Where the last tap of a person began on the line, and where it ended: bots may have played since. */
  get lastTap(): { readonly from: number; readonly to: number } {
    const { session, surface } = this;
    const to = startOfBotsMoves(session, session.line.length, surface.drawsWithBots);
    return { from: Math.max(0, tapBefore(this, to)), to };
  }

  /** The last tap that wasn't a correction. */
  get tapBeforeCorrections(): { readonly from: number; readonly to: number } {
    const { line, base } = this.session;
    let { length: to } = line;
    while (to > base && at(line, to - 1).step.kind === 'adjust') to--;
    return { from: tapBefore(this, to), to };
  }

  /** What the bots did since a person's last step. Empty while the to-do list of an undo or a redo is shown instead. */
  get botsPlayed(): readonly BotMove[] {
    const { work, undoneNow } = this.toDo;
    const instead = work && (undoneNow.length > 0 || work.changes.some((change) => change.do !== 'set'));
    return instead ? [] : this.chairs.played;
  }

  /** Makes a move of this node for the seat or the player's table, depending on which of them is asked. */
  play(move: string): ActResult {
    return this.answer(move);
  }

  /** "Done – draw": the confirmation and the app's draw in one go. With `again`, a new draw instead of the undone one. */
  doneAndRoll(again = false): ActResult {
    return this.answer(DONE, again ? [{ kind: 'again' }] : [], this.extent);
  }

  /** Only the confirmation: the player makes the draw that follows. */
  doneAndDraw(): ActResult {
    const acted = this.play(DONE);
    this.swapOnce = acted.ok && !this.playerDraws;
    return acted;
  }

  private answer(move: string, after: readonly Entry[] = [], draw?: DrawExtent): ActResult {
    const { node, chairs } = this;
    const by = node.kind === 'decision' ? node.seat : 'table';
    const bots = chairs.botsTurn && node.kind === 'decision' ? node.seat : undefined;
    const seat = chairs.nextHolder ?? chairs.waitsFor ?? bots;
    if (seat !== undefined) return this.refuse({ why: 'turn', seat });
    return this.act([{ kind: 'move', by, move }, ...after], draw);
  }

  /** How far the app draws in one tap. */
  private get extent(): DrawExtent {
    return this.playerDraws ? 'one' : 'question';
  }

  /** The app draws. */
  roll(row: DrawExtent = this.extent): ActResult {
    return this.act([], row);
  }

  private rolled(row: DrawExtent): Attempt<unknown> {
    const { elsewhere, session } = this;
    if (elsewhere && session.node.kind === 'chance') {
      elsewhere.draw(row);
      return good([]);
    }
    return rollOn(session, row);
  }

  /** Whether the app's draws can be made, here or at the shared table. */
  private get canDraw(): boolean {
    return this.elsewhere !== undefined || this.session.canDraw;
  }

  /** A new draw instead of the one that was undone here. */
  newDraw(row: DrawExtent = this.extent): ActResult {
    return this.act([{ kind: 'again' }], row);
  }

  aside(move: string, text: string): ActResult {
    return this.act([{ kind: 'aside', move, text: text.slice(0, TEXT_LIMIT) }]);
  }

  note(text: string): ActResult {
    return this.act([{ kind: 'note', text: text.slice(0, TEXT_LIMIT) }]);
  }

  mark(text: string): ActResult {
    return this.act([{ kind: 'mark', text: text.slice(0, TEXT_LIMIT) }]);
  }

  /** Undoes the last `n` acts. With bots, each act includes the bots' moves after it. */
  undo(n = 1): ActResult {
    const undone = stepsToUndo(this, n);
    if (undone.length === 0) return this.refuse(this.barred ?? { why: 'undo' });
    return this.act([{ kind: 'undo', n: undone.length }], undefined, this.listAfter(undone, undone));
  }

  redo(n = 1): ActResult {
    const restored = stepsToRedo(this, n);
    if (restored.length === 0) return this.refuse(this.barred ?? { why: 'redo' });
    return this.act([{ kind: 'redo', n: restored.length }], undefined, this.listAfter(restored, []));
  }

  /** What an undo or a redo of these steps does to the to-do list: corrections follow the real table already. */
  private listAfter(steps: readonly Played<AnySpec>[], undone: readonly Played<AnySpec>[]): () => void {
    const chosen = steps.filter((played) => !automatic(played));
    const facts = chosen.flatMap(({ step }) => (step.kind === 'adjust' ? [step.fact] : []));
    if (facts.length === chosen.length) return () => this.toDo.correct(facts);
    const { before } = this.toDo;
    return () => this.toDo.ask(before, undone);
  }

  /** What the seat at this screen may see and set; only public facts while the screen is being passed on. */
  get facts(): readonly Fact<AnySpec>[] {
    const { covered, viewer } = this;
    return this.game
      .facts(this.session.state)
      .filter(({ secret }) => (covered ? secret === undefined : mayKnow(viewer, secret)));
  }

  /** Tells the app how the table is, so nothing has to be put right there. */
  adjust(fact: string, value: string, reason: string): ActResult {
    const known = this.facts.map(({ id }) => id);
    if (!known.includes(fact)) {
      const problem: Problem = { reason: 'fact', found: fact, expected: known.join(', ') };
      return this.refuse(this.barred ?? { why: 'problem', problem });
    }
    const entry = this.session.adjustment(fact, value, reason);
    return this.act([entry], undefined, () => this.toDo.correct([fact]));
  }

  /** Changes the player in this seat from now on. */
  sit(seat: string, who: string): ActResult {
    return this.act([{ kind: 'seat', seat, who }]);
  }

  /** What needs the consent of others is proposed to them; undefined if it may be done at once. */
  private askOthers(entries: readonly Entry[], draw?: DrawExtent): ActResult | undefined {
    const may = this.fellows?.may(entries, draw) ?? 'free';
    if (may === 'free') return undefined;
    if (may !== 'ask') return this.refuse(may);
    this.fellows?.propose(entries, draw);
    this.refused = undefined;
    this.changed();
    return { ok: true, proposed: true };
  }

  /** Whether the others must agree to undoing the last step. */
  get undoAsks(): boolean {
    const { length: n } = stepsToUndo(this);
    return n > 0 && this.fellows?.may([{ kind: 'undo', n }]) === 'ask';
  }

  /** The player confirms that the real table is in order. */
  tableDone(): void {
    this.acts++;
    this.toDo.confirm();
    this.changed();
  }

  /** The player has ticked all of the list, or not any more. */
  tick(all: boolean): void {
    this.toDo.tick(all);
    this.changed();
  }

  /** Sets who draws in this game from now on. */
  setPlayerDraws(playerDraws: boolean): void {
    this.playerDraws = playerDraws;
    this.drawerChanged = true;
    this.swapOnce = false;
    this.changed();
  }

  swapDrawerOnce(): void {
    this.swapOnce = !this.swapOnce;
    this.changed();
  }

  /** Continues with another session: one that another window wrote, or a branch. */
  replaceSession(session: Session<AnySpec>): void {
    this.session = session;
    this.chairs.stop();
    this.toDo.clear();
    this.swapOnce = false;
    this.refused = undefined;
    this.announce();
  }

  /** Announces the prompt even though nothing was played, unless it was `alreadySaid` with the last step. */
  announce(alreadySaid = false): void {
    if (!alreadySaid) this.promptId++;
    this.changed();
  }

  /** This device shows a shared table and changes nothing. */
  get watching(): boolean {
    return this.elsewhere?.refuses === 'watch';
  }

  /** The shared table makes the next draw. */
  get drawing(): boolean {
    return this.elsewhere?.drawing ?? false;
  }

  /** Bots of a shared table play there, or on one device only. */
  get playsBots(): boolean {
    return this.elsewhere?.playsBots ?? true;
  }

  /** The app's draw after a bot's move. False if it comes later, from the shared table. */
  rollForBots(): boolean {
    const done = this.rolled('one');
    if (!done.ok) throw new Error(`a bot's draw was refused: ${done.problem.reason}`);
    return !this.elsewhere;
  }

  async luckAt(at: number): Promise<number | undefined> {
    return this.elsewhere?.luckAt(at);
  }

  /** Takes over entries that were made elsewhere; returns what the rules have against one. */
  receive(entries: readonly Entry[]): Problem | undefined {
    const { session } = this;
    const place = position(session);
    this.chairs.stop();
    for (const entry of entries) {
      const problem = session.enter(entry);
      if (problem) return problem;
    }
    if (position(session) !== place) {
      this.promptId++;
      this.toDo.clear();
      this.swapOnce = false;
      this.refused = undefined;
    }
    this.changed();
    return undefined;
  }

  /** An act that was shown already is undone, with the reason; the game is as it was without it. */
  takeBack(session: Session<AnySpec>, refused: Refusal): void {
    this.replaceSession(session);
    this.refuse(refused);
  }

  onBotsDone(): void {
    this.toDo.clear();
    this.swapOnce = false;
    this.announce();
  }

  /** Why nothing can be done on this device now. */
  private get barred(): Refusal | undefined {
    const why = this.elsewhere?.refuses;
    return why && { why };
  }

  /**
   * Carries out one act, these entries and maybe a draw after them, or asks the others for it. If it changes the
   * position, the to-do list is over, or continues as `updateList` says.
   */
  private act(
    entries: readonly Entry[],
    draw?: DrawExtent,
    updateList: () => void = () => this.toDo.clear(),
  ): ActResult {
    const asked = this.askOthers(entries, draw);
    if (asked) return asked;
    const { session, viewer, elsewhere, barred } = this;
    if (barred) return this.refuse(barred);
    const place = position(session);
    const { node } = this;
    const { length: before } = session.entries;
    const done = this.restoringAfterErrors(() => this.enter(entries, draw));
    if (!done.ok) return this.refuse(this.whyNot(entries, done.problem));
    // A game that ended at a shared table may continue after an undo.
    if (!elsewhere && this.surface.newSeed) session.drawHere(this.surface.newSeed);
    // A refused act changes nothing: bots that are playing continue.
    this.chairs.stop();
    this.chairs.rememberHolder(viewer);
    this.acts++;
    this.refused = undefined;
    if (position(session) !== place) {
      this.promptId++;
      // A note or a bookmark changes neither the to-do list nor who draws here.
      updateList();
      this.swapOnce &&= entries.every(({ kind }) => kind === 'move') && sameRow(node, this.node);
    }
    this.drawerChanged = false;
    this.changed();
    return { ok: true, proposed: false, items: session.items.slice(before) };
  }

  /** Only the first part can be refused: a refused act leaves nothing behind. */
  private enter(entries: readonly Entry[], draw: DrawExtent | undefined): Attempt<unknown> {
    const { session } = this;
    if (draw && entries.length > 0 && !this.canDraw) return bad({ reason: 'source' });
    let done: Attempt<unknown> = good([]);
    for (const [n, entry] of entries.entries()) {
      done = n === 0 ? session.act(entry) : written(session.act(entry));
      // A confirmation may lead elsewhere than to a draw.
      if (!done.ok || (draw && session.node.kind !== 'chance')) return done;
    }
    if (!draw) return done;
    return entries.length === 0 ? this.rolled(draw) : written(this.rolled(draw));
  }

  private whyNot([entry]: readonly Entry[], problem: Problem): Refusal {
    const out = this.game.ruledOut(this.view());
    const rule = entry?.kind === 'move' ? out.find(({ move }) => move === entry.move) : undefined;
    return rule ? { why: 'rule', rule } : { why: 'problem', problem };
  }

  /** An error in the rules leaves the position as the journal says. */
  private restoringAfterErrors<T>(enter: () => T): T {
    try {
      return enter();
    } catch (error) {
      this.chairs.stop();
      this.restorePosition();
      // A part of the act may be in the journal.
      this.announce();
      throw error;
    }
  }

  /** Rules that threw an error may have changed half of the position, and of a view that is part of it. */
  restorePosition(): void {
    this.session.restorePosition();
    this.cache = undefined;
  }

  /** Says why an act wasn't done, here or after the table was asked. */
  refuse(refused: Refusal): ActResult {
    this.refused = refused;
    this.changed();
    return { ok: false, refused };
  }
}

/** The second half of an act whose first half is in the journal: only a fault of ours can get it refused. */
function written<T>(done: Attempt<T>): Attempt<T> {
  if (!done.ok) throw new Error(`half of an act was refused: ${done.problem.reason}`);
  return done;
}

/** Whether two draws answer the same question for the same person: cards that are revealed one after the other. */
function sameRow(before: Node<AnySpec>, after: Node<AnySpec>): boolean {
  if (before.kind !== 'chance' || after.kind !== 'chance') return false;
  return before.ask === after.ask && before.secret === after.secret;
}

/** Identifies a position on the line, even if an undo returns to an equal state. */
function position({ line, undone }: Session<AnySpec>): string {
  return `${line.length} ${line.at(-1)?.entry ?? ''} ${undone.length}`;
}
