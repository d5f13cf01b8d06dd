/** How many ways dice have to show something, as whole numbers in lowest terms. */
import { divisor } from '../../kernel/exact/fraction.ts';
import type { Dice } from '../plan.ts';

/** A result and whether all dice show the same (only where that matters). */
export interface Way {
  readonly result: number;
  readonly double: boolean;
  readonly weight: number;
}

type Throw = Pick<Dice, 'faces' | 'how' | 'low' | 'high'>;

const LIMIT = 2 ** 31 - 1;

/** In ascending order; undefined if there are too many ways for a draw. */
export function ways(n: number, dice: Throw, doubles: boolean): readonly Way[] | undefined {
  const { faces, how, low, high } = dice;
  const shown: (readonly [face: number, times: number])[] =
    how === 'count'
      ? [
          [0, faces - (high - low + 1)],
          [1, high - low + 1],
        ]
      : Array.from({ length: faces }, (_, i) => [i + 1, 1]);
  // The result so far, and the face that all dice share (0 where they differ, or where it doesn't matter).
  let odds = new Map<string, { result: number; same: number; weight: number }>();
  odds.set('', { result: 0, same: -1, weight: 1 });
  for (let die = 0; die < n; die++) {
    const next = new Map<string, { result: number; same: number; weight: number }>();
    for (const { result, same, weight } of odds.values())
      for (const [face, times] of shown) {
        if (times === 0) continue;
        const to = joined(how, die, result, face);
        const both = !doubles ? 0 : same === -1 || same === face ? face : 0;
        const key = `${to} ${both}`;
        const met = next.get(key);
        if (met) met.weight += weight * times;
        else next.set(key, { result: to, same: both, weight: weight * times });
      }
    odds = next;
    let by = 0;
    for (const { weight } of odds.values()) by = divisor(by, weight);
    let total = 0;
    for (const way of odds.values()) total += way.weight /= by;
    if (total > LIMIT) return undefined;
  }
  const merged = new Map<string, Way>();
  for (const { result, same, weight } of odds.values()) {
    const double = doubles && n > 1 && same > 0;
    const key = `${result} ${double}`;
    merged.set(key, { result, double, weight: weight + (merged.get(key)?.weight ?? 0) });
  }
  return [...merged.values()].sort((a, b) => a.result - b.result || Number(a.double) - Number(b.double));
}

function joined(how: Dice['how'], die: number, result: number, face: number): number {
  if (how === 'highest') return Math.max(result, face);
  if (how === 'lowest') return die === 0 ? face : Math.min(result, face);
  return result + face;
}

/** Whether every number of dice up to the highest makes a draw. */
export function fits({ most, ...dice }: Pick<Dice, 'most'> & Throw): boolean {
  return ways(most, dice, most > 1 && dice.how !== 'count') !== undefined;
}

/** What these faces come to. */
export function rolled(
  faces: readonly number[],
  dice: Throw,
  doubles: boolean,
): { result: number; double: boolean } {
  let result = 0;
  faces.forEach((face, i) => {
    result = joined(
      dice.how,
      i,
      result,
      dice.how === 'count' ? Number(face >= dice.low && face <= dice.high) : face,
    );
  });
  return { result, double: doubles && faces.length > 1 && faces.every((face) => face === faces[0]) };
}
