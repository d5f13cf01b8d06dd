/** `lab`: what a set of rules really does, as a page with charts and as data. */

import { basename } from 'node:path';
import { measureOf } from '../../kernel/exact/exact.ts';
import { cores, crew, MAX_WORKERS } from '../../lab/node/crew.ts';
import { ensureWritable, NotWritten, writeReport } from '../../lab/node/write.ts';
import { journalOf } from '../../lab/play/keep.ts';
import type { Asked, Options } from '../../lab/play/player.ts';
import { type Speech, say, sayRemark } from '../../lab/report/sayings.ts';
import { examples } from '../../lab/survey/examples.ts';
import { DATA, examine, files } from '../../lab/survey/study.ts';
import { allMeasures, defaultGames, type Survey, survey } from '../../lab/survey/survey.ts';
import { decider } from '../../lab/threads/task.ts';
import { type LabWords, labWords } from '../../lab/words/lab.ts';
import { named } from '../../words/program.ts';
import { type Arguments, only } from '../arguments.ts';
import type { Command } from '../command.ts';
import { Bots } from '../play/bots.ts';
import { meter } from '../progress.ts';
import { type Loaded, loadGame, MAX_SEED, parameters, readGiven, readOptions } from '../settings.ts';
import { Fault, type Terminal, wrap } from '../terminal.ts';

export const MAX_GAMES = 10_000_000;
export const MAX_KEEP = 1_000;

const keptName = (index: number) => `games/${index}.txt`;

export const lab: Command = {
  usage: 'GAME',
  flags: ['games', 'out', 'seed', 'workers', 'keep', 'bots', 'option', 'preset', 'measure', 'with'],
  async run(args, terminal) {
    const { words: texts, out, width } = terminal;
    const words = await labWords(terminal.lang);
    const asked = only(args, 'GAME', texts);
    const loaded = await loadGame(asked, terminal);
    const { game } = loaded;
    const options = await readOptions(loaded, args, terminal);
    const measures = readMeasures(loaded, options, args, terminal);
    const { bots, kind, roster } = await readBots(loaded, args, terminal);
    const games = args.number('games', 1, MAX_GAMES) ?? defaultGames(game, options, kind);
    const seed = args.number('seed', 0, MAX_SEED) ?? 1;
    const keep = Math.min(args.number('keep', 0, MAX_KEEP) ?? 0, games);
    const workers = args.number('workers', 1, MAX_WORKERS);
    const folder = args.value('out') ?? `lab-${basename(asked).replace(/\.solo\.md$/, '')}`;
    prepareFolder(folder, words, [...DATA, ...Array.from({ length: keep }, (_, i) => keptName(i))]);

    const { result, stopped } = await interruptible(terminal, words, workers, (threads, onProgress, signal) =>
      survey({ game, options, measures, games, seed, bots }, threads, onProgress, signal),
    );
    const spoken = named(loaded.words, options);
    const speech: Speech = {
      words: spoken,
      lab: words,
      program: terminal.program,
      examples: examples(game, options, spoken, seed),
    };
    const examined = examine(game, options, spoken, result);
    const { health, findings: found } = examined;
    if (stopped) out(words.stopped(result.tally.games, games));
    // Before the first games are over there is nothing to say about them.
    if (stopped && result.tally.games === 0) return 130;
    const said = found.map((finding) => say(speech, finding));
    for (const [i, line] of (said.length > 0 ? said : [words.findings.nothing]).entries())
      out(i === 0 ? terminal.paint('bold', wrap(line, width)) : `· ${wrap(line, width - 2, 2)}`);
    tellRemarks(speech, result, terminal);
    if (stopped) return 130;

    const kept = [
      ...new Set([
        ...health.troubles.map(({ index }) => index),
        ...Array.from({ length: keep }, (_, i) => i),
      ]),
    ];
    const decides = decider(game, options, roster, bots);
    const journals = new Map(
      kept.map((index) => [keptName(index), journalOf(game, options, seed, index, decides)]),
    );
    const command = commandLine('lab', asked, args, games, seed);
    save(folder, files(speech, game, result, examined, command, journals), words, terminal);
    return 0;
  },
};

/** Remarks on the terminal; further ones are in the report. */
const MOST_REMARKS = 12;

/** What the author of the rules should know. */
function tellRemarks(speech: Speech, { remarks }: Survey, { out, paint, width }: Terminal): void {
  if (!remarks) return;
  const { lab } = speech;
  const based = remarks.games === undefined ? lab.exact : lab.sampled(remarks.games);
  out(`\n${paint('bold', `${lab.sections.remarks} (${based})`)}`);
  const said = remarks.found.slice(0, MOST_REMARKS).map((remark) => sayRemark(speech, remark, remarks));
  const more = remarks.found.length - said.length;
  const lines = said.length > 0 ? said : [lab.remarks.nothing];
  for (const line of more > 0 ? [...lines, lab.remarks.more(more)] : lines)
    out(`· ${wrap(line, width - 2, 2)}`);
}

/** The measures that --measure names, separated by commas; by default all of the game's. */
export function readMeasures(
  { game }: Loaded,
  options: Options,
  args: Arguments,
  terminal: Terminal,
): Asked[] {
  const asked = args.value('measure')?.split(',');
  const unknown = asked?.find((id) => !Object.hasOwn(game.lab.measures, id));
  if (unknown !== undefined)
    throw new Fault(terminal.words.wrong.measure(unknown, Object.keys(game.lab.measures).join(', ')));
  if (!asked && args.has('with')) throw new Fault(terminal.words.wrong.missing('--measure'));
  return allMeasures(game, options)
    .filter(({ id }) => asked?.includes(id) ?? true)
    .map(({ id, given }) => ({
      id,
      given: asked ? readGiven(parameters(measureOf(game, id), options), args, terminal) : given,
    }));
}

/** What --bots names, if anything, and how hard it thinks. */
export async function readBots({ listed }: Loaded, args: Arguments, terminal: Terminal) {
  const bots = args.value('bots');
  const roster = await listed.bots?.();
  if (bots === undefined) return { bots, roster, kind: 'none' as const };
  new Bots(roster).mind(bots, terminal);
  return {
    bots,
    roster,
    kind: Object.hasOwn(roster?.search ?? {}, bots) ? ('search' as const) : ('quick' as const),
  };
}

export function prepareFolder(folder: string, words: LabWords, names: readonly string[] = []): void {
  try {
    ensureWritable(folder, names);
  } catch (error) {
    throw wrong(folder, error, words);
  }
}

export function save(
  folder: string,
  files: ReadonlyMap<string, string>,
  words: LabWords,
  { out }: Terminal,
): void {
  try {
    writeReport(folder, files);
  } catch (error) {
    throw wrong(folder, error, words);
  }
  out(words.terminal.written(`${folder}/index.html`));
}

export function wrong(folder: string, error: unknown, { terminal }: LabWords): Error {
  if (!(error instanceof NotWritten)) return error instanceof Error ? error : new Error(String(error));
  switch (error.why) {
    case 'not-folder':
      return new Fault(terminal.notFolder(folder));
    case 'not-ours':
      return new Fault(terminal.notOurs(error.message));
    case 'not-empty':
      return new Fault(terminal.notEmpty(folder));
    case 'full':
      return new Fault(terminal.notWritten(folder, terminal.full));
    case 'permission':
      return new Fault(terminal.notWritten(folder, terminal.noPermission));
    case 'other':
      return new Fault(terminal.notWritten(folder, error.message));
  }
}

/** Works on all cores or on --workers threads, with progress. The first Ctrl-C finishes cleanly, the second stops at once. */
export async function interruptible<T>(
  terminal: Terminal,
  words: LabWords,
  workers: number | undefined,
  work: (
    threads: ReturnType<typeof crew>,
    onProgress: (done: number, of: number) => void,
    signal: AbortSignal,
  ) => Promise<T>,
): Promise<{ result: T; stopped: boolean }> {
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  process.once('SIGINT', interrupt);
  // A given number of threads is used even if the work is short.
  const threads = workers === undefined ? crew(cores()) : crew(workers, true);
  const { tell, clear } = meter(words, terminal);
  try {
    return { result: await work(threads, tell, stop.signal), stopped: stop.signal.aborted };
  } finally {
    clear();
    process.off('SIGINT', interrupt);
    await threads.close();
  }
}

/** The command that gives the same numbers again; `game` as it was typed: an id, or the path of a solo file. */
export function commandLine(
  name: string,
  game: string,
  args: Arguments,
  games: number,
  seed: number,
): string {
  const quoted = (text: string) =>
    /^[\w.,:=/+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
  const given = (['preset', 'bots', 'measure'] as const).flatMap((flag) => {
    const value = args.value(flag);
    return value === undefined ? [] : [`--${flag}`, quoted(value)];
  });
  const pairs = (['option', 'with'] as const).flatMap((flag) =>
    args.pairs(flag).flatMap(([key, value]) => [`--${flag}`, quoted(`${key}=${value}`)]),
  );
  const modules = args.values('module').flatMap((file) => ['--module', quoted(file)]);
  return [
    'emptychair',
    name,
    quoted(game),
    ...modules,
    '--games',
    games,
    '--seed',
    seed,
    ...given,
    ...pairs,
  ].join(' ');
}
