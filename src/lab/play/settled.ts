/**
 * How early the result is settled: stops a game at several points, finishes it from there a few times at random, and
 * counts how often the result is the same as in the real game.
 */
import type { AnySpec, End } from '../../kernel/game.ts';
import { answerer, nextMove } from '../../kernel/play.ts';
import { type Int, mix, rng } from '../../kernel/rng.ts';
import { type Ledger, label } from './ledger.ts';
import { MOVE_LIMIT, type Study, seedOf } from './player.ts';

/** Points in the game, as shares of its moves; 0 shows how often two whole games end alike. */
export const POINTS = [0, 0.25, 0.5, 0.75, 0.9] as const;
/** How often a game is finished from each point. */
export const AGAIN = 4;

/** Games that have a result at all. */
export const KNOWN = 'settled-known';

/** Who won and how; in a solo game, how it ended. */
function result(seats: readonly string[], node: End<AnySpec>): string {
  const best = Math.max(...node.scores);
  const winners = seats.length > 1 ? seats.filter((_, i) => node.scores[i] === best) : [];
  return [node.outcome, ...winners].join(' ');
}

export function settled(
  { game, options, answer = answerer(game) }: Pick<Study, 'game' | 'options' | 'answer'>,
  ledger: Ledger,
  seed: number,
  index: number,
): void {
  const seats = game.seats(options);
  /** Plays to the end; undefined if the game doesn't end or the rules break. */
  const on = (state: AnySpec['state'], int: Int, moves?: string[]): End<AnySpec> | undefined => {
    try {
      return onward(state, int, moves);
    } catch {
      return undefined;
    }
  };
  const onward = (state: AnySpec['state'], int: Int, moves?: string[]): End<AnySpec> | undefined => {
    for (let n = 0; n < MOVE_LIMIT; n++) {
      const node = game.node(state);
      if (node.kind === 'end') return node;
      const move = nextMove(node, state, int, answer);
      game.apply(state, move);
      moves?.push(move);
    }
    return undefined;
  };
  const moves: string[] = [];
  const ended = on(game.setup(options), rng(seedOf(seed, index)), moves);
  if (!ended) return;
  ledger.add(KNOWN);
  const real = result(seats, ended);
  const state = game.setup(options);
  let played = 0;
  POINTS.forEach((point, p) => {
    const upTo = Math.floor(point * moves.length);
    for (const move of moves.slice(played, upTo)) game.apply(state, move);
    played = upTo;
    let same = 0;
    for (let k = 0; k < AGAIN; k++) {
      const other = on(game.clone(state), rng(mix(seed, index, 1000 + p, k)));
      if (other && result(seats, other) === real) same++;
    }
    ledger.add(label('settled', String(p)), same);
  });
}
