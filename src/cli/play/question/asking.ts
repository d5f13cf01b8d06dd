/** What a question offers, and how to answer it. */
import {
  type AnySpec,
  facesOn,
  type Hand,
  onlyMove,
  size,
  withListedNeighbours,
} from '../../../kernel/game.ts';
import { sayGroup, sayMove, type Words } from '../../../kernel/words.ts';
import type { Terminal } from '../../terminal.ts';
import type { Asking } from './answers.ts';
import { type Choice, printedNumbers, shortNames } from './signs.ts';

export function choiceOf(id: string, words: Words<AnySpec>, view: AnySpec['view']): Choice {
  const group = sayGroup(words, id, view);
  return { id, label: sayMove(words, id, view), ...(group ? { group } : {}) };
}

export function choicesOf(node: Asking, words: Words<AnySpec>, view: AnySpec['view']): Choice[] {
  return node.moves.map((id) => choiceOf(id, words, view));
}

/** The moves of the node's ranges. */
export function valuesOf(node: Asking, words: Words<AnySpec>, view: AnySpec['view']): Choice[] {
  if (node.kind === 'chance') return [];
  return node.ranges.flatMap((r) =>
    Array.from({ length: size(r) }, (_, i) => choiceOf(`${r.verb}:${r.min + i * r.step}`, words, view)),
  );
}

/** A list this long probably asks for several things one after another: the cards of a hand. */
const MANY = 10;

/** How to answer where nothing is drawn. */
export function hint(
  node: Exclude<Asking, { kind: 'chance' }>,
  choices: readonly Choice[],
  { words: { play } }: Terminal,
): string {
  const [range, second] = node.ranges;
  if (range && !second) {
    const { min, max, step } = withListedNeighbours(node, range);
    return step === 1 ? play.number(min, max) : play.numberInSteps(min, max, step);
  }
  if (onlyMove(node) !== undefined) return '';
  const printed = choices.filter(({ label }) => /^\d{1,6}\s/.test(label)).length > 1;
  const example = range || printedNumbers(choices) ? undefined : shortNames(choices)?.at(-1);
  const how = printed ? play.printed : example === undefined ? play.choose : play.short(example);
  return node.kind === 'table' && (printed || choices.length > MANY) ? `${how} ${play.inTurn}` : how;
}

/** Some roll. */
const FACES = [3, 5, 1, 6, 2, 4] as const;

/** How to type dice; for several, an example with as many faces, in the order of their colours. */
export function diceHint(hand: Hand<string>, words: Words<AnySpec>, { words: { play } }: Terminal): string {
  if (hand.dice.length === 1) return play.die(facesOn(hand));
  const faces = FACES.filter((face) => face <= facesOn(hand));
  const example = hand.dice.map((_, i) => faces[i % faces.length]).join(' ');
  const order = hand.dice.flatMap((kind) =>
    kind ? [words.piece({ id: kind, kind, print: '' }).trim()] : [],
  );
  return order.length > 0 ? play.diceInOrder(example, order.join(', ')) : play.dice(example);
}
