/** Places with coordinates as one picture, with the links between them and the pieces on them. */

import { at } from '../../../kernel/at.ts';
import { linksOf, type Piece, type Place } from '../../../kernel/scene.ts';
import { times } from '../../../kernel/words.ts';
import type { Names } from '../../picture.ts';
import { SeatMark } from '../../seats/SeatMark.tsx';
import { useUi } from '../../words/ui.ts';
import { Counter } from './Counter.tsx';
import { useOwner } from './owners.tsx';
import { roomFor } from './room.ts';
import './MapPicture.css';

/** What fits on a counter as small as those on a map. */
const SHORT = 2;

export function MapPicture({ places, words }: { places: readonly Place[]; words: Names }) {
  return (
    <figure class="place place-map">
      <svg class="map-links" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {linksOf(places).map(([from, to]) => {
          const [a, b] = [at(places, from), at(places, to)];
          return <line key={`${a.id} ${b.id}`} x1={a.x ?? 50} y1={a.y ?? 50} x2={b.x ?? 50} y2={b.y ?? 50} />;
        })}
      </svg>
      <ul class="map-places">
        {places.map((place) => (
          <Region key={place.id} place={place} room={roomFor(place, places)} words={words} />
        ))}
      </ul>
    </figure>
  );
}

function Region({ place, room, words }: { place: Place; room: number; words: Names }) {
  const owner = useOwner(place.owner);
  return (
    <li
      class="map-place"
      style={{ ...around('x', place.x), ...around('y', place.y) }}
      data-owner={place.owner}
      data-active={place.active ? '' : undefined}
    >
      <div class="map-across">
        <div class="map-label" style={{ maxWidth: `${room}%` }}>
          <span class="map-name">
            {owner && <SeatMark nth={owner.nth} />}
            {words.place(place.id)}
            {owner && <span class="hidden">, {owner.name}</span>}
          </span>
          <span class="map-pieces">
            {place.pieces.map((piece) =>
              piece.print !== undefined && piece.print.length <= SHORT ? (
                <Counter key={piece.id} piece={piece} words={words} />
              ) : (
                <Named key={piece.id} piece={piece} words={words} />
              ),
            )}
          </span>
        </div>
      </div>
    </li>
  );
}

/**
 * The room before and after a label, in parts of a hundred, as it would be without the label: the label takes the same
 * from both, so it is centred on its place; if one of them is used up the rest comes from the other, so it stays inside.
 */
function around(axis: 'x' | 'y', at = 50): Record<string, string> {
  return {
    [`--${axis}-before`]: `${Math.max(0, 2 * at - 100)}%`,
    [`--${axis}-after`]: `${Math.max(0, 100 - 2 * at)}%`,
  };
}

/** A piece by its name, with the mark of its owner. */
function Named({ piece, words }: { piece: Piece; words: Names }) {
  const { program } = useUi();
  const owner = useOwner(piece.owner);
  const { count = 1, face } = piece;
  const name = words.piece(piece);
  return (
    <span class="map-piece" data-seat={owner?.nth} data-face={face}>
      {owner && <SeatMark nth={owner.nth} />}
      <span>{count > 1 ? times(count, name) : name}</span>
      {owner && <span class="hidden">, {owner.name}</span>}
      {face && <span class="hidden">, {program.faces[face]}</span>}
    </span>
  );
}
