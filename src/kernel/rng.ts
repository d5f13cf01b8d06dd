/** Random integers from a seed, with pure-rand. A test fixes the sequence. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A whole number from 0 to n-1, all equally likely. */
export type Int = (n: number) => number;

export function rng(seed: number): Int {
  const generator = xoroshiro128plus(seed);
  return (n) => uniformInt(generator, 0, n - 1);
}

/** One seed from several whole numbers; a change in any of them changes all bits. */
export function mix(...parts: readonly number[]): number {
  let h = 0x9e3779b9;
  for (const part of parts) {
    for (const word of [part | 0, Math.floor(part / 2 ** 32) | 0]) {
      h = Math.imul(h ^ word, 0x85ebca6b);
      h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
      h ^= h >>> 16;
    }
  }
  return h | 0;
}
