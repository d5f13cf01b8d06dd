/** Chances as people read them. */
import { asNumber, asText } from '../../../kernel/exact/fraction.ts';
import type { Forecast } from '../../../kernel/exact/outlook.ts';
import type { Lang } from '../../../kernel/words.ts';
import { percentages } from '../../../web/ui.ts';

/** Whole percent, or finer; near nothing and near certainty a digit more, so that neither looks like what it is not. */
export function percent(lang: Lang, share: number, fine = false): string {
  const close = (share > 0 && share < 0.01) || (share > 0.99 && share < 1);
  // Certain is only what is certain.
  const rounded = close ? Math.min(0.999, Math.max(0.001, share)) : share;
  return percentages(lang, fine || close ? 1 : 0).format(rounded);
}

export const share = (f: Forecast): number => (f.exact ? asNumber(f.chance) : f.chance);

/** The fraction, where it is short enough to be read. */
export function fractionOf(f: Forecast): string {
  const text = f.exact ? asText(f.chance) : '';
  return text.length <= 11 && text !== '1/1' && text !== '0/1' ? text : '';
}
