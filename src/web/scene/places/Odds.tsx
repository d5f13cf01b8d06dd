/** The possible results and their odds: a bar in parts, and each part as fraction and percentage. */
import type { Place } from '../../../kernel/scene.ts';
import type { Names } from '../../picture.ts';
import { memo } from '../../redraw/memo.ts';
import { percent, useUi } from '../../words/ui.ts';
import { readFraction } from '../fraction.ts';
import './Odds.css';

interface Props {
  readonly place: Place;
  readonly words: Names;
  /** How an outcome is called; as it is if not given. */
  readonly outcome?: (outcome: string) => string;
  readonly title?: string | false;
}

export const Odds = memo(({ place, words, outcome = (o) => o, title }: Props) => {
  const { lang } = useUi();
  const name = words.place(place.id);
  const odds = (place.odds ?? []).map((o) => ({ ...o, ...readFraction(o.chance) }));
  const possible = odds.filter(({ n }) => n > 0);
  return (
    <figure class="place place-odds" data-owner={place.owner}>
      {title !== false && <figcaption class="place-name">{title ?? name}</figcaption>}
      <div class="odds-bar" aria-hidden="true">
        {possible.map(({ outcome: o, n, d }, i) => (
          <span key={o} data-nth={i + 1} style={{ flexGrow: n / d }} />
        ))}
      </div>
      <ul class="odds" aria-label={name}>
        {(possible.length > 0 ? possible : odds).map(({ outcome: o, chance, print, n, d }) => (
          <li key={o}>
            <span class="odds-outcome">{print ?? outcome(o)}</span>{' '}
            <span class="odds-figures">
              {n > 0 && n < d && <span class="odds-fraction">{chance} </span>}
              <span class="odds-percent">{percent(lang, n / d)}</span>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
});
