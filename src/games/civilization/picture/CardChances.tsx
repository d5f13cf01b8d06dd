/** For each card, and then for each front, the chance to hold the capital: asked for once, then kept up to date. */
import { useState } from 'preact/hooks';
import { sayMove } from '../../../kernel/words.ts';
import type { BoardProps } from '../../../web/picture.ts';
import { possibilities } from '../forecast/survive.ts';
import type { Civilization, State } from '../rules/state.ts';
import { BOARD } from '../words/board.ts';
import { keep, MOST_BONUS, toldBefore } from './defence.ts';
import { ForecastText } from './Forecasts.tsx';
import { NumberRow } from './NumberRow.tsx';
import { PATIENCE, useForecasts } from './reckon.ts';

export function CardChances({
  view,
  words,
  lang,
}: Pick<BoardProps<Civilization>, 'view' | 'words' | 'lang'>) {
  const say = BOARD[lang];
  const [asked, setAsked] = useState(false);
  const [told, setTold] = useState(() => toldBefore(view));
  const possible = view.battle?.kind === 'capital' && (view.step === 'my-unit' || view.step === 'my-front');
  const found = useForecasts(asked && possible ? positionOf(view, told.bonus) : '', () =>
    possibilities(view, PATIENCE, told.bonus).map(({ move, work }) => ({ id: move, work })),
  );
  if (!possible) return null;
  if (!asked)
    return (
      <button type="button" class="cv-ask" onClick={() => setAsked(true)}>
        {say.cards}
      </button>
    );
  return (
    <section class="cv-chances">
      <h2 class="place-name">{say.cards}</h2>
      <dl>
        {possibilities(view, PATIENCE).map(({ move }) => (
          <div key={move} class="cv-line">
            <dt>{sayMove(words, move, view)}</dt>
            <dd>
              <ForecastText forecast={found.get(move)} lang={lang} />
            </dd>
          </div>
        ))}
      </dl>
      <NumberRow
        label={say.bonus}
        value={told.bonus}
        min={0}
        max={MOST_BONUS}
        take={(bonus) => {
          setTold({ ...told, bonus });
          keep({ ...told, bonus });
        }}
      />
    </section>
  );
}

function positionOf({ step, battle }: Readonly<State>, bonus: number): string {
  return JSON.stringify([step, battle, bonus]);
}
