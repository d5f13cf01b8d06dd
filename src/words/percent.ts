/** A chance as a percentage, on every surface. */
import { type Lang, percents } from '../kernel/words.ts';

/**
 * `digits`: decimal places; one more below 1% and above 99%. Only impossible and certain outcomes get 0% and
 * 100%; more than 100% is what comes up more than once in a game.
 */
export function percent(lang: Lang, chance: number, digits: 0 | 1): string {
  const [coarse, fine] = [percents(lang, digits), percents(lang, digits + 1)];
  if (chance <= 0 || chance >= 1) return coarse(Math.max(0, chance));
  const least = digits === 0 ? 0.001 : 0.0001;
  if (chance < least) return `<\u00a0${fine(least)}`;
  if (chance > 1 - least) return `>\u00a0${fine(1 - least)}`;
  return (chance < 0.01 || chance > 0.99 ? fine : coarse)(chance);
}
