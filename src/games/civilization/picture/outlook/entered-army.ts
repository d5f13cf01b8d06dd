/** The army that the player entered to ask "Would I survive?": kept in this browser for each game. */

import { readRoute } from '../../../../web/route.ts';
import type { SupposedArmy } from '../../forecast/supposed-army.ts';
import { defenceOf } from '../../forecast/survive.ts';
import { LAND, noCards, rows, TYPES } from '../../rules/box/units.ts';
import { ATTACK_HAND } from '../../rules/events/military.ts';
import type { State } from '../../rules/state.ts';

export const MOST_HAND = 15;
export const MOST_BONUS = 80;

function key(): string {
  const route = readRoute(location.hash);
  return `emptychair.civilization.defence.${'id' in route ? route.id : ''}`;
}

/** What the game already knows. */
function known(s: Readonly<State>): SupposedArmy {
  const { hand, walled, bonus } = defenceOf(s);
  const army = s.options.tally ? s.tally.army : noCards(s.options.deck);
  return { army, ranks: { ...s.tally.rank }, hand, walls: walled, bonus };
}

/** As the player left it, if it fits this deck; what the game has learnt since then comes first. */
export function enteredBefore(s: Readonly<State>): SupposedArmy {
  const now = known(s);
  const kept = read();
  if (!kept || !fits(kept, s)) return now;
  return {
    army: s.options.tally ? now.army : kept.army,
    ranks: s.options.tally ? now.ranks : kept.ranks,
    hand: s.known.hand === undefined ? kept.hand : now.hand,
    walls: s.known.walls === 'unknown' ? kept.walls : now.walls,
    bonus: s.known.bonus === undefined && s.known.wonders === undefined ? kept.bonus : now.bonus,
  };
}

function read(): SupposedArmy | undefined {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key()) ?? 'null');
    return typeof found === 'object' && found !== null ? (found as SupposedArmy) : undefined;
  } catch {
    return undefined;
  }
}

const within = (n: unknown, min: number, max: number): boolean =>
  typeof n === 'number' && Number.isInteger(n) && n >= min && n <= max;

/** What the browser has stored may be old or of another deck. */
function fits(entered: SupposedArmy, s: Readonly<State>): boolean {
  return (
    TYPES.every((type) => {
      const cards = rows(s.options.deck, type);
      const counts = entered.army?.[type];
      return (
        Array.isArray(counts) &&
        counts.length === cards.length &&
        cards.every(({ copies }, row) => within(counts[row], 0, copies))
      );
    }) &&
    LAND.every((type) => within(entered.ranks?.[type], 1, 4)) &&
    within(entered.hand, ATTACK_HAND, MOST_HAND) &&
    within(entered.bonus, 0, MOST_BONUS) &&
    typeof entered.walls === 'boolean'
  );
}

export function keep(entered: SupposedArmy): void {
  try {
    localStorage.setItem(key(), JSON.stringify(entered));
  } catch {
    // Without storage the form is empty next time; the game isn't affected.
  }
}
