/** Chances in lines: what, the fraction where it can be read, the percentage; a sampled one with its interval. */
import type { Forecast } from '../../../kernel/exact/outlook.ts';
import type { Lang } from '../../../kernel/words.ts';
import { percent } from '../../../web/ui.ts';
import { BOARD } from '../words/board.ts';
import { fractionOf, share } from './shares.ts';

export function Line({ name, forecast, lang }: { name: string; forecast: Forecast; lang: Lang }) {
  const fraction = fractionOf(forecast);
  return (
    <div class="cv-line">
      <dt>{name}</dt>
      <dd>
        {fraction && <small>{fraction}</small>} {percent(lang, share(forecast))}
      </dd>
    </div>
  );
}

/** The chance to hold the capital, and how it was found. */
export function ForecastText({ forecast, lang }: { forecast: Forecast | undefined; lang: Lang }) {
  const say = BOARD[lang];
  if (!forecast) return <span class="cv-working">{say.working}</span>;
  const how = forecast.exact
    ? say.best
    : `${say.plan} ${percent(lang, forecast.low)}–${percent(lang, forecast.high)}`;
  return (
    <span>
      <strong>{percent(lang, share(forecast))}</strong> <small>{how}</small>
    </span>
  );
}
