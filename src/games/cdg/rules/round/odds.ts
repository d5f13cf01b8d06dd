/** The exact odds of a nomination, before the roll: 36 equally likely pairs; and those of the defender's search. */
import { type Fraction, fraction, times } from '../../../../kernel/exact/fraction.ts';
import { SPACES, type Space, spaceOf } from '../cards/deck.ts';
import { canDraw, rangeOf } from '../cards/display.ts';
import { tracked } from '../cards/pile.ts';
import type { Result, State } from '../state.ts';
import { unsearched } from './battle.ts';
import { resultOf } from './dice.ts';

/** What a nomination can give, in the order to show it; the nominated card is 'nominated'. */
export function resultsOf(space: Space, spaces: number): readonly Result[] {
  const all = SPACES.slice(0, spaces);
  return [
    'nominated',
    ...all.filter((each) => each !== space),
    'top',
    'one-op',
    ...all.map((at): Result => `event:${at}`),
    'event:top',
  ];
}

/** Of 36 rolls, how many give each result. What gives no card is a 1-Ops activation: an empty space, an empty pile. */
export function nominationOdds(s: Readonly<State>, space: Space): ReadonlyMap<Result, number> {
  const { deck, ownSpace } = s.options;
  const nominee = { space, range: rangeOf(s, space), spaces: deck.spaces };
  const odds = new Map<Result, number>(resultsOf(space, deck.spaces).map((result) => [result, 0]));
  for (let grey = 1; grey <= 6; grey++) {
    for (let blue = 1; blue <= 6; blue++) {
      const rolled = resultOf({ grey, blue }, nominee);
      const allowed = rolled === 'one-op' && ownSpace === 'playable' ? 'nominated' : rolled;
      const result = givesCard(s, space, allowed) ? allowed : 'one-op';
      odds.set(result, (odds.get(result) ?? 0) + 1);
    }
  }
  return odds;
}

function givesCard(s: Readonly<State>, nominated: Space, result: Result): boolean {
  if (result === 'one-op') return false;
  if (result === 'top' || result === 'event:top') return canDraw(s, s.active);
  const space = result === 'nominated' ? nominated : spaceOf(result);
  return s.sides[s.active].slots[space] !== null;
}

/**
 * P29-P33: which card of the defender the dice bring, from here on, if every combat card left applies. Nobody knows
 * where untracked combat cards are.
 */
export function searchOdds(s: Readonly<State>): ReadonlyMap<Space | 'no-card', Fraction> {
  const odds = new Map<Space | 'no-card', Fraction>();
  const { battle } = s;
  if (!battle || !tracked(s) || (battle.step !== 'defend' && battle.step !== 'die')) return odds;
  const first = battle.step === 'die' ? battle.defenceFrom : null;
  let left = fraction(1);
  for (const space of unsearched(s, battle)) {
    if (first !== null && space < first) continue;
    const range = rangeOf(s, space);
    odds.set(space, times(left, fraction(range, 6)));
    left = times(left, fraction(6 - range, 6));
  }
  if (odds.size > 0) odds.set('no-card', left);
  return odds;
}

/** The side's spaces with a card. */
export function occupied(s: Readonly<State>): Space[] {
  return SPACES.filter((space) => s.sides[s.active].slots[space]);
}
