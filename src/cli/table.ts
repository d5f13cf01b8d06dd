/** One game at the table: shows the scene, asks one thing, takes the answer, and does what the keys stand for. */
import type { AnySpec, Chance, Fact, Node, Range } from '../kernel/game.ts';
import type { Entry, Outcome } from '../kernel/journal.ts';
import { difference, type Scene } from '../kernel/scene.ts';
import type { Played, Session } from '../kernel/session.ts';
import { sayMove, type Words } from '../kernel/words.ts';
import { sayProblem, todo } from '../words/program.ts';
import { type Answers, type Choice, choose, chooseMove, numbers, unnumbered } from './answers.ts';
import { oddsLines } from './chances.ts';
import { drawScene } from './scene.ts';
import { sentences, storyLines, who } from './story.ts';
import { Fault, hang, pad, padLeft, type Terminal, wrap } from './terminal.ts';
import { whyLines } from './why.ts';

type Asking = Exclude<Node<AnySpec>, { kind: 'end' }>;

export class Table {
  private readonly terminal: Terminal;
  private readonly session: Session<AnySpec>;
  private readonly words: Words<AnySpec>;
  private readonly answers: Answers;
  /** The player draws and rolls; the app only asks. */
  private readonly mine: boolean;
  private readonly save: () => void;
  /** What has just happened, or is to be put right; told between the table and the prompt, where the eye is. */
  private news: string[] = [];
  /** The table is drawn anew only when something has changed. */
  private fresh = true;
  private leaving = false;

  constructor(
    terminal: Terminal,
    session: Session<AnySpec>,
    words: Words<AnySpec>,
    answers: Answers,
    mine: boolean,
    save: () => void,
  ) {
    this.terminal = terminal;
    this.session = session;
    this.words = words;
    this.answers = answers;
    this.mine = mine;
    this.save = save;
  }

  async play(): Promise<void> {
    const { out, err, live } = this.terminal;
    while (!this.leaving) {
      if (this.fresh) this.show();
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
    return game.view(state, node.kind === 'decision' ? node.seat : (game.seats(options)[0] as string));
  }

  private get scene(): Scene {
    return this.session.game.scene(this.view);
  }

  /** The table, the prompt, the choices. */
  private show(): void {
    const { out, paint, width, words: own } = this.terminal;
    const { node } = this.session;
    out('');
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
    for (const line of this.choiceLines(node)) out(line);
    const hint = this.hint(node);
    if (hint) out(paint('dim', wrap(hint, width)));
    out(
      paint('dim', wrap(own.play.keys.map((key) => key.replaceAll(' ', '\u00a0')).join('\u00a0· '), width)),
    );
  }

  private choices(node: Asking): Choice[] {
    return node.moves.map((id) => ({ id, label: sayMove(this.words, id, this.view) }));
  }

  private choiceLines(node: Asking): string[] {
    const { program, paint } = this.terminal;
    const known = numbers(this.choices(node));
    const digits = Math.max(0, ...known.map((n) => String(n).length));
    const choices = this.choices(node).map(({ id, label }, i) => ({
      id,
      label: unnumbered(label, known[i] as number),
    }));
    const wide = Math.max(0, ...choices.map(({ label }) => [...label].length));
    const numbered = node.kind === 'chance' || node.ranges.length === 0;
    if (numbered && choices.length === 1) return [`  ${paint('bold', 'Enter')}  ${choices[0]?.label}`];
    return choices.map(({ label }, i) => {
      const name = `  ${numbered ? paint('bold', padLeft(String(known[i]), digits)) : '·'}  ${label}`;
      if (node.kind !== 'chance') return name;
      const weight = node.weights[i] as number;
      const gap = ' '.repeat(wide - [...label].length);
      return `${name}${gap}   ${program.of(weight, node.total)}   ${paint('dim', program.percent(weight / node.total))}`;
    });
  }

  private hint(node: Asking): string {
    const { play } = this.terminal.words;
    if (node.kind === 'chance') {
      const drawn = this.mine ? play.mine : play.draw;
      return this.redraws() ? `${drawn} ${play.again}` : drawn;
    }
    if (node.ranges.length > 0) {
      const say = (r: Range, n: number) =>
        node.ranges.length > 1 ? sayMove(this.words, `${r.verb}:${n}`, this.view) : String(n);
      return node.ranges.map((r) => play.number(say(r, r.min), say(r, r.max), r.step)).join(' ');
    }
    return node.moves.length === 1 ? '' : play.choose;
  }

  /** A draw by the app was just taken back here; it would come up again. */
  private redraws(): boolean {
    return this.session.undone.at(-1)?.random === true;
  }

  private async answer(line: string): Promise<void> {
    const { node } = this.session;
    const [key = '', ...rest] = line.split(/\s+/);
    const text = rest.join(' ');
    switch (key.toLowerCase()) {
      case 'q':
        this.leaving = true;
        return;
      case '?':
        return this.why();
      case 'u':
        return this.undo(this.count(text));
      case 'r':
        return this.redo(this.count(text));
      case 'a':
        return this.adjust();
      case 'n':
        return this.note(text);
      case 'o':
        return this.odds();
      case 's':
        return this.story();
      case '!':
        return this.aside();
    }
    if (node.kind === 'end') {
      if (line !== '') throw new Wrong(this.terminal.words.wrong.answer(line));
      this.leaving = true;
      return;
    }
    if (node.kind === 'chance') return this.chance(node, line);
    if (line === '' && node.moves.length === 1 && node.ranges.length === 0)
      return this.move(node.kind === 'table' ? 'table' : node.seat, node.moves[0] as string);
    if (line === '') throw new Wrong(this.hint(node));
    const move = picked(() => chooseMove(line, node, this.choices(node), this.terminal));
    this.move(node.kind === 'table' ? 'table' : node.seat, move);
  }

  private chance(node: Chance<AnySpec>, line: string): void {
    const { wrong } = this.terminal.words;
    if (line.toLowerCase() === 'd' || (line === '' && !this.mine)) return this.done(this.session.roll());
    if (line === '+') {
      if (!this.redraws()) throw new Wrong(wrong.again);
      this.entered(this.session.drawAgain());
      return this.done(this.session.roll());
    }
    if (line === '') throw new Wrong(this.hint(node));
    this.move(
      'table',
      picked(() => chooseMove(line, node, this.choices(node), this.terminal)),
    );
  }

  private move(by: string, move: string): void {
    this.done(this.session.play(by, move));
  }

  /** Saves what was entered, or says what is wrong with it. */
  private entered(result: Outcome<readonly Entry[]>): void {
    if (!result.ok) throw new Wrong(sayProblem(this.terminal.program, result.problem, this.words));
    this.save();
  }

  /** Something happened in the game: it is saved and told. */
  private done(result: Outcome<readonly Entry[]>): void {
    this.entered(result);
    if (!result.ok) return;
    const steps = result.value.filter(({ kind }) => kind === 'move' || kind === 'aside').length;
    this.tell(this.session.line.slice(this.session.line.length - steps));
    this.fresh = true;
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
    const list = todo(program, this.words, difference(before, after), after, undone);
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
    const { out, words: own, program } = this.terminal;
    const facts = this.session.game.facts(this.session.state);
    if (facts.length === 0) throw new Wrong(own.play.noFacts);
    const choices = facts.map(({ id }) => ({ id, label: this.words.facts(id) }));
    const wide = Math.max(...choices.map(({ label }) => [...label].length));
    facts.forEach((fact, i) => {
      const value = this.words.value(fact.id, String(fact.value));
      out(
        `  ${padLeft(String(i + 1), 2)}  ${pad(choices[i]?.label ?? '', wide)}  ${value}  (${this.possible(fact)})`,
      );
    });
    const id = await this.pick(own.play.whichFact, choices);
    if (id === undefined) return;
    const fact = facts.find((f) => f.id === id) as Fact<AnySpec>;
    const typed = await this.ask(own.play.newValue(this.words.facts(id), this.possible(fact)));
    if (!typed) return;
    const value =
      fact.kind === 'number'
        ? typed
        : picked(() =>
            choose(
              typed,
              fact.choices.map((c) => ({ id: c, label: this.words.value(id, c) })),
              this.terminal,
              false,
            ),
          );
    if (fact.kind === 'number' && !(/^-?\d{1,9}$/.test(value) && +value >= fact.min && +value <= fact.max))
      throw new Wrong(own.wrong.outside(value, this.possible(fact)));
    const reason = (await this.ask(own.play.reason)) ?? '';
    const before = this.scene;
    const from = this.words.value(id, String(fact.value));
    this.entered(this.session.adjust(id, fact.kind === 'number' ? String(Number(value)) : value, reason));
    this.news.push(program.story.adjust(this.words.facts(id), from, this.words.value(id, value), reason));
    this.putRight(before, []);
  }

  private possible(fact: Fact<AnySpec>): string {
    return fact.kind === 'number'
      ? `${this.words.value(fact.id, String(fact.min))}–${this.words.value(fact.id, String(fact.max))}`
      : fact.choices.map((choice) => this.words.value(fact.id, choice)).join(', ');
  }

  private async note(text: string): Promise<void> {
    const { out, words: own } = this.terminal;
    const note = text || (await this.ask(own.play.note));
    if (!note) return;
    this.entered(this.session.note(note));
    out(own.play.noted);
  }

  private async aside(): Promise<void> {
    const { out, words: own } = this.terminal;
    const { game, state } = this.session;
    const choices = game.asides(state).map((id) => ({ id, label: sayMove(this.words, id, this.view) }));
    if (choices.length === 0) throw new Wrong(own.play.noAsides);
    choices.forEach(({ label }, i) => void out(`  ${i + 1}  ${label}`));
    const id = await this.pick(own.play.whichAside, choices);
    if (id === undefined) return;
    const text = (await this.ask(own.play.asideText)) ?? '';
    this.done(this.session.aside(id, text.slice(0, 2000)));
  }

  private why(): void {
    const lines = whyLines(this.terminal, this.session, this.words);
    if (lines.length === 0) throw new Wrong(this.terminal.words.play.noRule);
    for (const line of lines) this.terminal.out(line);
  }

  private odds(): void {
    const lines = oddsLines(this.terminal, this.session.node, this.scene, this.words, this.view);
    if (lines.length === 0) throw new Wrong(this.terminal.words.play.noOdds);
    for (const line of lines) this.terminal.out(line);
  }

  private story(): void {
    const { out, words: own } = this.terminal;
    const lines = storyLines(this.terminal, this.session, this.words);
    if (lines.length === 0) throw new Wrong(own.play.emptyStory);
    for (const line of lines) out(line);
  }

  /** A line on the way to an entry; undefined at the end of input. */
  private ask(question: string): Promise<string | undefined> {
    const { out, live } = this.terminal;
    if (!live) out(question);
    return this.answers.next(`${question}: `);
  }

  private async pick(question: string, choices: readonly Choice[]): Promise<string | undefined> {
    const line = await this.ask(question);
    return line ? picked(() => choose(line, choices, this.terminal)) : undefined;
  }
}

/** An answer that can't be taken: one line, and the question stands. */
class Wrong extends Error {}

/** A line that means no choice is a wrong answer, not a wrong command line. */
function picked(pick: () => string): string {
  try {
    return pick();
  } catch (error) {
    throw error instanceof Fault ? new Wrong(error.message) : error;
  }
}
