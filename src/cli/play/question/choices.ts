/** The choices of a question on the screen. */
import { at } from '../../../kernel/at.ts';
import {
  type AnySpec,
  type Chance,
  equallyLikely,
  facesOn,
  type Hand,
  onlyMove,
} from '../../../kernel/game.ts';
import { sayMove, type Words } from '../../../kernel/words.ts';
import { hang, length, pad, padLeft, type Terminal, wrap } from '../../terminal.ts';
import { type Asking, inRange, numbersSelect, skipMove } from './answers.ts';
import { type Choice, oneMore, saysNumbers, signsOf, unnumbered } from './signs.ts';

/** A list of more choices is set in columns. */
const MANY = 10;

/** Texts beside the choices, by notation. */
type Texts = ReadonlyMap<string, string>;

/** One line of the list: what to type, what it does, and the text beside it. */
interface Row {
  readonly sign: string;
  readonly label: string;
  readonly beside: string;
}

export function choiceLines(
  node: Asking,
  choices: readonly Choice[],
  terminal: Terminal,
  hand?: Hand<string>,
  texts: Texts = new Map(),
): string[] {
  // A draw that only another seat may see lists nothing.
  if (node.kind === 'chance' && choices.length === 0) return [];
  const signs = signsOf(choices);
  const byNumber = numbersSelect(node, choices, hand);
  const nothing = skipMove(node);
  const rows = choices.map(({ id, label }, i): Row => {
    const sign = byNumber ? at(signs, i) : id === nothing ? '0' : '·';
    return { sign, label: unnumbered(label, at(signs, i)), beside: texts.get(id) ?? '' };
  });
  // Enter takes the only choice; it needs no number.
  if (onlyMove(node) !== undefined) return listed([{ ...at(rows, 0), sign: 'Enter' }], [], terminal);
  if (node.kind === 'chance')
    return toldAtOnce(node, rows)
      ? alikeLines(node, choices, rows, terminal, hand)
      : oddsRows(node, rows, terminal);
  // A number that continues the node's range is typed like the others.
  const shown = rows.filter((_, i) => !inRange(node, choices[i]?.id ?? ''));
  return listed(byNumber ? amounts(choices, rows) : shown, spans(node), terminal);
}

/** One below the other; many of them in columns. */
function listed(rows: readonly Row[], values: readonly string[], terminal: Terminal): string[] {
  const { width } = terminal;
  const prefixes = paddedSigns(rows, values, terminal);
  if (rows.some(({ beside }) => beside)) return withTexts(rows, prefixes, terminal);
  const cells = rows.map(({ label }, i) => at(prefixes, i) + label);
  const fit = Math.max(...cells.map(length)) < width;
  return cells.length > MANY && fit
    ? columns(cells, width)
    : rows.map(({ label }, i) => hang(at(prefixes, i), label, width));
}

/** Texts in their own column, or below the labels if these leave too little room. */
function withTexts(rows: readonly Row[], prefixes: readonly string[], { paint, width }: Terminal): string[] {
  const indent = length(at(prefixes, 0));
  const wide = Math.max(...rows.map(({ label }) => length(label)));
  const below = indent + wide > width * 0.75;
  return rows.flatMap(({ label, beside }, i) => {
    const prefix = at(prefixes, i);
    if (!beside) return [hang(prefix, label, width)];
    const tinted = (text: string) =>
      text
        .split('\n')
        .map((line) => paint('dim', line))
        .join('\n');
    if (below) return [hang(prefix, label, width), hang(' '.repeat(indent + 2), tinted(beside), width)];
    return [hang(`${prefix}${pad(label, wide)}  `, beside, width)];
  });
}

/** What to type, each as wide as the widest. */
function paddedSigns(rows: readonly Row[], values: readonly string[], { paint }: Terminal): string[] {
  const widest = Math.max(0, ...[...rows.map(({ sign }) => sign), ...values].map(length));
  return rows.map(({ sign }) => {
    const padded = (values.length > 0 ? pad : padLeft)(sign, widest);
    return `  ${sign === '·' ? padded : paint('bold', padded)}  `;
  });
}

/**
 * Choices that differ only in an amount share a row, `e1 … e9`; each can still be typed by its own sign, notation and
 * label. A short list stays unchanged unless the game groups it.
 */
function amounts(choices: readonly Choice[], rows: readonly Row[]): readonly Row[] {
  const long = choices.length > MANY || choices.some(({ group }) => group);
  if (!long || !saysNumbers(choices)) return rows;
  const texts = rows.some(({ beside }) => beside);
  const merged: Row[] = [];
  for (let from = 0, to = 0; from < rows.length; from = to + 1) {
    for (to = from; to + 1 < rows.length && oneMore(at(choices, to), at(choices, to + 1)); ) to++;
    const [first, last, { group }] = [at(rows, from), at(rows, to), at(choices, from)];
    const label = `${first.label} … ${withoutBeginning(last.label, first.label)}`;
    const sign = `${first.sign} … ${last.sign}`;
    // The signs have the amounts, and texts need the room.
    merged.push(to === from ? first : { ...first, sign, label: (texts && group) || label });
  }
  return merged;
}

/** The rest of a text after the words that it shares with another one. */
function withoutBeginning(text: string, other: string): string {
  const [words, others] = [text.split(' '), other.split(' ')];
  const from = words.findIndex((word, i) => word !== others[i]);
  return words.slice(Math.max(0, from)).join(' ');
}

/** The odds of equally likely outcomes are said once if there are many of them or they are only numbers. */
function toldAtOnce(node: Chance<AnySpec>, rows: readonly Row[]): boolean {
  return equallyLikely(node) && (rows.length > MANY || bare(rows));
}

/** Rows that are only numbers. */
const bare = (rows: readonly Row[]) => rows.every(({ sign, label }) => sign === label);

function alikeLines(
  node: Chance<AnySpec>,
  choices: readonly Choice[],
  rows: readonly Row[],
  terminal: Terminal,
  hand: Hand<string> | undefined,
): string[] {
  const { program, paint, width, words } = terminal;
  const weight = at(node.weights, 0);
  const each = words.play.each(program.of(weight, node.total), program.wholePercent(weight / node.total));
  // If every throw of several dice is an outcome, the dice say it all.
  const throws =
    hand !== undefined && hand.dice.length > 1 && rows.length === facesOn(hand) ** hand.dice.length;
  const list = bare(rows)
    ? [`  ${rows.map(({ sign }) => paint('bold', sign)).join('  ')}`]
    : throws
      ? []
      : listed(amounts(choices, rows), [], terminal);
  return [...list, paint('dim', wrap(each, width))];
}

/** Each outcome with its odds. */
function oddsRows(node: Chance<AnySpec>, rows: readonly Row[], terminal: Terminal): string[] {
  const { program, paint, width } = terminal;
  const odds = node.weights.map((weight) => ({
    of: program.of(weight, node.total),
    share: program.wholePercent(weight / node.total),
  }));
  const ofs = Math.max(...odds.map(({ of }) => length(of)));
  const shares = Math.max(...odds.map(({ share }) => length(share)));
  const prefixes = paddedSigns(rows, [], terminal);
  const indent = length(at(prefixes, 0));
  const wide = Math.min(
    width - indent - ofs - shares - 5,
    Math.max(0, ...rows.map(({ label }) => length(label))),
  );
  const cells = rows.map(({ label }, i) => {
    const { of, share } = at(odds, i);
    const behind = `${padLeft(of, ofs)}  ${paint('dim', padLeft(share, shares))}`;
    // The sign is already the label.
    if (bare(rows)) return prefixes[i] + behind;
    const [first = '', ...more] = wrap(label, wide).split('\n');
    const line = `${prefixes[i]}${pad(first, wide)}   ${behind}`;
    return [line, ...more.map((text) => ' '.repeat(indent) + text)].join('\n');
  });
  const fit = cells.every((cell) => !cell.includes('\n'));
  return cells.length > MANY && fit ? columns(cells, width) : cells;
}

/** How to type each of several kinds of values. */
function spans(node: Asking): readonly string[] {
  if (node.kind === 'chance' || node.ranges.length < 2) return [];
  return node.ranges.map(({ min, max }, i) => {
    const ends = i === 0 ? [min, max] : [-min, -max];
    return [...new Set(ends)].join(' … ');
  });
}

/** What each of several kinds of values does, from the lowest to the highest; the second kind is typed as negative numbers. */
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
    const r = at(node.ranges, i);
    const said = [...new Set([r.min, r.max])].map((n) => sayMove(words, `${r.verb}:${n}`, view));
    return hang(`  ${paint('bold', pad(sign, wide))}  `, said.join(' … '), width);
  });
}

/** As many columns as fit, each as wide as its widest cell, read downwards. */
function columns(cells: readonly string[], width: number): string[] {
  for (let rows = 1; ; rows++) {
    const lists = Array.from({ length: Math.ceil(cells.length / rows) }, (_, i) =>
      cells.slice(i * rows, (i + 1) * rows),
    );
    const wide = lists.map((list) => Math.max(...list.map(length)) + 1);
    if (rows < cells.length && wide.reduce((sum, w) => sum + w) > width + 1) continue;
    return Array.from({ length: rows }, (_, row) =>
      lists
        .map((list, i) => pad(list[row] ?? '', at(wide, i)))
        .join('')
        .trimEnd(),
    );
  }
}
