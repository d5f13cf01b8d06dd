/** How likely, under a small card: the percentage, and below it the fraction, which is read first. */
import type { Lang } from '../../../../kernel/words.ts';
import { percent } from '../../../../web/words/ui.ts';

export function ShortOdds({ lang, weight, total }: { lang: Lang; weight: number; total: number }) {
  return (
    <small class="cv-short-odds">
      <span>
        {weight}/{total}
      </span>{' '}
      <b>{percent(lang, weight / total)}</b>
    </small>
  );
}
