/** A thumbnail of a map: each place as a dot in the colour of the seat with the most pieces, the long track below. */
import type { Place, Scene } from '../../kernel/scene.ts';
import '../seats/SeatMark.css';

const WIDTH = 96;
const HEIGHT = 56;

export function MiniMap({ scene }: { scene: Scene }) {
  const owners = [...new Set(scene.flatMap(({ owner }) => (owner ? [owner] : [])))];
  const seat = (owner: string | undefined) => (owner ? owners.indexOf(owner) : undefined);
  const spots = scene.filter(({ kind }) => kind === 'map');
  const [left, across] = span(spots.map(({ x = 50 }) => x));
  const [top, down] = span(spots.map(({ y = 50 }) => y));
  const track = scene.find(({ kind, cells = [] }) => kind === 'row' && cells.length > 1);
  return (
    <svg class="mini" viewBox={`0 0 ${WIDTH} ${HEIGHT + 10}`} aria-hidden="true" focusable="false">
      {spots.map((place) => {
        const most = leader(place);
        const look = most ? 'mini-seat' : place.pieces.length > 0 ? 'mini-some' : 'mini-empty';
        return (
          <circle
            key={place.id}
            class={look}
            data-seat={seat(most)}
            cx={8 + (((place.x ?? 50) - left) / across) * (WIDTH - 16)}
            cy={8 + (((place.y ?? 50) - top) / down) * (HEIGHT - 16)}
            r={7}
          />
        );
      })}
      {track && (
        <>
          <rect class="mini-empty" x={2} y={HEIGHT + 4} width={WIDTH - 4} height={2} rx={1} />
          {track.pieces.map(({ id, owner, cell = 0 }) => (
            <rect
              key={id}
              class={owner ? 'mini-seat' : 'mini-ink'}
              data-seat={seat(owner)}
              x={2 + (cell / ((track.cells?.length ?? 2) - 1)) * (WIDTH - 8)}
              y={HEIGHT + 1}
              width={4}
              height={8}
              rx={1}
            />
          ))}
        </>
      )}
    </svg>
  );
}

/** The smallest of them, and how far the largest is from it. */
function span(of: readonly number[]): readonly [number, number] {
  const least = Math.min(...of);
  return [least, Math.max(1, Math.max(...of) - least)];
}

/** The owner with more pieces there than any other. */
function leader({ pieces }: Place): string | undefined {
  const owned = pieces.filter(({ owner }) => owner).toSorted((a, b) => (b.count ?? 1) - (a.count ?? 1));
  const [first, second] = owned;
  return first && (first.count ?? 1) > (second?.count ?? 0) ? first.owner : undefined;
}
