/** A complete study of a game: exact measures, many games, and how early they are settled. */

import { sourceOf } from '../../games/catalogue.ts';
import { at } from '../../kernel/at.ts';
import { measureOf } from '../../kernel/exact/exact.ts';
import type { Measure } from '../../kernel/exact/measure.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';
import { resolve, written } from '../../kernel/options.ts';
import { answerer, nextMove } from '../../kernel/play.ts';
import type { Remarks } from '../../kernel/remarks.ts';
import { rng } from '../../kernel/rng.ts';
import { EXACT_STATES, type ExactRows } from '../measures/exactly.ts';
import { type MeasuredRow, measured } from '../measures/measured.ts';
import { EMPTY, merge, sorted, type Tally } from '../play/ledger.ts';
import { choices, type MeasureWith, MOVE_LIMIT, type Options, seedOf } from '../play/player.ts';
import type { Crew } from '../threads/crew.ts';
import type { Result, Subject, Task } from '../threads/task.ts';
import { type ByHand, byHand } from './byhand.ts';

export interface MeasureResult extends MeasureWith {
  readonly exact: boolean;
  readonly rows: readonly MeasuredRow[];
}

export interface Survey {
  readonly game: string;
  readonly version: number;
  /** As a journal's header has them. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The bot in every seat, if there was one. */
  readonly bots?: string | undefined;
  readonly seed: number;
  /** Games asked for; `tally.games` were played. */
  readonly games: number;
  readonly measures: readonly MeasureResult[];
  readonly tally: Tally;
  /** How often games have the same result again; empty if there is only one result. */
  readonly settled: Tally;
  readonly byHand: ByHand;
  /** For the author of the rules; only a game from a file has them. */
  readonly remarks?: Remarks | undefined;
}

export interface Plan {
  readonly game: Game<AnySpec>;
  readonly options: Options;
  readonly measures: readonly MeasureWith[];
  readonly games: number;
  readonly seed: number;
  readonly bots?: string | undefined;
}

/** Called during the work: how many of how many games have been played. */
export type Progress = (games: number, of: number) => void;

/** Every measure of the game with its default parameters. */
export function allMeasures(game: Game<AnySpec>, options: Options): MeasureWith[] {
  return Object.entries(game.lab.measures).map(([id, measure]) => ({
    id,
    given: standard(measure, options),
  }));
}

function standard(measure: Measure<AnySpec>, options: Options): Record<string, unknown> {
  const resolved = resolve(measure.within?.(options) ?? measure.with ?? {});
  return resolved.ok ? { ...resolved.options } : {};
}

/** The default total cost of a report's games, and bounds for their number. */
const BUDGET = 3_200_000;
const MAX_GAMES = 10_000;
const LEAST = 200;

/**
 * Enough games for a good report in a few seconds. The cost is counted in moves, plus a tenth for each listed choice,
 * so that the number is the same on every machine.
 */
export function defaultGames(
  game: Game<AnySpec>,
  options: Options,
  bots: 'none' | 'quick' | 'search' = 'none',
): number {
  if (bots === 'search') return 20;
  const pilot = 5;
  let cost = 0;
  const answer = answerer(game);
  for (let i = 0; i < pilot; i++) {
    const int = rng(seedOf(0, i));
    try {
      const state = game.setup(options);
      for (let moves = 0; moves < MOVE_LIMIT; moves++) {
        const node = game.node(state);
        if (node.kind === 'end') break;
        cost += 1 + (node.kind === 'decision' ? choices(node) / 10 : 0);
        game.apply(state, nextMove(node, state, int, answer));
      }
    } catch {
      // A game whose rules break counts up to that point.
    }
  }
  const n = Math.floor((BUDGET * pilot) / Math.max(cost, 1));
  const round = 10 ** Math.max(2, Math.floor(Math.log10(Math.max(n, 1))));
  const games = Math.min(MAX_GAMES, Math.max(LEAST, Math.floor(n / round) * round));
  // Even a quick bot looks at every choice.
  return bots === 'quick' ? Math.max(LEAST, games / 10) : games;
}

/** The maximum size of a block: Ctrl-C waits for the running blocks. */
const BLOCK = 100;

/**
 * Splits games into blocks, for games that are played `each` times. Always the same split, so that sums don't depend
 * on the threads.
 */
export function blocks(games: number, each = 1): { from: number; to: number }[] {
  const size = Math.max(1, Math.min(Math.ceil(BLOCK / each), Math.ceil(games / 48)));
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    from: i * size,
    to: Math.min(games, (i + 1) * size),
  }));
}

export function subjectOf(game: Game<AnySpec>, options: Options, bots?: string): Subject {
  return { game: sourceOf(game.id), bots, options: written(game.options, options) };
}

/** The measures of a subject that have exact values. */
export async function exactMeasures(
  crew: Crew,
  subject: Subject,
  measures: readonly MeasureWith[],
  signal?: AbortSignal,
): Promise<Map<string, ExactRows>> {
  const tasks = measures.map((measure): Task => ({ kind: 'exact', subject, measure, limit: EXACT_STATES }));
  const found = new Map<string, ExactRows>();
  const take = (result: Result, nth: number) => {
    if (result.kind === 'exact' && result.rows) found.set(at(measures, nth).id, result.rows);
  };
  await crew.run(tasks, take, signal);
  return found;
}

export async function survey(
  plan: Plan,
  crew: Crew,
  onProgress?: Progress,
  signal?: AbortSignal,
): Promise<Survey> {
  const { game, options, measures, games, seed, bots } = plan;
  const subject = subjectOf(game, options, bots);
  onProgress?.(0, games);
  const exact = await exactMeasures(crew, subject, measures, signal);
  const sampled = measures.filter(({ id }) => !exact.has(id));

  const tally = await playAll(crew, { subject, measures: sampled, games, seed }, onProgress, signal);
  const ways = Object.keys(tally.quantities).filter((name) => /^(outcome|win)\t/.test(name)).length;
  const few = Math.max(20, Math.min(200, Math.floor(games / 20)));
  const settled =
    ways < 2 || signal?.aborted
      ? EMPTY
      : await added(
          crew,
          blocks(few).map((block) => ({ kind: 'settled', subject, seed, ...block })),
          signal,
        );
  return {
    game: game.id,
    version: game.version,
    options: subject.options,
    bots,
    seed,
    games,
    measures: measures.map((asked) => {
      const rows = exact.get(asked.id);
      const measure = measureOf(game, asked.id);
      return { ...asked, exact: rows !== undefined, rows: measured(measure, options, asked, rows ?? tally) };
    }),
    tally,
    settled,
    byHand: byHand(game, options, seed),
    remarks: game.lab.remarks && (await remarksOn(crew, subject, games, seed, signal)),
  };
}

/** Games that are looked at for the author of the rules. */
const MOST_REMARKED = 1_000;

async function remarksOn(
  crew: Crew,
  subject: Subject,
  games: number,
  seed: number,
  signal?: AbortSignal,
): Promise<Remarks | undefined> {
  let found: Remarks | undefined;
  const take = (result: Result) => {
    if (result.kind === 'remarks') found = result.remarks;
  };
  await crew.run([{ kind: 'remarks', subject, seed, games: Math.min(games, MOST_REMARKED) }], take, signal);
  return found;
}

interface Games {
  readonly subject: Subject;
  readonly measures: readonly MeasureWith[];
  readonly games: number;
  readonly seed: number;
}

/** Plays the games of a subject in blocks and adds them up; fewer than requested if the signal stopped them. */
export function playAll(
  crew: Crew,
  { subject, measures, games, seed }: Games,
  onProgress?: Progress,
  signal?: AbortSignal,
): Promise<Tally> {
  const cut = blocks(games);
  const tasks = cut.map((block): Task => ({ kind: 'games', subject, measures, seed, ...block }));
  return added(crew, tasks, signal, counted(cut, onProgress));
}

/** Reports the number of games played after each block. */
export function counted(cut: ReturnType<typeof blocks>, onProgress?: Progress): (at: number) => void {
  const games = cut.at(-1)?.to ?? 0;
  let played = 0;
  return (nth) => {
    const { from, to } = at(cut, nth);
    played += to - from;
    onProgress?.(played, games);
  };
}

/** The tallies of all tasks, merged. */
async function added(
  crew: Crew,
  tasks: readonly Task[],
  signal?: AbortSignal,
  done?: (at: number) => void,
): Promise<Tally> {
  let all = EMPTY;
  const take = (result: Result) => {
    if (result.kind === 'tally') all = merge(all, result.tally);
  };
  await crew.run(tasks, take, signal, done);
  return sorted(all);
}
