/** A draw by weights of things that the game names itself. */
import { type Chance, chance, type Spec } from '../game.ts';

/** The moves are `verb:thing`, or just the thing if the verb is ''; the compiler can't check that the game has them. */
export function drawn<G extends Spec>(
  ask: G['ask'],
  verb: string,
  weights: Readonly<Record<string, number>>,
): Chance<G> {
  const odds: Partial<Record<G['move'], number>> = {};
  for (const [thing, weight] of Object.entries(weights))
    odds[(verb ? `${verb}:${thing}` : thing) as G['move']] = weight;
  return chance<G>(ask, odds);
}
