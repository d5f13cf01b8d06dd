/** The chairs around a table: whose turn it is to hold the device, bots that play in one go, and whose moves an undo takes. */
import type { AnySpec } from '../../kernel/game.ts';
import { automatic, type Played } from '../../kernel/session/session.ts';
import * as seated from '../../sitting/seats.ts';
import { type Answer, jobAt } from '../../sitting/think.ts';
import type { Sitting } from '../table/sitting.ts';
import { Thinker } from './thinker.ts';

const { botOf, isBot, people } = seated;

export class Chairs {
  /** Bots are at it; what they do is told when they are through. */
  thinking = false;
  /** A bot found no move. */
  stuck = false;
  /** The person who was handed the device last. */
  private holder: string | undefined;
  /** The line's length at which the summary of the bots' moves was put away. */
  private hiddenAt = -1;
  /** Where bots without people were last asked to go on. */
  private ranFrom = Number.POSITIVE_INFINITY;
  /** Raised by every act: bots that began before it stop. */
  private run = 0;
  private readonly thinker = new Thinker();
  private readonly sitting: Sitting;

  constructor(sitting: Sitting) {
    this.sitting = sitting;
  }

  /** Whose eyes the table is shown to: the person who decides; between their turns whoever had the device last. */
  get eyes(): string {
    const { node, session, game } = this.sitting;
    if (node.kind === 'decision' && !this.handTo && !isBot(session, node.seat)) return node.seat;
    const here = people(session);
    return here.find((seat) => seat === this.holder) ?? here[0] ?? (game.seats(session.options)[0] as string);
  }

  /** The person to whom the device goes now; undefined where it stays where it is. */
  get handTo(): string | undefined {
    const { game, node, session } = this.sitting;
    if (node.kind !== 'decision' || isBot(session, node.seat) || node.seat === this.holder) return undefined;
    // Beside a printed board the device lies on the table, for whoever is nearest.
    return people(session).length > 1 && game.seated?.(session.options) !== false ? node.seat : undefined;
  }

  handOver(): boolean {
    this.holder = this.handTo;
    this.sitting.news();
    return true;
  }

  /** Is it for the bots to go on: with a decision, or with a draw of the app after one of theirs? */
  get botsTurn(): boolean {
    const { node, session, appDraws } = this.sitting;
    if (node.kind === 'decision') return isBot(session, node.seat);
    const { line } = session;
    return node.kind === 'chance' && appDraws && seated.followsBot(line, line.length, botOf(session));
  }

  /** Is it for whoever holds the device to answer? */
  get personAsked(): boolean {
    return !this.thinking && !this.handTo && !this.botsTurn;
  }

  /** What the bots did since a person's last step, until it is put away. */
  get played(): readonly seated.Beat[] {
    const { session, toDo } = this.sitting;
    if (this.thinking || toDo.work || this.hiddenAt === session.line.length) return [];
    const all = seated.beats(session);
    return people(session).length > 0 ? all : all.filter((beat) => beat.from >= this.ranFrom);
  }

  hide(): void {
    this.hiddenAt = this.sitting.session.line.length;
    this.sitting.news();
  }

  /**
   * Bots play on, in one go, up to the next thing that a person must say. Where no person sits, they play to the
   * end of the turn, and only when asked.
   */
  async letPlay(asked = false): Promise<void> {
    const { sitting } = this;
    const { session, game } = sitting;
    const watched = people(session).length === 0;
    if (this.thinking || this.stuck || !this.botsTurn || (watched && !asked)) return;
    const run = ++this.run;
    const turn = game.turn(session.state);
    this.thinking = true;
    this.ranFrom = session.line.length;
    // After a person's step the prompt has named the bot already.
    sitting.news(!watched);
    try {
      while (this.botsTurn && !(watched && game.turn(session.state) !== turn)) {
        const { node, line } = session;
        const seat = node.kind === 'decision' ? node.seat : undefined;
        const job = seat && jobAt(session, line.length, seat, session.who[seat] ?? '');
        const move = job && (await this.thinker.think(job)).move;
        // Somebody acted meanwhile, here or in another window.
        if (run !== this.run || session !== sitting.session) return;
        const done = seat && move ? session.play(seat, move) : session.roll();
        if (!done.ok) throw new Error(done.problem.reason);
      }
    } catch {
      if (run !== this.run) return;
      this.stuck = true;
    }
    this.thinking = false;
    sitting.botsAreThrough();
  }

  goOn(): boolean {
    void this.letPlay(true);
    return true;
  }

  /** Bots stop where they are; they begin again from what stands then. */
  stop(): void {
    this.run++;
    this.thinking = false;
    this.stuck = false;
  }

  /** Nobody looks at the table any more. */
  leave(): void {
    this.stop();
    this.thinker.end();
  }

  /** Why a bot made a step of the line: it is asked again, and answers the same. */
  async why(at: number): Promise<Answer | undefined> {
    const { session } = this.sitting;
    const played = session.line[at];
    const bot = played && botOf(session)(played);
    if (!bot || played.step.kind !== 'move') return undefined;
    return this.thinker.think(jobAt(session, at, played.step.by, bot));
  }

  /** Do bots go on of themselves after a person? */
  get mixed(): boolean {
    const { session } = this.sitting;
    return seated.anyBots(session) && people(session).length > 0;
  }

  /** The steps that an undo takes back: one, or with bots a person's last one and all that followed it. */
  get takesBack(): readonly Played<AnySpec>[] {
    const { session } = this.sitting;
    const { line, base } = session;
    const from = this.mixed
      ? seated.sincePeople(session) - 1
      : line.findLastIndex((played) => !automatic(played));
    // Where nothing of a person's stands, the bots would only do it again.
    return from < base ? [] : line.slice(from);
  }

  /** Whose moves an undo takes back. */
  get takesBackOf(): readonly string[] {
    return seated.seatsOf(this.sitting.session, this.takesBack);
  }

  /** How many steps a redo brings back at a table with bots: a person's, and what followed it. */
  get restores(): number {
    const { line, undone } = this.sitting.session;
    const whole = [...line, ...undone.toReversed()];
    const bot = botOf(this.sitting.session);
    let to = line.length + 1;
    while (to < whole.length && !seated.personal(whole, to, bot)) to++;
    return whole.slice(line.length, to).filter((played) => !automatic(played)).length;
  }
}
