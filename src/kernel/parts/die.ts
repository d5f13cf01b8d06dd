/** One die: each face is a move `verb:1`, `verb:2`, … */
import { type Chance, chance, type Spec } from '../game.ts';

/** Every face is equally likely. */
export function die<G extends Spec>(ask: G['ask'], verb: string, faces = 6): Chance<G> {
  const odds: Partial<Record<G['move'], number>> = {};
  for (let face = 1; face <= faces; face++) odds[`${verb}:${face}` as G['move']] = 1;
  return chance<G>(ask, odds);
}
