/** A cup of chits: how many of each kind are in it. */
import type { Chance, Spec } from '../game.ts';
import type { Place } from '../scene.ts';
import { drawn } from './drawn.ts';

export type Cup = Readonly<Record<string, number>>;

/** Draws one chit: its kind is the move, after `verb:` if given. */
export function drawChit<G extends Spec>(ask: G['ask'], cup: Cup, verb = ''): Chance<G> {
  return drawn<G>(ask, verb, cup);
}

/** The cup in the scene, with the kinds it contains. */
export function cupPlace(id: string, cup: Cup, active: boolean): Place {
  const pieces = Object.entries(cup)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => ({ id: kind, kind, count, face: 'down' as const }));
  return { id, kind: 'cup', pieces, active };
}
