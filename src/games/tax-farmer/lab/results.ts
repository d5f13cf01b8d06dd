/** How it came about: each player's points by source, and round by round, read from what the game reported. */

import { at } from '../../../kernel/at.ts';
import type { Told } from '../../../kernel/game.ts';
import { type Options, SEATS, type Seat } from '../rules/options.ts';
import type { TaxFarmer } from '../rules/state.ts';
import { SOURCES, type Source, source } from './measures.ts';

export interface Results {
  readonly seats: readonly {
    readonly seat: Seat;
    readonly points: number;
    /** Start and sources; they add up to the points. */
    readonly from: Readonly<Record<'start' | Source | 'byHand', number>>;
  }[];
  /** Points after each round, seat by seat. */
  readonly rounds: readonly { readonly round: number; readonly points: readonly number[] }[];
}

/** What the results page asks for. */
export function report(options: Options, reports: readonly Told<TaxFarmer>[]): Results {
  return results(options.board.setup.points, options.players, reports);
}

export function results(start: number, players: number, reports: readonly Told<TaxFarmer>[]): Results {
  const from = SEATS.slice(0, players).map(() => ({
    start,
    bribery: 0,
    crushing: 0,
    actions: 0,
    needs: 0,
    byHand: 0,
  }));
  const rounds: { round: number; points: readonly number[] }[] = [];
  for (const { event, facts } of reports) {
    if (event === 'standings') {
      rounds.push({ round: facts.round, points: facts.points });
      continue;
    }
    const { seat, points = 0 } = facts as { seat?: Seat; points?: number };
    const sums = seat && from[SEATS.indexOf(seat)];
    const what = source(event);
    if (sums && what) sums[what] += points;
  }
  const last = rounds.at(-1)?.points;
  return {
    rounds,
    seats: from.map((sums, player) => {
      const told = sums.start + SOURCES.reduce((sum, what) => sum + sums[what], 0);
      const points = last?.[player] ?? told;
      // Points without an event were set by hand or reported by the table.
      return { seat: at(SEATS, player), points, from: { ...sums, byHand: points - told } };
    }),
  };
}
