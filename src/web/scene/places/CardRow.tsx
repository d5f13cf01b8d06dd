/** A row or display of cards: number or value in the corner, name across, backs for cards that are face down. */
import type { Piece, Place } from '../../../kernel/scene.ts';
import type { Names } from '../../picture.ts';
import { SeatMark } from '../../seats/SeatMark.tsx';
import { useUi } from '../../words/ui.ts';
import { PlaceName, useOwner } from './owners.tsx';
import './CardRow.css';

const CORNER = 3;

export function Card({ piece, words }: { piece: Piece; words: Names }) {
  const { program } = useUi();
  const owner = useOwner(piece.owner);
  const name = [words.piece(piece), owner?.name].filter(Boolean).join(', ');
  const down = piece.face === 'down';
  // The corner shows a value; a printed name is already the card's name.
  const corner = piece.print && piece.print.length <= CORNER ? piece.print : '';
  const lines = down ? [] : (words.face?.(piece) ?? []);
  return (
    <span
      class="card"
      role="img"
      aria-label={down ? `${name}, ${program.faces.down}` : [name, ...lines].join('. ')}
      data-kind={piece.kind}
      data-owner={piece.owner}
      data-face={piece.face ?? 'up'}
      data-seat={owner?.nth}
    >
      {owner && <SeatMark nth={owner.nth} />}
      {!down && corner && <span class="card-corner">{corner}</span>}
      {!down && <span class="card-name">{words.piece(piece)}</span>}
      {lines.map((line) => (
        <span key={line} class="card-line">
          {line}
        </span>
      ))}
      {(piece.count ?? 1) > 1 && (
        <span class="card-count">
          ×{'\u00a0'}
          {piece.count}
        </span>
      )}
    </span>
  );
}

/** Printed cells (ranges, slots) are shown above their cards; without cells the cards form a plain row. */
export function CardRow({ place, words }: { place: Place; words: Names }) {
  const name = words.place(place.id);
  const cells = place.cells ?? [];
  return (
    <figure class="place place-row" data-owner={place.owner} data-active={place.active ? '' : undefined}>
      <PlaceName place={place} name={name} />
      <ol class="cards" aria-label={name} data-place={place.id}>
        {cells.length > 0
          ? cells.map((print, cell) => (
              <li key={cell} class="slot">
                <span class="slot-print">{words.print?.(place.id, print) ?? print}</span>
                {place.pieces
                  .filter((piece) => (piece.cell ?? 0) === cell)
                  .map((piece) => (
                    <Card key={piece.id} piece={piece} words={words} />
                  ))}
              </li>
            ))
          : place.pieces.map((piece) => (
              <li key={piece.id} class="slot">
                <Card piece={piece} words={words} />
              </li>
            ))}
      </ol>
    </figure>
  );
}
