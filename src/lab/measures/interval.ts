/** How certain a sample is: 95 % intervals of means, single or corrected for many. */
import { type Estimate, Z } from '../../kernel/exact/estimate.ts';
import type { Quantity } from '../play/ledger.ts';

/** The mean of a quantity over all games; a game without it counts as 0. */
export function mean(q: Pick<Quantity, 'sum' | 'squares'> | undefined, games: number, unit = 1): Estimate {
  if (games <= 0) return { value: Number.NaN, low: Number.NaN, high: Number.NaN };
  const sum = (q?.sum ?? 0) / unit;
  const squares = (q?.squares ?? 0) / (unit * unit);
  const value = sum / games;
  const variance = games > 1 ? Math.max(0, (squares - games * value * value) / (games - 1)) : 0;
  const half = Z * Math.sqrt(variance / games);
  return { value, low: value - half, high: value + half };
}

/** The quantile: the given share of a distribution is below this value. */
export function quantile(spread: Readonly<Record<string, number>>, p: number): number {
  const values = Object.entries(spread)
    .map(([value, n]) => [Number(value), n] as const)
    .sort(([a], [b]) => a - b);
  let left = p * values.reduce((sum, [, n]) => sum + n, 0);
  for (const [value, n] of values) {
    left -= n;
    if (left <= 0) return value;
  }
  return values.at(-1)?.[0] ?? Number.NaN;
}

/**
 * Among many intervals some miss by chance alone. This widens a 95 % interval so that all `looks` of them hold
 * together (Bonferroni). The quantile is Abramowitz and Stegun's 26.2.23, accurate to 0.0005.
 */
export function widened({ value, low, high }: Estimate, looks: number): Estimate {
  const t = Math.sqrt(-2 * Math.log(0.025 / Math.max(1, looks)));
  const z =
    t -
    (2.515517 + 0.802853 * t + 0.010328 * t * t) /
      (1 + 1.432788 * t + 0.189269 * t * t + 0.001308 * t * t * t);
  const by = Math.max(1, z / Z);
  return { value, low: value - (value - low) * by, high: value + (high - value) * by };
}
