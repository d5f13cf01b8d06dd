/** What is to be played, by whom and how often; one big button; and what came of it. */
import { useId, useMemo, useState } from 'preact/hooks';
import { names } from '../../bots/bots.ts';
import type { Entry } from '../../games/index.ts';
import type { Roster } from '../../kernel/bot.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';
import { type Inspect, type OptionDecls, type OptionsOf, resolve } from '../../kernel/options.ts';
import type { Words } from '../../kernel/words.ts';
import { allMeasures, defaultGames } from '../../lab/survey.ts';
import type { LabWords } from '../../lab/words/lab.ts';
import { sayRefusal } from '../../words/program.ts';
import { playerName } from '../seats/SeatFields.tsx';
import { NumberInput } from '../setup/Field.tsx';
import { useUi } from '../ui.ts';
import { ON_PAGE } from './hands.ts';
import { Progress } from './Progress.tsx';
import { Report } from './Report.tsx';
import { useRun } from './run.ts';
import { Settings } from './Settings.tsx';

const MOST = 1_000_000;
/** The same seed as the terminal's, so that both give the same report. */
const SEED = 1;

export interface Studied {
  readonly entry: Entry;
  readonly game: Game<AnySpec>;
  readonly inspect: Inspect;
  readonly roster: Roster<AnySpec> | undefined;
  readonly words: Words<AnySpec>;
  readonly lab: LabWords;
}

export function Bench(props: Studied & { readonly given: Readonly<Record<string, unknown>> }) {
  const { game, inspect, roster, words, lab } = props;
  const ui = useUi();
  const { say, program } = ui;
  const field = useId();
  const [given, setGiven] = useState(props.given);
  const [bots, setBots] = useState('');
  const [wanted, setWanted] = useState<number | undefined>(undefined);
  const { run, start, cancel, journal } = useRun();

  const resolved = useMemo(() => resolve(game.options, given, inspect), [game, given, inspect]);
  const refusal = resolved.ok ? game.refuse?.(resolved.options) : undefined;
  const options = resolved.ok && !refusal ? resolved.options : undefined;
  const wrong = !resolved.ok
    ? sayRefusal(program, {
        ...resolved.refusal,
        option: words.options[resolved.refusal.option]?.name ?? resolved.refusal.option,
      })
    : refusal && (words.refusals[refusal] ?? refusal);
  const usual = useMemo(() => usualGames(game, options, roster, bots), [game, options, roster, bots]);
  const games = wanted ?? usual;
  const busy = run.at === 'work';

  const press = () => {
    if (!options || busy) return;
    const measures = allMeasures(game, options);
    void start({ game, options, measures, games, seed: SEED, bots: bots || undefined });
  };

  return (
    <>
      <form
        class="lab-form"
        onSubmit={(event) => {
          event.preventDefault();
          press();
        }}
      >
        <Settings {...props} given={given} change={setGiven} />
        <div class="lab-choices">
          <div class="field">
            <label for={field}>{say.lab.games}</label>
            <NumberInput id={field} value={games} min={1} max={MOST} change={setWanted} />
          </div>
          {roster && (
            <label class="field">
              <span>{say.lab.deciders}</span>
              <select value={bots} onChange={(event) => setBots(event.currentTarget.value)}>
                <option value="">{say.lab.chance}</option>
                {names(roster)
                  .filter((name) => name !== 'random')
                  .map((name) => (
                    <option key={name} value={name}>
                      {playerName(ui, name)}
                    </option>
                  ))}
              </select>
            </label>
          )}
        </div>
        {wrong && (
          <p class="notice problem" role="alert">
            {wrong}
          </p>
        )}
        {ON_PAGE && <p class="quiet">{say.lab.onPage}</p>}
        {run.at === 'work' ? (
          <Progress {...run} lab={lab} cancel={cancel} />
        ) : (
          <button type="submit" class="primary big" disabled={!options}>
            {say.lab.play(lab.games(games))}
          </button>
        )}
      </form>
      {run.at === 'nothing' && (
        <p class="notice" role="status">
          {say.lab.nothingDone}
        </p>
      )}
      {run.at === 'broken' && (
        <p class="notice problem" role="alert">
          {say.lab.broken(run.why)}
        </p>
      )}
      {run.at === 'end' && (
        <Report plan={run.plan} survey={run.survey} words={words} lab={lab} journal={journal} />
      )}
    </>
  );
}

function usualGames(
  game: Game<AnySpec>,
  options: OptionsOf<OptionDecls> | undefined,
  roster: Roster<AnySpec> | undefined,
  bots: string,
): number {
  if (!options) return 1;
  const searching = Object.hasOwn(roster?.search ?? {}, bots);
  return defaultGames(game, options, bots === '' ? 'none' : searching ? 'search' : 'quick');
}
