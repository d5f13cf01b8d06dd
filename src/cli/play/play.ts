/** One game at the table: asks one thing, takes the answer, and does what the keys stand for. */
import { wrap } from '../terminal.ts';
import { notPossible } from '../words/terminal.ts';
import { single } from './asking.ts';
import { botsPlay, players } from './chairs.ts';
import type { Desk } from './desk.ts';
import { ask, askAside, Wrong } from './dialogues.ts';
import { type Asked, readKey } from './keys.ts';
import { odds, story, wholeTable, why } from './look-up.ts';
import type { Supposed } from './outlook.ts';
import { adjust, branch, redo, undo } from './put-right.ts';
import { Question } from './question.ts';
import { Screen } from './screen.ts';

/** Takes what the last person saw off the screen, and out of what can be scrolled back to. */
const CLEARED = '\u001b[2J\u001b[3J\u001b[H';

export class Play {
  private readonly desk: Desk;
  private readonly question: Question;
  private readonly screen: Screen;
  private leaving = false;
  /** What the player supposed when asking for odds; it holds for the next question. */
  private supposed: Supposed = {};

  /** `above`: lines of the set-up that already stand on the screen. */
  constructor(desk: Desk, above: number) {
    this.desk = desk;
    this.question = new Question(desk);
    this.screen = new Screen(desk, this.question, above);
  }

  async run(): Promise<void> {
    const { desk } = this;
    const { out, err, live } = desk.terminal;
    while (!this.leaving) {
      if (desk.changed) {
        await botsPlay(desk);
        if (!(await this.passedOn())) return;
        this.screen.show();
      }
      desk.changed = false;
      await desk.keeping.settle(desk.session, (question) => ask(desk, question));
      const line = await desk.answers.next('> ');
      if (line === undefined) {
        // Ctrl-C and Ctrl-D leave the cursor behind the prompt.
        if (live) out('');
        return;
      }
      try {
        await this.answer(line);
      } catch (error) {
        if (!(error instanceof Wrong)) throw error;
        err(error.message);
      }
    }
  }

  /** Where the game hides something, the next person takes the screen before it shows what is theirs; false: none came. */
  private async passedOn(): Promise<boolean> {
    const { sitting, terminal, words, answers } = this.desk;
    const { handTo } = sitting.chairs;
    if (handTo === undefined) return true;
    if (terminal.live) terminal.out(CLEARED);
    terminal.out(wrap(terminal.words.play.passTo(words.seats(handTo)), terminal.width));
    if ((await answers.next('> ')) === undefined) return false;
    sitting.chairs.handOver();
    return true;
  }

  private async answer(line: string): Promise<void> {
    const { desk, question } = this;
    const { session, sitting, terminal } = desk;
    const { node } = session;
    const asked = readKey(line, question.isNamed);
    // Outside of a draw `d` and `+` are letters like any other, unless they are meant as keys.
    const drawing = node.kind === 'chance' || line.startsWith(':');
    if (asked && (drawing || (asked.key !== 'd' && asked.key !== '+'))) return this.obey(asked);
    if (node.kind === 'end') {
      if (line !== '') throw new Wrong(terminal.words.play.over);
      this.leaving = true;
      return;
    }
    if (line === '' && node.kind === 'chance' && sitting.appDraws) return this.draw();
    if (line === '' && single(node) && node.kind !== 'chance') return this.move(node.moves[0] as string);
    if (line === '') throw new Wrong(question.hint(node));
    const rolled = question.rolled(line, node);
    if (rolled) return this.move(rolled);
    const several = question.several(line, node);
    if (several.length > 0) return this.inTurn(several, node.ask);
    this.move(question.chosen(line, node));
  }

  /** Numbers read off several cards: one after the other, as long as the same thing is asked. */
  private inTurn(numbers: readonly string[], asked: string): void {
    const { session, terminal } = this.desk;
    for (const number of numbers) {
      const { node } = session;
      if (node.kind !== 'table' || node.ask !== asked) throw new Wrong(terminal.words.wrong.answer(number));
      this.move(this.question.chosen(number, node));
    }
  }

  private async obey({ key, text }: Asked): Promise<void> {
    const { desk } = this;
    const { session } = desk;
    switch (key) {
      case 'q':
        this.leaving = true;
        return;
      case '?':
        return why(desk, text === '' ? undefined : this.count(text, session.entries.length));
      case 'u':
        return undo(desk, this.count(text, session.line.length - session.base));
      case 'r':
        return redo(desk, this.count(text, session.undone.length));
      case 'a':
        return adjust(desk);
      case 'n':
        return this.remark('note', text);
      case 'm':
        return this.remark('mark', text);
      case 'o':
        this.supposed = odds(desk, text, this.supposed);
        return;
      case 's':
        return story(desk);
      case 't':
        return wholeTable(desk);
      case 'b':
        return branch(desk, text);
      case 'p':
        return players(desk, text);
      case '!':
        return this.aside(text);
      case 'd':
        return desk.done(desk.sitting.roll('one'));
      case '+':
        if (desk.sitting.drawnBefore === undefined) throw new Wrong(desk.terminal.words.wrong.again);
        return desk.done(desk.sitting.newDraw(desk.sitting.appDraws ? 'question' : 'one'));
    }
  }

  /** The app draws. One Enter is one thing: a whole hand, as long as the same is asked, but not the roll after it. */
  private draw(): void {
    this.desk.done(this.desk.sitting.roll('question'));
  }

  private move(move: string): void {
    this.desk.done(this.desk.sitting.play(move));
  }

  /** A number behind a key, up to `most`. */
  private count(text: string, most: number): number {
    if (text === '') return 1;
    if (!/^[1-9]\d{0,4}$/.test(text))
      throw new Wrong(notPossible(this.desk.terminal.words, text, `1–${Math.max(1, most)}`));
    return Number(text);
  }

  /** A note or a bookmark: what is written behind the key, or asked for. */
  private async remark(kind: 'note' | 'mark', typed: string): Promise<void> {
    const { desk } = this;
    const { out, words: own } = desk.terminal;
    const text = typed || (await ask(desk, own.play[kind]));
    if (!text) return;
    desk.entered(desk.sitting[kind](text));
    desk.sayCut(text);
    out(kind === 'note' ? own.play.noted : own.play.marked);
  }

  private async aside(text: string): Promise<void> {
    const { desk } = this;
    const asked = await askAside(desk, desk.view, text);
    if (!asked) return;
    desk.done(desk.sitting.aside(asked.move, asked.text));
    desk.sayCut(asked.text);
  }
}
