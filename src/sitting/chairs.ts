/** The chairs around a table: who holds the screen, and when bots play. */
import { at } from '../kernel/at.ts';
import { type AnySpec, type Decision, legal, type Node } from '../kernel/game.ts';
import type { Seed } from '../kernel/session/draws.ts';
import type { Attempt } from '../kernel/session/journal.ts';
import type { Session } from '../kernel/session/session.ts';
import { publicView } from './public-view.ts';
import * as seats from './seats.ts';
import { type Answer, type Job, jobAt } from './think.ts';

/** How people and bots take turns on a surface. */
export interface SurfaceRules {
  /**
   * When people who share one screen pass it on and confirm that they have it: always, or only in games that hide
   * something.
   */
  readonly handOver: 'always' | 'ifHidden';
  /** Whether the app also makes the draws after a bot's move; if not, the player requests each. */
  readonly drawsWithBots: boolean;
  /** Whether a confirmation also makes the app's draw after it, in one tap; if not, the player requests it. */
  readonly drawsWithAnswers: boolean;
  /** Makes a seed if the game's draws were made elsewhere until now; at a shared table, they still are. */
  readonly newSeed?: () => Seed;
}

/** Where bots think: in a worker, or here. A bot that can't answer rejects. */
export type Think = (job: Job) => Promise<Answer>;

/** The part of the sitting that the chairs use. */
interface Host {
  readonly session: Session<AnySpec>;
  readonly node: Node<AnySpec>;
  readonly appDraws: boolean;
  /** A draw was asked for and isn't there yet. */
  readonly drawing: boolean;
  readonly playsBots: boolean;
  /** The seats of the person at this screen; undefined if everybody uses it. */
  readonly ownSeats: readonly string[] | undefined;
  /** Something changed; the prompt is announced unless it was `alreadySaid` with the last step. */
  announce(said?: boolean): void;
  onBotsDone(): void;
  /** After an error in the rules: the position as the journal says. */
  restorePosition(): void;
  /** The app's draw after a bot's move; false if it comes later. */
  rollForBots(): boolean;
  /** The random seed of a bot's step that was made elsewhere. */
  luckAt(at: number): Promise<number | undefined>;
}

export interface Stuck {
  readonly seat: string;
  readonly error: unknown;
}

export class Chairs {
  /** Bots are playing; their moves are shown when they finish. */
  thinking = false;
  /** The bot that couldn't move: it threw an error, or chose a move that isn't legal. */
  stuck: Stuck | undefined;
  /** An error of ours stopped the bots. They continue on request or after the next act. */
  failed = false;
  /** The person who had the screen last. */
  private holder: string | undefined;
  /** The line's length at which the player closed the summary of the bots' moves. */
  private dismissedAt = -1;
  /** The line's length at which bots without people were last told to continue. */
  private ranFrom = Number.POSITIVE_INFINITY;
  /** Incremented by every act, which stops bots that started before it. */
  private run = 0;
  private readonly host: Host;
  private readonly surface: SurfaceRules;
  private readonly think: Think;

  constructor(host: Host, surface: SurfaceRules, think: Think) {
    this.host = host;
    this.surface = surface;
    this.think = think;
  }

  /** The person who must decide, or make a draw that only they may see. */
  private get asked(): string | undefined {
    const { node, session, appDraws } = this.host;
    const seat =
      node.kind === 'decision' ? node.seat : node.kind === 'chance' && !appDraws ? node.secret : undefined;
    return seat === undefined || seats.isBot(session, seat) ? undefined : seat;
  }

  /** The seat that the table is shown to: the person who is asked, or between turns the person who had it last. */
  get viewer(): string {
    const { session } = this.host;
    const { asked, nextHolder, waitsFor } = this;
    if (asked !== undefined && !nextHolder && !waitsFor) return asked;
    const { ownSeats = [] } = this.host;
    const here = ownSeats.length > 0 ? ownSeats : seats.viewers(session);
    return here.find((seat) => seat === this.holder) ?? at(here, 0);
  }

  /** The person who gets the screen next; undefined if it isn't passed on. */
  get nextHolder(): string | undefined {
    const { session, ownSeats } = this.host;
    const here = seats.people(session);
    // At a shared table everybody has their own screen.
    if (ownSeats) return undefined;
    // With a printed board the device isn't passed around.
    if (here.length < 2 || !session.game.seated(session.options)) return undefined;
    const held = here.find((seat) => seat === this.holder);
    const next = this.asked ?? held ?? here[0];
    if (next === held) return undefined;
    const always = this.surface.handOver === 'always' && this.asked !== undefined;
    return always || publicView(session).hides ? next : undefined;
  }

  /** The seat that is asked, if another person at a shared table plays it. */
  get waitsFor(): string | undefined {
    const { node, session, ownSeats } = this.host;
    if (!ownSeats || node.kind !== 'decision' || seats.isBot(session, node.seat)) return undefined;
    return ownSeats.includes(node.seat) ? undefined : node.seat;
  }

  takeDevice(): void {
    this.holder = this.nextHolder;
    this.host.announce();
  }

  /** If nobody passes the screen on, the person who was asked last has it. */
  rememberHolder(asked: string): void {
    if (this.surface.handOver === 'ifHidden' && !publicView(this.host.session).hides) this.holder = asked;
  }

  /** Whether bots play next: a bot's decision, or the app's draw after one. */
  get botsTurn(): boolean {
    const { node, session, appDraws } = this.host;
    if (node.kind === 'decision') return seats.isBot(session, node.seat);
    if (node.kind !== 'chance' || !appDraws || !this.surface.drawsWithBots) return false;
    return seats.afterBotsDecision(session.line, session.line.length, seats.botOf(session));
  }

  /** Whether the person at the screen must answer. */
  get personAsked(): boolean {
    return !this.thinking && !this.nextHolder && !this.botsTurn && !this.waitsFor;
  }

  /** What the bots did since a person's last step, until the player closes the summary. */
  get played(): readonly seats.BotMove[] {
    const { session } = this.host;
    if (this.thinking || this.dismissedAt === session.line.length) return [];
    const all = seats.botMoves(session);
    return seats.people(session).length > 0 ? all : all.filter((botMove) => botMove.from >= this.ranFrom);
  }

  dismiss(): void {
    this.dismissedAt = this.host.session.line.length;
    this.host.announce();
  }

  /**
   * Bots play without a pause until a person must answer. Without people they play to the end of the turn, and only
   * on request (`evenUnattended`).
   */
  async playBots(evenUnattended = false): Promise<void> {
    const { host } = this;
    const { session } = host;
    const { game } = session;
    const watched = seats.people(session).length === 0;
    if (this.thinking || this.stuck !== undefined || !this.botsTurn) return;
    if (host.drawing || !host.playsBots) return;
    // A screen calls this on every change, so without this it would hit the same error forever.
    if ((watched || this.failed) && !evenUnattended) return;
    this.failed = false;
    const run = ++this.run;
    const turn = game.turn(session.state);
    this.thinking = true;
    this.ranFrom = session.line.length;
    // After a person's step the prompt has named the bot already.
    host.announce(!watched);
    try {
      while (this.botsTurn && !(watched && game.turn(session.state) !== turn)) {
        const { node } = session;
        if (node.kind !== 'decision') {
          if (host.rollForBots()) continue;
          break;
        }
        const found = await this.moveOf(node);
        // Somebody acted meanwhile, here or in another window.
        if (run !== this.run || session !== host.session) return;
        if ('error' in found) {
          this.stuck = found;
          break;
        }
        must(session.play(node.seat, found.move));
      }
    } catch (error) {
      if (run === this.run) {
        host.restorePosition();
        this.thinking = false;
        this.failed = true;
        host.onBotsDone();
      }
      throw error;
    }
    this.thinking = false;
    host.onBotsDone();
  }

  /** A broken bot must not break the game, so its errors are returned; errors in our code are thrown. */
  private async moveOf(node: Decision<AnySpec>): Promise<{ readonly move: string } | Stuck> {
    const { session } = this.host;
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

  /** Stops the bots. They restart from the current position. */
  stop(): void {
    this.run++;
    this.thinking = false;
    this.stuck = undefined;
    this.failed = false;
  }

  /**
   * Why a bot made a step of the line: asked again, it gives the same answer. Undefined if its reasons would reveal
   * something that only its seat may see.
   */
  async why(at: number): Promise<Answer | undefined> {
    const { session } = this.host;
    const played = session.line[at];
    const bot = played && seats.botOf(session)(played);
    if (!bot || played.step.kind !== 'move') return undefined;
    const { by } = played.step;
    if (!sawEverything(session, at, by, this.viewer)) return undefined;
    return this.think(jobAt(session, at, by, bot, await this.host.luckAt(at)));
  }
}

/** Whether the viewer saw everything that the seat saw after `at` steps. */
function sawEverything(session: Session<AnySpec>, at: number, seat: string, viewer: string): boolean {
  const { game } = session;
  const state = session.replayed(at);
  const scene = (of: string) => JSON.stringify(game.scene(game.view(state, of)));
  return seat === viewer || scene(seat) === scene(viewer);
}

/** A legal step of a bot is never refused. */
function must(done: Attempt<unknown>): void {
  if (!done.ok) throw new Error(`a bot's step was refused: ${done.problem.reason}`);
}
