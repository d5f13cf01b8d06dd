/** The whole game as compiled tables, if it fits: the same entries in the ledger, about ten times faster. */

import { at } from '../../kernel/at.ts';
import { type Compiled, compile, entry, trace } from '../../kernel/exact/compiled.ts';
import { NotExact } from '../../kernel/exact/exact.ts';
import { counted, memoryAfter } from '../../kernel/exact/measure.ts';
import { type AnySpec, type Game, stateKey } from '../../kernel/game.ts';
import { answerer, nextMove } from '../../kernel/play.ts';
import { rng } from '../../kernel/rng.ts';
import { type Ledger, label } from './ledger.ts';
import {
  bucketLabel,
  choices,
  finish,
  type Measured,
  MOVE_LIMIT,
  type Options,
  type Play,
  type Study,
  seedOf,
} from './player.ts';

/** The maximum number of positions, and of milliseconds for compiling them. */
const FORKS = 40_000;
const CLOCK = 1_500;

/** Tables of the whole game, or undefined if they wouldn't fit or take too long. Never for several seats. */
export function tablesOf(
  { game, options }: Study,
  whole: readonly Measured[],
  clock: () => number,
): Compiled<AnySpec> | undefined {
  if (game.seats(options).length > 1) return undefined;
  const late = clock() + CLOCK;
  try {
    if (!revisitsPositions(game, options)) return undefined;
  } catch {
    return undefined;
  }
  const remembering = remembered(whole);
  try {
    const tables = compile(
      game,
      {
        start: game.setup(options),
        first: JSON.stringify(remembering.map(({ measure }) => measure.first)),
        next(memory, event, facts) {
          if (remembering.length === 0) return memory;
          const before: readonly string[] = JSON.parse(memory);
          const after = remembering.map(({ measure }, i) =>
            memoryAfter(measure, at(before, i), event, facts),
          );
          return JSON.stringify(after);
        },
        tell(event, facts) {
          const told = [label('event', event)];
          for (const { id, measure } of whole) {
            const bucket = measure.kind === 'counting' ? counted(measure, event, facts) : undefined;
            if (bucket) told.push(bucketLabel(id, bucket));
          }
          return told;
        },
        meet(node) {
          if (clock() > late) throw new NotExact('it takes too long');
          if (node.kind === 'end') return [];
          const met = [label(node.kind, node.ask)];
          if (node.kind !== 'decision') return met;
          met.push('first-known');
          const n = choices(node);
          if (n === 1) met.push(label('one', node.ask));
          for (let i = 0; i < n; i++) met.push(label('choices', node.ask));
          return met;
        },
      },
      FORKS,
    );
    return bounded(tables) ? tables : undefined;
  } catch {
    // If the rules are broken, the simulated games will show it.
    return undefined;
  }
}

/** The measures that carry a memory along a game. */
function remembered(whole: readonly Measured[]) {
  return whole.flatMap(({ id, measure }) => (measure.kind === 'remembering' ? [{ id, measure }] : []));
}

/** Forks in the pilot; if a larger share of them is new, tables can't fit. */
const PILOT = 2_000;
const NEW = 0.9;
/** Total moves of the pilot, in case a game never ends. */
const PILOT_MOVES = 50 * PILOT;

/** Whether games revisit earlier positions. A few games show it, before the expensive compilation is tried. */
function revisitsPositions(game: Game<AnySpec>, options: Options): boolean {
  const answer = answerer(game);
  const met = new Set<string>();
  let forks = 0;
  let moves = 0;
  for (let index = 0; forks < PILOT && index < PILOT && moves < PILOT_MOVES; index++) {
    const int = rng(seedOf(0, index));
    const state = game.setup(options);
    for (; forks < PILOT && moves < PILOT_MOVES; moves++) {
      const node = game.node(state);
      if (node.kind === 'end') break;
      if (node.moves.length > 1) {
        forks++;
        met.add(stateKey(state));
      }
      game.apply(state, nextMove(node, state, int, answer));
    }
  }
  return met.size <= NEW * forks;
}

export function fromTables(
  { game, options }: Study,
  ledger: Ledger,
  whole: readonly Measured[],
  tables: Compiled<AnySpec>,
): Play {
  const seats = game.seats(options);
  const remembering = remembered(whole);
  const columns = tables.names.map((name) => (name === 'first-known' ? undefined : ledger.column(name)));
  const { firstTag, tags, moves: length } = tables;
  const player = seats[0];
  return (seed, index) => {
    let moves = 0;
    let decided = false;
    const end = trace(tables, rng(seedOf(seed, index)), (edge) => {
      moves += entry(length, edge);
      for (let t = entry(firstTag, edge); t < entry(firstTag, edge + 1); t++) {
        const column = columns[entry(tags, t)];
        if (column) ledger.addTo(column);
        else decided = true;
      }
    });
    const { end: node, memory } = at(tables.finishes, end);
    if (node) finish(ledger, seats, node, moves, decided ? player : undefined);
    const memories: readonly string[] = JSON.parse(memory);
    for (const [i, { id, measure }] of remembering.entries())
      ledger.add(bucketLabel(id, measure.bucket(at(memories, i))));
  };
}

/** Whether there are no cycles and no run is longer than the limit. */
function bounded(tables: Compiled<AnySpec>): boolean {
  const { forks, firstEdge, next, moves } = tables;
  const waiting = new Int32Array(forks);
  const wait = (fork: number, by: number) => {
    const left = at(waiting, fork) + by;
    waiting[fork] = left;
    return left;
  };
  for (const to of next) if (to >= 0) wait(to, 1);
  const longest = new Int32Array(forks);
  let most = at(moves, 0);
  const begin = at(next, 0);
  const open: number[] = [];
  if (begin >= 0) {
    longest[begin] = most;
    if (wait(begin, -1) === 0) open.push(begin);
  }
  let done = 0;
  for (let fork = open.pop(); fork !== undefined; fork = open.pop()) {
    done++;
    for (let edge = at(firstEdge, fork); edge < at(firstEdge, fork + 1); edge++) {
      const length = at(longest, fork) + at(moves, edge);
      most = Math.max(most, length);
      const to = at(next, edge);
      if (to < 0) continue;
      longest[to] = Math.max(at(longest, to), length);
      if (wait(to, -1) === 0) open.push(to);
    }
  }
  return done === forks && most < MOVE_LIMIT;
}
