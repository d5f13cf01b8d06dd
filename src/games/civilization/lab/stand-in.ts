/**
 * The stand-in for the player's table in simulations. It isn't random and ignores losses: a player who starts with
 * three units and gets one more every `standIn.growth` turns, all of the middle strength of the opponent's level.
 */

import { at } from '../../../kernel/at.ts';
import { possibleCards } from '../rules/battle/hand.ts';
import { type Face, face, LAND, rows, unitAt } from '../rules/box/units.ts';
import { bandNumber } from '../rules/events/history.ts';
import type { Move } from '../rules/moves.ts';
import { hitOf, type State } from '../rules/state.ts';
import { rankOf } from '../rules/tally/army.ts';

function unitsOwned(s: Readonly<State>): number {
  return 3 + Math.floor(Math.max(0, s.turn - 1) / s.options['standIn.growth']);
}

/** Land types in turn; the row of which the deck has most. */
function typical(s: Readonly<State>, nth: number): Face {
  const cards = rows(s.options.deck, at(LAND, nth % LAND.length));
  const most = cards.reduce((best, card) => (card.copies > best.copies ? card : best));
  return face(unitAt(most, s.options.tally ? rankOf(s, most.type) : bandNumber(s.turn) + 1));
}

function walled({ turn, options }: Readonly<State>): boolean {
  return options['standIn.walls'] > 0 && turn >= options['standIn.walls'];
}
function wallsChanged(s: Readonly<State>): boolean {
  return s.known.hand !== undefined && s.known.walls === 'no' && walled(s);
}

export function standIn(s: Readonly<State>): Move | undefined {
  const o = s.options;
  switch (s.step) {
    case 'wonders':
      return 'unbuilt:2';
    case 'first-unit': {
      const at = LAND.findIndex((type) => s.tally.army[type].every((count) => count === 0));
      return `have:${typical(s, Math.max(0, at))}`;
    }
    case 'culture-owned':
      return `own:${Math.min(o['standIn.culture'], hitOf(s, 'culture').toLose)}`;
    case 'resource-owned':
    case 'person-owned':
    case 'square':
      return 'own:1';
    case 'buildings-owned':
      return 'own:4';
    case 'wonders-owned':
      return 'own:1';
    case 'units-owned':
      return `own:${o.lossPool === 'drawn' && s.hit?.effect === 'military' ? Math.min(3, unitsOwned(s)) : unitsOwned(s)}`;
    case 'huts-owned':
      return 'own:2';
    case 'squares':
      return 'own:6';
    // The walls were built after the app had asked.
    case 'movement':
      return wallsChanged(s) ? 'changed' : 'done';
    case 'anarchy':
    case 'turn-end':
      return 'done';
    case 'strength':
      return `strength:${Math.min(3, unitsOwned(s)) * (bandNumber(s.turn) + 2)}`;
    case 'bonus':
      return `bonus:${o['standIn.bonus']}`;
    case 'wonder-bonus':
      return 'bonus:0';
    case 'figure':
      return 'figure:lost';
    case 'collect':
      return `collect:${Math.min(6, 27 - s.tally.trade)}`;
    case 'walls':
      return walled(s) ? 'walls:yes' : 'walls:no';
    case 'hand-limit':
      return 'hand:3';
    case 'my-hand': {
      const n = s.battle?.hand.length ?? 0;
      if (o.tally) return undefined;
      // Cards that the player has entered already may leave no room for the one it has in mind.
      const next = typical(s, n);
      return n < unitsOwned(s) && possibleCards(s).includes(next) ? `have:${next}` : 'hand-full';
    }
    default:
      return undefined;
  }
}
