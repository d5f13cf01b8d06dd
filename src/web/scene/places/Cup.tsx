/** A cup (or bag): how many chits of each kind go in. */
import type { Piece, Place } from '../../../kernel/scene.ts';
import { times } from '../../../kernel/words.ts';
import type { Names } from '../../picture.ts';
import { memo } from '../../redraw/memo.ts';
import { useUi } from '../../words/ui.ts';
import '../chit.css';
import './Cup.css';

interface Props {
  readonly place: Place;
  /** What the next draw will be made from, as far as it is known while the cup is empty. */
  readonly next?: readonly Piece[];
  readonly words: Names;
}

export const Cup = memo(({ place, next = [], words }: Props) => {
  const { say } = useUi();
  const name = words.place(place.id);
  const total = place.pieces.reduce((sum, piece) => sum + (piece.count ?? 1), 0);
  return (
    <figure class="place place-cup" data-active={place.active ? '' : undefined}>
      <CupPicture />
      <div class="cup-content">
        <figcaption class="place-name">{name}</figcaption>
        {total === 0 ? (
          <p class="quiet">
            {next.length > 0
              ? say.nextDraw(next.map((piece) => times(piece.count ?? 1, words.piece(piece))).join(', '))
              : say.emptyCup}
          </p>
        ) : (
          <ul class="chits" aria-label={name}>
            {place.pieces.map((piece) => (
              <li key={piece.id} class="chit-heap" data-kind={piece.kind}>
                <span class="chit-count">{piece.count ?? 1}</span>
                <span aria-hidden="true"> × </span>
                <span class="chit" data-kind={piece.kind}>
                  {words.piece(piece)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </figure>
  );
});

/** Covers a chit while it is drawn: it is shaken, then it disappears. */
export function ShakenCup() {
  return (
    <span class="shaken-cup" aria-hidden="true">
      <CupPicture />
    </span>
  );
}

function CupPicture() {
  return (
    <svg class="cup-picture" viewBox="0 0 56 64" aria-hidden="true" focusable="false">
      <path class="cup-body" d="M7 12 L12.5 55 Q13 61 28 61 Q43 61 43.5 55 L49 12 Z" />
      <path class="cup-shade" d="M34 15 L33 59 Q43 58.500 43.500 55 L49 12 Z" />
      <path class="cup-band" d="M9.200 29 Q28 36 46.800 29 L46 36 Q28 43 10 36 Z" />
      <ellipse class="cup-mouth" cx="28" cy="12" rx="21" ry="7" />
      <ellipse class="cup-inside" cx="28" cy="12.500" rx="17.500" ry="5" />
    </svg>
  );
}
