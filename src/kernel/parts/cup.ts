/** A cup of chits: how many of each kind are in it. */
import { type Chance, chance, type Spec } from '../game.ts';
import type { Place } from '../scene.ts';

export type Cup = Readonly<Record<string, number>>;

/** Draws one chit: its kind is the move, after `verb:` if given. */
export function drawChit<G extends Spec>(ask: G['ask'], cup: Cup, verb = ''): Chance<G> {
  const odds: Partial<Record<G['move'], number>> = {};
  for (const kind of Object.keys(cup)) {
    const move = verb ? `${verb}:${kind}` : kind;
    odds[move as G['move']] = cup[kind] as number;
  }
  return chance<G>(ask, odds);
}

/** The cup in the scene, with the kinds it contains. */
export function cupPlace(id: string, cup: Cup, active: boolean): Place {
  const pieces = Object.entries(cup)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => ({ id: kind, kind, count, face: 'down' as const }));
  return { id, kind: 'cup', pieces, active };
}
