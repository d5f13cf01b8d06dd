/** How a question looks: its choices, and what may be typed. */
import type { AnySpec, Hand, Node, Range } from '../kernel/game.ts';
import { sayMove, type Words } from '../kernel/words.ts';
import { type Choice, numbers, unnumbered } from './answers.ts';
import { length, pad, padLeft, type Terminal } from './terminal.ts';

export type Asking = Exclude<Node<AnySpec>, { kind: 'end' }>;

export function choicesOf(node: Asking, words: Words<AnySpec>, view: AnySpec['view']): Choice[] {
  return node.moves.map((id) => ({ id, label: sayMove(words, id, view) }));
}

/** Enter takes the only choice; it needs no number. */
export function single(node: Asking): boolean {
  return node.moves.length === 1 && (node.kind === 'chance' || node.ranges.length === 0);
}

export function choiceLines(
  node: Asking,
  choices: readonly Choice[],
  { program, paint, width }: Terminal,
): string[] {
  const known = numbers(choices);
  const digits = Math.max(0, ...known.map((n) => String(n).length));
  const labels = choices.map(({ label }, i) => unnumbered(label, known[i] as number));
  if (single(node)) return [`  ${paint('bold', 'Enter')}  ${labels[0]}`];
  const wide = Math.max(0, ...labels.map(length));
  const numbered = node.kind === 'chance' || node.ranges.length === 0;
  const names = labels.map(
    (label, i) => `  ${numbered ? paint('bold', padLeft(String(known[i]), digits)) : '·'}  ${label}`,
  );
  if (node.kind !== 'chance') return names.length > MANY ? columns(names, width) : names;
  return names.map((name, i) => {
    const weight = node.weights[i] as number;
    const gap = ' '.repeat(wide - length(labels[i] as string));
    return `${name}${gap}   ${program.of(weight, node.total)}   ${paint('dim', program.percent(weight / node.total))}`;
  });
}

/** More choices than one looks through line by line. */
const MANY = 12;

/** As many columns as fit, read downwards. */
function columns(cells: readonly string[], width: number): string[] {
  const wide = Math.max(...cells.map(length)) + 1;
  const rows = Math.ceil(cells.length / Math.max(1, Math.floor(width / wide)));
  return Array.from({ length: rows }, (_, row) =>
    cells
      .filter((_, i) => i % rows === row)
      .map((cell) => pad(cell, wide))
      .join('')
      .trimEnd(),
  );
}

/** What may be typed where no draw is asked for. */
export function hint(
  node: Exclude<Asking, { kind: 'chance' }>,
  words: Words<AnySpec>,
  view: AnySpec['view'],
  { words: { play } }: Terminal,
): string {
  if (node.ranges.length > 0) {
    const say = (r: Range, n: number) =>
      // Which of several numbers is meant must be typed with it.
      node.ranges.length > 1 ? `${r.verb} ${n} (${sayMove(words, `${r.verb}:${n}`, view)})` : String(n);
    return node.ranges.map((r) => play.number(say(r, r.min), say(r, r.max), r.step)).join(' ');
  }
  return node.moves.length === 1 ? '' : play.choose;
}

/** Some roll. */
const FACES = [3, 5, 1, 6, 2, 4] as const;

/** How several dice are typed in one go: an example of as many faces, in the order of their colours. */
export function diceHint(hand: Hand<string>, words: Words<AnySpec>, { words: { play } }: Terminal): string {
  const example = hand.dice.map((_, i) => FACES[i % FACES.length]).join(' ');
  const order = hand.dice.flatMap((kind) =>
    kind ? [words.piece({ id: kind, kind, print: '' }).trim()] : [],
  );
  return play.dice(example, order.join(', '));
}
