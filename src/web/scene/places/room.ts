/** How wide the names of a map's places may be, in parts of a hundred, so that neighbours don't cover each other. */
import type { Place } from '../../../kernel/scene.ts';

/** A place with its pieces is about so high. */
const HEIGHT = 30;
/** Places nearer to each other than this are one above the other: less width would not help. */
const ABOVE = 15;

/**
 * The middle between two neighbours belongs to neither. A name that is too wide for its place near the edge moves
 * inwards (see MapPicture), and must not reach the middle then either.
 */
export function roomFor(place: Place, places: readonly Place[]): number {
  const { x = 50, y = 50 } = place;
  const beside = places.flatMap((other) => {
    const across = (other.x ?? 50) - x;
    if (other === place || Math.abs(across) < ABOVE || Math.abs((other.y ?? 50) - y) >= HEIGHT) return [];
    const middle = x + across / 2;
    return [Math.abs(across), across > 0 ? middle : 100 - middle];
  });
  return Math.min(100, ...beside);
}
