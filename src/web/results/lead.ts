/** When the points were decided: from which round on the same players led to the end. */
import type { Report } from '../../kernel/results.ts';

export interface Lead {
  /** Who has most points at the end. */
  readonly leaders: readonly string[];
  /** The first round after which they led and were never caught up again; its place among the rounds. */
  readonly round: number;
  readonly nth: number;
  /** Who led before that; empty if the same players led from the first round. */
  readonly before: readonly string[];
}

/** Undefined where there are fewer than two rounds, or all players end level. */
export function leadOf({ seats, rounds }: Pick<Report, 'seats' | 'rounds'>): Lead | undefined {
  const led = rounds.map(({ points }) => {
    const most = Math.max(...points);
    return seats.flatMap(({ seat }, i) => (points[i] === most ? [seat] : []));
  });
  const leaders = led.at(-1);
  if (!leaders || rounds.length < 2 || leaders.length === seats.length) return undefined;
  const same = (other: readonly string[]) => other.join() === leaders.join();
  const nth = led.findLastIndex((other) => !same(other)) + 1;
  return { leaders, nth, round: rounds[nth]?.round ?? 0, before: led[nth - 1] ?? [] };
}

/** The number of steps when this many rounds were reported; one step reports a round. */
export function stepsAt(rounds: number, steps: number, reported: (steps: number) => number): number {
  let low = 0;
  for (let high = steps; low < high; ) {
    const middle = (low + high) >> 1;
    if (reported(middle) < rounds) low = middle + 1;
    else high = middle;
  }
  return low;
}
