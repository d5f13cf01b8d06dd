/**
 * The digit that chooses each answer: its number if it is one of a range, or if all answers are numbers of one kind;
 * otherwise its place in the list.
 */
import { arg, verb } from '../../../kernel/game.ts';
import type { Choice } from './choices.ts';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export function numberKeys(
  choices: readonly Pick<Choice, 'id' | 'drawer' | 'number'>[],
): readonly (number | undefined)[] {
  const numbers = choices.flatMap(({ number }) => number ?? []);
  if (numbers.length > 0 && new Set(numbers).size === numbers.length) {
    const left = DIGITS.filter((n) => !numbers.includes(n));
    return choices.map(({ number }) => {
      if (number === undefined) return left.shift();
      return number >= 0 && number <= 9 ? number : undefined;
    });
  }
  const answers = choices.filter(({ drawer }) => !drawer);
  const numbered = answers.map(({ id }) => /^\d$/.exec(arg(id))?.[0]);
  const digits = new Set(numbered);
  const kinds = new Set(answers.map(({ id }) => verb(id)));
  if (numbered.length < 2 || kinds.size > 1 || digits.has(undefined) || digits.size < numbered.length)
    return choices.map((_, i) => (i < 9 ? i + 1 : undefined));
  // The button for the other way to draw takes a digit that no answer has.
  const free = DIGITS.filter((n) => !digits.has(String(n)));
  return choices.map(({ id, drawer }) => (drawer ? free.shift() : Number(arg(id))));
}
