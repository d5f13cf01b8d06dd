import type { Told } from '../../../src/kernel/game.ts';
import type { Report } from '../../../src/kernel/results.ts';
import type { Spec } from '../rules/options.ts';

/** The outcomes that the player wins with. */
export const wins = ['dawn'];

/** Where the points came from: the lights that were counted at each place. */
export function report(_: object, reports: readonly Told<Spec>[]): Report {
  const from = { gate: 0, market: 0, harbour: 0 };
  const rounds: { round: number; points: number[] }[] = [];
  let points = 0;
  for (const { event, facts } of reports) {
    if (event !== 'counted') continue;
    const { at, lights } = facts;
    from[at] += lights;
    points += lights;
    rounds.push({ round: rounds.length + 1, points: [points] });
  }
  return { seats: [{ seat: 'player', points, from }], rounds };
}
