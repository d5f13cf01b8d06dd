/** A track with numbered spaces. */

/** What is printed on the spaces `from` to `to`. */
export function spaces(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
}

/** Where a marker comes to that moves so many spaces (back where `by` is below 0) and stops at the ends. */
export function advance(at: number, by: number, last: number, first = 0): number {
  return Math.min(last, Math.max(first, at + by));
}
