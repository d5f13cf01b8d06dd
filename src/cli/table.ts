/** One game at the table: shows the scene, asks one thing, takes the answer, and does what the keys stand for. */
import type { AnySpec, Hand } from '../kernel/game.ts';
import { type Entry, type Outcome, TEXT_LIMIT } from '../kernel/journal.ts';
import { branch } from '../kernel/resume.ts';
import { difference, onTheTable, type Scene } from '../kernel/scene.ts';
import type { Played, Session } from '../kernel/session.ts';
import { rulesBehind } from '../kernel/story.ts';
import type { Words } from '../kernel/words.ts';
import { sayProblem, todo } from '../words/program.ts';
import { type Answers, type Choice, chooseMove, inFull, inTurn, printed, rolledOn } from './answers.ts';
import {
  type Asking,
  choiceLines,
  choicesOf,
  diceHint,
  hint,
  isRoll,
  single,
  valueLines,
  valuesOf,
} from './asking.ts';
import { type Bots, isBot } from './bots.ts';
import { oddsLines } from './chances.ts';
import { ask, askAdjustment, askAside, askBranch, askSeat, type Desk, picked, Wrong } from './dialogues.ts';
import { type Asked, readKey, shownKey } from './keys.ts';
import { outlookLines, type Supposed, suppose } from './outlook.ts';
import { drawScene } from './scene.ts';
import { Series } from './series.ts';
import { sentences, storyLines, who } from './story.ts';
import { hang, type Terminal, wrap } from './terminal.ts';
import { thoughtLines } from './thoughts.ts';
import { rulesOfEntry, whyLines } from './why.ts';

/** Where the game is kept. */
export interface Keeping {
  /** What the game is called, for a branch to remember. */
  readonly id: string;
  save(session: Session<AnySpec>): void;
  /** From now on in a new file; a fault where that can't be. */
  into(file: string, session: Session<AnySpec>): void;
}

export class Table implements Desk {
  readonly terminal: Terminal;
  session: Session<AnySpec>;
  readonly words: Words<AnySpec>;
  readonly answers: Answers;
  /** The player draws and rolls; the app only asks. */
  private readonly mine: boolean;
  private readonly keeping: Keeping;
  private readonly bots: Bots;
  /** What has just happened, or is to be put right; told between the table and the prompt, where the eye is. */
  private news: string[] = [];
  /** The table is drawn anew only when something has changed. */
  private fresh = true;
  private leaving = false;
  /** What the player supposed when asking for odds; it holds for the next question. */
  private supposed: Supposed = {};
  private readonly series = new Series();

  constructor(
    terminal: Terminal,
    session: Session<AnySpec>,
    words: Words<AnySpec>,
    answers: Answers,
    mine: boolean,
    keeping: Keeping,
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

  async play(): Promise<void> {
    const { out, err, live } = this.terminal;
    while (!this.leaving) {
      if (this.fresh) {
        this.botsPlay();
        this.show();
      }
      this.fresh = false;
      const line = await this.answers.next('> ');
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

  private get view(): AnySpec['view'] {
    const { game, state, node, options } = this.session;
    const seats = game.seats(options);
    // Where nobody in particular is asked: what a person at the table may see.
    const looking = seats.find((seat) => !isBot(this.session, seat)) ?? (seats[0] as string);
    return game.view(
      state,
      node.kind === 'decision' && !isBot(this.session, node.seat) ? node.seat : looking,
    );
  }

  /** The dice that the player may have rolled here. */
  private get hand(): Hand<string> | undefined {
    return this.session.game.hand?.(this.view);
  }

  private get scene(): Scene {
    return this.session.game.scene(this.view);
  }

  /** The table, the prompt, the choices. */
  private show(): void {
    const { out, paint, width, words: own } = this.terminal;
    const { node } = this.session;
    out('');
    const turn = this.session.game.turn(this.session.state);
    if (turn) out(paint('dim', this.words.turn(turn)));
    out(drawScene(this.scene, this.words, this.terminal));
    out('');
    for (const line of this.news) out(line);
    if (this.news.length > 0) out('');
    this.news = [];
    if (node.kind === 'end') {
      out(paint('bold', this.words.outcomes[node.outcome] ?? node.outcome));
      out(paint('dim', own.play.over));
      return;
    }
    out(paint('bold', wrap(this.words.asks[node.ask]?.(this.view) ?? node.ask, width)));
    for (const line of choiceLines(node, this.choices(node), this.terminal, this.hand)) out(line);
    for (const line of valueLines(node, this.words, this.view, this.terminal)) out(line);
    const hint = this.hint(node);
    if (hint) out(paint('dim', wrap(hint, width)));
    const keys = own.play.keys
      .filter((key) => !key.startsWith('p') || this.severalCanPlay())
      .map((key) => shownKey(key, this.isNamed).replaceAll(' ', '\u00a0'));
    out(paint('dim', wrap(keys.join('\u00a0· '), width)));
  }

  private choices(node: Asking): Choice[] {
    return this.series.keep(node, choicesOf(node, this.words, this.view));
  }

  private chosen(line: string, node: Asking): string {
    const values = () => valuesOf(node, this.words, this.view);
    return picked(() =>
      chooseMove(
        line,
        node,
        this.choices(node),
        this.terminal,
        node.kind === 'chance' ? this.hand : undefined,
        values,
      ),
    );
  }

  private hint(node: Asking): string {
    const { play } = this.terminal.words;
    if (node.kind === 'table' && printed(this.choices(node))) return play.printed;
    if (node.kind !== 'chance') return hint(node, this.terminal);
    const { hand } = this;
    const rolls = isRoll(node, hand);
    const drawn = [this.mine ? (rolls ? play.rolled : play.mine) : rolls ? play.roll : play.draw];
    if (hand) drawn.push(diceHint(hand, this.words, this.terminal));
    if (this.redraws()) drawn.push(play.again);
    return drawn.join(' ');
  }

  /** A line that is one of several choices, in full: nothing less is stronger than a key. */
  private readonly isNamed = (line: string): boolean => {
    const { node } = this.session;
    return node.kind !== 'end' && !single(node) && inFull(line, this.choices(node)) !== undefined;
  };

  /** A draw by the app was just taken back here; it would come up again. */
  private redraws(): boolean {
    return this.session.undone.at(-1)?.random === true;
  }

  private async answer(line: string): Promise<void> {
    const { node } = this.session;
    const asked = readKey(line, this.isNamed);
    // Outside of a draw `d` and `+` are letters like any other, unless they are meant as keys.
    const drawing = node.kind === 'chance' || line.startsWith(':');
    if (asked && (drawing || (asked.key !== 'd' && asked.key !== '+'))) return this.obey(asked);
    if (node.kind === 'end') {
      if (line !== '') throw new Wrong(this.terminal.words.wrong.answer(line));
      this.leaving = true;
      return;
    }
    if (line === '' && node.kind === 'chance' && !this.mine) return this.done(this.session.rollOn());
    const by = node.kind === 'decision' ? node.seat : 'table';
    if (line === '' && single(node) && node.kind !== 'chance') return this.move(by, node.moves[0] as string);
    if (line === '') throw new Wrong(this.hint(node));
    const { hand } = this;
    const rolled = hand && picked(() => rolledOn(line, hand, this.choices(node), this.terminal));
    if (rolled) return this.move(by, rolled);
    const several = node.kind === 'table' ? inTurn(line, this.choices(node)) : [];
    if (several.length > 0) return this.inTurn(several, node.ask);
    this.move(by, this.chosen(line, node));
  }

  /** Numbers read off several cards: one after the other, as long as the same thing is asked. */
  private inTurn(numbers: readonly string[], ask: string): void {
    for (const number of numbers) {
      const { node } = this.session;
      if (node.kind !== 'table' || node.ask !== ask)
        throw new Wrong(this.terminal.words.wrong.answer(number));
      this.move('table', this.chosen(number, node));
    }
  }

  private async obey({ key, text }: Asked): Promise<void> {
    switch (key) {
      case 'q':
        this.leaving = true;
        return;
      case '?':
        return this.why(text);
      case 'u':
        return this.undo(this.count(text));
      case 'r':
        return this.redo(this.count(text));
      case 'a':
        return this.adjust();
      case 'n':
        return this.note(text);
      case 'm':
        return this.mark(text);
      case 'o':
        return this.odds(text);
      case 's':
        return this.story();
      case 'b':
        return this.branch(text);
      case 'p':
        return this.players(text);
      case '!':
        return this.aside(text);
      case 'd':
        return this.done(this.session.roll());
      case '+':
        if (!this.redraws()) throw new Wrong(this.terminal.words.wrong.again);
        this.entered(this.session.drawAgain());
        return this.done(this.mine ? this.session.roll() : this.session.rollOn());
    }
  }

  private move(by: string, move: string): void {
    this.done(this.session.play(by, move));
  }

  /** Saves what was entered, or says what is wrong with it. */
  private entered(result: Outcome<readonly Entry[]>): void {
    if (!result.ok) throw new Wrong(sayProblem(this.terminal.program, result.problem, this.words));
    this.keeping.save(this.session);
  }

  /** Something happened in the game: it is saved and told. */
  private done(result: Outcome<readonly Entry[]>): void {
    this.entered(result);
    if (!result.ok) return;
    const steps = result.value.filter(({ kind }) => kind === 'move' || kind === 'aside').length;
    this.tell(this.session.line.slice(this.session.line.length - steps));
    this.fresh = true;
  }

  /** The bots' turns in one go: told together, saved together. */
  private botsPlay(): void {
    const { session } = this;
    const from = session.line.length;
    for (let { node } = session; node.kind === 'decision' && isBot(session, node.seat); node = session.node) {
      const move = this.bots.move(session, node.seat, this.terminal);
      const played = session.play(node.seat, move);
      if (!played.ok) throw new Error(`a bot chose '${move}' at '${node.ask}'`);
    }
    if (session.line.length === from) return;
    this.keeping.save(session);
    this.tell(session.line.slice(from));
  }

  private tell(played: readonly Played<AnySpec>[]): void {
    const { paint, width } = this.terminal;
    for (const step of played) {
      const lines = sentences(this.session, this.words, step.told);
      const by = who(this.terminal, this.session, step);
      for (const [i, line] of lines.entries())
        this.news.push(wrap(i === 0 && by ? `${line} ${paint('dim', `(${by})`)}` : line, width, 2));
    }
  }

  private count(text: string): number {
    if (text === '') return 1;
    if (!/^[1-9]\d{0,4}$/.test(text)) throw new Wrong(this.terminal.words.wrong.answer(text));
    return Number(text);
  }

  private undo(n: number): void {
    const { session } = this;
    const { play } = this.terminal.words;
    if (session.line.length <= session.base) throw new Wrong(play.nothingToUndo);
    const before = this.scene;
    const line = [...session.line];
    this.entered(session.undo(n));
    // A bot would only do the same again: back to where a person has a say.
    for (let { node } = session; node.kind === 'decision' && isBot(session, node.seat); node = session.node) {
      if (session.line.length <= session.base) break;
      this.entered(session.undo());
    }
    this.putRight(before, line.slice(session.line.length));
  }

  private redo(n: number): void {
    const { session } = this;
    if (session.undone.length === 0) throw new Wrong(this.terminal.words.play.nothingToRedo);
    const before = this.scene;
    const from = session.line.length;
    this.entered(session.redo(n));
    this.tell(session.line.slice(from));
    this.putRight(before, []);
  }

  /** What to do on the real table, so that it is as the screen has it. */
  private putRight(before: Scene, undone: readonly Played<AnySpec>[]): void {
    const { program, paint, width } = this.terminal;
    const after = this.scene;
    const changes = difference(onTheTable(before, !this.mine), onTheTable(after, !this.mine));
    const list = todo(program, this.words, changes, after, undone);
    const lines = [...list.lines, ...list.lost];
    const boxes = (items: readonly string[]) => items.map((item) => hang('  ☐ ', item, width));
    this.news.push(
      lines.length > 0 ? paint('bold', program.todo.title) : program.todo.nothing,
      ...boxes(lines),
    );
    if (list.since.length > 0) this.news.push(paint('bold', program.todo.since), ...boxes(list.since));
    if (list.numbers.length > 0) this.news.push(paint('dim', hang('  ', list.numbers.join(' · '), width)));
    this.fresh = true;
  }

  private async adjust(): Promise<void> {
    const { session, words } = this;
    const asked = await askAdjustment(this);
    if (!asked) return;
    const { fact, value, reason } = asked;
    const before = this.scene;
    const steps = session.line.length;
    this.entered(session.adjust(fact.id, value, reason));
    this.sayCut(reason);
    const [from, to] = [String(fact.value), value].map((v) => words.value(fact.id, v)) as [string, string];
    this.news.push(this.terminal.program.story.adjust(words.facts(fact.id), from, to, reason));
    // The app may have had to go on by itself from there.
    this.tell(session.line.slice(steps + 1));
    this.putRight(before, []);
  }

  private async note(text: string): Promise<void> {
    const { out, words: own } = this.terminal;
    const note = text || (await ask(this, own.play.note));
    if (!note) return;
    this.entered(this.session.note(note));
    this.sayCut(note);
    out(own.play.noted);
  }

  private sayCut(text: string): void {
    if (text.length > TEXT_LIMIT) this.terminal.err(this.terminal.words.play.cut(TEXT_LIMIT));
  }

  private async mark(text: string): Promise<void> {
    const { out, words: own } = this.terminal;
    const mark = text || (await ask(this, own.play.mark));
    if (!mark) return;
    this.entered(this.session.mark(mark));
    this.sayCut(mark);
    out(own.play.marked);
  }

  /** Goes on from after an entry of the story, in a file of its own; the file so far stays as it is. */
  private async branch(text: string): Promise<void> {
    const { session } = this;
    const { words: own, program } = this.terminal;
    const asked = await askBranch(this, text);
    if (!asked) return;
    const steps = session.line.filter(({ entry }) => entry < asked.entry).length;
    const begun = branch(session, this.keeping.id, steps);
    if (!begun.ok) throw new Wrong(sayProblem(program, begun.problem, this.words));
    for (const seat of session.game.seats(session.options)) {
      const who = session.who[seat];
      if (who !== undefined && who !== begun.value.who[seat]) begun.value.seat(seat, who);
    }
    const before = this.scene;
    picked(() => this.keeping.into(asked.file, begun.value));
    const undone = session.line.slice(steps);
    this.session = begun.value;
    this.news.push(own.play.branched(asked.file));
    this.putRight(before, undone);
  }

  private severalCanPlay(): boolean {
    return this.bots.names.length > 1 || this.session.game.seats(this.session.options).length > 1;
  }

  private async players(text: string): Promise<void> {
    const asked = await askSeat(this, this.bots.names, text);
    if (!asked) return;
    const { seat, who } = asked;
    this.entered(this.session.seat(seat, who));
    this.news.push(this.terminal.program.story.seat(this.words.seats(seat), who));
    this.fresh = true;
  }

  private async aside(text: string): Promise<void> {
    const asked = await askAside(this, this.view, text);
    if (!asked) return;
    this.done(this.session.aside(asked.move, asked.text));
    this.sayCut(asked.text);
  }

  /** Of what is asked and has just happened, or of an entry of the story. */
  private why(text: string): void {
    const { terminal, session, words, bots } = this;
    const rules = text
      ? rulesOfEntry(session, this.count(text), terminal)
      : rulesBehind(session, session.line.slice(-1));
    const lines = whyLines(terminal, session, words, rules);
    if (!text) lines.push(...thoughtLines(terminal, session, words, bots));
    if (lines.length === 0) throw new Wrong(terminal.words.play.noRule);
    for (const line of lines) terminal.out(line);
  }

  /** The odds of this draw, and what the game says of the turns ahead; with what the player supposes. */
  private odds(text: string): void {
    const { terminal, session, words, view } = this;
    const lines = picked(() => {
      const supposed = suppose(text, this.supposed, terminal);
      const ahead = outlookLines(terminal, session.game, words, view, supposed);
      this.supposed = supposed;
      return [...oddsLines(terminal, session.node, this.scene, words, view), ...ahead];
    });
    if (lines.length === 0) throw new Wrong(this.terminal.words.play.noOdds);
    for (const line of lines) this.terminal.out(line);
  }

  private story(): void {
    const { out, words: own } = this.terminal;
    const lines = storyLines(this.terminal, this.session, this.words);
    if (lines.length === 0) throw new Wrong(own.play.emptyStory);
    for (const line of lines) out(line);
  }
}
