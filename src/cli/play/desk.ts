/** What a game in the terminal lies on: the sitting, the words, where it is kept, and what is to be told next. */
import type { AnySpec, Hand } from '../../kernel/game.ts';
import type { Scene } from '../../kernel/scene.ts';
import { type Entry, TEXT_LIMIT } from '../../kernel/session/journal.ts';
import type { Played, Session } from '../../kernel/session/session.ts';
import type { Words } from '../../kernel/words.ts';
import type { Manner } from '../../sitting/chairs.ts';
import { type Acted, sayRefused } from '../../sitting/refused.ts';
import { type BotOf, botOf } from '../../sitting/seats.ts';
import type { Sitting } from '../../sitting/sitting.ts';
import { decidedBy, reported, type Telling } from '../../sitting/told.ts';
import type { Keeping } from '../disk/keeping.ts';
import { type Terminal, wrap } from '../terminal.ts';
import type { Bots } from './bots.ts';
import { Wrong } from './dialogues.ts';
import type { Lines } from './lines.ts';

/** Everybody looks at the same terminal, unless the game hides something; and Enter asks for each draw. */
export const AT_THE_TERMINAL: Manner = { passedOn: 'secrets', drawsWithBots: false, drawsWithAnswers: false };

export class Desk {
  readonly terminal: Terminal;
  readonly sitting: Sitting;
  readonly words: Words<AnySpec>;
  readonly answers: Lines;
  readonly keeping: Pick<Keeping, 'id' | 'save' | 'into' | 'settle'>;
  readonly bots: Bots;
  /**
   * What has just happened, or is to be put right; told between the table and the prompt, where the eye is. A step is
   * put into words when it is shown: by then it is known who looks.
   */
  readonly news: (string | Played<AnySpec>)[] = [];
  /** The table is drawn again only when something has changed. */
  changed = true;

  constructor(
    terminal: Terminal,
    sitting: Sitting,
    words: Words<AnySpec>,
    answers: Lines,
    keeping: Desk['keeping'],
    bots: Bots,
  ) {
    this.terminal = terminal;
    this.sitting = sitting;
    this.words = words;
    this.answers = answers;
    this.keeping = keeping;
    this.bots = bots;
  }

  get session(): Session<AnySpec> {
    return this.sitting.session;
  }

  get view(): AnySpec['view'] {
    return this.sitting.view();
  }

  get telling(): Telling {
    return this.sitting.telling(this.words, this.terminal.program);
  }

  /** The dice that the player may have rolled here. */
  get hand(): Hand<string> | undefined {
    return this.session.game.hand(this.view);
  }

  get scene(): Scene {
    return this.sitting.scene();
  }

  /** Saves what was entered, or says why it was refused. */
  entered(acted: Acted): readonly Entry[] {
    if (!acted.ok) throw new Wrong(sayRefused(this.terminal.program, this.words, this.view, acted.refused));
    this.keeping.save(this.session);
    return acted.entries;
  }

  /** Something happened in the game: it is saved and told. */
  done(acted: Acted): void {
    const steps = this.entered(acted).filter(({ kind }) => kind === 'move' || kind === 'aside').length;
    this.tell(this.session.line.slice(this.session.line.length - steps));
    this.changed = true;
  }

  tell(played: readonly Played<AnySpec>[]): void {
    this.news.push(...played);
  }

  get newsLines(): readonly string[] {
    const bot = botOf(this.session);
    return this.news.flatMap((one) => (typeof one === 'string' ? [one] : this.told(one, bot)));
  }

  private told(step: Played<AnySpec>, bot: BotOf): readonly string[] {
    const { telling } = this;
    const { paint, width } = this.terminal;
    const by = decidedBy(telling, step, bot);
    return reported(telling, step).map((line, i) =>
      wrap(i === 0 && by ? `${line} ${paint('dim', `(${by})`)}` : line, width, 2),
    );
  }

  /** A note, a reason or a word on an aside may have been longer than a journal takes. */
  sayCut(text: string): void {
    if (text.length > TEXT_LIMIT) this.terminal.err(this.terminal.words.play.cut(TEXT_LIMIT));
  }
}
