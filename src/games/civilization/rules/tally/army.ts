/** The army that the app keeps: how many cards of each row of the deck the player has. */
import { at } from '../../../../kernel/at.ts';
import type { Killed } from '../battle/battle.ts';
import { type Face, face, isLand, rowOf, rows, TYPES, type Type, unitAt, unitOf } from '../box/units.ts';
import type { State } from '../state.ts';

export function rankOf({ tally }: Readonly<State>, type: Type): number {
  return isLand(type) ? tally.rank[type] : 1;
}

export interface ArmyCards {
  readonly type: Type;
  readonly row: number;
  /** At their present rank. */
  readonly face: Face;
  readonly count: number;
}

/** The cards that the player has, row by row. */
export function army(s: Readonly<State>): ArmyCards[] {
  return TYPES.flatMap((type) =>
    rows(s.options.deck, type).map((card, row) => ({
      type,
      row,
      face: face(unitAt(card, rankOf(s, type))),
      count: at(s.tally.army[type], row),
    })),
  ).filter(({ count }) => count > 0);
}

export function armySize({ tally }: Readonly<State>): number {
  return TYPES.reduce((sum, type) => sum + tally.army[type].reduce((a, b) => a + b, 0), 0);
}

/** Adds a card to the army or takes one off, within what the deck has. */
export function enlist(s: State, text: string, by: 1 | -1): void {
  const unit = unitOf(text);
  const row = rowOf(s.options.deck, unit, rankOf(s, unit.type));
  const copies = rows(s.options.deck, unit.type)[row]?.copies;
  if (copies === undefined) return;
  const counts = s.tally.army[unit.type];
  counts[row] = Math.max(0, Math.min(copies, at(counts, row) + by));
}

/** Cards of the deck that the army doesn't have yet, at the present ranks. */
export function recruits(s: Readonly<State>): Face[] {
  return TYPES.flatMap((type) =>
    rows(s.options.deck, type)
      .filter(({ copies }, row) => copies > at(s.tally.army[type], row))
      .map((card) => face(unitAt(card, rankOf(s, type)))),
  );
}

/** Units that died in a battle leave the army; survivors stay in it. */
export function buryKilled(s: State, killed: Killed): void {
  if (s.options.tally) for (const unit of killed.mine) enlist(s, face(unit), -1);
}
