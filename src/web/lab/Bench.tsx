/** What to play or compare, by whom and how often; one big button; and the result. */
import { useId } from 'preact/hooks';
import { names } from '../../bots/bots.ts';
import { NumberInput } from '../controls/NumberInput.tsx';
import { RadioGroup } from '../controls/RadioGroup.tsx';
import { Problem } from '../page/Problem.tsx';
import { playerName } from '../seats/SeatFields.tsx';
import { useUi } from '../words/ui.ts';
import { Compared } from './Compared.tsx';
import { ON_PAGE } from './crew.ts';
import { Progress } from './Progress.tsx';
import { Readings } from './Readings.tsx';
import { Report } from './Report.tsx';
import { RulingFields, Settings } from './Settings.tsx';
import type { Studied } from './studied.ts';
import { useStudy } from './use-study.ts';
import { Writers } from './Writers.tsx';

const MAX_GAMES = 1_000_000;

interface Props extends Studied {
  /** The settings to begin with. */
  readonly given: Readonly<Record<string, unknown>>;
}

export function Bench({ given: first, ...studied }: Props) {
  const { game, roster, words, lab } = studied;
  const ui = useUi();
  const { say } = ui;
  const field = useId();
  const mode = useId();
  const study = useStudy(studied, first);
  const { given, setGiven, options, games, comparing, run, speech } = study;
  return (
    <>
      <form
        class="lab-form"
        onSubmit={(event) => {
          event.preventDefault();
          study.play();
        }}
      >
        <div class="lab-choices">
          <div class="field">
            <label for={field}>{comparing ? say.lab.gamesEach : say.lab.games}</label>
            <NumberInput id={field} value={games} min={1} max={MAX_GAMES} change={study.setGames} />
          </div>
          {roster && (
            <label class="field">
              <span>{say.lab.deciders}</span>
              <select value={study.bots} onChange={(event) => study.setBots(event.currentTarget.value)}>
                <option value="">{say.lab.chance}</option>
                {names(roster)
                  .filter((name) => name !== 'random')
                  .map((name) => (
                    <option key={name} value={name}>
                      {playerName(ui, words, name)}
                    </option>
                  ))}
              </select>
            </label>
          )}
        </div>
        <Settings {...studied} given={given} options={options} change={setGiven} />
        <Writers>
          <RadioGroup
            legend={say.lab.question}
            name={mode}
            values={[false, true]}
            chosen={comparing}
            choose={study.setComparing}
            label={(compares) => (compares ? say.lab.compare : say.lab.study)}
          />
          {comparing && (
            <Readings
              game={game}
              words={words}
              speech={speech}
              chosen={study.chosen}
              base={study.base}
              refusal={study.refusalOf}
              choose={study.setChosen}
            />
          )}
          <RulingFields {...studied} given={given} options={options} change={setGiven} />
        </Writers>
        <Problem>{study.wrong}</Problem>
        {study.tooFew && (
          <p class="notice" role="status">
            {say.lab.tickMore}
          </p>
        )}
        {ON_PAGE && <p class="quiet">{say.lab.onPage}</p>}
        {run.at === 'work' ? (
          <Progress {...run} lab={lab} cancel={study.cancel} />
        ) : (
          <button type="submit" class="primary big" disabled={!study.ready}>
            {comparing ? say.lab.playEach(study.readings, lab.games(games)) : say.lab.play(lab.games(games))}
          </button>
        )}
      </form>
      {run.at === 'nothing' && (
        <p class="notice" role="status">
          {say.lab.nothingDone}
        </p>
      )}
      {run.at === 'broken' && <Problem>{say.lab.broken(run.why)}</Problem>}
      {run.at === 'end' && run.result.kind === 'study' && (
        <Report {...run.result} words={words} lab={lab} journal={study.journal} />
      )}
      {run.at === 'end' && run.result.kind === 'compare' && (
        <Compared game={game} {...run.result} speech={speech} />
      )}
    </>
  );
}
