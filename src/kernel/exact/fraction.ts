/** Exact fractions, always in lowest terms with a positive denominator. */

export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

export const ZERO: Fraction = { n: 0n, d: 1n };
export const ONE: Fraction = { n: 1n, d: 1n };

export function fraction(n: number | bigint, d: number | bigint = 1): Fraction {
  return reduce(BigInt(n), BigInt(d));
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return a.d === b.d ? reduce(a.n + b.n, a.d) : reduce(a.n * b.d + b.n * a.d, a.d * b.d);
}

export function times(a: Fraction, b: Fraction): Fraction {
  return reduce(a.n * b.n, a.d * b.d);
}

/** `b` must be above 0. */
export function over(a: Fraction, b: Fraction): Fraction {
  return reduce(a.n * b.d, a.d * b.n);
}

/** `3/7`; whole numbers have a denominator too, `1/1`. No digit grouping: 1/46 656 is easy to misread. */
export function asText(f: Fraction): string {
  return `${f.n}/${f.d}`;
}

/** The nearest floating-point number, for charts and percentages, for fractions of any length. */
export function asNumber(f: Fraction): number {
  const small = 1n << 1000n;
  if (f.n < small && f.d < small) return Number(f.n) / Number(f.d);
  return Number((f.n << 64n) / f.d) / 2 ** 64;
}

function reduce(n: bigint, d: bigint): Fraction {
  const g = gcd(n < 0n ? -n : n, d);
  return g === 1n ? { n, d } : { n: n / g, d: d / g };
}

function gcd(a: bigint, b: bigint): bigint {
  while (b) [a, b] = [b, a % b];
  return a;
}

/** The greatest common divisor of two weights; of 0 and n it is n. */
export function divisor(a: number, b: number): number {
  while (b) [a, b] = [b, a % b];
  return a;
}
