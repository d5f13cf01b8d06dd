/** `compare`: readings of a rule side by side, on the same random numbers. */
import type { OptionDecl } from '../kernel/options.ts';
import { contrasts, MAX_VARIANTS, compare as run, type Variant } from '../lab/compare.ts';
import { comparisonPage, differencesCsv, sayContrast, variantName } from '../lab/comparison.ts';
import { MAX_WORKERS } from '../lab/node/crew.ts';
import type { Speech } from '../lab/sayings.ts';
import { defaultGames } from '../lab/survey.ts';
import { type LabWords, labWords } from '../lab/words/lab.ts';
import { named } from '../words/program.ts';
import { type Arguments, only } from './arguments.ts';
import type { Command } from './command.ts';
import {
  askedBots,
  askedMeasures,
  commandLine,
  interruptible,
  MAX_GAMES,
  prepareFolder,
  save,
} from './lab.ts';
import { type Loaded, loadGame, MAX_SEED, readOptions } from './settings.ts';
import { Fault, padLeft, type Terminal, wrap } from './terminal.ts';

export const compare: Command = {
  usage: 'GAME --option KEY=A,B,…',
  flags: ['option', 'preset', 'games', 'out', 'seed', 'workers', 'bots', 'measure', 'with', 'json'],
  async run(args, terminal) {
    const { words: own, out, width, program } = terminal;
    const words = await labWords(terminal.lang);
    const loaded = await loadGame(only(args, 'GAME', own), terminal);
    const { game } = loaded;
    const variants = await readVariants(loaded, args, terminal, words);
    const first = variants[0] as Variant;
    const measures = askedMeasures(loaded, first.options, args, terminal);
    const { bots, kind } = await askedBots(loaded, args, terminal);
    const games =
      args.number('games', 1, MAX_GAMES) ??
      Math.max(20, Math.floor(defaultGames(game, first.options, kind) / variants.length));
    const seed = args.number('seed', 0, MAX_SEED) ?? 1;
    const workers = args.number('workers', 1, MAX_WORKERS);
    const folder = args.value('out');
    if (folder !== undefined) prepareFolder(folder, words);

    const { result, stopped } = await interruptible(terminal, words, workers, (hands, told, signal) =>
      run({ game, variants, measures, games, seed, bots }, hands, told, signal),
    );
    const speech: Speech = { words: named(loaded.words, first.options), lab: words, program };
    if (args.has('json')) out(JSON.stringify(result, null, 1));
    else {
      if (stopped) out(words.stopped(result.played, games));
      const said = contrasts(result).map((one) => sayContrast(speech, result, one));
      for (const [i, line] of (said.length > 0 ? said : [words.findings.nothing]).entries())
        out(i === 0 ? terminal.paint('bold', wrap(line, width)) : `· ${wrap(line, width - 2, 2)}`);
      out('');
      for (const line of sideBySide(result, speech, terminal)) out(line);
      out('');
      out(
        terminal.paint('dim', wrap(`${words.played(result.played, seed)}. ${words.compare.common}`, width)),
      );
    }
    if (stopped) return 130;
    if (folder !== undefined) {
      const data = new Map([
        ['comparison.json', `${JSON.stringify(result, null, 1)}\n`],
        ['differences.csv', differencesCsv(result)],
      ]);
      const command = commandLine('compare', game.id, args, games, seed);
      const page = comparisonPage(speech, game, result, command, [...data.keys()]);
      save(folder, new Map([['index.html', page], ...data]), words, terminal);
    }
    return 0;
  },
};

/** Values of an option side by side: with commas, or with bars where a value has commas of its own. */
function split(decl: OptionDecl | undefined, value: string): string[] {
  return value.split(decl?.kind === 'numbers' || decl?.kind === 'text' || decl?.kind === 'file' ? '|' : ',');
}

/** Every combination of the values given; the first is what the others are measured against. */
async function readVariants(
  loaded: Loaded,
  args: Arguments,
  terminal: Terminal,
  words: LabWords,
): Promise<Variant[]> {
  const { options } = loaded.game;
  let combinations: (readonly (readonly [string, string])[])[] = [[]];
  const several = new Set<string>();
  for (const [key, value] of args.pairs('option')) {
    const values = split(Object.hasOwn(options, key) ? options[key] : undefined, value);
    if (values.length > 1) several.add(key);
    combinations = combinations.flatMap((pairs) => values.map((one) => [...pairs, [key, one] as const]));
    if (combinations.length > MAX_VARIANTS) throw new Fault(words.terminal.variants(MAX_VARIANTS));
  }
  if (combinations.length < 2) throw new Fault(words.terminal.single);
  return Promise.all(
    combinations.map(async (pairs) => ({
      name: pairs
        .filter(([key]) => several.has(key))
        .map(([key, value]) => `${key}=${value}`)
        .join(' '),
      options: await readOptions(
        loaded,
        { ...args, pairs: (flag) => (flag === 'option' ? pairs : args.pairs(flag)) },
        terminal,
      ),
    })),
  );
}

/** Measures with one row, endings and length, a line each, a column for each variant. */
function sideBySide(
  result: Awaited<ReturnType<typeof run>>,
  speech: Speech,
  { program, paint, width }: Terminal,
): string[] {
  const { words, lab } = speech;
  const rows: { title: string; cells: string[] }[] = [];
  for (const { id, rows: all, outcomes } of result.measures) {
    if (all[0]?.length !== 1) continue;
    const told = words.measures[id];
    for (const { outcome, base, others } of outcomes.slice(0, 8))
      rows.push({
        title: `${told?.name ?? id}: ${told?.outcome(outcome) ?? outcome}`,
        cells: [base.value, ...others.map(({ value }) => value.value)].map(program.percent),
      });
  }
  const number = new Intl.NumberFormat(lab.lang, { maximumFractionDigits: 1 });
  for (const { kind, name, base, others } of result.quantities) {
    if (kind !== 'moves' && kind !== 'outcome') continue;
    const values = [base.value, ...others.map(({ value }) => value.value)];
    rows.push({
      title: kind === 'moves' ? lab.length : (words.outcomes[name] ?? name),
      cells: values.map(kind === 'moves' ? (x) => number.format(x) : program.percent),
    });
  }
  const legend = result.variants.map(({ name }, v) => `${v + 1} ${variantName(speech, name)} (${name})`);
  const column = Math.max(8, ...rows.flatMap(({ cells }) => cells.map((cell) => cell.length + 2)));
  const first = Math.max(20, width - column * result.variants.length);
  const line = (title: string, cells: readonly string[]) => {
    const cut = [...title].length > first ? `${[...title].slice(0, first - 1).join('')}…` : title;
    return `${cut.padEnd(first)}${cells.map((cell) => padLeft(cell, column)).join('')}`;
  };
  const head = result.variants.map((_, v) => String(v + 1));
  return [
    ...legend.map((one) => wrap(one, width, 2)),
    '',
    paint('dim', line('', head)),
    ...rows.map(({ title, cells }) => line(title, cells)),
  ];
}
