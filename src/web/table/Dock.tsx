/** What is asked, beside the board or over its lower edge: points, people, notices, and the prompt or a look back. */
import { BotSteps } from '../bots/BotSteps.tsx';
import { dock } from '../controls/taps.ts';
import { lazy } from '../redraw/lazy.tsx';
import { Scores } from '../seats/Scores.tsx';
import { Notices } from './Notices.tsx';
import { Now } from './Now.tsx';
import type { Shown } from './shown.ts';
import { LookBack } from './story/LookBack.tsx';
import { useGame } from './use-game.ts';
import './Dock.css';

// Loaded at a shared table only.
const ConnectionLine = lazy(() =>
  import('../together/ConnectionLine.tsx').then((part) => part.ConnectionLine),
);
const PeopleBar = lazy(() => import('../together/people/PeopleBar.tsx').then((part) => part.PeopleBar));

export function Dock({ shown: { current, state, past, bots } }: { shown: Shown }) {
  const { saved, sitting, words, picture, acts } = useGame();
  const { shared } = saved;
  const scores = sitting.covered ? [] : (picture?.scores?.(sitting.view(state)) ?? []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, which screen readers would repeat
    <div
      class="asking"
      data-work={sitting.toDo.work ? '' : undefined}
      role="group"
      ref={dock}
      aria-live="off"
      tabIndex={-1}
    >
      {scores.length > 0 && !shared?.ofPeople && <Scores state={state} scores={scores} />}
      {shared && !shared.ofPeople && <ConnectionLine shared={shared} />}
      {shared?.ofPeople && (
        <PeopleBar shared={shared} words={words} scores={scores} open={() => acts.open({ kind: 'people' })} />
      )}
      <Notices present={current} />
      {bots.nth !== undefined ? (
        <BotSteps bots={bots} nth={bots.nth} />
      ) : past === undefined ? (
        <Now bots={bots} />
      ) : (
        <LookBack at={past} />
      )}
    </div>
  );
}
