/**
 * Looks ahead with the real rules: plays out the best candidates of a quick player many times and drops the worse
 * half after every stage (sequential halving), so that most playouts go to the moves that are hard to tell apart.
 * The k-th playout of every candidate has the same luck.
 */
import { at } from '../kernel/at.ts';
import type { Considered, Mind, Search } from '../kernel/bot.ts';
import type { Spec } from '../kernel/game.ts';
import { type Answerer, anyMove, type Chair, nextMove } from '../kernel/play.ts';
import { type Int, mix, rng } from '../kernel/rng.ts';

interface Trial<G extends Spec> {
  readonly move: G['move'];
  readonly first: number;
  sum: number;
  tries: number;
}

export function search<G extends Spec>(plan: Search<G>, playouts = plan.playouts): Mind<G> {
  return (chair) => {
    const { game, view, node, int, seat } = chair;
    const answer: Answerer<G> = (state, at, luck) =>
      at.kind === 'decision'
        ? plan.quick.choose(game.view(state, at.seat), at, luck)
        : (game.lab.standIn?.(state, luck) ?? anyMove(at, luck));
    if (node.kind !== 'decision') throw new Error('nothing to decide');
    const candidates = plan.quick.consider(view, node, plan.candidates, int);
    const only = candidates[0];
    if (!only) return { move: plan.quick.choose(view, node, int), considered: [] };
    if (candidates.length === 1) return { move: only.move, considered: candidates };
    const trials = candidates.map(({ move, value }): Trial<G> => ({ move, first: value, sum: 0, tries: 0 }));
    const seed = int(2 ** 30);
    const outcome = (move: G['move'], k: number) =>
      playedOut(chair, plan, answer, move, rng(mix(seed, k)), seat);
    halving(trials, playouts, outcome);
    const best = byMean(trials);
    return { move: at(best, 0).move, considered: best.map(considered) };
  };
}

function considered<G extends Spec>({ move, sum, tries }: Trial<G>): Considered<G> {
  return { move, value: sum / tries };
}

/** Candidates with more tries first, so dropped ones sort last. */
function byMean<G extends Spec>(trials: readonly Trial<G>[]): readonly Trial<G>[] {
  return [...trials].sort(
    (a, b) => b.tries - a.tries || b.sum / b.tries - a.sum / a.tries || b.first - a.first,
  );
}

/** Each stage gives every remaining trial the same share of the playouts; the better half stays. */
function halving<G extends Spec>(
  trials: readonly Trial<G>[],
  playouts: number,
  outcome: (move: G['move'], k: number) => number,
): void {
  const stages = Math.ceil(Math.log2(trials.length));
  let left = [...trials];
  for (let stage = 0; stage < stages; stage++) {
    const each = Math.max(1, Math.floor(playouts / stages / left.length));
    for (const trial of left) {
      for (let i = 0; i < each; i++) {
        trial.sum += outcome(trial.move, trial.tries);
        trial.tries++;
      }
    }
    left = left.sort((a, b) => b.sum / b.tries - a.sum / a.tries).slice(0, Math.ceil(left.length / 2));
  }
}

function playedOut<G extends Spec>(
  chair: Chair<G>,
  plan: Search<G>,
  answer: Answerer<G>,
  move: G['move'],
  int: Int,
  seat: G['seat'],
): number {
  const { game, view } = chair;
  const state = chair.sample();
  game.apply(state, move);
  for (;;) {
    const node = game.node(state);
    if (node.kind === 'end' || plan.far(state, view)) return plan.worth(state, seat);
    game.apply(state, nextMove(node, state, int, answer));
  }
}
