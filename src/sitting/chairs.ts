/** The chairs around a table: whose turn it is to hold the screen, bots that play in one go, and whose moves an undo takes. */
import { type AnySpec, type Decision, legal, type Node } from '../kernel/game.ts';
import type { Attempt } from '../kernel/session/journal.ts';
import { automatic, type Played, type Session } from '../kernel/session/session.ts';
import { inTheOpen } from './in-the-open.ts';
import * as seats from './seats.ts';
import { type Steps, sameTap, type Table } from './taps.ts';
import { type Answer, type Job, jobAt } from './think.ts';

/** How a surface lets people and bots take their turns. */
export interface Manner {
  /**
   * Several people share one screen and pass it on: it shows what is theirs when they say that they have it. `always`,
   * or only in games that hide something.
   */
  readonly passedOn: 'always' | 'secrets';
  /** The app's draws after a bot's decision are made with it; otherwise somebody asks for each. */
  readonly drawsWithBots: boolean;
  /** The app's draw after a confirmation is made with it, in one tap; otherwise somebody asks for it. */
  readonly drawsWithAnswers: boolean;
}

/** Where bots think: in a worker, or here. A bot that can't answer rejects. */
export type Think = (job: Job) => Promise<Answer>;

/** What the chairs need to know of the sitting. */
interface Around {
  readonly session: Session<AnySpec>;
  readonly node: Node<AnySpec>;
  readonly appDraws: boolean;
  /** The player draws: then each draw is a tap. */
  readonly own: boolean;
  readonly table: Table;
  /** Something changed; unless it was `said` with the last step, the prompt says something new. */
  news(said?: boolean): void;
  botsAreThrough(): void;
}

export interface Stuck {
  readonly seat: string;
  readonly error: unknown;
}

export class Chairs {
  /** Bots are at it; what they do is told when they are through. */
  thinking = false;
  /** The bot that couldn't move: it threw an error, or chose a move that isn't legal. */
  stuck: Stuck | undefined;
  /** An error of our own stopped the bots. They continue when somebody asks, or after the next act. */
  failed = false;
  /** The person who had the screen last. */
  private holder: string | undefined;
  /** The line's length at which the summary of the bots' moves was put away. */
  private hiddenAt = -1;
  /** Where bots without people were last asked to go on. */
  private ranFrom = Number.POSITIVE_INFINITY;
  /** Raised by every act: bots that began before it stop. */
  private run = 0;
  private readonly around: Around;
  private readonly manner: Manner;
  private readonly think: Think;

  constructor(around: Around, manner: Manner, think: Think) {
    this.around = around;
    this.manner = manner;
    this.think = think;
  }

  /** The person whose decision it is, or whose own draw nobody else may see. */
  private get asked(): string | undefined {
    const { node, session, appDraws } = this.around;
    const seat =
      node.kind === 'decision' ? node.seat : node.kind === 'chance' && !appDraws ? node.secret : undefined;
    return seat === undefined || seats.isBot(session, seat) ? undefined : seat;
  }

  /** Whose eyes the table is shown to: the person who is asked; between their turns the person who had it last. */
  get eyes(): string {
    const { session } = this.around;
    const { asked, handTo } = this;
    if (asked !== undefined && !handTo) return asked;
    const here = seats.lookingOn(session);
    return here.find((seat) => seat === this.holder) ?? (here[0] as string);
  }

  /** The person to whom the screen goes now; undefined where it stays where it is. */
  get handTo(): string | undefined {
    const { session } = this.around;
    const here = seats.people(session);
    // Beside a printed board the device lies on the table, for whoever is nearest.
    if (here.length < 2 || !session.game.seated(session.options)) return undefined;
    const held = here.find((seat) => seat === this.holder);
    const next = this.asked ?? held ?? here[0];
    if (next === held) return undefined;
    const always = this.manner.passedOn === 'always' && this.asked !== undefined;
    return always || inTheOpen(session).hides ? next : undefined;
  }

  handOver(): void {
    this.holder = this.handTo;
    this.around.news();
  }

  /** If nobody passes the screen on, the person who was asked last has it. */
  keepHolder(asked: string): void {
    if (this.manner.passedOn === 'secrets' && !inTheOpen(this.around.session).hides) this.holder = asked;
  }

  /** Is it for the bots to go on: with a decision, or with a draw of the app after one of theirs? */
  get botsTurn(): boolean {
    const { node, session, appDraws } = this.around;
    if (node.kind === 'decision') return seats.isBot(session, node.seat);
    if (node.kind !== 'chance' || !appDraws || !this.manner.drawsWithBots) return false;
    return seats.followsBot(session.line, session.line.length, seats.botOf(session));
  }

  /** Is it for the person at the screen to answer? */
  get personAsked(): boolean {
    return !this.thinking && !this.handTo && !this.botsTurn;
  }

  /** What the bots did since a person's last step, until it is put away. */
  get played(): readonly seats.Beat[] {
    const { session } = this.around;
    if (this.thinking || this.hiddenAt === session.line.length) return [];
    const all = seats.beats(session);
    return seats.people(session).length > 0 ? all : all.filter((beat) => beat.from >= this.ranFrom);
  }

  hide(): void {
    this.hiddenAt = this.around.session.line.length;
    this.around.news();
  }

  /**
   * Bots play on, in one go, up to the next thing that a person must say. Where no person sits, they play to the
   * end of the turn, and only when asked.
   */
  async letPlay(asked = false): Promise<void> {
    const { around } = this;
    const { session } = around;
    const { game } = session;
    const watched = seats.people(session).length === 0;
    if (this.thinking || this.stuck !== undefined || !this.botsTurn) return;
    // A screen lets bots play at every change: it would run into the same error again and again.
    if ((watched || this.failed) && !asked) return;
    this.failed = false;
    const run = ++this.run;
    const turn = game.turn(session.state);
    this.thinking = true;
    this.ranFrom = session.line.length;
    // After a person's step the prompt has named the bot already.
    around.news(!watched);
    try {
      while (this.botsTurn && !(watched && game.turn(session.state) !== turn)) {
        const { node } = session;
        if (node.kind !== 'decision') {
          must(session.roll());
          continue;
        }
        const found = await this.moveOf(node);
        // Somebody acted meanwhile, here or elsewhere.
        if (run !== this.run || session !== around.session) return;
        if ('error' in found) {
          this.stuck = found;
          break;
        }
        must(session.play(node.seat, found.move));
      }
    } catch (error) {
      if (run === this.run) {
        this.thinking = false;
        this.failed = true;
        around.botsAreThrough();
      }
      throw error;
    }
    this.thinking = false;
    around.botsAreThrough();
  }

  /** A bot that breaks must not break the game, so its errors are values; errors of our own code are thrown. */
  private async moveOf(node: Decision<AnySpec>): Promise<{ readonly move: string } | Stuck> {
    const { session } = this.around;
    const { seat } = node;
    try {
      const { move } = await this.think(
        jobAt(session, session.line.length, seat, seats.playerOf(session, seat)),
      );
      return legal(node, move) ? { move } : { seat, error: new Error(`'${move}' isn't legal`) };
    } catch (error) {
      return { seat, error };
    }
  }

  /** Bots stop where they are; they begin again from what stands then. */
  stop(): void {
    this.run++;
    this.thinking = false;
    this.stuck = undefined;
    this.failed = false;
  }

  /**
   * Why a bot made a step of the line: it is asked again, and answers the same. Undefined where its reasons would give
   * away what only its seat may see.
   */
  async why(at: number): Promise<Answer | undefined> {
    const { session } = this.around;
    const played = session.line[at];
    const bot = played && seats.botOf(session)(played);
    if (!bot || played.step.kind !== 'move') return undefined;
    const { by } = played.step;
    return seesAll(session, at, by, this.eyes) ? this.think(jobAt(session, at, by, bot)) : undefined;
  }

  /** Do bots go on by themselves after a person? */
  private get mixed(): boolean {
    const { session } = this.around;
    return seats.anyBots(session) && seats.people(session).length > 0;
  }

  /** Did the app make this draw in the same tap as the step before? */
  private sameTap(line: Steps, at: number): boolean {
    const { own, table } = this.around;
    return !own && sameTap(table, line, at, this.manner.drawsWithAnswers);
  }

  /** Where the tap begins that led to the position after so many steps; -1 where none did. */
  tapBefore(end: number): number {
    const { session } = this.around;
    const { line: steps, base } = session;
    const line = { steps, after: (n: number) => session.replayed(n) };
    let at = end - 1;
    while (at >= base && (automatic(steps[at] as Played<AnySpec>) || this.sameTap(line, at))) at--;
    return at < base ? -1 : at;
  }

  /** The steps that an undo of `n` taps undoes; with bots, of each a person's and all that followed it. */
  undoes(n = 1): readonly Played<AnySpec>[] {
    const { session } = this.around;
    const { drawsWithBots } = this.manner;
    let from = session.line.length;
    for (let left = n; left > 0; left--) {
      const at = this.tapBefore(this.mixed ? seats.sincePeople(session, from, drawsWithBots) : from);
      // Where nothing of a person's stands, the bots would only do it again.
      if (at < 0) break;
      from = at;
    }
    return session.line.slice(from);
  }

  /** Whose moves an undo undoes. */
  get undoesMovesOf(): readonly string[] {
    return seats.seatsOf(this.around.session, this.undoes());
  }

  /** The steps that a redo of `n` taps brings back; with bots, of each a person's and what followed it. */
  restores(n = 1): readonly Played<AnySpec>[] {
    const { session } = this.around;
    const { line, undone } = session;
    const steps = [...line, ...undone.toReversed()];
    const whole = { steps, after: (n: number) => session.replayed(n) };
    const bot = seats.botOf(session);
    const begins = (at: number) =>
      !automatic(steps[at] as Played<AnySpec>) &&
      !this.sameTap(whole, at) &&
      (!this.mixed || seats.personal(steps, at, bot, this.manner.drawsWithBots));
    let to = line.length;
    for (let left = n; left > 0 && to < steps.length; left--) {
      to++;
      while (to < steps.length && !begins(to)) to++;
    }
    return steps.slice(line.length, to);
  }
}

/** Did the eyes see all that a seat saw after `at` steps? */
function seesAll(session: Session<AnySpec>, at: number, seat: string, eyes: string): boolean {
  const { game } = session;
  const state = session.replayed(at);
  const scene = (of: string) => JSON.stringify(game.scene(game.view(state, of)));
  return seat === eyes || scene(seat) === scene(eyes);
}

/** A legal step of a bot is never refused. */
function must(done: Attempt<unknown>): void {
  if (!done.ok) throw new Error(`a bot's step was refused: ${done.problem.reason}`);
}
