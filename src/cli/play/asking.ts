/** What a question offers, and what may be typed. */
import { type AnySpec, type Hand, type Node, size, withListed } from '../../kernel/game.ts';
import { sayMove, type Words } from '../../kernel/words.ts';
import type { Terminal } from '../terminal.ts';
import type { Choice } from './answers.ts';

export type Asking = Exclude<Node<AnySpec>, { kind: 'end' }>;

export function choicesOf(node: Asking, words: Words<AnySpec>, view: AnySpec['view']): Choice[] {
  return node.moves.map((id) => ({ id, label: sayMove(words, id, view) }));
}

/** Enter takes the only choice; it needs no number. */
export function single(node: Asking): boolean {
  return node.moves.length === 1 && (node.kind === 'chance' || node.ranges.length === 0);
}

/** The choices that the node's ranges stand for. */
export function valuesOf(node: Asking, words: Words<AnySpec>, view: AnySpec['view']): Choice[] {
  if (node.kind === 'chance') return [];
  return node.ranges.flatMap((r) =>
    Array.from({ length: size(r) }, (_, i) => {
      const id = `${r.verb}:${r.min + i * r.step}`;
      return { id, label: sayMove(words, id, view) };
    }),
  );
}

/** What may be typed where no draw is asked for. */
export function hint(node: Exclude<Asking, { kind: 'chance' }>, { words: { play } }: Terminal): string {
  const [range, second] = node.ranges;
  if (range && !second) {
    const { min, max, step } = withListed(node, range);
    return step === 1 ? play.number(min, max) : play.numberInSteps(min, max, step);
  }
  return node.moves.length === 1 && !range ? '' : play.choose;
}

/** Some roll. */
const FACES = [3, 5, 1, 6, 2, 4] as const;

/** How dice are typed: of several an example of as many faces, in the order of their colours. */
export function diceHint(hand: Hand<string>, words: Words<AnySpec>, { words: { play } }: Terminal): string {
  if (hand.dice.length === 1) return play.die;
  const example = hand.dice.map((_, i) => FACES[i % FACES.length]).join(' ');
  const order = hand.dice.flatMap((kind) =>
    kind ? [words.piece({ id: kind, kind, print: '' }).trim()] : [],
  );
  return order.length > 0 ? play.diceInOrder(example, order.join(', ')) : play.dice(example);
}
