/** A printed track: numbered cells with their pieces. Long tracks fold into rows inside their frame. */
import type { ComponentChildren } from 'preact';
import type { Piece, Place } from '../../../kernel/scene.ts';
import type { Names } from '../../picture.ts';
import { Counter } from './Counter.tsx';
import { PlaceName } from './owners.tsx';
import './Track.css';

interface Props {
  readonly place: Place;
  readonly words: Names;
  /** Draws a piece in its own way; counters otherwise. */
  readonly draw?: (piece: Piece) => ComponentChildren;
  /** How many cells a row has; all of them if not given. */
  readonly columns?: number;
  /** The heading, if the picture itself doesn't show it. */
  readonly title?: string | false;
}

export function Track({ place, words, draw, columns, title }: Props) {
  const cells = place.cells ?? [];
  const name = words.place(place.id);
  return (
    <figure class="place place-track" data-owner={place.owner} data-active={place.active ? '' : undefined}>
      {title !== false && <PlaceName place={place} name={title ?? name} />}
      <ol
        class="track"
        aria-label={name}
        style={{ '--columns': columns ?? cells.length }}
        data-place={place.id}
      >
        {cells.map((print, cell) => {
          const pieces = place.pieces.filter((piece) => (piece.cell ?? 0) === cell);
          return (
            <li key={cell} class="cell" data-filled={pieces.length ? '' : undefined}>
              <span class="cell-print" aria-hidden={pieces.length ? 'true' : undefined}>
                {print}
              </span>
              {pieces.map(
                (piece) =>
                  draw?.(piece) ?? (
                    <Counter key={piece.id} piece={piece} words={words} label={onCell(piece, print)} />
                  ),
              )}
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

/** A cell is too small for a name: a marker without a short print shows the number of its cell. */
function onCell(piece: Piece, cell: string): string {
  return piece.print && piece.print.length <= 3 ? piece.print : cell;
}
