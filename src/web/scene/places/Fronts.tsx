/** Fronts of a battle: one column for each cell, with the pieces of both owners facing each other. */
import type { Place } from '../../../kernel/scene.ts';
import type { Names } from '../../picture.ts';
import { Card } from './CardRow.tsx';
import './Fronts.css';

export function Fronts({ place, words }: { place: Place; words: Names }) {
  const name = words.place(place.id);
  const owners = [...new Set(place.pieces.map((piece) => piece.owner ?? ''))];
  return (
    <figure class="place place-fronts" data-active={place.active ? '' : undefined}>
      <figcaption class="place-name">{name}</figcaption>
      <ol class="fronts" aria-label={name}>
        {(place.cells ?? []).map((print, cell) => (
          <li key={cell} class="front">
            <span class="front-name">{print}</span>
            {owners.map((owner) => (
              <span key={owner} class="front-side" data-owner={owner}>
                {place.pieces
                  .filter((piece) => (piece.cell ?? 0) === cell && (piece.owner ?? '') === owner)
                  .map((piece) => (
                    <Card key={piece.id} piece={piece} words={words} />
                  ))}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </figure>
  );
}
