/** Whose moves something concerns: the seats' names, or none if only one person plays. */
import type { AnySpec } from '../../kernel/game.ts';
import { type Lang, listing, type Words } from '../../kernel/words.ts';
import type { Sitting } from '../../sitting/sitting.ts';

export function sayWhose(
  seats: readonly string[],
  { game, session }: Sitting,
  words: Words<AnySpec>,
  lang: Lang,
): string {
  if (game.seats(session.options).length === 1) return '';
  return listing(lang)(seats.map((seat) => words.seats(seat)));
}
