/** A track with numbered spaces. */

/** The labels of the spaces `from` to `to`. */
export function spaces(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
}

/** The position of a marker after moving `by` spaces (back if negative); it stops at the ends. */
export function advance(at: number, by: number, last: number, first = 0): number {
  return Math.min(last, Math.max(first, at + by));
}
