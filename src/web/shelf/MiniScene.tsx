/** A thumbnail of the table: each track as a row of small squares, full where a counter lies face up. */
import type { Place, Scene } from '../../kernel/scene.ts';

const ROWS = 6;

export function MiniScene({ scene }: { scene: Scene }) {
  const rows = scene.filter(
    (p) => (p.kind === 'track' || p.kind === 'row') && (p.cells?.length ?? p.pieces.length) > 1,
  );
  const shown = rows.slice(0, ROWS);
  const longest = Math.max(1, ...shown.map((p) => p.cells?.length ?? p.pieces.length));
  return (
    <svg
      class="mini"
      viewBox={`0 0 ${longest * 8} ${shown.length * 10}`}
      aria-hidden="true"
      focusable="false"
    >
      {shown.map((place, row) => (
        <g key={place.id} data-owner={place.owner} transform={`translate(0 ${row * 10})`}>
          {Array.from({ length: place.cells?.length ?? place.pieces.length }, (_, cell) => (
            <rect
              key={cell}
              class={look(place, cell)}
              x={cell * 8 + 0.75}
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

function look(place: Place, cell: number): string {
  const piece = place.pieces.find((p, i) => (p.cell ?? i) === cell);
  return piece ? (piece.face === 'down' ? 'mini-down' : 'mini-up') : 'mini-empty';
}
