/** Notable results of a survey, the most surprising first, found by rules that know no game. */
import type { Estimate } from '../../kernel/exact/estimate.ts';
import { quantile, widened } from '../measures/interval.ts';
import type { Health } from './health.ts';
import type { Survey } from './survey.ts';

export type Finding =
  | { readonly kind: 'stuck' | 'endless'; readonly games: number; readonly first: number }
  /** How likely a yes-or-no measure is. */
  | {
      readonly kind: 'chance';
      readonly measure: string;
      readonly key: string;
      readonly outcome: string;
      readonly value: number;
      readonly fraction: string | undefined;
    }
  /** One of several outcomes of a row is almost certain. */
  | {
      readonly kind: 'nearly';
      readonly measure: string;
      readonly key: string;
      readonly outcome: string;
      readonly value: number;
    }
  /** The same outcome is far more likely in one row than in another. */
  | {
      readonly kind: 'shift';
      readonly measure: string;
      readonly outcome: string;
      readonly from: { readonly key: string; readonly value: number };
      readonly to: { readonly key: string; readonly value: number };
    }
  | {
      readonly kind: 'idle-row';
      readonly measure: string;
      readonly keys: readonly string[];
      readonly exact: boolean;
    }
  | {
      readonly kind: 'idle-cell';
      readonly measure: string;
      readonly cells: readonly { readonly key: string; readonly outcome: string }[];
      readonly exact: boolean;
    }
  | { readonly kind: 'idle-outcome'; readonly outcome: string }
  | { readonly kind: 'idle-clauses'; readonly clauses: readonly string[] }
  | { readonly kind: 'outcome'; readonly outcome: string; readonly value: number }
  | { readonly kind: 'seat'; readonly seat: string; readonly value: number; readonly fair: number }
  | { readonly kind: 'first'; readonly value: number; readonly fair: number }
  | { readonly kind: 'only-choice'; readonly ask: string; readonly value: number }
  | { readonly kind: 'same-length'; readonly moves: number }
  | { readonly kind: 'length'; readonly low: number; readonly high: number; readonly middle: number }
  | {
      readonly kind: 'numbers';
      readonly measure: string;
      readonly low: number;
      readonly middle: number;
      readonly high: number;
    }
  | { readonly kind: 'settled'; readonly point: number; readonly value: number; readonly before: number };

/** Broken rules first, then what a player wouldn't guess; at most eight. */
export function findings(survey: Survey, health: Health): Finding[] {
  const found: (readonly [weight: number, finding: Finding])[] = [
    ...troubles(health),
    ...survey.measures.flatMap(measures),
    ...idle(survey, health),
    ...ways(health),
    ...length(survey),
  ];
  return found
    .map((one, order) => ({ weight: one[0], finding: one[1], order }))
    .sort((a, b) => b.weight - a.weight || a.order - b.order)
    .slice(0, 8)
    .map(({ finding }) => finding);
}

type Weighed = readonly [number, Finding];

/** The middle nine tenths of a distribution, and its median. */
function nineTenths(spread: Readonly<Record<string, number>>) {
  return { low: quantile(spread, 0.05), middle: quantile(spread, 0.5), high: quantile(spread, 0.95) };
}

function troubles({ stuck, endless, troubles }: Health): Weighed[] {
  const first = (kind: string) => troubles.find((t) => t.kind === kind)?.index ?? 0;
  return [
    ...(stuck > 0 ? [[200, { kind: 'stuck', games: stuck, first: first('stuck') }] as const] : []),
    ...(endless > 0 ? [[190, { kind: 'endless', games: endless, first: first('endless') }] as const] : []),
  ];
}

function measures({ id, rows }: Survey['measures'][number]): Weighed[] {
  const found: Weighed[] = [];
  const live = rows.filter(({ total }) => total > 0);
  const single = live.length === 1 && rows.length === 1;
  for (const { key, outcomes } of live) {
    const [first] = outcomes;
    if (single && first && outcomes.length === 2) {
      // For a yes-or-no measure, the closer to even, the more uncertain and so the more notable.
      const doubt = 1 - Math.abs(2 * first.value - 1);
      found.push([
        60 + 40 * doubt,
        {
          kind: 'chance',
          measure: id,
          key,
          outcome: first.outcome,
          value: first.value,
          fraction: first.fraction,
        },
      ]);
      continue;
    }
    const top = outcomes.reduce((a, b) => (b.value > a.value ? b : a));
    // A certain outcome is no surprise: the parameters determine it.
    if (single && outcomes.length > 2 && top.value > 0.9 && top.value < 1)
      found.push([
        50 + 20 * (top.value - 0.9),
        { kind: 'nearly', measure: id, key, outcome: top.outcome, value: top.value },
      ]);
  }
  const spread = numbersOf({ rows });
  if (spread) {
    const { low, middle, high } = spread;
    found.push([
      32 + Math.min(18, (9 * (high - low)) / Math.max(1, Math.abs(middle))),
      { kind: 'numbers', measure: id, ...spread },
    ]);
  }
  // Few outcomes in many rows: which outcome changes most between rows?
  const names = live[0]?.outcomes.map(({ outcome }) => outcome) ?? [];
  const alike = live.every((row) => row.outcomes.length === names.length);
  if (live.length > 1 && names.length > 1 && names.length <= 6 && alike) {
    const spans = names.map((outcome) => {
      const values = live.map(({ key, outcomes }) => ({
        key,
        value: outcomes.find((one) => one.outcome === outcome)?.value ?? 0,
      }));
      const low = values.reduce((a, b) => (b.value < a.value ? b : a));
      const high = values.reduce((a, b) => (b.value > a.value ? b : a));
      const rising = values.indexOf(low) < values.indexOf(high);
      return { outcome, span: high.value - low.value, from: rising ? low : high, to: rising ? high : low };
    });
    const widest = spans.reduce((a, b) => (b.span > a.span ? b : a));
    if (widest.span > 0.2)
      found.push([
        40 + 30 * widest.span,
        { kind: 'shift', measure: id, outcome: widest.outcome, from: widest.from, to: widest.to },
      ]);
  }
  return found;
}

/** Many numbers in one row: the middle 90% and the median. Undefined if they are few or nearly always the same. */
export function numbersOf({
  rows,
}: Pick<Survey['measures'][number], 'rows'>):
  | { readonly low: number; readonly middle: number; readonly high: number }
  | undefined {
  const [row] = rows;
  if (!row || rows.length > 1 || row.total === 0 || !row.mean || row.outcomes.length <= 6) return undefined;
  const spread = Object.fromEntries(row.outcomes.map(({ outcome, value }) => [outcome, value]));
  const { low, middle, high } = nineTenths(spread);
  return low < high ? { low, middle, high } : undefined;
}

function idle(
  { measures }: Survey,
  { outcomes, idleRows, idleCells, idleClauses, onlyChoice }: Health,
): Weighed[] {
  const found: Weighed[] = [];
  for (const { id, met } of outcomes)
    if (met === 'never') found.push([58, { kind: 'idle-outcome', outcome: id }]);
  for (const measure of new Set(idleRows.map((row) => row.measure))) {
    const rows = idleRows.filter((row) => row.measure === measure);
    found.push([
      rows.every(({ exact }) => exact) ? 75 : 55,
      {
        kind: 'idle-row',
        measure,
        keys: rows.map(({ key }) => key),
        exact: rows.every(({ exact }) => exact),
      },
    ]);
  }
  for (const { id, exact, rows } of measures) {
    const cells = idleCells.filter(({ measure }) => measure === id);
    // A single row's chart shows its gaps; in a table of many rows they'd be overlooked.
    if (cells.length > 0 && rows.length > 1)
      found.push([exact ? 70 : 50, { kind: 'idle-cell', measure: id, cells, exact }]);
  }
  if (idleClauses.length > 0) found.push([45, { kind: 'idle-clauses', clauses: idleClauses }]);
  const dullest = onlyChoice.reduce<(typeof onlyChoice)[number] | undefined>(
    (a, b) => (a && a.share.value >= b.share.value ? a : b),
    undefined,
  );
  if (dullest && dullest.share.value > 0.25)
    found.push([
      40 + 40 * dullest.share.value,
      { kind: 'only-choice', ask: dullest.ask, value: dullest.share.value },
    ]);
  return found;
}

function ways({ outcomes, seats, first, settled }: Health): Weighed[] {
  const found: Weighed[] = [];
  const met = outcomes.filter((one) => one.met === 'met');
  const top = met.reduce<(typeof met)[number] | undefined>(
    (a, b) => (a && a.share.value >= b.share.value ? a : b),
    undefined,
  );
  if (top && met.length > 1)
    found.push([45 + 30 * top.share.value, { kind: 'outcome', outcome: top.id, value: top.share.value }]);
  const fair = 1 / Math.max(1, seats.length);
  // Count only what remains after correcting the intervals for all seats.
  const beyond = (wins: Estimate) => {
    const { low, high } = widened(wins, seats.length + 1);
    return Math.max(0, low - fair, fair - high) / fair;
  };
  for (const { seat, wins } of seats) {
    if (beyond(wins) > 0)
      found.push([50 + 100 * beyond(wins), { kind: 'seat', seat, value: wins.value, fair }]);
  }
  if (first && beyond(first) > 0)
    found.push([55 + 100 * beyond(first), { kind: 'first', value: first.value, fair }]);
  const half = settled.find(({ point }) => point === 0.5);
  const before = settled.find(({ point }) => point === 0);
  if (half && before)
    found.push([
      35 + 40 * Math.max(0, half.same.value - before.same.value),
      { kind: 'settled', point: 0.5, value: half.same.value, before: before.same.value },
    ]);
  return found;
}

function length({ tally }: Survey): Weighed[] {
  const spread = tally.spreads.moves;
  if (!spread || tally.games < 2) return [];
  const { low, middle, high } = nineTenths(spread);
  if (Object.keys(spread).length === 1) return [[48, { kind: 'same-length', moves: middle }]];
  return [
    [30 + Math.min(20, (10 * (high - low)) / Math.max(1, middle)), { kind: 'length', low, middle, high }],
  ];
}
