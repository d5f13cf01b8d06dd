/** One game in the terminal: asks a question, reads the answer, and carries out the keys. */
import { onlyMove } from '../../kernel/game.ts';
import { drawnBefore } from '../../sitting/drawn-before.ts';
import { wrap } from '../terminal.ts';
import { notPossible } from '../words/terminal.ts';
import { botsPlay, players } from './chairs.ts';
import type { Desk } from './desk.ts';
import { ask, askAside } from './dialogues.ts';
import { type Key, type KeyCommand, readKey } from './keys.ts';
import { NEWS } from './lines.ts';
import { help, odds, story, wholeTable, why } from './look-up.ts';
import { adjust, branch, redo, undo } from './put-right.ts';
import { Question } from './question/question.ts';
import { type Reading, read, refused } from './question/reading.ts';
import { Screen } from './screen.ts';

/** Clears the screen and what can be scrolled back to. */
const CLEARED = '\u001b[2J\u001b[3J\u001b[H';

/** Why an answer can't be taken; undefined if it was. */
type Complaint = string | undefined;

export class Play {
  private readonly desk: Desk;
  private readonly question: Question;
  private readonly screen: Screen;
  private leaving = false;

  /** `above`: how many lines of the set-up are already on the screen. */
  constructor(desk: Desk, above: number) {
    this.desk = desk;
    this.question = new Question(desk);
    this.screen = new Screen(desk, this.question, above);
  }

  async run(): Promise<void> {
    const { desk } = this;
    const { out, err, live } = desk.terminal;
    let complaint: Complaint;
    while (!this.leaving) {
      await desk.remote?.drawn();
      if (desk.changed) {
        await botsPlay(desk);
        if (!(await this.passedOn())) return;
        this.screen.show();
      }
      desk.changed = false;
      if (complaint !== undefined) err(complaint);
      await desk.target.askForFile(desk.session, (question) => ask(desk, question));
      complaint = undefined;
      const line = await (desk.remote
        ? desk.answers.nextOrNews('> ', () => desk.changed)
        : desk.answers.next('> '));
      if (line === NEWS) {
        if (live) out('');
        continue;
      }
      if (line === undefined) {
        // Ctrl-C and Ctrl-D leave the cursor after the prompt.
        if (live) out('');
        return;
      }
      complaint = await this.answer(line);
    }
  }

  /** If the game hides something, the next person takes the screen before it shows their part; false at the end of input. */
  private async passedOn(): Promise<boolean> {
    const { sitting, terminal, words, answers } = this.desk;
    const { nextHolder } = sitting.chairs;
    if (nextHolder === undefined) return true;
    if (terminal.live) terminal.out(CLEARED);
    terminal.out(wrap(terminal.words.play.passTo(words.seats(nextHolder)), terminal.width));
    if ((await answers.next('> ')) === undefined) return false;
    sitting.chairs.takeDevice();
    return true;
  }

  private async answer(line: string): Promise<Complaint> {
    const { desk, question } = this;
    const { session, sitting, terminal } = desk;
    const { node } = session;
    const asked = readKey(line, question.isNamed);
    if (asked && (line.startsWith(':') || this.works(asked.key))) {
      desk.lookedUp = 0;
      const complaint = await this.obey(asked);
      return complaint === undefined && !desk.changed && !this.leaving ? this.askAgain() : complaint;
    }
    if (node.kind === 'end') {
      if (line !== '') return terminal.words.play.over;
      this.leaving = true;
      return undefined;
    }
    if (line === '' && sitting.chairs.failed) {
      // The bots try again.
      desk.changed = true;
      return undefined;
    }
    const waits = desk.remote?.waitsFor;
    if (waits !== undefined) return waits;
    // One Enter draws a whole hand, but not what a later question asks for.
    if (line === '' && node.kind === 'chance' && sitting.appDraws)
      return desk.tellAct(sitting.roll('question'));
    const only = node.kind === 'chance' ? undefined : onlyMove(node);
    if (line === '' && only !== undefined) return this.move(read(only));
    if (line === '') return question.hint(node);
    const several = question.several(line, node);
    return several.length > 0 ? this.inTurn(several) : this.move(question.read(line, node));
  }

  /** Some keys are keys only where they do something, or with a colon; elsewhere the line is an answer. */
  private works(key: Key): boolean {
    const { session, remote } = this.desk;
    switch (key) {
      case 'd':
      case '+':
        return session.node.kind === 'chance';
      case 'y':
      case 'x':
        return remote?.others?.toAnswer !== undefined;
      case 'w':
        return remote?.others?.myProposal !== undefined;
      default:
        return true;
    }
  }

  /** The question again; if it would push what was looked up off the screen, the player reads that first. */
  private async askAgain(): Promise<Complaint> {
    const { terminal, lookedUp, remote, answers } = this.desk;
    // At a shared table somebody else may change the question in the meantime.
    if (terminal.live && !remote && lookedUp > 0 && !this.screen.fitsBelow(lookedUp)) {
      terminal.out(terminal.paint('dim', wrap(terminal.words.play.more, terminal.width)));
      const line = await answers.next('> ');
      if (line) return this.answer(line);
      this.leaving = line === undefined;
    }
    if (!this.leaving) this.screen.repeat();
    return undefined;
  }

  /** Several answers one after another, as long as the same question repeats. */
  private inTurn(answers: readonly string[]): Complaint {
    const { session, terminal } = this.desk;
    const asking = () => ('ask' in session.node ? session.node : undefined);
    const first = asking()?.ask;
    for (const [i, answer] of answers.entries()) {
      const node = asking();
      if (!node || node.ask !== first) return terminal.words.wrong.leftOver(answers.slice(i).join(' '));
      const complaint = this.move(this.question.read(answer, node));
      if (complaint !== undefined) return complaint;
    }
    return undefined;
  }

  private move(move: Reading<string>): Complaint {
    return move.ok ? this.desk.tellAct(this.desk.sitting.play(move.value)) : move.why;
  }

  private async obey({ key, text }: KeyCommand): Promise<Complaint> {
    const { desk } = this;
    const { session, sitting, terminal } = desk;
    const others = desk.remote?.others;
    switch (key) {
      case 'q':
        this.leaving = true;
        return undefined;
      case '?': {
        const entry = this.count(text, session.entries.length);
        return entry.ok ? why(desk, text === '' ? undefined : entry.value) : entry.why;
      }
      case 'u': {
        const steps = this.count(text, session.line.length - session.base);
        return steps.ok ? undo(desk, steps.value) : steps.why;
      }
      case 'r': {
        const steps = this.count(text, session.undone.length);
        return steps.ok ? redo(desk, steps.value) : steps.why;
      }
      case 'a':
        return adjust(desk);
      case 'n':
        return this.remark('note', text);
      case 'm':
        return this.remark('mark', text);
      case 'o':
        return odds(desk, text);
      case 's':
        return story(desk);
      case 't':
        return wholeTable(desk);
      case 'h':
        return help(desk, this.question.isNamed);
      case 'b':
        return branch(desk, text);
      case 'p':
        return players(desk, text);
      case '!':
        return this.aside(text);
      case 'd':
        return desk.tellAct(sitting.roll('one'));
      case 'y':
      case 'x':
        return others ? others.answer(key === 'y') : terminal.words.play.noProposal;
      case 'w':
        return others ? others.withdraw() : terminal.words.play.noProposal;
      case '+':
        if (drawnBefore(sitting) === undefined) return terminal.words.wrong.again;
        return desk.tellAct(sitting.newDraw(sitting.appDraws ? 'question' : 'one'));
    }
  }

  /** The number after a key, 1 if there is none. */
  private count(text: string, most: number): Reading<number> {
    if (text === '') return read(1);
    if (/^[1-9]\d{0,4}$/.test(text)) return read(Number(text));
    return refused(notPossible(this.desk.terminal.words, text, `1–${Math.max(1, most)}`));
  }

  /** A note or a bookmark: the text after the key, or the answer to a question. */
  private async remark(kind: 'note' | 'mark', typed: string): Promise<Complaint> {
    const { desk } = this;
    const { out, words: texts } = desk.terminal;
    const text = typed || (await ask(desk, texts.play[kind]));
    if (!text) return undefined;
    const complaint = desk.complaint(desk.sitting[kind](text));
    if (complaint !== undefined) return complaint;
    desk.warnIfCut(text);
    out(kind === 'note' ? texts.play.noted : texts.play.marked);
    return undefined;
  }

  private async aside(text: string): Promise<Complaint> {
    const { desk } = this;
    const asked = await askAside(desk, text);
    if (!asked.ok) return asked.why;
    if (!asked.value) return undefined;
    desk.warnIfCut(asked.value.text);
    return desk.tellAct(desk.sitting.aside(asked.value.move, asked.value.text));
  }
}
