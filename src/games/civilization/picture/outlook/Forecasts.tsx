/** Chances: a name, the fraction if it's short, the percentage; a sampled one with its interval. */
import type { Forecast } from '../../../../kernel/exact/outlook.ts';
import type { Lang } from '../../../../kernel/words.ts';
import { percent } from '../../../../web/words/ui.ts';
import { BOARD } from '../../words/board.ts';
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

/** On a card: a sampled chance is only about so much. */
export function CardChance({ forecast, lang }: { forecast: Forecast | undefined; lang: Lang }) {
  return <b class="cv-chance">{forecast ? `${forecast.exact ? '' : '≈'}${said(forecast, lang)}` : '…'}</b>;
}

/** A sample never makes anything certain. */
const said = (f: Forecast, lang: Lang) =>
  percent(lang, f.exact ? share(f) : Math.min(0.9999, Math.max(0.0001, f.chance)));

/** The chance to hold the capital, and how it was found. */
export function ForecastText({ forecast, lang }: { forecast: Forecast | undefined; lang: Lang }) {
  const say = BOARD[lang];
  if (!forecast) return <span class="cv-working">{say.working}</span>;
  const margin = forecast.exact ? 0 : Math.ceil(50 * (forecast.high - forecast.low));
  return (
    <span>
      <strong>{forecast.exact ? said(forecast, lang) : say.about(said(forecast, lang), margin)}</strong>{' '}
      <small>{forecast.exact ? say.best : say.plan}</small>
    </span>
  );
}
