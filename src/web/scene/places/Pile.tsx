/** A pile or heap of pieces: each kind with how many there are. */
import { heaped, type Piece, type Place } from '../../../kernel/scene.ts';
import type { Names } from '../../picture.ts';
import { useUi } from '../../words/ui.ts';
import { Counter } from './Counter.tsx';
import { PlaceName } from './owners.tsx';
import './Pile.css';

/** A longer text would be cut off. */
const FITS = 3;

/** What is printed on the piece, or the first letter of its name. */
function short(piece: Piece, words: Names): string {
  const { print } = piece;
  return print && print.length <= FITS ? print : [...(print || words.piece(piece))].slice(0, 1).join('');
}

export function Pile({ place, words }: { place: Place; words: Names }) {
  const { say } = useUi();
  const name = words.place(place.id);
  return (
    <figure class="place place-pile" data-owner={place.owner} data-active={place.active ? '' : undefined}>
      <PlaceName place={place} name={name} />
      {place.pieces.length === 0 ? (
        <p class="quiet">{say.nothingHere}</p>
      ) : (
        <ul class="pile" aria-label={name}>
          {heaped(place.pieces, (piece) => words.piece(piece)).map((piece) => (
            <li key={piece.id} class="pile-piece">
              {/* The name is beside it. */}
              <Counter piece={piece} words={words} label={short(piece, words)} />
              <span class="pile-name" aria-hidden="true">
                {words.piece(piece)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}
