/** What to play or compare, by whom and how often; one big button; and the result. */
import { useId, useMemo, useState } from 'preact/hooks';
import { names } from '../../bots/bots.ts';
import type { Roster } from '../../kernel/bot.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';
import { defaults, type OptionDecls, type OptionsOf, resolve, written } from '../../kernel/options.ts';
import { type Comparison, compare } from '../../lab/compare/compare.ts';
import type { Speech } from '../../lab/report/sayings.ts';
import { allMeasures, defaultGames, type Plan, type Survey, survey } from '../../lab/survey/survey.ts';
import { named } from '../../words/program.ts';
import { NumberInput } from '../controls/NumberInput.tsx';
import { RadioGroup } from '../controls/RadioGroup.tsx';
import { Problem } from '../page/Problem.tsx';
import { playerName } from '../seats/SeatFields.tsx';
import { sayWrong } from '../setup/wrong.ts';
import { useUi } from '../words/ui.ts';
import { Compared } from './Compared.tsx';
import { ON_PAGE } from './hands.ts';
import { Progress } from './Progress.tsx';
import { every, Readings } from './Readings.tsx';
import { Report } from './Report.tsx';
import { useRun } from './run.ts';
import { RulingFields, Settings } from './Settings.tsx';
import type { Studied } from './studied.ts';
import { asText, comparable, values, variantOf } from './values.ts';
import { Writers } from './Writers.tsx';

const MAX_GAMES = 1_000_000;
/** The same seed as the terminal's, so that both give the same report. */
const SEED = 1;

/** A whole study, or a comparison of one option's values. */
type Found =
  | { readonly kind: 'study'; readonly plan: Plan; readonly survey: Survey }
  | { readonly kind: 'compare'; readonly comparison: Comparison; readonly option: string };

export function Bench(props: Studied & { readonly given: Readonly<Record<string, unknown>> }) {
  const { game, inspect, roster, words, lab } = props;
  const ui = useUi();
  const { say, program } = ui;
  const field = useId();
  const mode = useId();
  const [given, setGiven] = useState(props.given);
  const [bots, setBots] = useState(roster?.usual ?? '');
  const [wanted, setWanted] = useState<number | undefined>(undefined);
  const [comparing, setComparing] = useState(false);
  const [chosen, setChosen] = useState(() => every(game, first(game)));
  const { run, start, cancel, journal } = useRun<Found>();

  const resolved = useMemo(() => resolve(game.options, given, inspect), [game, given, inspect]);
  const refusal = resolved.ok ? game.refuse(resolved.options) : undefined;
  const options = resolved.ok && !refusal ? resolved.options : undefined;
  const wrong = !resolved.ok
    ? sayWrong(resolved.refusal, game.options, words, ui)
    : refusal && (words.refusals[refusal] ?? refusal);
  const usual = useMemo(() => usualGames(game, options, roster, bots), [game, options, roster, bots]);
  const speech: Speech = useMemo(
    () => ({ words: named(words, options ?? defaults(game.options)), lab, program }),
    [words, options, lab, program],
  );

  const all = values(game.options[chosen.key]);
  const now = asText(options && written(game.options, options)[chosen.key]);
  const base = all.includes(now) ? now : (all[0] ?? '');
  const readings = [base, ...all.filter((value) => value !== base && chosen.others.includes(value))];
  const variants = readings
    .map((value) => variantOf(game, given, chosen.key, value, inspect))
    .filter((variant) => 'name' in variant);
  const few = comparing && variants.length < 2;

  const games =
    wanted ?? (comparing ? Math.max(20, Math.floor(usual / Math.max(2, variants.length))) : usual);
  const busy = run.at === 'work';
  const ready = options && !few;

  const press = () => {
    if (!options || !ready || busy) return;
    const measures = allMeasures(game, (comparing && variants[0]?.options) || options);
    const common = { game, measures, games, seed: SEED, bots: bots || undefined };
    void start(games, async (crew, told, signal) => {
      if (comparing) {
        const comparison = await compare({ ...common, variants }, crew, told, signal);
        return comparison.played > 0 ? { kind: 'compare', comparison, option: chosen.key } : undefined;
      }
      const plan = { ...common, options };
      const found = await survey(plan, crew, told, signal);
      return found.tally.games > 0 ? { kind: 'study', plan, survey: found } : undefined;
    });
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
        <div class="lab-choices">
          <div class="field">
            <label for={field}>{comparing ? say.lab.gamesEach : say.lab.games}</label>
            <NumberInput id={field} value={games} min={1} max={MAX_GAMES} change={setWanted} />
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
                      {playerName(ui, words, name)}
                    </option>
                  ))}
              </select>
            </label>
          )}
        </div>
        <Settings {...props} given={given} options={options} change={setGiven} />
        <Writers>
          <RadioGroup
            legend={say.lab.question}
            name={mode}
            values={[false, true]}
            chosen={comparing}
            choose={setComparing}
            label={(compares) => (compares ? say.lab.compare : say.lab.study)}
          />
          {comparing && (
            <Readings
              game={game}
              words={words}
              speech={speech}
              chosen={chosen}
              base={base}
              refusal={(value) => {
                const variant = variantOf(game, given, chosen.key, value, inspect);
                return 'refusal' in variant ? variant.refusal : undefined;
              }}
              choose={setChosen}
            />
          )}
          <RulingFields {...props} given={given} options={options} change={setGiven} />
        </Writers>
        <Problem>{wrong}</Problem>
        {few && (
          <p class="notice" role="status">
            {say.lab.tickMore}
          </p>
        )}
        {ON_PAGE && <p class="quiet">{say.lab.onPage}</p>}
        {run.at === 'work' ? (
          <Progress {...run} lab={lab} cancel={cancel} />
        ) : (
          <button type="submit" class="primary big" disabled={!ready}>
            {comparing ? say.lab.playEach(variants.length, lab.games(games)) : say.lab.play(lab.games(games))}
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
        <Report plan={run.result.plan} survey={run.result.survey} words={words} lab={lab} journal={journal} />
      )}
      {run.at === 'end' && run.result.kind === 'compare' && (
        <Compared game={game} {...run.result} speech={speech} />
      )}
    </>
  );
}

/** What is compared first: a ruling, if there is one. */
function first(game: Game<AnySpec>): string {
  const { rulings, others } = comparable(game);
  return rulings[0] ?? others[0] ?? '';
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
