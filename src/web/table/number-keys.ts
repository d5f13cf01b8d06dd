/** The digit that chooses each answer: its own number where every answer is one, else its place in the list. */
import type { Choice } from './choices.ts';

export function numberKeys(
  choices: readonly Pick<Choice, 'label' | 'hand'>[],
): readonly (number | undefined)[] {
  const answers = choices.filter(({ hand }) => !hand);
  const own = answers.map(({ label }) => /^(\d)(?![\d.,:])/.exec(label)?.[1]);
  const digits = new Set(own);
  if (own.length < 2 || digits.has(undefined) || digits.size < own.length)
    return choices.map((_, i) => (i < 9 ? i + 1 : undefined));
  // The way to the other hand takes a digit that no answer has.
  const free = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((n) => !digits.has(String(n)));
  return choices.map(({ label, hand }) => (hand ? free.shift() : Number(label.charAt(0))));
}
