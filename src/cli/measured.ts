/** A measure's rows: exact where that is possible, else sampled with 95 % intervals; as JSON and as a table. */
import { distribution, NotExact, rowsAsText } from '../kernel/exact.ts';
import { asNumber, fraction } from '../kernel/fraction.ts';
import type { AnySpec, Game, Log } from '../kernel/game.ts';
import type { Bucket, Measure } from '../kernel/measure.ts';
import type { OptionDecls, OptionsOf } from '../kernel/options.ts';
import { answerer, draw } from '../kernel/play.ts';
import { type Int, mix, rng } from '../kernel/rng.ts';
import type { Words } from '../kernel/words.ts';
import { length, padLeft, type Terminal, wrap } from './terminal.ts';

type Options = OptionsOf<OptionDecls>;
type Given = Readonly<Record<string, unknown>>;

export interface MeasuredRow {
  readonly key: string;
  /** Fractions as text; of a sample: counts out of all that were counted in the row. */
  readonly outcomes: Readonly<Record<string, string>>;
  /** Only of a sample. */
  readonly intervals?: Readonly<Record<string, readonly [low: number, high: number]>>;
}
export interface Measured {
  readonly measure: string;
  readonly exact: boolean;
  readonly runs?: number;
  readonly rows: readonly MeasuredRow[];
}

export function exactly(
  game: Game<AnySpec>,
  id: string,
  options: Options,
  given: Given,
): Measured | undefined {
  const measure = game.measures[id] as Measure<AnySpec>;
  try {
    return { measure: id, exact: true, rows: rowsAsText(distribution(game, measure, options, given)) };
  } catch (error) {
    if (error instanceof NotExact) return undefined;
    throw error;
  }
}

/** Counts of a measure, gathered run by run. */
export class Tally {
  readonly id: string;
  readonly measure: Measure<AnySpec>;
  runs = 0;
  private readonly options: Options;
  private readonly given: Given;
  private readonly rows = new Map<string, Map<string, number>>();
  private memory = '';

  constructor(id: string, measure: Measure<AnySpec>, options: Options, given: Given) {
    this.id = id;
    this.measure = measure;
    this.options = options;
    this.given = given;
    for (const { key, outcomes } of measure.rows(options, given))
      this.rows.set(key, new Map(outcomes.map((outcome) => [outcome, 0])));
  }

  /** Whoever plays a run hands its events to this. */
  readonly log: Log<AnySpec> = (event, facts) => {
    const { measure } = this;
    if (measure.kind === 'remembering') this.memory = measure.next(this.memory, event, facts);
    else this.add(measure.count(event, facts));
  };

  begin(): void {
    this.memory = this.measure.kind === 'remembering' ? this.measure.first : '';
  }

  finish(): void {
    if (this.measure.kind === 'remembering') this.add(this.measure.bucket(this.memory));
    this.runs++;
  }

  /** A run of the measure's own part of the game, from its start to its stop. */
  sample(game: Game<AnySpec>, int: Int): void {
    const { measure } = this;
    const answer = answerer(game);
    const state = measure.start?.(this.options, this.given) ?? game.setup(this.options);
    this.begin();
    for (let node = game.node(state); node.kind !== 'end' && !measure.stop?.(state); node = game.node(state))
      game.apply(state, node.kind === 'chance' ? draw(node, int) : answer(state, node, int), this.log);
    this.finish();
  }

  private add(bucket: Bucket | undefined): void {
    if (!bucket) return;
    const [key, outcome] = bucket;
    const row = this.rows.get(key) ?? this.rows.set(key, new Map()).get(key);
    row?.set(outcome, (row.get(outcome) ?? 0) + 1);
  }

  result(): Measured {
    const rows = [...this.rows].map(([key, counts]): MeasuredRow => {
      const total = [...counts.values()].reduce((sum, n) => sum + n, 0);
      const each = <T>(of: (n: number) => T) => Object.fromEntries([...counts].map(([o, n]) => [o, of(n)]));
      return { key, outcomes: each((n) => `${n}/${total}`), intervals: each((n) => interval(n, total)) };
    });
    return { measure: this.id, exact: false, runs: this.runs, rows };
  }
}

export function sampled(
  game: Game<AnySpec>,
  id: string,
  options: Options,
  given: Given,
  runs: number,
  seed: number,
): Measured {
  const tally = new Tally(id, game.measures[id] as Measure<AnySpec>, options, given);
  for (let i = 0; i < runs; i++) tally.sample(game, rng(mix(seed, i)));
  return tally.result();
}

/** Wilson's 95 % interval of a share; honest near 0 and 1 too. */
export function interval(n: number, total: number): readonly [number, number] {
  if (total === 0) return [0, 1];
  const z = 1.959964;
  const p = n / total;
  const middle = p + (z * z) / (2 * total);
  const half = z * Math.sqrt((p * (1 - p)) / total + (z * z) / (4 * total * total));
  const scale = 1 + (z * z) / total;
  const round = (x: number) => Math.round(Math.min(1, Math.max(0, x)) * 1e6) / 1e6;
  return [round((middle - half) / scale), round((middle + half) / scale)];
}

/** A fraction as text, as a number; nothing counted is nothing. */
export function share(text: string): number {
  const [n = '0', d = '1'] = text.split('/');
  return d === '0' ? 0 : asNumber(fraction(BigInt(n), BigInt(d)));
}

/** A grid where it fits, else one row after the other without what never comes up. */
export function measureTable(measured: Measured, words: Words<AnySpec>, terminal: Terminal): string[] {
  const { program, paint, width } = terminal;
  const told = words.measures[measured.measure];
  const outcomes = [...new Set(measured.rows.flatMap((row) => Object.keys(row.outcomes)))];
  const cell = (row: MeasuredRow, outcome: string) => {
    const fraction = row.outcomes[outcome];
    if (fraction === undefined) return '';
    const text = program.percent(share(fraction));
    const [low, high] = row.intervals?.[outcome] ?? [];
    if (low !== undefined && high !== undefined)
      return `${text} (${program.percent(low)}…${program.percent(high)})`;
    return fraction.length <= 9 && !/^0\/|\/1$/.test(fraction)
      ? `${text} ${paint('dim', padLeft(fraction, 9))}`
      : measured.rows.length > 0
        ? `${text} ${' '.repeat(9)}`
        : text;
  };
  const header = outcomes.map((outcome) => told?.outcome(outcome) ?? outcome);
  const key = told?.key ?? '';
  const first = Math.max(length(key), ...measured.rows.map((row) => length(row.key)));
  const columns = outcomes.map((outcome, i) =>
    Math.max(length(header[i] as string), ...measured.rows.map((row) => length(cell(row, outcome)))),
  );
  const total = first + columns.reduce((sum, c) => sum + c + 3, 0);
  if (total <= width) {
    return [
      paint(
        'dim',
        [padLeft(key, first), ...header.map((text, i) => padLeft(text, columns[i] as number))].join('   '),
      ),
      ...measured.rows.map((row) =>
        [
          padLeft(row.key, first),
          ...outcomes.map((outcome, i) => padLeft(cell(row, outcome), columns[i] as number)),
        ]
          .join('   ')
          .trimEnd(),
      ),
    ];
  }
  return measured.rows.map((row) => {
    const parts = Object.entries(row.outcomes)
      .filter(([, fraction]) => !fraction.startsWith('0/'))
      .map(([outcome, fraction]) => {
        const [low, high] = row.intervals?.[outcome] ?? [];
        const range =
          low !== undefined && high !== undefined
            ? ` (${program.percent(low)}…${program.percent(high)})`
            : '';
        return `${told?.outcome(outcome) ?? outcome} ${program.percent(share(fraction))}${range}`;
      });
    return wrap(`${key} ${row.key}: ${parts.join(', ')}`, width, 4);
  });
}
