/** What a game in the terminal lies on: the session, the words, where it is kept, and what is to be told next. */
import type { AnySpec, Hand } from '../../kernel/game.ts';
import type { Scene } from '../../kernel/scene.ts';
import { type Attempt, type Entry, TEXT_LIMIT } from '../../kernel/session/journal.ts';
import type { Played, Session } from '../../kernel/session/session.ts';
import type { Words } from '../../kernel/words.ts';
import { botOf, eyesOf } from '../../sitting/seats.ts';
import { decidedBy, reported, type Telling } from '../../sitting/told.ts';
import { sayProblem } from '../../words/program.ts';
import type { Keeping } from '../disk/keeping.ts';
import { type Terminal, wrap } from '../terminal.ts';
import type { Answers } from './answers.ts';
import type { Bots } from './bots.ts';
import { Wrong } from './dialogues.ts';
import { tellingOf } from './story.ts';

export class Desk {
  readonly terminal: Terminal;
  session: Session<AnySpec>;
  readonly words: Words<AnySpec>;
  readonly answers: Answers;
  /** The player draws and rolls; the app only asks. */
  readonly mine: boolean;
  readonly keeping: Pick<Keeping, 'id' | 'save' | 'into' | 'settle'>;
  readonly bots: Bots;
  /** What has just happened, or is to be put right; told between the table and the prompt, where the eye is. */
  readonly news: string[] = [];
  /** The table is drawn anew only when something has changed. */
  changed = true;

  constructor(
    terminal: Terminal,
    session: Session<AnySpec>,
    words: Words<AnySpec>,
    answers: Answers,
    mine: boolean,
    keeping: Desk['keeping'],
    bots: Bots,
  ) {
    this.terminal = terminal;
    this.session = session;
    this.words = words;
    this.answers = answers;
    this.mine = mine;
    this.keeping = keeping;
    this.bots = bots;
  }

  get view(): AnySpec['view'] {
    const { game, state } = this.session;
    return game.view(state, this.eyes);
  }

  /** Whose eyes the screen is for. */
  get eyes(): string {
    return eyesOf(this.session);
  }

  get telling(): Telling {
    return tellingOf(this.terminal, this.session, this.words, this.eyes);
  }

  /** The dice that the player may have rolled here. */
  get hand(): Hand<string> | undefined {
    return this.session.game.hand?.(this.view);
  }

  get scene(): Scene {
    return this.session.game.scene(this.view);
  }

  /** Saves what was entered, or says what is wrong with it. */
  entered(result: Attempt<readonly Entry[]>): readonly Entry[] {
    if (!result.ok) throw new Wrong(sayProblem(this.terminal.program, result.problem, this.words));
    this.keeping.save(this.session);
    return result.value;
  }

  /** Something happened in the game: it is saved and told. */
  done(result: Attempt<readonly Entry[]>): void {
    const steps = this.entered(result).filter(({ kind }) => kind === 'move' || kind === 'aside').length;
    this.tell(this.session.line.slice(this.session.line.length - steps));
    this.changed = true;
  }

  tell(played: readonly Played<AnySpec>[]): void {
    const { telling } = this;
    const { paint, width } = this.terminal;
    const bot = botOf(this.session);
    for (const step of played) {
      const lines = reported(telling, step);
      const by = decidedBy(telling, step, bot);
      for (const [i, line] of lines.entries())
        this.news.push(wrap(i === 0 && by ? `${line} ${paint('dim', `(${by})`)}` : line, width, 2));
    }
  }

  /** A note, a reason or a word on an aside may have been longer than a journal takes. */
  sayCut(text: string): void {
    if (text.length > TEXT_LIMIT) this.terminal.err(this.terminal.words.play.cut(TEXT_LIMIT));
  }
}
