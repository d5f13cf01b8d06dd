/** A pile or heap of pieces: each kind with how many there are. */
import type { Place } from '../../kernel/scene.ts';
import type { Names } from '../picture.ts';
import { useUi } from '../ui.ts';
import { Counter } from './Counter.tsx';
import { PlaceName } from './owners.tsx';

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
          {place.pieces.map((piece) => (
            <li key={piece.id} class="pile-piece">
              <Counter piece={piece} words={words} />
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
