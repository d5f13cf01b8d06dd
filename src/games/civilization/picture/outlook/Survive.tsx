/** "Would I survive?": one tap opens the question, with the army as it was entered before, and answers at once. */
import { useState } from 'preact/hooks';
import { Dialog } from '../../../../web/controls/Dialog.tsx';
import type { BoardProps } from '../../../../web/picture.ts';
import { supposedDefence } from '../../forecast/outlook.ts';
import type { SupposedArmy } from '../../forecast/supposed-army.ts';
import { defenceOf, surviving } from '../../forecast/survive.ts';
import { opponentOf } from '../../rules/events/history.ts';
import type { Civilization } from '../../rules/spec.ts';
import { rowTurn } from '../../rules/turn/turn.ts';
import { BOARD } from '../../words/board.ts';
import { cityParts, Sum } from '../battle/Sum.tsx';
import { ArmyForm } from './ArmyForm.tsx';
import { PHONE_BUDGET } from './budget.ts';
import { enteredBefore, keep } from './entered-army.ts';
import { ForecastText } from './Forecasts.tsx';
import { runInSteps } from './in-steps.ts';
import { useForecasts } from './use-forecasts.ts';

type Props = Pick<BoardProps<Civilization>, 'view' | 'words' | 'lang'>;

export function Survive(props: Props) {
  const [open, setOpen] = useState(false);
  const say = BOARD[props.lang];
  return (
    <>
      <button type="button" class="cv-ask" onClick={() => setOpen(true)}>
        {say.survive}
      </button>
      {open && (
        <Dialog title={say.survive} close={() => setOpen(false)}>
          <Question {...props} />
        </Dialog>
      )}
    </>
  );
}

function Question({ view, words, lang }: Props) {
  const say = BOARD[lang];
  const [told, setTold] = useState(() => enteredBefore(view));
  const change = (next: SupposedArmy) => {
    setTold(next);
    keep(next);
  };
  const defence = supposedDefence(view, told);
  const found = useForecasts(JSON.stringify(defence), (held) =>
    runInSteps([{ id: 'held', work: surviving(view, defence, PHONE_BUDGET) }], held),
  );
  const { turn } = defenceOf(view);
  const { level, cards } = opponentOf(rowTurn(view, turn));
  return (
    <div class="cv-question">
      <p>{say.against(turn, level, cards)}</p>
      <p class="cv-answer" role="status">
        <ForecastText forecast={found.get('held')} lang={lang} />
        {Object.values(told.army)
          .flat()
          .every((n) => n === 0) && <small> {say.noUnits}</small>}
      </p>
      <Sum parts={cityParts(lang, defence.walled, defence.bonus)} lang={lang} />
      <p class="quiet">{say.sumHelp}</p>
      <ArmyForm told={told} change={change} view={view} words={words} lang={lang} />
    </div>
  );
}
