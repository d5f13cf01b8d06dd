/** A measure's rows with their chances: exact, or sampled with intervals. */
import { at } from '../../kernel/at.ts';
import { type Estimate, share, Z } from '../../kernel/exact/estimate.ts';
import { inOrder, type Measure } from '../../kernel/exact/measure.ts';
import type { AnySpec } from '../../kernel/game.ts';
import type { Tally } from '../play/ledger.ts';
import type { MeasureWith, Options } from '../play/player.ts';
import { decimal, type ExactRows } from './exactly.ts';

export interface MeasuredOutcome extends Estimate {
  readonly outcome: string;
  /** `3/7` for an exact measure, a count for a sampled one. */
  readonly fraction?: string;
  readonly count?: number;
}

export interface MeasuredRow {
  readonly key: string;
  readonly outcomes: readonly MeasuredOutcome[];
  /** The row's total count; 1 if the measure is exact, 0 if the row never comes up. */
  readonly total: number;
  /** The average if all outcomes are numbers, and the standard deviation. */
  readonly mean: Estimate | undefined;
  readonly deviation?: number | undefined;
}

export function measured(
  measure: Measure<AnySpec>,
  options: Options,
  { id, given }: MeasureWith,
  source: ExactRows | Tally,
): MeasuredRow[] {
  return 'games' in source ? fromTally(measure, options, id, given, source) : source.map(fromExact);
}

function fromExact({ key, outcomes }: ExactRows[number]): MeasuredRow {
  const told = inOrder(Object.entries(outcomes)).map(([outcome, fraction]) => {
    const value = decimal(fraction);
    return { outcome, fraction, value, low: value, high: value };
  });
  const total = told.reduce((sum, { value }) => sum + value, 0);
  return { key, outcomes: told, total, ...average(told, undefined) };
}

function fromTally(
  measure: Measure<AnySpec>,
  options: Options,
  id: string,
  given: MeasureWith['given'],
  tally: Tally,
): MeasuredRow[] {
  const rows = new Map<string, Map<string, number>>();
  for (const { key, outcomes } of measure.rows(options, given))
    rows.set(key, new Map(outcomes.map((outcome) => [outcome, 0])));
  for (const [name, { sum }] of Object.entries(tally.quantities)) {
    const [kind, of, key = '', outcome = ''] = name.split('\t');
    if (kind !== 'measure' || of !== id) continue;
    const row = rows.get(key) ?? new Map<string, number>();
    rows.set(key, row.set(outcome, sum));
  }
  return [...rows].map(([key, counts]) => {
    const total = [...counts.values()].reduce((sum, n) => sum + n, 0);
    const told = inOrder([...counts]).map(([outcome, count]) => ({
      outcome,
      count,
      ...share(count, total),
    }));
    return { key, outcomes: told, total, ...average(told, total) };
  });
}

function average(
  outcomes: readonly MeasuredOutcome[],
  of: number | undefined,
): Pick<MeasuredRow, 'mean' | 'deviation'> {
  const numbers = outcomes.map(({ outcome }) => Number(outcome));
  const all = outcomes.reduce((sum, { value }) => sum + value, 0);
  if (outcomes.length < 2 || numbers.some((n) => !Number.isFinite(n)) || of === 0 || !(all > 0))
    return { mean: undefined, deviation: undefined };
  const moment = (power: number) =>
    outcomes.reduce((sum, { value }, i) => sum + value * at(numbers, i) ** power, 0) / all;
  const value = moment(1);
  const deviation = Math.sqrt(Math.max(0, moment(2) - value * value));
  const half = of === undefined ? 0 : (Z * deviation) / Math.sqrt(of);
  return { mean: { value, low: value - half, high: value + half }, deviation };
}
