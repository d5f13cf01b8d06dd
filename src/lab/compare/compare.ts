/** Compares variants of a game: the same games on the same random numbers, and how much they differ. */

import { at } from '../../kernel/at.ts';
import { type Estimate, Z } from '../../kernel/exact/estimate.ts';
import { measureOf } from '../../kernel/exact/exact.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';
import { mean, widened } from '../measures/interval.ts';
import { type MeasuredOutcome, type MeasuredRow, measured } from '../measures/measured.ts';
import { EMPTY, label, merge, sorted, type Tally } from '../play/ledger.ts';
import { type MeasureWith, type Options, WIN } from '../play/player.ts';
import { blocks, counted, exactMeasures, type Progress, subjectOf } from '../survey/survey.ts';
import type { Crew } from '../threads/crew.ts';
import type { Subject } from '../threads/task.ts';
import { sumLabel } from './differences.ts';

export interface Variant {
  /** The options that distinguish it: `poolRule=literal`. */
  readonly name: string;
  readonly options: Options;
}

/** A variant's value against the first variant's. */
export interface Difference {
  readonly value: Estimate;
  readonly by: Estimate;
  /** Exact, or larger than chance explains, corrected for all differences of the comparison. */
  readonly sure: boolean;
}

/** A difference that isn't judged yet. */
type Found = Omit<Difference, 'sure'>;

export interface ComparedOutcome<D = Difference> {
  readonly key: string;
  readonly outcome: string;
  readonly base: MeasuredOutcome;
  /** One for each variant after the first. */
  readonly others: readonly D[];
}

/** A row's average, if its outcomes are numbers. */
export interface ComparedMean<D = Difference> {
  readonly key: string;
  readonly base: Estimate;
  /** The standard deviation of a single run. */
  readonly deviation: number;
  readonly others: readonly D[];
}

export interface ComparedMeasure<D = Difference> extends MeasureWith {
  readonly exact: boolean;
  /** By variant. */
  readonly rows: readonly (readonly MeasuredRow[])[];
  readonly outcomes: readonly ComparedOutcome<D>[];
  readonly means: readonly ComparedMean<D>[];
}

/** A quantity of whole games: moves, an ending, wins of a seat, how often an event comes up. */
export interface ComparedQuantity<D = Difference> {
  readonly kind: 'moves' | 'outcome' | 'win' | 'score' | 'event';
  readonly name: string;
  readonly base: Estimate;
  readonly others: readonly D[];
}

export interface Comparison {
  readonly game: string;
  readonly version: number;
  readonly bots?: string | undefined;
  readonly seed: number;
  readonly games: number;
  readonly played: number;
  readonly variants: readonly { readonly name: string; readonly options: Subject['options'] }[];
  readonly measures: readonly ComparedMeasure[];
  readonly quantities: readonly ComparedQuantity[];
}

export interface ComparisonPlan {
  readonly game: Game<AnySpec>;
  readonly variants: readonly Variant[];
  readonly measures: readonly MeasureWith[];
  readonly games: number;
  readonly seed: number;
  readonly bots?: string | undefined;
}

export const MAX_VARIANTS = 12;

export async function compare(
  plan: ComparisonPlan,
  crew: Crew,
  onProgress?: Progress,
  signal?: AbortSignal,
): Promise<Comparison> {
  const { game, variants, measures, games, seed, bots } = plan;
  const subjects = variants.map(({ options }) => subjectOf(game, options, bots));
  const exact = await Promise.all(subjects.map((subject) => exactMeasures(crew, subject, measures, signal)));
  // A measure is compared exactly only if every variant has exact values.
  const everywhere = (id: string) => exact.every((found) => found.has(id));
  const sampled = measures.filter(({ id }) => !everywhere(id));

  const tallies: Tally[] = subjects.map(() => EMPTY);
  const between: Tally[] = subjects.slice(1).map(() => EMPTY);
  const join = (sums: Tally[], more: readonly Tally[]) =>
    more.forEach((tally, v) => {
      sums[v] = merge(at(sums, v), tally);
    });
  const cut = blocks(games, variants.length);
  await crew.run(
    cut.map((block) => ({ kind: 'compare', subjects, measures: sampled, seed, ...block })),
    (result) => {
      if (result.kind !== 'compare') return;
      join(tallies, result.tallies);
      join(between, result.differences);
    },
    signal,
    counted(cut, onProgress),
  );
  tallies.forEach((tally, v) => {
    tallies[v] = sorted(tally);
  });
  const compared = measures.map((asked): ComparedMeasure<Found> => {
    const measure = measureOf(game, asked.id);
    const sure = everywhere(asked.id);
    const [base = [], ...others] = variants.map(({ options }, v) =>
      measured(measure, options, asked, sure ? (exact[v]?.get(asked.id) ?? []) : at(tallies, v)),
    );
    const rows = { id: asked.id, base, others, between: sure ? undefined : between };
    return { ...asked, exact: sure, rows: [base, ...others], outcomes: outcomes(rows), means: means(rows) };
  });
  return {
    game: game.id,
    version: game.version,
    bots,
    seed,
    games,
    played: tallies[0]?.games ?? 0,
    variants: variants.map(({ name }, v) => ({ name, options: at(subjects, v).options })),
    ...judged(compared, quantities(tallies, between)),
  };
}

/** Sampled differences are judged together: the more there are, the larger one must be. Exact ones have no interval. */
function judged(
  measures: readonly ComparedMeasure<Found>[],
  quantities: readonly ComparedQuantity<Found>[],
): Pick<Comparison, 'measures' | 'quantities'> {
  const sampled = measures.filter(({ exact }) => !exact);
  const looks = [...sampled.flatMap(({ outcomes, means }) => [...outcomes, ...means]), ...quantities].reduce(
    (n, { others }) => n + others.length,
    0,
  );
  const judge = <T extends { readonly others: readonly Found[] }>(one: T) => ({
    ...one,
    others: one.others.map((other) => {
      const { low, high } = widened(other.by, looks);
      return { ...other, sure: low > 0 || high < 0 };
    }),
  });
  return {
    measures: measures.map((one) => ({
      ...one,
      outcomes: one.outcomes.map(judge),
      means: one.means.map(judge),
    })),
    quantities: quantities.map(judge),
  };
}

/** A measure's rows: of the first variant, and of the others. */
interface Rows {
  readonly id: string;
  readonly base: readonly MeasuredRow[];
  readonly others: readonly (readonly MeasuredRow[])[];
  /** The differences game by game; undefined if the values are exact. */
  readonly between: readonly Tally[] | undefined;
}

function outcomes({ id, ...rows }: Rows): ComparedOutcome<Found>[] {
  return rows.base.flatMap((row) =>
    row.outcomes.flatMap((cell) => {
      const pick = ({ outcomes }: MeasuredRow) => outcomes.find(({ outcome }) => outcome === cell.outcome);
      const others = beside(rows, row, pick, label('measure', id, row.key, cell.outcome), difference);
      return others ? [{ key: row.key, outcome: cell.outcome, base: cell, others }] : [];
    }),
  );
}

function means({ id, ...rows }: Rows): ComparedMean<Found>[] {
  // The errors of two independent averages add up as squares.
  const apart = (a: Estimate, _: number, b: Estimate): Estimate => {
    const value = b.value - a.value;
    const half = Math.hypot(a.high - a.value, b.high - b.value);
    return { value, low: value - half, high: value + half };
  };
  return rows.base.flatMap((row) => {
    const { mean: base, deviation = 0 } = row;
    const others = beside(rows, row, ({ mean }) => mean, sumLabel(id, row.key), apart);
    return base && others ? [{ key: row.key, base, deviation, others }] : [];
  });
}

/** What the other variants have in the same place of their rows; undefined if one has nothing there. */
function beside(
  { others, between }: Pick<Rows, 'others' | 'between'>,
  row: MeasuredRow,
  pick: (row: MeasuredRow) => Estimate | undefined,
  name: string,
  apart: (a: Estimate, n: number, b: Estimate, m: number) => Estimate,
): readonly Found[] | undefined {
  const base = pick(row);
  const found = others.flatMap((variant, v): Found[] => {
    const other = variant.find(({ key }) => key === row.key);
    const value = other && pick(other);
    if (!base || !value) return [];
    const by = value.value - base.value;
    if (!between) return [{ value, by: { value: by, low: by, high: by } }];
    const tally = at(between, v);
    // If it's counted once in every game, compare game by game; otherwise treat the two values as independent.
    const paired = row.total === tally.games && other.total === tally.games;
    return [
      {
        value,
        by: paired ? mean(tally.quantities[name], tally.games) : apart(base, row.total, value, other.total),
      },
    ];
  });
  return found.length === others.length ? found : undefined;
}

function difference(a: Estimate, n: number, b: Estimate, m: number): Estimate {
  const value = b.value - a.value;
  const variance = (p: number, of: number) => (of > 0 ? (p * (1 - p)) / of : 0);
  const half = Z * Math.sqrt(variance(a.value, n) + variance(b.value, m));
  return { value, low: value - half, high: value + half };
}

const KINDS = ['moves', 'outcome', 'win', 'score', 'event'] as const;

function quantities(tallies: readonly Tally[], between: readonly Tally[]): ComparedQuantity<Found>[] {
  const names = [...new Set(tallies.flatMap((tally) => Object.keys(tally.quantities)))];
  const base = tallies[0] ?? EMPTY;
  return KINDS.flatMap((kind) =>
    names
      .filter((name) => name.split('\t')[0] === kind)
      .sort()
      .map((name) => {
        const unit = kind === 'win' ? WIN : 1;
        return {
          kind,
          name: name.split('\t').slice(1).join(' '),
          base: mean(base.quantities[name], base.games, unit),
          others: between.map((tally, v) => {
            const played = at(tallies, v + 1);
            return {
              value: mean(played.quantities[name], played.games, unit),
              by: mean(tally.quantities[name], tally.games, unit),
            };
          }),
        };
      }),
  );
}

/** The largest difference of each variant: a share of a measure or of the endings, or an average. */
export type Contrast = {
  readonly variant: number;
  readonly base: number;
  readonly value: number;
} & (
  | {
      readonly kind: 'share';
      readonly measure: string;
      readonly key: string;
      readonly outcome: string;
      readonly fractions: readonly [base: string | undefined, value: string | undefined];
    }
  | { readonly kind: 'mean'; readonly measure: string; readonly key: string }
  | { readonly kind: 'outcome'; readonly outcome: string }
  | { readonly kind: 'moves' }
);

/** A difference of two standard deviations counts as much as a share that goes from never to always. */
const FAR = 2;

export function contrasts(comparison: Comparison): Contrast[] {
  return comparison.variants.slice(1).flatMap((_, v) => {
    const found: { weight: number; contrast: Contrast }[] = [];
    const add = (weight: number, contrast: Contrast) => found.push({ weight, contrast });
    for (const { id, rows, outcomes, means } of comparison.measures) {
      // A measure with one row is about the whole game; a row of many is only about a part.
      const whole = rows[0]?.length === 1 ? 1 : 0.5;
      // The second of two outcomes is only the complement.
      const shown = whole === 1 && outcomes.length === 2 ? outcomes.slice(0, 1) : outcomes;
      for (const { key, outcome, base, others } of shown) {
        const other = others[v];
        if (!other?.sure) continue;
        const fractions = [base.fraction, (other.value as MeasuredOutcome).fraction] as const;
        const sides = { variant: v + 1, base: base.value, value: other.value.value };
        add(whole * Math.abs(other.by.value), {
          kind: 'share',
          ...sides,
          measure: id,
          key,
          outcome,
          fractions,
        });
      }
      for (const { key, base, deviation, others } of means) {
        const other = others[v];
        if (!other?.sure) continue;
        const far = Math.min(1, Math.abs(other.by.value) / (FAR * Math.max(deviation, 1e-9)));
        const sides = { variant: v + 1, base: base.value, value: other.value.value };
        add(whole * far, { kind: 'mean', ...sides, measure: id, key });
      }
    }
    for (const { kind, name, base, others } of comparison.quantities) {
      const other = others[v];
      if (!other?.sure) continue;
      const sides = { variant: v + 1, base: base.value, value: other.value.value };
      if (kind === 'outcome') add(Math.abs(other.by.value), { kind, ...sides, outcome: name });
      // Numbers of moves mean little to a player: used only if nothing else differs.
      if (kind === 'moves')
        add(1e-3 * Math.min(1, Math.abs(other.by.value) / base.value), { kind, ...sides });
    }
    found.sort((a, b) => b.weight - a.weight);
    return found.slice(0, 1).map(({ contrast }) => contrast);
  });
}
