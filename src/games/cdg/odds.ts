/** The exact odds of a nomination, before the roll: 36 equally likely pairs. */
import { SPACES } from './deck.ts';
import { outcomeOf } from './dice.ts';
import { rangeOf } from './display.ts';
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

/** Of 36 rolls, how many bring each outcome. */
export function nominationOdds(s: Readonly<State>, space: number): ReadonlyMap<Result, number> {
  const { deck, ownSpace } = s.options;
  const odds = new Map<Result, number>(outcomes(space, deck.spaces).map((outcome) => [outcome, 0]));
  for (let grey = 1; grey <= 6; grey++) {
    for (let blue = 1; blue <= 6; blue++) {
      const result = outcomeOf(grey, blue, space, rangeOf(s, space), deck.spaces);
      const shown = result === 'one-op' && ownSpace === 'playable' ? 'nominated' : result;
      odds.set(shown, (odds.get(shown) ?? 0) + 1);
    }
  }
  return odds;
}

/** Spaces with a card, by index. */
export function occupied(s: Readonly<State>): number[] {
  return s.sides[s.active].slots.flatMap((slot, i) => (slot ? [i] : []));
}
