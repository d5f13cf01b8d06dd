/** The way on: to the next step, to a shared table, or into the game. */
import { useState } from 'preact/hooks';
import { Problem } from '../page/Problem.tsx';
import { lazy } from '../redraw/lazy.tsx';
import { useUi } from '../words/ui.ts';
import { stopsAtField } from './field-out-of-bounds.ts';
import type { SetUp } from './use-set-up.ts';
import type { Step, TurnTo } from './use-steps.ts';
import '../page/begin.css';

// What brings a game to a shared table is loaded by those who ask for it.
const NewTogether = lazy(() => import('../together/NewTogether.tsx').then((sheet) => sheet.NewTogether));
const ChangeGame = lazy(() => import('../together/lobby/ChangeGame.tsx').then((part) => part.ChangeGame));

interface Props {
  readonly setUp: SetUp;
  readonly at: Step;
  readonly turnTo: TurnTo;
  readonly together: boolean;
  readonly table: string;
}

export function Begin({ setUp, at, turnTo, together, table }: Props) {
  const { say } = useUi();
  const [sharing, setSharing] = useState(false);
  const { wrong, problem, busy } = setUp;
  const layOutNext = setUp.hasLayOutStep && at === 'choose';
  const off = wrong !== '';
  return (
    <>
      <footer
        class="begin"
        onClickCapture={(event) => {
          if (stopsAtField(event.currentTarget.parentElement)) event.stopPropagation();
        }}
      >
        <Problem>{wrong || problem}</Problem>
        {layOutNext && (
          <button
            type="button"
            class="next primary big"
            disabled={off}
            onClick={() => {
              setUp.change({ startsHalfway: false });
              turnTo('lay-out');
            }}
          >
            {say.toLayOut}
          </button>
        )}
        {table !== '' && <ChangeGame id={table} off={off} newSession={setUp.forPeople} />}
        {table === '' && setUp.seats.length > 0 && (
          <button
            type="button"
            class={together ? 'primary big' : 'big'}
            disabled={off || busy}
            onClick={() => setSharing(true)}
          >
            {say.keeping.together}
          </button>
        )}
        {table === '' && (
          <button
            type="button"
            class={together || layOutNext ? 'start big' : 'start primary big'}
            disabled={off || busy}
            onClick={() => void setUp.begin()}
          >
            {say.begin}
          </button>
        )}
      </footer>
      {sharing && (
        <NewTogether
          newSession={setUp.newSession}
          forPeople={setUp.forPeople}
          words={setUp.words}
          playerDraws={setUp.playerDraws}
          close={() => setSharing(false)}
        />
      )}
    </>
  );
}
