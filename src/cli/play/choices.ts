/** The choices of a question as they stand on the screen. */
import { type AnySpec, alike, type Chance, type Hand, type Range } from '../../kernel/game.ts';
import { sayMove, type Words } from '../../kernel/words.ts';
import { hang, length, pad, padLeft, type Terminal, wrap } from '../terminal.ts';
import { type Choice, numbered, numbers, unnumbered, zero } from './answers.ts';
import { type Asking, single } from './asking.ts';

/** More choices than one looks through line by line. */
const MANY = 10;

/** One line of the list: what to type, and what it does. */
interface Row {
  readonly sign: string;
  readonly label: string;
}

export function choiceLines(
  node: Asking,
  choices: readonly Choice[],
  terminal: Terminal,
  hand?: Hand<string>,
): string[] {
  // A draw that only another seat may see lists nothing.
  if (node.kind === 'chance' && choices.length === 0) return [];
  const { paint, width } = terminal;
  const known = numbers(choices);
  const labels = choices.map(({ label }, i) => unnumbered(label, known[i] as number));
  if (single(node)) return [hang(`  ${paint('bold', 'Enter')}  `, labels[0] as string, width)];
  const byNumber = numbered(node, choices, hand);
  const nothing = zero(node);
  const rows = choices.map(({ id }, i) => ({
    sign: byNumber ? String(known[i]) : id === nothing ? '0' : '·',
    label: labels[i] as string,
  }));
  if (node.kind === 'chance')
    return toldAtOnce(node, rows) ? alikeLines(node, rows, terminal, hand) : oddsRows(node, rows, terminal);
  return listed(
    rows.length > MANY && byNumber ? amounts(choices, known, labels) : rows,
    spans(node),
    terminal,
  );
}

/** One below the other; many of them in columns. */
function listed(rows: readonly Row[], values: readonly string[], terminal: Terminal): string[] {
  const { width } = terminal;
  const prefixes = signs(rows, values, terminal);
  const cells = rows.map(({ label }, i) => (prefixes[i] as string) + label);
  const fit = Math.max(...cells.map(length)) < width;
  return cells.length > MANY && fit
    ? columns(cells, width)
    : rows.map(({ label }, i) => hang(prefixes[i] as string, label, width));
}

/** What to type, each as wide as the widest. */
function signs(rows: readonly Row[], values: readonly string[], { paint }: Terminal): string[] {
  const digits = Math.max(0, ...[...rows.map(({ sign }) => sign), ...values].map(length));
  return rows.map(({ sign }) => {
    const padded = (values.length > 0 ? pad : padLeft)(sign, digits);
    return `  ${sign === '·' ? padded : paint('bold', padded)}  `;
  });
}

/**
 * Choices that differ only in an amount, `place:ostia,1` to `place:ostia,9`, as one row: 1 … 9. They stay choices of
 * their own, by number, by notation and by label.
 */
function amounts(choices: readonly Choice[], known: readonly number[], labels: readonly string[]): Row[] {
  const rows: Row[] = [];
  for (let from = 0, to = 0; from < choices.length; from = to + 1) {
    const what = (i: number) => /^(.+,)(\d{1,4})$/.exec(choices[i]?.id ?? '');
    const follows = (i: number) => {
      const [a, b] = [what(i), what(i + 1)];
      return (
        a?.[1] !== undefined &&
        a[1] === b?.[1] &&
        Number(b[2]) === Number(a[2]) + 1 &&
        known[i + 1] === (known[i] as number) + 1
      );
    };
    for (to = from; follows(to); ) to++;
    const [first, last] = [labels[from] as string, labels[to] as string];
    rows.push(
      to === from
        ? { sign: String(known[from]), label: first }
        : { sign: `${known[from]} … ${known[to]}`, label: `${first} … ${withoutBeginning(last, first)}` },
    );
  }
  return rows;
}

/** What is left of a text behind the words that it shares with another one. */
function withoutBeginning(text: string, other: string): string {
  const [words, others] = [text.split(' '), other.split(' ')];
  const from = words.findIndex((word, i) => word !== others[i]);
  return words.slice(Math.max(0, from)).join(' ');
}

/** Equally likely outcomes are told in one line if there are many or they are only numbers. */
function toldAtOnce(node: Chance<AnySpec>, rows: readonly Row[]): boolean {
  return alike(node) && (rows.length > MANY || bare(rows));
}

/** Nothing but their numbers. */
const bare = (rows: readonly Row[]) => rows.every(({ sign, label }) => sign === label);

function alikeLines(
  node: Chance<AnySpec>,
  rows: readonly Row[],
  terminal: Terminal,
  hand: Hand<string> | undefined,
): string[] {
  const { program, paint, width, words } = terminal;
  const weight = node.weights[0] as number;
  const each = words.play.each(program.of(weight, node.total), program.percent(weight / node.total));
  // Every throw of several dice is an outcome of its own: the dice say it all.
  const throws = hand !== undefined && hand.dice.length > 1 && rows.length === 6 ** hand.dice.length;
  const list = bare(rows)
    ? [`  ${rows.map(({ sign }) => paint('bold', sign)).join('  ')}`]
    : throws
      ? []
      : listed(rows, [], terminal);
  return [...list, paint('dim', wrap(each, width))];
}

/** Each outcome with its odds behind it. */
function oddsRows(node: Chance<AnySpec>, rows: readonly Row[], terminal: Terminal): string[] {
  const { program, paint, width } = terminal;
  const odds = node.weights.map((weight) => [
    program.of(weight, node.total),
    program.percent(weight / node.total),
  ]) as [string, string][];
  const [ofs, shares] = [0, 1].map((k) => Math.max(...odds.map((row) => length(row[k] as string)))) as [
    number,
    number,
  ];
  const prefixes = signs(rows, [], terminal);
  const indent = length(prefixes[0] as string);
  const wide = Math.min(
    width - indent - ofs - shares - 5,
    Math.max(0, ...rows.map(({ label }) => length(label))),
  );
  const cells = rows.map(({ label }, i) => {
    const [of, share] = odds[i] as [string, string];
    const behind = `${padLeft(of, ofs)}  ${paint('dim', padLeft(share, shares))}`;
    // The number to be typed says it already.
    if (bare(rows)) return prefixes[i] + behind;
    const [first = '', ...more] = wrap(label, wide).split('\n');
    const line = `${prefixes[i]}${pad(first, wide)}   ${behind}`;
    return [line, ...more.map((text) => ' '.repeat(indent) + text)].join('\n');
  });
  const fit = cells.every((cell) => !cell.includes('\n'));
  return cells.length > MANY && fit ? columns(cells, width) : cells;
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

/** As many columns as fit, each as wide as it must be, read downwards. */
function columns(cells: readonly string[], width: number): string[] {
  for (let rows = 1; ; rows++) {
    const lists = Array.from({ length: Math.ceil(cells.length / rows) }, (_, i) =>
      cells.slice(i * rows, (i + 1) * rows),
    );
    const wide = lists.map((list) => Math.max(...list.map(length)) + 1);
    if (rows < cells.length && wide.reduce((sum, w) => sum + w) > width + 1) continue;
    return Array.from({ length: rows }, (_, row) =>
      lists
        .map((list, i) => pad(list[row] ?? '', wide[i] as number))
        .join('')
        .trimEnd(),
    );
  }
}
