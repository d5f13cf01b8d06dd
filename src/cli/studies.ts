/** What the commands that play many games share: measures and bots from flags, threads with progress, and the report's folder. */
import { cores, crew } from '../lab/node/crew.ts';
import { ensureWritable, NotWritten, writeReport } from '../lab/node/write.ts';
import type { MeasureWith, Options } from '../lab/play/player.ts';
import { allMeasures } from '../lab/survey/survey.ts';
import type { LabWords } from '../lab/words/lab.ts';
import type { Arguments } from './arguments.ts';
import { Bots } from './play/bots.ts';
import { meter } from './progress.ts';
import { type Loaded, readGiven } from './settings.ts';
import { Fault, oneLine, type Terminal } from './terminal.ts';

export const MAX_GAMES = 10_000_000;
export const MAX_KEEP = 1_000;

/** The measures that --measure names, separated by commas; by default all of the game's. */
export function readMeasures(
  { game }: Loaded,
  options: Options,
  args: Arguments,
  terminal: Terminal,
): MeasureWith[] {
  const asked = args.value('measure')?.split(',');
  const unknown = asked?.find((id) => !Object.hasOwn(game.lab.measures, id));
  if (unknown !== undefined)
    throw new Fault(terminal.words.wrong.measure(unknown, Object.keys(game.lab.measures).join(', ')));
  if (!asked && args.has('with')) throw new Fault(terminal.words.wrong.missing('--measure'));
  return allMeasures(game, options)
    .filter(({ id }) => asked?.includes(id) ?? true)
    .map(({ id, given }) => ({
      id,
      given: asked ? readGiven(game, id, options, args, terminal) : given,
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
  out(words.terminal.written(oneLine(`${folder}/index.html`)));
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
