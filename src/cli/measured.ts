/** A measure's rows: exact if possible, otherwise sampled with 95% intervals; as JSON and as a table. */
import { at } from '../kernel/at.ts';
import { share as estimate } from '../kernel/exact/estimate.ts';
import { distribution, measureOf, NotExact, rowsAsText } from '../kernel/exact/exact.ts';
import { inOrder, isNumber } from '../kernel/exact/measure.ts';
import type { AnySpec, Game } from '../kernel/game.ts';
import type { Words } from '../kernel/words.ts';
import { measured } from '../lab/measures/measured.ts';
import { Ledger, type Tally } from '../lab/play/ledger.ts';
import { byPart, type Given, type MeasureWith, type Options } from '../lab/play/player.ts';
import { inLines, share } from './chances.ts';
import { length, padLeft, type Terminal, wrap } from './terminal.ts';

interface AnswerRow {
  readonly key: string;
  /** Fractions as text; in a sample, counts out of the row's total. */
  readonly outcomes: Readonly<Record<string, string>>;
  /** Only in a sample. */
  readonly intervals?: Readonly<Record<string, readonly [low: number, high: number]>>;
}
export interface MeasureAnswer {
  readonly measure: string;
  readonly exact: boolean;
  readonly runs?: number;
  readonly rows: readonly AnswerRow[];
}

/** More positions would take too long; the measure is then sampled, and says so. */
const MOST_STATES = 200_000;

export function exactly(
  game: Game<AnySpec>,
  id: string,
  options: Options,
  given: Given,
): MeasureAnswer | undefined {
  try {
    return {
      measure: id,
      exact: true,
      rows: rowsAsText(distribution(game, measureOf(game, id), options, given, MOST_STATES)),
    };
  } catch (error) {
    if (error instanceof NotExact) return undefined;
    throw error;
  }
}

/** Samples a measure, run by run, from its start to its stop. */
export function sampled(
  game: Game<AnySpec>,
  id: string,
  options: Options,
  given: Given,
  runs: number,
  seed: number,
): MeasureAnswer {
  const asked = { id, given };
  const ledger = new Ledger();
  const play = byPart({ game, options, measures: [] }, ledger, { ...asked, measure: measureOf(game, id) });
  for (let i = 0; i < runs; i++) {
    play(seed, i);
    ledger.close(i);
  }
  const tally = ledger.tally();
  const [trouble] = tally.troubles;
  if (trouble) throw new Error(trouble.what);
  return fromSample(game, options, asked, tally);
}

/** A measure's rows as counts, each with its interval. */
export function fromSample(
  game: Game<AnySpec>,
  options: Options,
  asked: MeasureWith,
  tally: Tally,
): MeasureAnswer {
  const rows = measured(measureOf(game, asked.id), options, asked, tally);
  return {
    measure: asked.id,
    exact: false,
    runs: tally.games,
    rows: rows.map(({ key, outcomes, total }) => ({
      key,
      outcomes: Object.fromEntries(outcomes.map(({ outcome, count = 0 }) => [outcome, `${count}/${total}`])),
      intervals: Object.fromEntries(
        outcomes.map(({ outcome, count = 0 }) => [outcome, interval(count, total)]),
      ),
    })),
  };
}

/** The 95% interval of a share, to six places. */
export function interval(n: number, total: number): readonly [number, number] {
  const { low, high } = estimate(n, total);
  const round = (x: number) => Math.round(x * 1e6) / 1e6;
  return [round(low), round(high)];
}

/** As a grid, with intervals or fractions, long ones below it; transposed, or row by row, if it is too wide. */
export function measureTable(answer: MeasureAnswer, words: Words<AnySpec>, terminal: Terminal): string[] {
  const { program, width, paint } = terminal;
  const { rows } = answer;
  const told = words.measures[answer.measure];
  const name = (outcome: string) => told?.outcome(outcome) ?? outcome;
  const head = (row: AnswerRow) => told?.row?.(row.key) ?? row.key;
  // The only row needn't be called the same twice.
  const key = rows.length === 1 && rows[0] && head(rows[0]) === told?.key ? '' : (told?.key ?? '');
  const outcomes = possible(answer);
  const plain = (row: AnswerRow, outcome: string) => {
    const chance = share(row.outcomes[outcome] ?? '0/1');
    return chance === 0 ? '·' : program.percent(chance);
  };
  const fits = (fraction: string, longest: number) => (fraction.length <= longest ? fraction : '');
  /** With its interval, or with a fraction of at most this many characters. */
  const full = (longest: number) => (row: AnswerRow, outcome: string) => {
    const [low, high] = row.intervals?.[outcome] ?? [];
    if (low !== undefined && high !== undefined)
      return `${plain(row, outcome)} (${program.percent(low)}…${program.percent(high)})`;
    const all = rows.flatMap((each) => Object.values(each.outcomes));
    const room = Math.max(...all.map((fraction) => fits(fraction, longest).length));
    return `${plain(row, outcome)} ${padLeft(fits(row.outcomes[outcome] ?? '', longest), room)}`.trimEnd();
  };
  /** Longer fractions, below the grid. */
  const longer = (longest: number) =>
    rows.flatMap((row) =>
      outcomes
        .filter((outcome) => !row.intervals && (row.outcomes[outcome] ?? '').length > longest)
        .filter((outcome) => plain(row, outcome) !== '·')
        .flatMap((outcome) => inLines(`${head(row)}, ${name(outcome)}: ${row.outcomes[outcome]}`, width)),
    );
  const upright = (cell: typeof plain) => [
    [key, ...outcomes.map(name)],
    ...rows.map((row) => [head(row), ...outcomes.map((outcome) => cell(row, outcome))]),
  ];
  const bare = (text: string) => text.replace(/[\s%]/g, '');
  const turned = (cell: typeof plain, unit = '') => [
    [`${key}${unit}`.trim(), ...rows.map(head)],
    ...outcomes
      .filter((outcome) => rows.some((row) => plain(row, outcome) !== '·'))
      .map((outcome) => [name(outcome), ...rows.map((row) => cell(row, outcome))]),
  ];
  // A sample never goes without its intervals: the line below the table explains them.
  const withIntervals = [upright(full(0)), turned(full(0))].map((cells) => [cells, 2, 0] as const);
  const withFractions = [
    ...[24, 16, 12, 9].map((longest) => [upright(full(longest)), 2, longest] as const),
    [upright(plain), 2, 0] as const,
    [turned((row, outcome) => bare(plain(row, outcome)), ' (%)'), 1, 0] as const,
  ];
  for (const [cells, gap, longest] of answer.exact ? withFractions : withIntervals) {
    const lines = grid(cells, gap);
    if (lines.every((line) => length(line) <= width))
      return [paint('dim', lines[0] ?? ''), ...lines.slice(1), ...longer(longest)];
  }
  return rows.map((row) => {
    const parts = outcomes.filter((outcome) => plain(row, outcome) !== '·');
    const cell = answer.exact ? plain : full(0);
    const list = parts.map((outcome) => `${name(outcome)} ${cell(row, outcome)}`.replaceAll(' ', '\u00a0'));
    return wrap(`${told?.row?.(row.key) ?? `${key} ${row.key}`}: ${list.join(', ')}`, width, 4);
  });
}

/** The outcomes in their order; numbers at either end that can't come up are left out. */
function possible({ rows, exact }: MeasureAnswer): readonly string[] {
  const outcomes = new Map(rows.flatMap((row) => Object.entries(row.outcomes)));
  const all = inOrder([...outcomes]).map(([outcome]) => outcome);
  if (!exact || !all.every(isNumber)) return all;
  const comes = (outcome: string) => rows.some((row) => share(row.outcomes[outcome] ?? '0/1') > 0);
  const [first, last] = [all.findIndex(comes), all.findLastIndex(comes)];
  return first < 0 ? all : all.slice(first, last + 1);
}

/** Columns of text, each as wide as its widest cell. */
function grid(cells: readonly (readonly string[])[], gap: number): string[] {
  const widths = (cells[0] ?? []).map((_, i) => Math.max(...cells.map((row) => length(row[i] ?? ''))));
  return cells.map((row) =>
    row
      .map((text, i) => padLeft(text, at(widths, i)))
      .join(' '.repeat(gap))
      .trimEnd(),
  );
}
