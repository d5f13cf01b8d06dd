/** `compare`: readings of a rule side by side, on the same random numbers. */
import { at } from '../../kernel/at.ts';
import type { Estimate } from '../../kernel/exact/estimate.ts';
import type { OptionDecl } from '../../kernel/options.ts';
import { numbers, sayEnding } from '../../kernel/words.ts';
import {
  type Comparison,
  type Difference,
  MAX_VARIANTS,
  compare as run,
  type Variant,
} from '../../lab/compare/compare.ts';
import { MAX_WORKERS } from '../../lab/node/crew.ts';
import {
  COMPARED,
  change,
  comparisonFiles,
  PRESET,
  sayings,
  variantName,
} from '../../lab/report/comparison.ts';
import type { Speech } from '../../lab/report/sayings.ts';
import { defaultGames } from '../../lab/survey/survey.ts';
import { type LabWords, labWords } from '../../lab/words/lab.ts';
import { named } from '../../words/program.ts';
import { type Arguments, only } from '../arguments.ts';
import type { Command } from '../command.ts';
import {
  type Loaded,
  loadGame,
  MAX_SEED,
  optionsSaid,
  presetCalled,
  refuseWithoutEffect,
  resolveOptions,
  valueCalled,
} from '../settings.ts';
import {
  commandLine,
  interruptible,
  MAX_GAMES,
  prepareFolder,
  readBots,
  readMeasures,
  save,
} from '../studies.ts';
import { Fault, length, pad, padLeft, type Terminal, wrap } from '../terminal.ts';

export const compare: Command = {
  usage: 'GAME --option KEY=A,B,… | --preset A,B,…',
  flags: ['option', 'preset', 'games', 'out', 'seed', 'workers', 'bots', 'measure', 'with', 'json'],
  async run(args, terminal) {
    const { words: texts, out, width, program } = terminal;
    const words = await labWords(terminal.lang);
    const loaded = await loadGame(only(args, 'GAME', texts), terminal);
    const { game } = loaded;
    const variants = await readVariants(loaded, args, terminal, words);
    const first = at(variants, 0);
    const measures = readMeasures(loaded, first.options, args, terminal);
    const { bots, kind } = await readBots(loaded, args, terminal);
    const games =
      args.number('games', 1, MAX_GAMES) ??
      Math.max(20, Math.floor(defaultGames(game, first.options, kind) / variants.length));
    const seed = args.number('seed', 0, MAX_SEED) ?? 1;
    const workers = args.number('workers', 1, MAX_WORKERS);
    const folder = args.value('out');
    if (folder !== undefined) prepareFolder(folder, words, COMPARED);

    const { result, stopped } = await interruptible(terminal, words, workers, (threads, onProgress, signal) =>
      run({ game, variants, measures, games, seed, bots }, threads, onProgress, signal),
    );
    const speech: Speech = { words: named(loaded.words, first.options), lab: words, program };
    if (stopped && result.played === 0 && !args.has('json')) {
      out(words.stopped(0, games));
      return 130;
    }
    if (args.has('json')) out(JSON.stringify(result, null, 1));
    else {
      if (stopped) out(words.stopped(result.played, games));
      for (const [i, line] of sayings(speech, result).entries())
        out(i === 0 ? terminal.paint('bold', wrap(line, width)) : `· ${wrap(line, width - 2, 2)}`);
      out('');
      for (const line of sideBySide(result, speech, terminal)) out(line);
      out('');
      out(
        terminal.paint(
          'dim',
          wrap(
            `${words.played(result.played, seed)}. ${words.compare.common} ${texts.simulate.interval}`,
            width,
          ),
        ),
      );
    }
    if (stopped) return 130;
    if (folder !== undefined) {
      const command = commandLine('compare', only(args, 'GAME', texts), args, games, seed);
      save(folder, comparisonFiles(speech, { game, comparison: result, command }), words, terminal);
    }
    return 0;
  },
};

interface Combination {
  readonly preset: string | undefined;
  readonly pairs: readonly (readonly [key: string, value: string])[];
}

const distinct = (all: readonly string[]): readonly string[] => [...new Set(all)];

/** The values of a setting to compare, separated by commas, or by bars if a value contains commas. */
function split(decl: OptionDecl | undefined, value: string): string[] {
  return value.split(decl?.kind === 'numbers' || decl?.kind === 'text' || decl?.kind === 'file' ? '|' : ',');
}

/** Every combination of the presets and values given; the first is what the others are measured against. */
async function readVariants(
  loaded: Loaded,
  args: Arguments,
  terminal: Terminal,
  words: LabWords,
): Promise<Variant[]> {
  const { options } = loaded.game;
  const presets = args.value('preset')?.split(',') ?? [];
  let combinations: Combination[] = [{ preset: undefined, pairs: [] }];
  if (presets.length > 0)
    combinations = distinct(presets.map((said) => presetCalled(loaded, said, terminal))).map((preset) => ({
      preset,
      pairs: [],
    }));
  const several = new Set<string>(combinations.length > 1 ? [PRESET] : []);
  for (const [key, value] of optionsSaid(loaded, args, terminal)) {
    const values = distinct(
      split(Object.hasOwn(options, key) ? options[key] : undefined, value).map((one) =>
        valueCalled(loaded, key, one),
      ),
    );
    if (values.length > 1) several.add(key);
    combinations = combinations.flatMap(({ preset, pairs }) =>
      values.map((one) => ({ preset, pairs: [...pairs, [key, one] as const] })),
    );
    if (combinations.length > MAX_VARIANTS) throw new Fault(words.terminal.variants(MAX_VARIANTS));
  }
  if (combinations.length < 2) throw new Fault(words.terminal.single);
  const variants = await Promise.all(
    combinations.map(async ({ preset, pairs }) => ({
      name: [...(preset === undefined ? [] : [[PRESET, preset] as const]), ...pairs]
        .filter(([key]) => several.has(key))
        .map(([key, value]) => `${key}=${value}`)
        .join(' '),
      options: await resolveOptions(
        loaded,
        {
          ...args,
          value: (flag) => (flag === 'preset' ? preset : args.value(flag)),
          pairs: (flag) => (flag === 'option' ? pairs : args.pairs(flag)),
        },
        terminal,
      ),
    })),
  );
  refuseWithoutEffect(
    loaded,
    args,
    variants.map(({ options }) => options),
    terminal,
  );
  return variants;
}

/** A value by variant, with the differences from the first one. */
interface Line {
  readonly title: string;
  readonly base: Estimate;
  readonly others: readonly Difference[];
  readonly write: (x: number) => string;
}

/** Measures with one row, endings and length, a line each. */
function linesOf({ measures, quantities }: Comparison, { words, lab, program }: Speech): readonly Line[] {
  const { percent } = program;
  const number = numbers(lab.lang, 2);
  const average = (what: string) => `${what}, ${lab.compare.average}`;
  const measured = measures
    .filter(({ rows }) => rows[0]?.length === 1)
    .flatMap(({ id, outcomes, means }): readonly Line[] => {
      const told = words.measures[id];
      const name = told?.name ?? id;
      // Many numbers are summarised by their average.
      if (outcomes.length > 6 && means.length > 0)
        return means.map((mean) => ({ ...mean, title: average(name), write: number }));
      return outcomes.map(({ outcome, ...found }) => {
        return { ...found, title: `${name}: ${told?.outcome(outcome) ?? outcome}`, write: percent };
      });
    });
  const whole = quantities.flatMap(({ kind, name, ...found }): readonly Line[] => {
    if (kind === 'moves') return [{ ...found, title: average(lab.length), write: number }];
    return kind === 'outcome' ? [{ ...found, title: sayEnding(words, name), write: percent }] : [];
  });
  return [...measured, ...whole];
}

/** A column for each variant; error bars where they fit. */
function sideBySide(result: Comparison, speech: Speech, { paint, width }: Terminal): string[] {
  const lines = linesOf(result, speech);
  const legend = result.variants.map(({ name }, v) => `${v + 1} ${variantName(speech, name)} (${name})`);
  const table = (bars: boolean) => [
    ['', ...result.variants.map((_, v) => String(v + 1))],
    ...lines.map(({ title, base, others, write }) => [
      title,
      write(base.value),
      ...others.map(({ value, by }) => write(value.value) + (bars ? ` (${change(by, write)})` : '')),
    ]),
  ];
  // Titles may break, but not to pieces.
  const [head = '', ...rows] = layOut(table(true), width, 24) ?? layOut(table(false), width) ?? [];
  return [...legend.map((one) => wrap(one, width, 2)), '', paint('dim', head), ...rows];
}

/** Columns under each other; undefined if they leave less than `least` for the first one, which may break. */
function layOut(cells: readonly (readonly string[])[], width: number, least = 0): string[] | undefined {
  const [longest = 0, ...widths] = (cells[0] ?? []).map((_, c) =>
    Math.max(...cells.map((row) => length(row[c] ?? ''))),
  );
  const room = width - widths.reduce((sum, w) => sum + w + 2, 0);
  if (least > 0 && room < least) return undefined;
  const first = Math.max(20, Math.min(room, longest));
  return cells.map(([title = '', ...row]) => {
    const [beginning = '', ...more] = wrap(title, first, 2).split('\n');
    const figures = row.map((cell, c) => padLeft(cell, at(widths, c) + 2)).join('');
    return [pad(beginning, first) + figures, ...more].join('\n');
  });
}
