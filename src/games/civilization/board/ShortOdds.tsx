/** How likely, under a small card: the percentage, and the fraction below it. */
import type { Lang } from '../../../kernel/words.ts';
import { percent } from './percent.ts';

export function ShortOdds({ lang, weight, total }: { lang: Lang; weight: number; total: number }) {
  return (
    <small class="cv-short-odds">
      <b>{percent(lang, weight / total)}</b>{' '}
      <span>
        {weight}/{total}
      </span>
    </small>
  );
}
