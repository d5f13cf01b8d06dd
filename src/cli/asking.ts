/** How a question looks: its choices, and what may be typed. */
import { type AnySpec, type Hand, type Node, num, type Range, size } from '../kernel/game.ts';
import { sayMove, type Words } from '../kernel/words.ts';
import { type Choice, numbered, numbers, unnumbered, zero } from './answers.ts';
import { hang, length, pad, padLeft, type Terminal, wrap } from './terminal.ts';

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

export function choiceLines(
  node: Asking,
  choices: readonly Choice[],
  { program, paint, width }: Terminal,
  hand?: Hand<string>,
): string[] {
  const known = numbers(choices);
  const labels = choices.map(({ label }, i) => unnumbered(label, known[i] as number));
  if (single(node)) return [hang(`  ${paint('bold', 'Enter')}  `, labels[0] as string, width)];
  const byNumber = numbered(node, choices, hand);
  const nothing = zero(node);
  const signs = choices.map(({ id }, i) => (byNumber ? String(known[i]) : id === nothing ? '0' : '·'));
  const values = spans(node);
  const digits = Math.max(0, ...[...signs, ...values].map(length));
  const prefix = (i: number) => {
    const sign = (values.length > 0 ? pad : padLeft)(signs[i] as string, digits);
    return `  ${signs[i] === '·' ? sign : paint('bold', sign)}  `;
  };
  if (node.kind !== 'chance') {
    const names = labels.map((label, i) => prefix(i) + label);
    const fit = Math.max(...names.map(length)) < width;
    return names.length > MANY && fit
      ? columns(names, width)
      : labels.map((label, i) => hang(prefix(i), label, width));
  }
  const odds = node.weights.map((weight) => [
    program.of(weight, node.total),
    program.percent(weight / node.total),
  ]) as [string, string][];
  const [ofs, shares] = [0, 1].map((k) => Math.max(...odds.map((row) => length(row[k] as string)))) as [
    number,
    number,
  ];
  const room = width - digits - 4 - ofs - shares - 6;
  const wide = Math.min(room, Math.max(0, ...labels.map(length)));
  return labels.map((label, i) => {
    const [of, share] = odds[i] as [string, string];
    const [first = '', ...more] = wrap(label, wide).split('\n');
    const line = `${prefix(i)}${pad(first, wide)}   ${padLeft(of, ofs)}   ${paint('dim', padLeft(share, shares))}`;
    return [line, ...more.map((text) => ' '.repeat(digits + 4) + text)].join('\n');
  });
}

/** How each of several kinds of values is typed. */
function spans(node: Asking): readonly string[] {
  if (node.kind === 'chance' || node.ranges.length < 2) return [];
  return node.ranges.map(({ min, max }, i) => {
    const ends = i === 0 ? [min, max] : [-min, -max];
    return [...new Set(ends)].join(' … ');
  });
}

/** What each of several kinds of values does, from the least to the most; the second kind goes by numbers below 0. */
export function valueLines(
  node: Asking,
  words: Words<AnySpec>,
  view: AnySpec['view'],
  { paint, width }: Terminal,
): string[] {
  if (node.kind === 'chance') return [];
  const signs = spans(node);
  const wide = Math.max(...signs.map(length));
  return signs.map((sign, i) => {
    const r = node.ranges[i] as Range;
    const said = [...new Set([r.min, r.max])].map((n) => sayMove(words, `${r.verb}:${n}`, view));
    return hang(`  ${paint('bold', pad(sign, wide))}  `, said.join(' … '), width);
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
export function hint(node: Exclude<Asking, { kind: 'chance' }>, { words: { play } }: Terminal): string {
  const [range, second] = node.ranges;
  if (range && !second) return play.number(String(range.min), String(range.max), range.step);
  return node.moves.length === 1 && !range ? '' : play.choose;
}

/** Do dice decide here, and nothing that is drawn? */
export function isRoll(node: Extract<Asking, { kind: 'chance' }>, hand: Hand<string> | undefined): boolean {
  return (
    hand !== undefined || (node.moves.length === 6 && node.moves.every((move, i) => num(move) === i + 1))
  );
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
  return play.dice(example, order.join(', '));
}
