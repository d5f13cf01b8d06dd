/** Plays game number i of a study by the rules, and records the result in a ledger. */

import { follow, type Measure } from '../../kernel/exact/measure.ts';
import type { AnySpec, End, Game, Log } from '../../kernel/game.ts';
import { size } from '../../kernel/game.ts';
import type { OptionDecls, OptionsOf } from '../../kernel/options.ts';
import { type Answerer, answerer, nextMove } from '../../kernel/play.ts';
import { mix, rng } from '../../kernel/rng.ts';
import { type Column, type Ledger, label } from './ledger.ts';

export type Options = OptionsOf<OptionDecls>;
export type Given = Readonly<Record<string, unknown>>;

/** A measure with its parameters. */
export interface MeasureWith {
  readonly id: string;
  readonly given: Given;
}

export interface Study {
  readonly game: Game<AnySpec>;
  readonly options: Options;
  /** Measures to sample. */
  readonly measures: readonly MeasureWith[];
  /** Who decides; without it decisions are uniformly random. */
  readonly answer?: Answerer<AnySpec> | undefined;
}

/** A game that takes more moves counts as endless. */
export const MOVE_LIMIT = 50_000;

/** A win in units that divide evenly among up to eight seats. */
export const WIN = 840;

/** The seed of game i. `mix` turns different indices below 2^32 into different seeds, so no two games share one. */
export function seedOf(seed: number, index: number, part = 0): number {
  return part === 0 ? mix(seed, index) : mix(seed, index, part);
}

export type Play = (seed: number, index: number) => void;

export interface Measured extends MeasureWith {
  readonly measure: Measure<AnySpec>;
}

export const bucketLabel = (id: string, [key, outcome]: readonly [string, string]) =>
  label('measure', id, key, outcome);

/** The whole game by its rules. */
export function byRules(
  { game, options, answer = answerer(game) }: Study,
  ledger: Ledger,
  whole: readonly Measured[],
): Play {
  const seats = game.seats(options);
  const events = columns(ledger, 'event');
  const met = {
    decision: columns(ledger, 'decision'),
    chance: columns(ledger, 'chance'),
    table: columns(ledger, 'table'),
  };
  const ones = columns(ledger, 'one');
  const choosing = columns(ledger, 'choices');
  const followers = whole.map(({ id, measure }) =>
    follow(measure, (bucket) => ledger.add(bucketLabel(id, bucket))),
  );
  const log: Log<AnySpec> = (event, facts) => {
    ledger.addTo(events(event));
    for (const follower of followers) follower.log(event, facts);
  };
  return (seed, index) => {
    const int = rng(seedOf(seed, index));
    let moves = 0;
    let firstSeat: string | undefined;
    for (const follower of followers) follower.begin();
    try {
      const state = game.setup(options);
      for (;;) {
        const node = game.node(state);
        if (node.kind === 'end') {
          finish(ledger, seats, node, moves, firstSeat);
          break;
        }
        if (node.kind === 'decision') {
          firstSeat ??= node.seat;
          const n = choices(node);
          if (n === 1) ledger.addTo(ones(node.ask));
          ledger.addTo(choosing(node.ask), n);
        }
        ledger.addTo(met[node.kind](node.ask));
        if (moves++ >= MOVE_LIMIT) {
          unfinished(ledger, { kind: 'endless', index, what: node.ask });
          break;
        }
        game.apply(state, nextMove(node, state, int, answer), log);
      }
    } catch (error) {
      unfinished(ledger, {
        kind: 'stuck',
        index,
        what: error instanceof Error ? error.message : String(error),
      });
    }
    for (const follower of followers) follower.end();
  };
}

export function choices(node: {
  readonly moves: readonly string[];
  readonly ranges: readonly Parameters<typeof size>[0][];
}) {
  let n = node.moves.length;
  for (const range of node.ranges) n += size(range);
  return n;
}

/** The ledger's columns for names like `event round-over`, without building the text each time. */
function columns(ledger: Ledger, kind: string): (name: string) => Column {
  const known = new Map<string, Column>();
  return (name) => {
    const met = known.get(name);
    if (met) return met;
    const column = ledger.column(label(kind, name));
    known.set(name, column);
    return column;
  };
}

export function finish(
  ledger: Ledger,
  seats: readonly string[],
  node: End<AnySpec>,
  moves: number,
  firstSeat: string | undefined,
): void {
  ledger.add('moves', moves);
  ledger.spread('moves', moves);
  ledger.add(label('outcome', node.outcome));
  const best = Math.max(...node.scores);
  const winners = seats.filter((_, i) => node.scores[i] === best);
  for (const [i, seat] of seats.entries()) {
    const score = node.scores[i] ?? 0;
    ledger.add(label('score', seat), score);
    ledger.spread(label('score', seat), score);
    if (seats.length < 2) continue;
    const won = score === best ? WIN / winners.length : 0;
    if (won) ledger.add(label('win', seat), won);
    if (won && seat === firstSeat) ledger.add('first-wins', won);
  }
  if (firstSeat !== undefined) ledger.add('first-known');
}

function unfinished(ledger: Ledger, trouble: Parameters<Ledger['trouble']>[0]): void {
  ledger.add(label('trouble', trouble.kind));
  ledger.trouble(trouble);
}

/** A measure on its own, from its start to its stop; `part` keeps the random numbers of several apart. */
export function byPart(
  { game, options, answer = answerer(game) }: Study,
  ledger: Ledger,
  { id, measure, given }: Measured,
  part = 0,
): Play {
  const { begin, log, end } = follow(measure, (bucket) => ledger.add(bucketLabel(id, bucket)));
  return (seed, index) => {
    const int = rng(seedOf(seed, index, part));
    begin();
    try {
      const state = measure.start?.(options, given) ?? game.setup(options);
      for (let moves = 0; moves < MOVE_LIMIT; moves++) {
        const node = game.node(state);
        if (node.kind === 'end' || measure.stop?.(state)) break;
        game.apply(state, nextMove(node, state, int, answer), log);
        measure.onward?.(state, log);
      }
    } catch (error) {
      unfinished(ledger, {
        kind: 'stuck',
        index,
        what: error instanceof Error ? error.message : String(error),
      });
    }
    end();
  };
}
