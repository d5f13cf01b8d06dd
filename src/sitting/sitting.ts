/**
 * People and bots at one game, whatever screen they look at: who is asked, whose hand draws, what has just happened,
 * what is to be put right on the real table, and every act with the reason where it is refused. A surface shows it,
 * keeps its journal, and lends it a place where bots think.
 */
import {
  type AnySpec,
  type Fact,
  type Game,
  legal,
  type Node,
  num,
  type Proposal,
  type Range,
  verb,
} from '../kernel/game.ts';
import type { Change, Scene } from '../kernel/scene.ts';
import { type Attempt, bad } from '../kernel/session/journal.ts';
import { automatic, type Played, type Session } from '../kernel/session/session.ts';
import type { Words } from '../kernel/words.ts';
import type { Program } from '../words/program.ts';
import { Chairs, type Manner, type Think } from './chairs.ts';
import { type InTheOpen, inTheOpen } from './in-the-open.ts';
import type { Acted, Refused } from './refused.ts';
import { type Beat, isBot, lookingOn } from './seats.ts';
import { Signal } from './signal.ts';
import { movesBetween, type Stood } from './table-work.ts';
import { DONE, type DrawAfter, drawAfterDone, drawsOn, IN_A_ROW, type Table } from './taps.ts';
import { ToDo } from './to-do.ts';
import { mayKnow, type Telling } from './told.ts';

/** One position, as far as it has been looked at. */
interface Sight {
  readonly session: Session<AnySpec>;
  readonly entries: number;
  readonly node: Node<AnySpec>;
  /** Null where no confirmation leads to a draw. */
  drawAfter?: DrawAfter | null;
  view?: { readonly seat: string; readonly view: object };
}

/** How far the app draws in one go: one draw, or all that answer the same question, as long as one can follow. */
export type Row = 'one' | 'question';

export class Sitting {
  session: Session<AnySpec>;
  /** The player draws and rolls; the app only asks. */
  own: boolean;
  /** This one draw is the other hand's. */
  otherHand = false;
  /** Raised with every change: a picture of the table is a picture of one of them. */
  readonly changes = new Signal(0);
  /** Raised when the position changes: what the prompt says is news. */
  beat = 0;
  /** Raised by every act that somebody carried out; what bots do is none. */
  acts = 0;
  /** Why the last act was refused, until another one is not. */
  refused: Refused | undefined;
  readonly chairs: Chairs;
  readonly toDo: ToDo;
  private seen: Sight | undefined;

  constructor(session: Session<AnySpec>, own: boolean, manner: Manner, think: Think) {
    this.session = session;
    this.own = own;
    this.chairs = new Chairs(this, manner, think);
    this.toDo = new ToDo(this);
  }

  private changed(): void {
    this.changes.value++;
  }

  get game(): Game<AnySpec> {
    return this.session.game;
  }

  get node(): Node<AnySpec> {
    return this.sight().node;
  }

  /** What a drawing asks for many times, looked up once; every change of the position adds an entry. */
  private sight(): Sight {
    const { session, seen } = this;
    if (seen && seen.session === session && seen.entries === session.entries.length) return seen;
    const now: Sight = { session, entries: session.entries.length, node: session.node };
    this.seen = now;
    return now;
  }

  /** Whose eyes the table is shown to. */
  get eyes(): string {
    return this.chairs.eyes;
  }

  /** For the story: what the seat at this screen may know, in these words. */
  telling(words: Words<AnySpec>, program: Program): Telling {
    return { session: this.session, words, program, eyes: this.eyes };
  }

  view(state: AnySpec['state'] = this.session.state): object {
    const { eyes: seat } = this;
    if (state !== this.session.state) return this.game.view(state, seat);
    const sight = this.sight();
    if (sight.view?.seat !== seat) sight.view = { seat, view: this.game.view(state, seat) };
    return sight.view.view;
  }

  scene(state: AnySpec['state'] = this.session.state): Scene {
    return this.game.scene(this.view(state));
  }

  /** Does the app draw here? What only a bot may see nobody else draws for it. */
  get appDraws(): boolean {
    const { node } = this;
    const forBot = node.kind === 'chance' && node.secret !== undefined && isBot(this.session, node.secret);
    return forBot || this.own === this.otherHand;
  }

  /** The screen is being passed on, and somebody sees more than others: it shows what all may see. */
  get covered(): InTheOpen | undefined {
    if (!this.chairs.handTo) return undefined;
    const open = inTheOpen(this.session);
    return open.hides ? open : undefined;
  }

  /** The table that says where a tap ends: always the same seat's, whoever looks. */
  get table(): Table {
    return { game: this.game, seat: lookingOn(this.session)[0] as string };
  }

  /** The draw that the app makes with the confirmation that is asked for here. */
  get drawAfter(): DrawAfter | undefined {
    const sight = this.sight();
    sight.drawAfter ??= drawAfterDone(this.table, this.session.state) ?? null;
    return sight.drawAfter ?? undefined;
  }

  /**
   * The number to propose in this range: the game's own, or the last one that answered the same question. All numbers
   * of a `short` range have a button each, so only the game's own is proposed there.
   */
  proposal(range: Range, short: boolean): Proposal<string> | undefined {
    const { node, session } = this;
    if (node.kind === 'end') return undefined;
    const before = session.line.findLast(
      ({ ask, step }) => ask === node.ask && step.kind === 'move' && verb(step.move) === range.verb,
    )?.step;
    const last = before?.kind === 'move' ? { number: num(before.move) } : undefined;
    const proposal = this.game.proposal(this.view()) ?? (short ? undefined : last);
    return proposal && legal(node, `${range.verb}:${proposal.number}`) ? proposal : undefined;
  }

  /** What the app drew here before it was undone: it comes again, unless a new draw is asked for. */
  get drawnBefore(): string | undefined {
    const { node } = this;
    const last = this.session.undone.at(-1);
    if (node.kind !== 'chance' || !last?.random || !mayKnow(this.eyes, node.secret)) return undefined;
    const same = last.step.kind === 'move' && last.step.move === this.session.outcome();
    return same && last.step.kind === 'move' ? last.step.move : undefined;
  }

  /** The same for the draw that goes with a confirmation. */
  get drawnAfterBefore(): string | undefined {
    const [draw, said] = this.session.undone.slice(-2);
    if (!this.drawAfter || !draw?.random || draw.due !== undefined) return undefined;
    const same = said?.step.kind === 'move' && said.step.move === DONE;
    const known = same && mayKnow(this.eyes, draw.secret) && draw.step.kind === 'move';
    return known ? draw.step.move : undefined;
  }

  /** The steps of the last tap: what the player has just said or drawn, and what followed by itself. */
  get justNow(): readonly Played<AnySpec>[] {
    const { line } = this.session;
    return line.slice(Math.max(0, this.chairs.tapBefore(line.length)));
  }

  /**
   * What the last tap asks of the real table. Nothing after an undo: that table has its own list. What the player has
   * turned up and named is turned up already.
   */
  get doNow(): readonly Change[] {
    const { session, eyes, own } = this;
    const from = session.line.length - this.justNow.length;
    const [{ step } = {}] = this.justNow;
    if (session.undone.length > 0 || from < session.base || step === undefined || step.kind === 'adjust')
      return [];
    const changes = movesBetween(session, session.replayed(from), session.state, eyes, own);
    const named = step.kind === 'move' && step.by === 'table' && step.move !== DONE;
    return named ? changes.filter((change) => change.do !== 'turn' || change.face !== 'up') : changes;
  }

  /** What the bots did since a person's last step; after an undo the list for the table is the news. */
  get botsPlayed(): readonly Beat[] {
    return this.toDo.work ? [] : this.chairs.played;
  }

  /** A move of this node by the one who may make it: the seat, or the player's table. */
  play(move: string): Acted {
    return this.answer(move, (by) => this.session.play(by, move));
  }

  /** "Done, and draw": the confirmation and the app's draw, in one go; or another draw than the one that was undone. */
  doneAndRoll(again = false): Acted {
    return this.answer(DONE, (by) => {
      const played = this.session.play(by, DONE);
      if (!played.ok || this.node.kind !== 'chance') return played;
      const asked = again ? this.session.drawAgain() : played;
      return asked.ok ? this.rolled() : asked;
    });
  }

  /** The confirmation alone: the player draws what follows. */
  doneAndDraw(): Acted {
    const acted = this.play(DONE);
    this.otherHand = acted.ok && !this.own;
    return acted;
  }

  private answer(move: string, play: (by: string) => Attempt<unknown>): Acted {
    const { node, chairs } = this;
    const seat = chairs.handTo ?? (chairs.botsTurn && node.kind === 'decision' ? node.seat : undefined);
    if (seat !== undefined) return this.refuse({ why: 'turn', seat });
    return this.act(() => {
      const done = play(node.kind === 'decision' ? node.seat : 'table');
      const rule = done.ok ? undefined : this.game.ruledOut(this.view()).find((out) => out.move === move);
      return rule ? { why: 'rule', rule } : done;
    });
  }

  /** The app draws. */
  roll(row: Row = this.own ? 'one' : 'question'): Acted {
    return this.act(() => this.rolled(row));
  }

  private rolled(row: Row = this.own ? 'one' : 'question'): Attempt<unknown> {
    const { session, game, table } = this;
    for (let drawn = 1; ; drawn++) {
      const before = game.clone(session.state);
      const done = session.roll();
      if (!done.ok && drawn > 1) throw new Error(`a draw in a row was refused: ${done.problem.reason}`);
      const onward = done.ok && row === 'question' && drawn < IN_A_ROW;
      if (!onward || !drawsOn(table, before, session.state)) return done;
    }
  }

  /** Another draw than the one that was undone here. */
  newDraw(row: Row = this.own ? 'one' : 'question'): Acted {
    return this.act(() => {
      const asked = this.session.drawAgain();
      return asked.ok ? this.rolled(row) : asked;
    });
  }

  aside(move: string, text: string): Acted {
    return this.act(() => this.session.aside(move, text));
  }

  note(text: string): Acted {
    return this.act(() => this.session.note(text));
  }

  mark(text: string): Acted {
    return this.act(() => this.session.mark(text));
  }

  /** Takes back the last `n` acts; with bots at the table, a person's and all that followed each. */
  undo(n = 1): Acted {
    const undone = this.chairs.undoes(n);
    const steps = undone.filter((played) => !automatic(played)).length;
    return this.act(() => (steps > 0 ? this.session.undo(steps) : { why: 'undo' }), this.stoodBefore(undone));
  }

  redo(n = 1): Acted {
    const restored = this.chairs.restores(n);
    const steps = restored.filter((played) => !automatic(played)).length;
    return this.act(
      () => (steps > 0 ? this.session.redo(steps) : { why: 'redo' }),
      this.stoodBefore(restored),
    );
  }

  /** The table to put right from; undefined where only corrections come or go: they follow the table, not it them. */
  private stoodBefore(steps: readonly Played<AnySpec>[]): Stood | undefined {
    const moved = steps.some((played) => played.step.kind !== 'adjust' && !automatic(played));
    return moved ? this.toDo.before : undefined;
  }

  /** What the seat at this screen may see and set. While the screen is being passed on, that is what everybody may. */
  get facts(): readonly Fact<AnySpec>[] {
    const { covered, eyes } = this;
    return this.game
      .facts(this.session.state)
      .filter(({ secret }) => (covered ? secret === undefined : mayKnow(eyes, secret)));
  }

  /** The app is told how the table is: nothing is left to put right there. */
  adjust(fact: string, value: string, reason: string): Acted {
    const known = this.facts.map(({ id }) => id);
    return this.act(() =>
      known.includes(fact)
        ? this.session.adjust(fact, value, reason)
        : bad({ reason: 'fact', found: fact, expected: known.join(', ') }),
    );
  }

  /** Another player in this seat, from now on. */
  sit(seat: string, who: string): Acted {
    return this.act(() => this.session.seat(seat, who));
  }

  /** The real table is in order. */
  tableDone(): void {
    this.acts++;
    this.toDo.clear();
    this.changed();
  }

  /** Whose hand draws in this game, from now on. */
  setOwn(own: boolean): void {
    this.own = own;
    this.otherHand = false;
    this.changed();
  }

  drawByOtherHand(): void {
    this.otherHand = !this.otherHand;
    this.changed();
  }

  /** Goes on with another line of the game: what somebody else wrote, or a branch. */
  takeOver(session: Session<AnySpec>): void {
    this.session = session;
    this.chairs.stop();
    this.toDo.clear();
    this.otherHand = false;
    this.refused = undefined;
    this.news();
  }

  /** What the prompt says is news, although nothing was played; unless it was `said` with the last step. */
  news(said = false): void {
    if (!said) this.beat++;
    this.changed();
  }

  botsAreThrough(): void {
    this.toDo.clear();
    this.otherHand = false;
    this.news();
  }

  /** Carries out one act; if the real table is to be put right afterwards, `stood` is how it was before. */
  private act(move: () => Attempt<unknown> | Refused, stood?: Stood): Acted {
    const { session, eyes } = this;
    const place = position(session);
    const { length: entries } = session.entries;
    const done = move();
    if ('why' in done) return this.refuse(done);
    if (!done.ok) return this.refuse({ why: 'problem', problem: done.problem });
    // A refused act changes nothing: bots that are playing continue.
    this.chairs.stop();
    this.chairs.keepHolder(eyes);
    this.acts++;
    this.refused = undefined;
    if (position(session) !== place) {
      this.beat++;
      // A note or a bookmark leaves what is to be done at the table, and who draws here, as it was.
      this.toDo.clear();
      this.otherHand = false;
    }
    if (stood) this.toDo.ask(stood);
    this.changed();
    return { ok: true, entries: session.entries.slice(entries) };
  }

  private refuse(refused: Refused): Acted {
    this.refused = refused;
    this.changed();
    return { ok: false, refused };
  }
}

/** Tells one position of the line from another, also where an undo comes back to the same state. */
function position({ line, undone }: Session<AnySpec>): string {
  return `${line.length} ${line.at(-1)?.entry ?? ''} ${undone.length}`;
}
