/**
 * The stand-in for the player's table in simulations: every event can be played, every combat card applies, an
 * armistice is accepted. Who wins a battle and which card of a real deck turns up are equally likely.
 */
import type { Move, State } from '../rules/state.ts';
import { node } from '../rules/steps.ts';

export function standIn(s: Readonly<State>): Move | undefined {
  const at = node(s);
  if (at.kind !== 'table' || at.ask === 'reveal' || at.ask === 'top' || at.ask === 'fight') return undefined;
  return at.moves[0];
}
