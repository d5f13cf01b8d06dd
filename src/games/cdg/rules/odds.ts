/** The exact odds of a nomination, before the roll: 36 equally likely pairs; and those of the defender's search. */
import { type Fraction, fraction, times } from '../../../kernel/exact/fraction.ts';
import { arg } from '../../../kernel/game.ts';
import { combatCards } from './battle.ts';
import { SPACES, type Space } from './deck.ts';
import { outcomeOf } from './dice.ts';
import { canDraw, opponent, rangeOf } from './display.ts';
import { tracked } from './pile.ts';
import type { Result, State } from './state.ts';

/** Outcomes of a nomination in the order to show them; its own space is 'nominated'. */
export function outcomes(space: number, spaces: number): readonly Result[] {
  const all = SPACES.slice(0, spaces);
  return [
    'nominated',
    ...all.filter((_, i) => i !== space),
    'top',
    'one-op',
    ...all.map((at): Result => `event:${at}`),
    'event:top',
  ];
}

/** Of 36 rolls, how many bring each outcome. What gives no card is a 1-Ops activation: an empty space, an empty pile. */
export function nominationOdds(s: Readonly<State>, space: number): ReadonlyMap<Result, number> {
  const { deck, ownSpace } = s.options;
  const odds = new Map<Result, number>(outcomes(space, deck.spaces).map((outcome) => [outcome, 0]));
  for (let grey = 1; grey <= 6; grey++) {
    for (let blue = 1; blue <= 6; blue++) {
      const result = outcomeOf(grey, blue, space, rangeOf(s, space), deck.spaces);
      const named = result === 'one-op' && ownSpace === 'playable' ? 'nominated' : result;
      const shown = givesCard(s, space, named) ? named : 'one-op';
      odds.set(shown, (odds.get(shown) ?? 0) + 1);
    }
  }
  return odds;
}

function givesCard(s: Readonly<State>, nominated: number, result: Result): boolean {
  const named = result.startsWith('event:') ? arg(result) : result;
  if (named === 'top') return canDraw(s, s.active);
  const space = named === 'nominated' ? nominated : SPACES.indexOf(named as Space);
  return s.sides[s.active].slots[space] != null;
}

/**
 * P29-P33: which card of the defender the dice bring, from here on, if every combat card left applies. Nobody knows
 * where untracked combat cards are.
 */
export function searchOdds(s: Readonly<State>): ReadonlyMap<Space | 'no-card', Fraction> {
  const odds = new Map<Space | 'no-card', Fraction>();
  const { battle } = s;
  if (!battle || !tracked(s) || (battle.step !== 'defend' && battle.step !== 'die')) return odds;
  const from = battle.step === 'die' ? battle.defenceFrom : battle.from;
  let left = fraction(1);
  for (const space of combatCards(s, opponent(battle.attacker), from)) {
    const range = rangeOf(s, SPACES.indexOf(space));
    odds.set(space, times(left, fraction(range, 6)));
    left = times(left, fraction(6 - range, 6));
  }
  if (odds.size > 0) odds.set('no-card', left);
  return odds;
}

/** Spaces with a card, by index. */
export function occupied(s: Readonly<State>): number[] {
  return s.sides[s.active].slots.flatMap((slot, i) => (slot ? [i] : []));
}
