/** How many GO! and STOP markers a game needs: the largest pool that its counters and its pool rule can ask for. */
import { SIDES, turnsPlayed } from '../rules/options.ts';
import { randomPool } from '../rules/rounds.ts';
import type { FaceUp, State } from '../rules/state.ts';

export interface Markers {
  readonly stop: number;
  readonly go: number;
}

/** Four of each in the printed game (B55, B56); other counters or another pool rule may need more. */
export function markersNeeded(options: State['options']): Markers {
  const most = { stop: 0, go: 0 };
  for (const turn of turnsPlayed(options)) {
    for (const side of SIDES) {
      for (const faceUp of positions(options[`counters.${side}.${turn}`])) {
        for (const complete of [1, 2] as const) {
          const { stop, go } = randomPool(options.poolRule, faceUp, complete);
          most.stop = Math.max(most.stop, stop);
          most.go = Math.max(most.go, go);
        }
      }
    }
  }
  return most;
}

/** All counters that can be face up together in a Turn that begins with these. */
function* positions([ones = 0, twos = 0, threes = 0]: readonly number[]): Iterable<FaceUp> {
  for (let a = 0; a <= ones; a++)
    for (let b = 0; b <= twos; b++) for (let c = 0; c <= threes; c++) yield [a, b, c];
}
