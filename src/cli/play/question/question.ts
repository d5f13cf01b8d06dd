/** The current question: its choices, how to answer it, and which move a line means. */
import { onlyMove } from '../../../kernel/game.ts';
import { drawnBefore } from '../../../sitting/drawn-before.ts';
import { hiddenFrom } from '../../../sitting/narrate.ts';
import { sayRuledOut } from '../../../words/program.ts';
import { exactMatch, normalized } from '../../matching.ts';
import { notPossible } from '../../words/terminal.ts';
import type { Desk } from '../desk.ts';
import { MENU } from '../keys.ts';
import {
  type Asking,
  candidates,
  inTurn,
  movesMeant,
  numbersSelect,
  possibleAt,
  rolledOn,
  theOne,
} from './answers.ts';
import { choiceOf, choicesOf, diceHint, hint, valuesOf } from './asking.ts';
import { type Reading, refused } from './reading.ts';
import { Series } from './series.ts';
import type { Choice } from './signs.ts';

export class Question {
  private readonly desk: Desk;
  private readonly series = new Series();

  constructor(desk: Desk) {
    this.desk = desk;
  }

  choices(node: Asking): Choice[] {
    const { words, view, sitting } = this.desk;
    // A draw that only another seat may see lists nothing: what is left would give it away.
    const hidden = hiddenFrom(sitting.viewer, node);
    return hidden ? [] : this.series.keep(node, choicesOf(node, words, view));
  }

  /** The move that a line means. */
  read(line: string, node: Asking): Reading<string> {
    const { terminal, words, view, hand } = this.desk;
    const choices = this.choices(node);
    const dice = node.kind === 'chance' ? hand : undefined;
    const rolled = dice && rolledOn(line, dice, choices, terminal);
    if (rolled) return rolled;
    const meant = movesMeant(line, node, choices, dice, () => valuesOf(node, words, view));
    const possible = () => possibleAt(node, choices, numbersSelect(node, choices, dice));
    return (
      theOne(line, meant, terminal) ??
      refused(this.ruledOut(line, choices) ?? notPossible(terminal.words, line, possible()))
    );
  }

  /** The rule against what the line means, if the game has exactly one. */
  private ruledOut(line: string, choices: readonly Choice[]): string | undefined {
    const { session, words, view } = this.desk;
    const out = sayRuledOut(session.game, words, view);
    const moves = out.map(({ move }) => choiceOf(move, words, view));
    const tried = candidates(line, [...choices, ...moves], false);
    const [why, another] = new Set(
      out.filter(({ move }) => tried.some(({ id }) => id === move)).map((o) => o.why),
    );
    return another === undefined ? why : undefined;
  }

  /** The answers on one line that come one after another; a roll of several dice is one answer. */
  several(line: string, node: Asking): readonly string[] {
    if (node.kind === 'chance' ? this.desk.hand : node.ranges.length > 0) return [];
    return inTurn(line, this.choices(node));
  }

  /** How to answer. */
  hint(node: Asking): string {
    const { terminal, sitting, hand, words } = this.desk;
    const { play } = terminal.words;
    if (node.kind !== 'chance') return hint(node, this.choices(node), terminal);
    const { appDraws, game } = sitting;
    const rolls = game.rolls.includes(node.ask);
    const drawn = [appDraws ? (rolls ? play.roll : play.draw) : rolls ? play.rolled : play.mine];
    if (hand) drawn.push(diceHint(hand, words, terminal));
    if (drawnBefore(sitting) !== undefined) drawn.push(play.again);
    return drawn.join(' ');
  }

  /**
   * Whether a line wins over a key: one of several choices in full, or the letter that one begins with, unless the menu
   * below the question says what that key does.
   */
  readonly isNamed = (line: string): boolean => {
    const { node } = this.desk.session;
    if (node.kind === 'end' || onlyMove(node) !== undefined) return false;
    const choices = this.choices(node);
    if (exactMatch(line, choices) !== undefined) return true;
    const letter = normalized(line);
    const hidden = letter.length === 1 && node.kind !== 'chance' && !MENU.some((key) => key === letter);
    return hidden && choices.some(({ label }) => normalized(label).startsWith(letter));
  };
}
