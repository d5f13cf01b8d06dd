/** A barbarian village: one card of each land type, first rank; the village plays first. It has no other effect. */
import type { Log } from '../spec.ts';
import type { State } from '../state.ts';
import { newBattle } from './battle.ts';
import { fillHand } from './hand.ts';
import { villagePool } from './opponent.ts';

/** Between battles, while the player moves. */
export function canMeetVillage(s: Readonly<State>): boolean {
  return s.options.villageHelper && !s.battle && (s.step === 'movement' || s.step === 'turn-end');
}

export function meetVillage(s: State, log?: Log): void {
  const village = { kind: 'village', level: 1, cards: 3, pool: villagePool() } as const;
  s.battle = newBattle(s.options.deck, village, s.step);
  fillHand(s, log);
}
