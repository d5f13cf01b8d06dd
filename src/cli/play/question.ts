/** What is asked at the table right now: its choices, what may be typed, and which move a line means. */
import { hiddenFrom } from '../../sitting/told.ts';
import { sayRuledOut } from '../../words/program.ts';
import { Fault } from '../terminal.ts';
import { type Choice, chooseMove, inFull, inTurn, meant, NoAnswer, printed, rolledOn } from './answers.ts';
import { type Asking, choicesOf, diceHint, hint, single, valuesOf } from './asking.ts';
import type { Desk } from './desk.ts';
import { picked } from './dialogues.ts';
import { Series } from './series.ts';

export class Question {
  private readonly desk: Desk;
  private readonly series = new Series();

  constructor(desk: Desk) {
    this.desk = desk;
  }

  choices(node: Asking): Choice[] {
    const { words, view, sitting } = this.desk;
    // What only another seat may see is not listed: what is left would give it away.
    const hidden = hiddenFrom(sitting.eyes, node);
    return hidden ? [] : this.series.keep(node, choicesOf(node, words, view));
  }

  chosen(line: string, node: Asking): string {
    const { terminal, words, view, hand } = this.desk;
    const values = () => valuesOf(node, words, view);
    const dice = node.kind === 'chance' ? hand : undefined;
    return picked(() => {
      try {
        return chooseMove(line, node, this.choices(node), terminal, dice, values);
      } catch (error) {
        throw (error instanceof NoAnswer && this.ruledOut(line)) || error;
      }
    });
  }

  /** The rule against what the line means, where the game knows one; not where several could be meant. */
  private ruledOut(line: string): Fault | undefined {
    const { session, words, view } = this.desk;
    const out = sayRuledOut(session.game, words, view);
    const tried = meant(
      line,
      out.map(({ move, label }) => ({ id: move, label })),
    );
    const [why, another] = new Set(
      out.filter(({ move }) => tried.some(({ id }) => id === move)).map((o) => o.why),
    );
    return why !== undefined && another === undefined ? new Fault(why) : undefined;
  }

  /** The move that the faces of the dice on the line make; undefined where the line is something else. */
  rolled(line: string, node: Asking): string | undefined {
    const { hand, terminal } = this.desk;
    return hand && picked(() => rolledOn(line, hand, this.choices(node), terminal));
  }

  /** Numbers read off several cards, each an answer of its own. */
  several(line: string, node: Asking): readonly string[] {
    return node.kind === 'table' ? inTurn(line, this.choices(node)) : [];
  }

  /** What may be typed here. */
  hint(node: Asking): string {
    const { terminal, sitting, hand, words } = this.desk;
    const { play } = terminal.words;
    if (node.kind === 'table' && printed(this.choices(node))) return play.printed;
    if (node.kind !== 'chance') return hint(node, terminal);
    const { appDraws, game } = sitting;
    const rolls = game.rolls.includes(node.ask);
    const drawn = [appDraws ? (rolls ? play.roll : play.draw) : rolls ? play.rolled : play.mine];
    if (hand) drawn.push(diceHint(hand, words, terminal));
    if (sitting.drawnBefore !== undefined) drawn.push(play.again);
    return drawn.join(' ');
  }

  /** A line that is one of several choices, in full: nothing less is stronger than a key. */
  readonly isNamed = (line: string): boolean => {
    const { node } = this.desk.session;
    return node.kind !== 'end' && !single(node) && inFull(line, this.choices(node)) !== undefined;
  };
}
