/**
 * Compiled chance: turns a game, or a part of it, whose positions fit in memory into integer tables, by running the
 * rules. Sampling from the tables uses the same random numbers in the same order as `playout` without bots (uniform
 * decisions, the stand-in), and gives the same results.
 */

import { at } from '../at.ts';
import {
  type End,
  type Game,
  type Log,
  listed,
  type Node,
  onlyMove,
  RANGE_LIMIT,
  type Spec,
  size,
  stateKey,
} from '../game.ts';
import type { Int } from '../rng.ts';
import { answersOf, NotExact, TooMany } from './exact.ts';

/** What to compile and what to record. */
export interface Part<G extends Spec> {
  readonly start: G['state'];
  /** Where the part ends, if not at the game's end. */
  stop?(state: Readonly<G['state']>): boolean;
  /** A short text carried along with the position, starting with `first`; at the end it's the run's result. */
  readonly first?: string;
  next?<E extends keyof G['event'] & string>(memory: string, event: E, facts: G['event'][E]): string;
  /** Names to count for an event and for a node. */
  tell?<E extends keyof G['event'] & string>(event: E, facts: G['event'][E]): readonly string[];
  meet?(node: Node<G>): readonly string[];
}

/** One way a run can end. */
export interface Finish<G extends Spec> {
  /** Undefined if the part stops before the game's end. */
  readonly end: End<G> | undefined;
  readonly memory: string;
}

/**
 * A fork is a position where a random number is used. An edge leads from a fork, through one outcome and all forced
 * moves after it, to the next fork or to a finish. Edge 0 is the start.
 */
export interface Compiled<G extends Spec> {
  readonly forks: number;
  readonly edges: number;
  /** By fork: the number of tickets, and where its edges begin (with one extra entry at the end). */
  readonly total: Int32Array;
  readonly firstEdge: Int32Array;
  /** By fork: where its tickets begin in `edgeOf`; -1 if there are too many to store. */
  readonly firstTicket: Int32Array;
  readonly edgeOf: Int32Array;
  /** By edge: the cumulative tickets of this fork's edges, including this one. */
  readonly upTo: Int32Array;
  /** By edge: the fork it leads to, or -1 - n for finish n. */
  readonly next: Int32Array;
  /** By edge: the number of moves. */
  readonly moves: Int32Array;
  /** By edge: the names to count, `names[tag]` for tag in `tags` from `firstTag[edge]` to `firstTag[edge + 1]`. */
  readonly firstTag: Int32Array;
  readonly tags: Int32Array;
  readonly names: readonly string[];
  readonly finishes: readonly Finish<G>[];
  /** By fork: the position as text, for comparison with the rules. */
  readonly keys: readonly string[];
}

/** Forks with at most this many tickets use a direct lookup. */
const DENSE = 256;
/** More forced moves in a row count as endless. */
const FORCED_LIMIT = 100_000;

/** Throws NotExact if the part doesn't fit, or if an answer can't be listed. */
export function compile<G extends Spec>(game: Game<G>, part: Part<G>, limit = 200_000): Compiled<G> {
  const total: number[] = [];
  const firstEdge: number[] = [];
  const upTo: number[] = [];
  const next: number[] = [];
  const moves: number[] = [];
  const firstTag: number[] = [];
  const tags: number[] = [];
  const names = new Map<string, number>();
  const finishes = new Map<string, { id: number; finish: Finish<G> }>();
  const known = new Map<string, number>();
  const open: { state: G['state']; memory: string }[] = [];

  const tag = (name: string) => {
    const id = names.get(name) ?? names.size;
    names.set(name, id);
    tags.push(id);
  };
  /** Plays through forced moves and records the edge: where it leads, how many moves, what is counted. */
  const edge = (state: G['state'], memory: string, move: G['move'] | undefined, tickets: number) => {
    upTo.push(tickets);
    firstTag.push(tags.length);
    let remembered = memory;
    let made = 0;
    const log: Log<G> | undefined =
      part.tell || part.next
        ? (event, facts) => {
            if (part.next) remembered = part.next(remembered, event, facts);
            for (const name of part.tell?.(event, facts) ?? []) tag(name);
          }
        : undefined;
    for (let forced = move; ; ) {
      if (forced !== undefined) {
        game.apply(state, forced, log);
        if (++made > FORCED_LIMIT) throw new NotExact('forced moves that never end');
      }
      const node = game.node(state);
      const stopped = node.kind !== 'end' && part.stop?.(state);
      if (node.kind === 'end' || stopped) {
        if (!stopped) for (const name of part.meet?.(node) ?? []) tag(name);
        const finish = { end: node.kind === 'end' ? node : undefined, memory: remembered };
        const key = JSON.stringify([node.kind === 'end' ? [node.outcome, node.scores] : null, remembered]);
        const met = finishes.get(key) ?? { id: finishes.size, finish };
        finishes.set(key, met);
        next.push(-1 - met.id);
        break;
      }
      for (const name of part.meet?.(node) ?? []) tag(name);
      const only = forcedMove(game, state, node);
      if (only !== undefined) {
        forced = only;
        continue;
      }
      const key = `${remembered}\n${stateKey(state)}`;
      let fork = known.get(key);
      if (fork === undefined) {
        fork = known.size;
        if (fork >= limit) throw new TooMany(limit);
        known.set(key, fork);
        open.push({ state, memory: remembered });
      }
      next.push(fork);
      break;
    }
    moves.push(made);
  };

  edge(game.clone(part.start), part.first ?? '', undefined, 1);
  // Process forks in the order of their numbers, so that a fork's edges are adjacent.
  for (let fork = 0; fork < open.length; fork++) {
    const { state, memory } = at(open, fork);
    firstEdge.push(next.length);
    let tickets = 0;
    for (const [move, weight] of outcomes(game, state)) {
      tickets += weight;
      edge(game.clone(state), memory, move, tickets);
    }
    total.push(tickets);
    delete open[fork];
  }
  firstEdge.push(next.length);
  firstTag.push(tags.length);

  const firstTicket = new Int32Array(total.length);
  let dense = 0;
  for (const [fork, n] of total.entries()) {
    firstTicket[fork] = n <= DENSE ? dense : -1;
    if (n <= DENSE) dense += n;
  }
  const edgeOf = new Int32Array(dense);
  for (const [fork, n] of total.entries()) {
    if (n > DENSE) continue;
    for (let ticket = 0, e = at(firstEdge, fork); ticket < n; ticket++) {
      while (ticket >= at(upTo, e)) e++;
      edgeOf[at(firstTicket, fork) + ticket] = e;
    }
  }
  return {
    forks: total.length,
    edges: next.length,
    total: Int32Array.from(total),
    firstEdge: Int32Array.from(firstEdge),
    firstTicket,
    edgeOf,
    upTo: Int32Array.from(upTo),
    next: Int32Array.from(next),
    moves: Int32Array.from(moves),
    firstTag: Int32Array.from(firstTag),
    tags: Int32Array.from(tags),
    names: [...names.keys()],
    finishes: [...finishes.values()].map(({ finish }) => finish),
    keys: [...known.keys()],
  };
}

type Open<G extends Spec> = Exclude<Node<G>, End<G>>;

/** The move made here without a random number, if any. */
function forcedMove<G extends Spec>(game: Game<G>, state: G['state'], node: Open<G>): G['move'] | undefined {
  const single = onlyMove(node);
  if (node.kind === 'chance') return single;
  if (single === undefined && game.lab.standIn) {
    let random = false;
    const answer = game.lab.standIn(state, () => {
      random = true;
      return 0;
    });
    if (random) return undefined;
    if (answer !== undefined) return answer;
  }
  if (single !== undefined) return single;
  if (node.ranges.some((r) => size(r) > RANGE_LIMIT)) throw new NotExact(`'${node.ask}' has too many values`);
  const moves = listed(node);
  if (moves.length === 0) throw new NotExact(`stuck at '${node.ask}'`);
  return moves.length === 1 ? moves[0] : undefined;
}

/** The outcomes that a random number chooses from, with their tickets. */
function outcomes<G extends Spec>(game: Game<G>, state: G['state']): (readonly [G['move'], number])[] {
  const node = game.node(state);
  if (node.kind === 'end') return [];
  if (node.kind === 'chance') return node.moves.map((move, i) => [move, at(node.weights, i)]);
  return (answersOf(game, state) ?? listed(node)).map((move) => [move, 1]);
}

/** An entry that exists. Apart from `at`, because an engine reads faster where all lists are of one kind. */
export function entry(table: Int32Array, index: number): number {
  return table[index] as number;
}

/** The edge that a ticket (0 to total - 1) of a fork falls on. */
export function edgeAt<G extends Spec>(c: Compiled<G>, fork: number, ticket: number): number {
  const dense = entry(c.firstTicket, fork);
  if (dense >= 0) return entry(c.edgeOf, dense + ticket);
  let low = entry(c.firstEdge, fork);
  let high = entry(c.firstEdge, fork + 1) - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ticket < entry(c.upTo, middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * Plays runs and counts in `visits` how often each edge is taken; all counts along the edges follow from that. Returns
 * the finish of the last run.
 */
export function sample<G extends Spec>(c: Compiled<G>, int: Int, runs: number, visits: Float64Array): number {
  const { total, firstTicket, edgeOf, next } = c;
  const begin = entry(next, 0);
  let fork = begin;
  for (let run = 0; run < runs; run++) {
    visits[0]! += 1;
    fork = begin;
    while (fork >= 0) {
      const ticket = int(entry(total, fork));
      const dense = entry(firstTicket, fork);
      const edge = dense >= 0 ? entry(edgeOf, dense + ticket) : edgeAt(c, fork, ticket);
      visits[edge]! += 1;
      fork = entry(next, edge);
    }
  }
  return -1 - fork;
}

/** One run, edge by edge; calls `take` for each edge, including the start. Returns the finish. */
export function trace<G extends Spec>(c: Compiled<G>, int: Int, take: (edge: number) => void): number {
  take(0);
  let fork = entry(c.next, 0);
  while (fork >= 0) {
    const edge = edgeAt(c, fork, int(entry(c.total, fork)));
    take(edge);
    fork = entry(c.next, edge);
  }
  return -1 - fork;
}
