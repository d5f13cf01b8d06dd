/** The culture track: the player's marker, the turn counter, the last turn, battles to come, the changes of wonders. */
import type { Piece, Place } from '../../../../kernel/scene.ts';
import type { Names } from '../../../../web/picture.ts';
import { memo } from '../../../../web/redraw/memo.ts';

/** Three rows of seven, as the sections of the track; the start is before them. */
export const CultureTrack = memo(({ place, words }: { place: Place; words: Names }) => {
  const name = words.place(place.id);
  return (
    <figure class="cv-track">
      <figcaption class="place-name">{name}</figcaption>
      <ol aria-label={name}>
        {(place.cells ?? []).map((print, cell) => {
          const here = place.pieces.filter((piece) => (piece.cell ?? 0) === cell);
          // The start is shown only while a marker is on it.
          if (cell === 0 && here.length === 0) return null;
          return (
            <li
              key={print}
              class="cv-space"
              data-section={cell === 0 ? 'start' : Math.min(3, Math.ceil(cell / 7))}
              data-now={here.some((p) => p.kind === 'turn-counter') ? '' : undefined}
            >
              <span class="cv-number" aria-hidden={here.length ? 'true' : undefined}>
                {print}
              </span>
              {here.map((piece) => (
                <Marker
                  key={piece.id}
                  piece={piece}
                  name={`${words.piece(piece)}: ${words.cell(place.id, cell)}`}
                />
              ))}
            </li>
          );
        })}
      </ol>
    </figure>
  );
});

/** The player's marker is a pennant, the counter a disc face down, a wound token a drop; a battle has swords on it. */
function Marker({ piece, name }: { piece: Piece; name: string }) {
  return (
    <svg
      class="cv-marker"
      viewBox="0 0 24 24"
      role="img"
      aria-label={name}
      data-kind={piece.kind}
      data-piece={piece.id}
      focusable="false"
    >
      {piece.kind === 'own-marker' && <path d="M6 22V3l13 5-13 5" />}
      {piece.kind === 'turn-counter' && (
        <>
          <circle cx="12" cy="12" r="9.500" />
          <path class="cv-back" d="M6 9l12 6M6 15l12-6M12 4v16" />
        </>
      )}
      {(piece.kind === 'wound' || piece.kind === 'reminder') && (
        <path d="M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z" />
      )}
      {piece.kind === 'wonders' && <path d="M4 9l8-6 8 6zM6 11v7M12 11v7M18 11v7M4 20h16" />}
      {piece.kind === 'reminder' && <path class="cv-swords" d="M8.500 11l7 8M15.500 11l-7 8" />}
    </svg>
  );
}
