/** A chance as a percentage, on every surface. */
import type { Lang } from '../kernel/words.ts';

/** Made once: making one takes longer than saying all numbers of a page. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(lang: Lang, digits: number): Intl.NumberFormat {
  const key = `${lang} ${digits}`;
  const made =
    formats.get(key) ?? new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: digits });
  formats.set(key, made);
  return made;
}

/**
 * `digits`: decimal places; one more below 1% and above 99%. Only impossible and certain outcomes get 0% and
 * 100%; more than 100% is what comes up more than once in a game.
 */
export function percent(lang: Lang, chance: number, digits: 0 | 1): string {
  const [coarse, fine] = [formatOf(lang, digits), formatOf(lang, digits + 1)];
  if (chance <= 0 || chance >= 1) return coarse.format(Math.max(0, chance));
  const least = digits === 0 ? 0.001 : 0.0001;
  if (chance < least) return `<\u00a0${fine.format(least)}`;
  if (chance > 1 - least) return `>\u00a0${fine.format(1 - least)}`;
  return (chance < 0.01 || chance > 0.99 ? fine : coarse).format(chance);
}
