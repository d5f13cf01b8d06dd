/** The army that the player told of to ask "Would I survive?": kept in this browser for each game. */
import { readRoute } from '../../../web/route.ts';
import { defenceOf } from '../forecast/survive.ts';
import { ATTACK_HAND } from '../rules/military.ts';
import type { State } from '../rules/state.ts';
import { LAND, type Land, rows, TYPES, type Type } from '../rules/units.ts';

export interface Told {
  /** Cards of each type, by row of the deck. */
  readonly army: Readonly<Record<Type, readonly number[]>>;
  readonly ranks: Readonly<Record<Land, number>>;
  readonly hand: number;
  readonly walls: boolean;
  readonly bonus: number;
}

export const MOST_HAND = 15;
export const MOST_BONUS = 80;

function key(): string {
  const route = readRoute(location.hash);
  return `emptychair.civilization.defence.${'id' in route ? route.id : ''}`;
}

/** What the game itself knows. */
function known(s: Readonly<State>): Told {
  const { hand, walled, bonus } = defenceOf(s);
  const none = (type: Type) => rows(s.options.deck, type).map(() => 0);
  const army = s.options.tally
    ? s.tally.army
    : {
        infantry: none('infantry'),
        mounted: none('mounted'),
        artillery: none('artillery'),
        aircraft: none('aircraft'),
      };
  return { army, ranks: { ...s.tally.rank }, hand, walls: walled, bonus };
}

/** As it was left, where it fits this deck; what the game was told since goes before it. */
export function toldBefore(s: Readonly<State>): Told {
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

function read(): Told | undefined {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key()) ?? 'null');
    return typeof found === 'object' && found !== null ? (found as Told) : undefined;
  } catch {
    return undefined;
  }
}

const within = (n: unknown, min: number, max: number): boolean =>
  typeof n === 'number' && Number.isInteger(n) && n >= min && n <= max;

/** Whatever stands in the browser's storage may be old or somebody else's. */
function fits(told: Told, s: Readonly<State>): boolean {
  return (
    TYPES.every((type) => {
      const cards = rows(s.options.deck, type);
      const counts = told.army?.[type];
      return (
        Array.isArray(counts) &&
        counts.length === cards.length &&
        cards.every(({ copies }, row) => within(counts[row], 0, copies))
      );
    }) &&
    LAND.every((type) => within(told.ranks?.[type], 1, 4)) &&
    within(told.hand, ATTACK_HAND, MOST_HAND) &&
    within(told.bonus, 0, MOST_BONUS) &&
    typeof told.walls === 'boolean'
  );
}

export function keep(told: Told): void {
  try {
    localStorage.setItem(key(), JSON.stringify(told));
  } catch {
    // Without storage the form begins anew next time; the game is not affected.
  }
}
