/** Every bot against every other, seats rotated: shares of wins, and a rating with error bars. */
import { at } from '../kernel/at.ts';
import type { Mind } from '../kernel/bot.ts';
import type { Game, Spec } from '../kernel/game.ts';
import type { OptionsOf } from '../kernel/options.ts';
import { answerer, type Bot, nextMove } from '../kernel/play.ts';
import { type Int, mix, rng } from '../kernel/rng.ts';

/** One game; returns each seat's share of the victory. */
export function match<G extends Spec>(
  game: Game<G>,
  options: OptionsOf<G['options']>,
  minds: readonly Mind<G>[],
  int: Int,
): readonly number[] {
  const bots: Partial<Record<G['seat'], Bot<G>>> = {};
  for (const [i, seat] of game.seats(options).entries()) bots[seat] = (chair) => at(minds, i)(chair).move;
  const answer = answerer(game, bots);
  const state = game.setup(options);
  for (;;) {
    const node = game.node(state);
    if (node.kind === 'end') return node.scores;
    game.apply(state, nextMove(node, state, int, answer));
  }
}

/** A mean with one standard error. */
export interface WinShare {
  readonly mean: number;
  readonly error: number;
  readonly games: number;
}

/** For shares of wins. The error adds one win and one loss, so that it's never 0. */
export function winShare(shares: readonly number[]): WinShare {
  const games = shares.length;
  const sum = shares.reduce((a, b) => a + b, 0);
  const middle = (sum + 1) / (games + 2);
  const spread = shares.reduce((total, v) => total + (v - middle) ** 2, middle ** 2 + (1 - middle) ** 2);
  return { mean: sum / games, error: Math.sqrt(spread / (games + 1) / (games + 2)), games };
}

interface Series<G extends Spec> {
  readonly one: Mind<G>;
  readonly others: Mind<G>;
  readonly seed: number;
  readonly from: number;
  readonly to: number;
}

/** One bot among others of a single kind, in games `from` to `to` (exclusive); its seat rotates with every game. */
export function sharesAmong<G extends Spec>(
  game: Game<G>,
  options: OptionsOf<G['options']>,
  { one, others, seed, from, to }: Series<G>,
): number[] {
  const seats = game.seats(options).length;
  const shares: number[] = [];
  for (let g = from; g < to; g++) {
    const place = g % seats;
    const minds = Array.from({ length: seats }, (_, i) => (i === place ? one : others));
    shares.push(at(match(game, options, minds, rng(mix(seed, g))), place));
  }
  return shares;
}

export function oneAmong<G extends Spec>(
  game: Game<G>,
  options: OptionsOf<G['options']>,
  one: Mind<G>,
  others: Mind<G>,
  games: number,
  seed: number,
): WinShare {
  return winShare(sharesAmong(game, options, { one, others, seed, from: 0, to: games }));
}

export interface Rung {
  readonly bot: string;
  /** Share of wins against each other bot, one of this bot among theirs; a fair share is 1 / seats. */
  readonly against: Readonly<Record<string, WinShare>>;
  /** 400 points mean odds of ten to one; the mean of all bots is 0. */
  readonly rating: number;
  readonly error: number;
}

/** The seed of the games that bot number `one` plays among those of number `others`. */
export function pairSeed(seed: number, one: number, others: number): number {
  return mix(seed, one, others);
}

/** All pairs, `games` games each way. Rungs come best first. */
export function ladder<G extends Spec>(
  game: Game<G>,
  options: OptionsOf<G['options']>,
  bots: Readonly<Record<string, Mind<G>>>,
  games: number,
  seed = 1,
): readonly Rung[] {
  const named = Object.entries(bots);
  const results = new Map<string, Record<string, WinShare>>();
  for (const [i, [name, one]] of named.entries()) {
    const against: Record<string, WinShare> = {};
    for (const [j, [other, others]] of named.entries())
      if (i !== j) against[other] = oneAmong(game, options, one, others, games, pairSeed(seed, i, j));
    results.set(name, against);
  }
  return rated(results, game.seats(options).length);
}

/** Each bot's shares against the others as ratings, best first. */
export function rated(
  results: ReadonlyMap<string, Readonly<Record<string, WinShare>>>,
  seats: number,
): readonly Rung[] {
  const rungs = [...results].map(([bot, against]): Rung => {
    const odds = Object.values(against).map(({ mean, games }) => strength(mean, games, seats));
    const rating = odds.reduce((sum, o) => sum + o.rating, 0) / Math.max(1, odds.length);
    const error = Math.sqrt(odds.reduce((sum, o) => sum + o.error ** 2, 0)) / Math.max(1, odds.length);
    return { bot, against, rating, error };
  });
  const mean = rungs.reduce((sum, { rating }) => sum + rating, 0) / Math.max(1, rungs.length);
  return rungs.map((r) => ({ ...r, rating: r.rating - mean })).sort((a, b) => b.rating - a.rating);
}

/** A share of wins as odds against one rival, with 400 points for ten to one; never infinite. */
function strength(share: number, games: number, seats: number): { rating: number; error: number } {
  // Add half a win and half a loss: what never happened yet still can.
  const p = (share * games + 0.5) / (games + 1);
  const scale = 400 / Math.LN10;
  const rating = scale * Math.log((p / (1 - p)) * (seats - 1));
  return { rating, error: scale / Math.sqrt(games * p * (1 - p)) };
}
