/** What a visitor of the lab's page wants to know, and the run that finds it out. */
import { useMemo, useState } from 'preact/hooks';
import type { Roster } from '../../kernel/bot.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';
import { defaults, type OptionDecls, type OptionsOf, resolve, written } from '../../kernel/options.ts';
import { type Comparison, compare } from '../../lab/compare/compare.ts';
import type { Speech } from '../../lab/report/sayings.ts';
import { allMeasures, defaultGames, type Plan, type Survey, survey } from '../../lab/survey/survey.ts';
import { named } from '../../words/program.ts';
import { sayWrong } from '../setup/wrong.ts';
import { useUi } from '../words/ui.ts';
import { every } from './Readings.tsx';
import { useRun } from './run.ts';
import type { Studied } from './studied.ts';
import { asText, comparable, values, variantOf } from './values.ts';

/** The same seed as the terminal's, so that both give the same report. */
const SEED = 1;
/** A comparison shows less than this with fewer games of each reading. */
const LEAST_COMPARED = 20;

/** A whole study, or a comparison of one option's values. */
type Found =
  | { readonly kind: 'study'; readonly plan: Plan; readonly survey: Survey }
  | { readonly kind: 'compare'; readonly comparison: Comparison; readonly option: string };

export function useStudy(studied: Studied, first: Readonly<Record<string, unknown>>) {
  const { game, inspect, roster, words, lab } = studied;
  const ui = useUi();
  const { program } = ui;
  const [given, setGiven] = useState(first);
  const [bots, setBots] = useState(roster?.usual ?? '');
  const [wanted, setWanted] = useState<number | undefined>(undefined);
  const [comparing, setComparing] = useState(false);
  const [chosen, setChosen] = useState(() => every(game, firstCompared(game)));
  const { run, start, cancel, journal } = useRun<Found>();

  const resolved = useMemo(() => resolve(game.options, given, inspect), [game, given, inspect]);
  const refusal = resolved.ok ? game.refuse(resolved.options) : undefined;
  const options = resolved.ok && !refusal ? resolved.options : undefined;
  const usual = useMemo(() => usualGames(game, options, roster, bots), [game, options, roster, bots]);
  const speech: Speech = useMemo(
    () => ({ words: named(words, options ?? defaults(game.options)), lab, program }),
    [words, options, lab, program],
  );

  const all = values(game.options[chosen.key]);
  const now = asText(options && written(game.options, options)[chosen.key]);
  const base = all.includes(now) ? now : (all[0] ?? '');
  const readings = [base, ...all.filter((value) => value !== base && chosen.others.includes(value))];
  const reading = (value: string) => variantOf(game, given, chosen.key, value, inspect);
  const variants = readings.map(reading).filter((variant) => 'name' in variant);
  const tooFew = comparing && variants.length < 2;

  const each = Math.max(LEAST_COMPARED, Math.floor(usual / Math.max(2, variants.length)));
  const games = wanted ?? (comparing ? each : usual);
  const ready = options !== undefined && !tooFew;

  return {
    given,
    setGiven,
    /** The settings, if they're possible. */
    options,
    /** Why they aren't; '' if they are. */
    wrong: !resolved.ok
      ? sayWrong(resolved.refusal, game.options, words, ui)
      : refusal
        ? (words.refusals[refusal] ?? refusal)
        : '',
    /** '' for chance. */
    bots,
    setBots,
    /** How many games are played, of each reading in a comparison. */
    games,
    setGames: setWanted,
    comparing,
    setComparing,
    chosen,
    setChosen,
    /** The current value of the compared setting. */
    base,
    /** Why a value can't be combined with the other settings. */
    refusalOf(value: string): string | undefined {
      const variant = reading(value);
      return 'refusal' in variant ? variant.refusal : undefined;
    },
    readings: variants.length,
    /** There is nothing to compare yet. */
    tooFew,
    ready,
    speech,
    run,
    cancel,
    journal,
    play(): void {
      if (!options || !ready || run.at === 'work') return;
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
    },
  };
}

/** What is compared first: a ruling, if there is one. */
function firstCompared(game: Game<AnySpec>): string {
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
