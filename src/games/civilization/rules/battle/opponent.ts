/** The opponent: its cards, decided only when they are turned up, and where it plays them. */
import { at } from '../../../../kernel/at.ts';
import { divisor } from '../../../../kernel/exact/fraction.ts';
import { type Deck, type Face, face, rows, TYPES, type Type, type Unit, unitAt } from '../box/units.ts';
import type { Level } from '../events/history.ts';
import type { Battle, Front, Reason } from './battle.ts';
import { type Aircraft, clash } from './fronts.ts';

/** C62-C67: two units of each land type; one aircraft at level 3, two at level 4. */
export function pool(level: Level): Record<Type, number> {
  return { infantry: 2, mounted: 2, artillery: 2, aircraft: level === 4 ? 2 : level === 3 ? 1 : 0 };
}

/** A village is held by one unit of each land type, of the first rank. */
export function villagePool(): Record<Type, number> {
  return { infantry: 1, mounted: 1, artillery: 1, aircraft: 0 };
}

export interface TopCard {
  readonly type: Type;
  readonly row: number;
  readonly face: Face;
  readonly weight: number;
}

/**
 * What the top card can be. A shuffled draw from the pool (C68, C69) shows each of its units with the same chance, and
 * a unit of a type is any card of that type that hasn't been turned up.
 */
export function topCards(deck: Deck, b: Readonly<Pick<Battle, 'level' | 'pool' | 'seen'>>): TopCard[] {
  const types = TYPES.filter((type) => b.pool[type] > 0).map((type) => {
    const left = rows(deck, type).map(({ copies }, row) => copies - at(b.seen[type], row));
    return { type, left, all: left.reduce((sum, n) => sum + n, 0) };
  });
  const common = types.reduce((m, { all }) => (m * all) / divisor(m, all), 1);
  const cards = types.flatMap(({ type, left, all }) =>
    rows(deck, type).map((card, row) => ({
      type,
      row,
      face: face(unitAt(card, b.level)),
      weight: b.pool[type] * at(left, row) * (common / all),
    })),
  );
  const shared = cards.reduce((d, { weight }) => divisor(d, weight), 0);
  return cards.filter(({ weight }) => weight > 0).map((card) => ({ ...card, weight: card.weight / shared }));
}

/** Takes a card that was turned up out of the pool and the deck. */
export function turnUp(b: Battle, { type, row }: Pick<TopCard, 'type' | 'row'>): void {
  b.pool[type]--;
  b.seen[type][row] = at(b.seen[type], row) + 1;
  b.cards--;
}

export interface Choice {
  /** The front where it's played; none: a new one. */
  readonly front?: number;
  readonly why: Reason;
  /** How many units it could have killed. */
  readonly could: number;
}

/**
 * C75-C77: it kills the strongest unit that it can, and opens a front if it can kill none. It can only meet units that
 * are alone. Of equally strong ones it prefers a kill that it survives, then the oldest front.
 */
export function opponentChoice(unit: Readonly<Unit>, fronts: readonly Front[], aircraft: Aircraft): Choice {
  const kills: { front: number; strength: number; survived: boolean }[] = [];
  let anyone = false;
  for (const [front, { mine, theirs }] of fronts.entries()) {
    if (!mine || theirs) continue;
    anyone = true;
    const { attackerDies, defenderDies } = clash({ ...unit, wounds: 0 }, { ...mine }, aircraft);
    if (defenderDies) kills.push({ front, strength: mine.attack, survived: !attackerDies });
  }
  const could = kills.length;
  if (could === 0) return { why: anyone ? 'no-kill' : 'nobody', could };
  const most = Math.max(...kills.map(({ strength }) => strength));
  const strongest = kills.filter(({ strength }) => strength === most);
  const survived = strongest.filter((kill) => kill.survived);
  const equal = survived.length > 0 ? survived : strongest;
  const why =
    could === 1 ? 'only' : strongest.length === 1 ? 'strongest' : equal.length === 1 ? 'survives' : 'oldest';
  return { front: at(equal, 0).front, why, could };
}
