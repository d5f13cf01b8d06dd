/** Everything a game in the terminal needs: the sitting, the words, where it is saved, and what to tell next. */
import type { AnySpec, Hand } from '../../kernel/game.ts';
import type { Scene } from '../../kernel/scene.ts';
import { TEXT_LIMIT } from '../../kernel/session/journal.ts';
import type { Played, Session } from '../../kernel/session/session.ts';
import type { Words } from '../../kernel/words.ts';
import type { SurfaceRules } from '../../sitting/chairs.ts';
import { decidedBy, type Narrator, reported } from '../../sitting/narrate.ts';
import { type ActResult, isDone, type Refusal, sayRefusal } from '../../sitting/refusal.ts';
import { type BotOf, botOf, PERSON } from '../../sitting/seats.ts';
import type { Sitting } from '../../sitting/sitting.ts';
import type { SaveTarget } from '../disk/save-target.ts';
import { newSeed } from '../new-seed.ts';
import { type Terminal, wrap } from '../terminal.ts';
import type { Bots } from './bots.ts';
import type { Lines } from './lines.ts';
import type { Others } from './others.ts';
import type { Supposed } from './outlook.ts';

/** People share the terminal, and pass it on only if the game hides something; each draw needs an Enter. */
export const TERMINAL: SurfaceRules = {
  handOver: 'ifHidden',
  drawsWithBots: false,
  drawsWithAnswers: false,
  newSeed,
};

/** The shared table that the game is at, as the desk sees it. */
export interface TableConnection {
  /** The person who must act, if it's somebody else at the table; otherwise undefined. */
  readonly waitsFor: string | undefined;
  /** Waits until no draw is pending, or the connection is lost. */
  drawn(): Promise<void>;
  /** Says, with what is told next, that the others are asked for their consent. */
  asksFirst(): void;
  /** Why something between people was refused. */
  refused(reason: string): string;
  /** Undefined if all devices belong to one player. */
  readonly others: Others | undefined;
}

export class Desk {
  readonly terminal: Terminal;
  readonly sitting: Sitting;
  readonly words: Words<AnySpec>;
  readonly answers: Lines;
  readonly target: Pick<SaveTarget, 'id' | 'save' | 'switchTo' | 'askForFile'>;
  readonly bots: Bots;
  /**
   * What has just happened or must be put right, shown between the table and the prompt. Steps are phrased when they
   * are shown, because only then is it clear who is looking.
   */
  readonly news: (string | Played<AnySpec>)[] = [];
  /** The table is drawn again only after a change. */
  changed = true;
  remote: TableConnection | undefined;
  /** How many lines the player has just looked up. */
  lookedUp = 0;
  /** What the player supposes in questions about the odds. */
  supposed: Supposed = {};

  constructor(
    terminal: Terminal,
    sitting: Sitting,
    words: Words<AnySpec>,
    answers: Lines,
    target: Desk['target'],
    bots: Bots,
  ) {
    this.terminal = terminal;
    this.sitting = sitting;
    this.words = words;
    this.answers = answers;
    this.target = target;
    this.bots = bots;
    // Whatever is entered is saved, before anything of it is told.
    sitting.changes.watch(() => target.save(this.session));
  }

  get session(): Session<AnySpec> {
    return this.sitting.session;
  }

  get view(): AnySpec['view'] {
    return this.sitting.view();
  }

  get narrator(): Narrator {
    return this.sitting.narrator(this.words, this.terminal.program);
  }

  /** The dice that the player may have rolled here. */
  get hand(): Hand<string> | undefined {
    return this.session.game.hand(this.view);
  }

  get scene(): Scene {
    return this.sitting.scene();
  }

  /** Why an act was refused; undefined if it's done, or the others are asked for it. */
  complaint(acted: ActResult): string | undefined {
    if (!acted.ok) return this.refusal(acted.refused);
    if (acted.proposed) this.remote?.asksFirst();
    return undefined;
  }

  /** Why something was refused. */
  refusal(refused: Refusal): string {
    if (refused.why === 'table' && this.remote) return this.remote.refused(refused.reason);
    return sayRefusal(this.terminal.program, this.words, this.view, refused);
  }

  /** Tells what happened in the game, or returns why it was refused. */
  tellAct(acted: ActResult): string | undefined {
    if (!isDone(acted)) return this.complaint(acted);
    this.tell(acted.items.flatMap(({ played }) => played ?? []));
    this.changed = true;
    return undefined;
  }

  /** Who plays a seat from now on. */
  tellSeat(seat: string, who: string): void {
    const { story } = this.terminal.program;
    const seats: readonly string[] = this.session.game.seats(this.session.options);
    const player = who === PERSON ? story.person : seats.includes(who) ? this.words.seats(who) : who;
    this.news.push(story.seat(this.words.seats(seat), player));
  }

  tell(played: readonly Played<AnySpec>[]): void {
    this.news.push(...played);
  }

  get newsLines(): readonly string[] {
    const bot = botOf(this.session);
    return this.news.flatMap((one) => (typeof one === 'string' ? [one] : this.told(one, bot)));
  }

  private told(step: Played<AnySpec>, bot: BotOf): readonly string[] {
    const { narrator } = this;
    const { paint, width } = this.terminal;
    const by = decidedBy(narrator, step, bot);
    return reported(narrator, step).map((line, i) =>
      wrap(i === 0 && by ? `${line} ${paint('dim', `(${by})`)}` : line, width, 2),
    );
  }

  /** A note, a reason or a comment may be longer than a journal allows. */
  warnIfCut(text: string): void {
    if (text.length > TEXT_LIMIT) this.terminal.err(this.terminal.words.play.cut(TEXT_LIMIT));
  }
}
