/** Plays a game with random draws, stand-in and bots; what a bot is given. */
import { at } from './at.ts';
import {
  type Chance,
  type Game,
  type Log,
  legal,
  type Node,
  RANGE_LIMIT,
  type Range,
  type Spec,
  size,
} from './game.ts';
import type { Int } from './rng.ts';

/** Draws one outcome by weight. A single outcome uses no random number. Unchecked, because it's the most frequent step. */
export function draw<G extends Spec>(node: Chance<G>, int: Int): G['move'] {
  const { moves, weights } = node;
  if (moves.length === 1) return moves[0] as G['move'];
  let ticket = int(node.total) - (weights[0] as number);
  let i = 0;
  while (ticket >= 0) ticket -= weights[++i] as number;
  return moves[i] as G['move'];
}

/** What a bot is given: what its seat may know, and sampled positions that look the same from there. Never the state. */
export interface Chair<G extends Spec> {
  readonly game: Game<G>;
  readonly seat: G['seat'];
  readonly view: G['view'];
  readonly node: Node<G>;
  readonly int: Int;
  /** A complete position with everything the seat can't know redrawn; the bot may change it. */
  sample(): G['state'];
}
export type Bot<G extends Spec> = (chair: Chair<G>) => G['move'];

export function chair<G extends Spec>(game: Game<G>, state: G['state'], seat: G['seat'], int: Int): Chair<G> {
  return {
    game,
    seat,
    view: game.view(state, seat),
    node: game.node(state),
    int,
    sample() {
      const world = game.clone(state);
      game.determinize(world, seat, int);
      return world;
    },
  };
}

/** A range too wide to list. Outside `anyMove`, because creating a function at every move costs more than the move. */
function wide(r: Range): boolean {
  return size(r) > RANGE_LIMIT;
}

/** The k-th number of a range as a move. */
function kthMove(r: Range, k: number): string {
  return `${r.verb}:${r.min + k * r.step}`;
}

/**
 * A random move of a node, all equally likely; a range too wide to list counts as one move, and so do those beside it.
 * No value is written out but the one that is drawn.
 */
export function anyMove<G extends Spec>(node: Exclude<Node<G>, { kind: 'end' }>, int: Int): G['move'] {
  if (node.kind === 'chance') return draw(node, int);
  const { moves, ranges } = node;
  if (ranges.length === 0) return at(moves, moves.length === 1 ? 0 : int(moves.length));
  if (ranges.some(wide)) {
    const pick = int(moves.length + ranges.length);
    if (pick < moves.length) return at(moves, pick);
    const r = at(ranges, pick - moves.length);
    return kthMove(r, int(size(r)));
  }
  let count = moves.length;
  for (const r of ranges) count += size(r);
  let pick = count === 1 ? 0 : int(count);
  if (pick < moves.length) return at(moves, pick);
  pick -= moves.length;
  let i = 0;
  while (pick >= size(at(ranges, i))) pick -= size(at(ranges, i++));
  return kthMove(at(ranges, i), pick);
}

/** Answers at decisions and table nodes. */
export type Answerer<G extends Spec> = (
  state: G['state'],
  node: Exclude<Node<G>, Chance<G> | { kind: 'end' }>,
  int: Int,
) => G['move'];

/** Bots decide; the game's stand-in answers for the real table, and decides where there is no bot. */
export function answerer<G extends Spec>(
  game: Game<G>,
  bots: Partial<Record<G['seat'], Bot<G>>> = {},
): Answerer<G> {
  // Random games have no bots, so none is looked up at every decision.
  const seated = Object.keys(bots).length > 0;
  return (state, node, int) => {
    if (node.kind === 'table') return game.lab.standIn?.(state, int) ?? anyMove(node, int);
    const bot = seated ? bots[node.seat] : undefined;
    if (!bot) return game.lab.standIn?.(state, int) ?? anyMove(node, int);
    const move = bot(chair(game, state, node.seat, int));
    if (!legal(node, move)) throw new Error(`a bot chose '${move}' at '${node.ask}'`);
    return move;
  };
}

/** The next move: drawn, the only one that the table can give, or answered. Throws if there is none. */
export function nextMove<G extends Spec>(
  node: Exclude<Node<G>, { kind: 'end' }>,
  state: G['state'],
  int: Int,
  answer: Answerer<G>,
): G['move'] {
  if (node.kind === 'chance') return draw(node, int);
  // The most frequent step after a draw.
  if (node.kind === 'table' && node.moves.length === 1 && node.ranges.length === 0)
    return node.moves[0] as G['move'];
  if (node.moves.length === 0 && node.ranges.length === 0) throw new Error(`no move at '${node.ask}'`);
  return answer(state, node, int);
}

/** Plays to the end, in place; returns the number of moves. */
export function playout<G extends Spec>(
  game: Game<G>,
  state: G['state'],
  int: Int,
  answer: Answerer<G> = answerer(game),
  log?: Log<G>,
): number {
  for (let n = 0; ; n++) {
    const node = game.node(state);
    if (node.kind === 'end') return n;
    game.apply(state, nextMove(node, state, int, answer), log);
  }
}
