/** How certain a sample is. */

export interface Estimate {
  readonly value: number;
  /** Ends of the 95 % interval. */
  readonly low: number;
  readonly high: number;
}

/** 95 % of a normal distribution lies within this many standard deviations of its mean. */
export const Z = 1.959963984540054;

/** Wilson's interval of a share, which also holds near 0 and 1. */
export function share(n: number, of: number): Estimate {
  if (of <= 0) return { value: Number.NaN, low: 0, high: 1 };
  const p = n / of;
  const z2 = (Z * Z) / of;
  const middle = (p + z2 / 2) / (1 + z2);
  const half = (Z / (1 + z2)) * Math.sqrt((p * (1 - p)) / of + z2 / (4 * of));
  return {
    value: p,
    low: p === 0 ? 0 : Math.max(0, middle - half),
    high: p === 1 ? 1 : Math.min(1, middle + half),
  };
}
