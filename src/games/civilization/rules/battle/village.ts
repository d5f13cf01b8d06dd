/** A barbarian village: one card of each land type, first rank; the village plays first. It has no other effect. */

import type { Log, State } from '../state.ts';
import { fillHand, newBattle } from './capital.ts';
import { villagePool } from './opponent.ts';

/** Between battles, while the player moves. */
export function canMeetVillage(s: Readonly<State>): boolean {
  return s.options.villageHelper && !s.battle && (s.step === 'movement' || s.step === 'turn-end');
}

export function meetVillage(s: State, log?: Log): void {
  s.battle = newBattle(s, { kind: 'village', level: 1, cards: 3, pool: villagePool() }, s.step);
  fillHand(s, log);
}
