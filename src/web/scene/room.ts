/** How wide the names of a map's places may be, in parts of a hundred, so that neighbours don't cover each other. */
import type { Place } from '../../kernel/scene.ts';

/** A place with its pieces is about so high. */
const HEIGHT = 30;
/** Places nearer to each other than this are one above the other: less width would not help. */
const ABOVE = 15;

export function roomFor(place: Place, places: readonly Place[]): number {
  const { x = 50, y = 50 } = place;
  const beside = places.flatMap((other) => {
    const across = Math.abs((other.x ?? 50) - x);
    return other !== place && across >= ABOVE && Math.abs((other.y ?? 50) - y) < HEIGHT ? [across] : [];
  });
  return Math.min(Math.max(ABOVE, 2 * Math.min(x, 100 - x)), ...beside);
}
