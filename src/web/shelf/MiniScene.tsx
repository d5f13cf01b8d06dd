/** A thumbnail of the table: each track as a row of small squares, filled if a counter is face up; or the map. */
import type { Place, Scene } from '../../kernel/scene.ts';
import { MiniMap } from './MiniMap.tsx';
import './MiniScene.css';

const ROWS = 6;
/** A longer track is folded. */
const LONGEST = 12;

interface Row {
  readonly place: Place;
  readonly from: number;
  readonly cells: number;
}

/** Whether anything of it can be drawn so small. */
export function hasThumbnail(scene: Scene): boolean {
  return scene.some((place) => place.kind === 'map' || folded(place).length > 0);
}

export function MiniScene({ scene }: { scene: Scene }) {
  if (scene.some(({ kind }) => kind === 'map')) return <MiniMap scene={scene} />;
  const shown = scene.flatMap(folded).slice(0, ROWS);
  const longest = Math.max(1, ...shown.map(({ cells }) => cells));
  return (
    <svg
      class="mini"
      viewBox={`0 0 ${longest * 8} ${shown.length * 10}`}
      aria-hidden="true"
      focusable="false"
    >
      {shown.map(({ place, from, cells }, row) => (
        <g key={`${place.id} ${from}`} data-owner={place.owner} transform={`translate(0 ${row * 10})`}>
          {Array.from({ length: cells }, (_, i) => (
            <rect
              key={i}
              class={look(place, from + i)}
              x={i * 8 + 0.75}
              y={1.5}
              width={6.5}
              height={7}
              rx={1.2}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** Tracks and rows of more than one cell, in lines of about the same length. */
function folded(place: Place): Row[] {
  const cells = place.cells?.length ?? place.pieces.length;
  if ((place.kind !== 'track' && place.kind !== 'row') || cells < 2) return [];
  const lines = Math.ceil(cells / LONGEST);
  const each = Math.ceil(cells / lines);
  return Array.from({ length: lines }, (_, line) => ({
    place,
    from: line * each,
    cells: Math.min(each, cells - line * each),
  }));
}

function look(place: Place, cell: number): string {
  const piece = place.pieces.find((p, i) => (p.cell ?? i) === cell);
  if (!piece) return 'mini-empty';
  // In a printed chart, only the current row is highlighted.
  const printed = place.kind === 'row' && piece.face === undefined && place.active === false;
  return printed || piece.face === 'down' ? 'mini-down' : 'mini-up';
}
