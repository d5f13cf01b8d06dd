/** Chances as people read them. */
import { asNumber, asText } from '../../../../kernel/exact/fraction.ts';
import type { Forecast } from '../../../../kernel/exact/outlook.ts';

export const share = (f: Forecast): number => (f.exact ? asNumber(f.chance) : f.chance);

/** The fraction, if it's short enough to be read. */
export function fractionOf(f: Forecast): string {
  const text = f.exact ? asText(f.chance) : '';
  return text.length <= 11 && text !== '1/1' && text !== '0/1' ? text : '';
}
