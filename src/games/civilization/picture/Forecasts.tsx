/** Chances in lines: what, the fraction where it can be read, the percentage; a sampled one with its interval. */
import type { Forecast } from '../../../kernel/exact/outlook.ts';
import type { Lang } from '../../../kernel/words.ts';
import { BOARD } from '../words/board.ts';
import { fractionOf, percent, share } from './percent.ts';

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
    : `${say.plan} ${percent(lang, forecast.low, true)}–${percent(lang, forecast.high, true)}`;
  return (
    <span>
      <strong>{percent(lang, share(forecast), true)}</strong> <small>{how}</small>
    </span>
  );
}
