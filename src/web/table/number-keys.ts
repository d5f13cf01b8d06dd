/**
 * The digit that chooses each answer: its own number where it is one of a range, or where every answer is a number;
 * else its place in the list.
 */
import type { Choice } from './choices.ts';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export function numberKeys(
  choices: readonly Pick<Choice, 'label' | 'hand' | 'number'>[],
): readonly (number | undefined)[] {
  const numbers = choices.flatMap(({ number }) => number ?? []);
  if (numbers.length > 0 && new Set(numbers).size === numbers.length) {
    const left = DIGITS.filter((n) => !numbers.includes(n));
    return choices.map(({ number }) => {
      if (number === undefined) return left.shift();
      return number >= 0 && number <= 9 ? number : undefined;
    });
  }
  const answers = choices.filter(({ hand }) => !hand);
  const own = answers.map(({ label }) => /^(\d)(?![\d.,:])/.exec(label)?.[1]);
  const digits = new Set(own);
  if (own.length < 2 || digits.has(undefined) || digits.size < own.length)
    return choices.map((_, i) => (i < 9 ? i + 1 : undefined));
  // The way to the other hand takes a digit that no answer has.
  const free = DIGITS.filter((n) => !digits.has(String(n)));
  return choices.map(({ label, hand }) => (hand ? free.shift() : Number(label.charAt(0))));
}
