/** Places with coordinates as one picture, with the pieces on them; the same places follow as a list for the ear. */
import type { Place } from '../../kernel/scene.ts';
import type { Names } from '../picture.ts';
import { Counter } from './Counter.tsx';

interface Props {
  readonly places: readonly Place[];
  readonly words: Names;
  /** Lines between places (roads, seas, borders), by their ids. */
  readonly links?: readonly (readonly [from: string, to: string])[];
  readonly choose?: (place: Place) => void;
  /** Places that may be chosen now. */
  readonly open?: readonly string[];
}

export function MapPicture({ places, words, links = [], choose, open = [] }: Props) {
  const at = new Map(places.map((place) => [place.id, place]));
  return (
    <figure class="place place-map">
      <svg class="map-links" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {links.map(([from, to]) => {
          const a = at.get(from);
          const b = at.get(to);
          return a && b ? <line key={`${from} ${to}`} x1={a.x} y1={a.y} x2={b.x} y2={b.y} /> : null;
        })}
      </svg>
      <ul class="map-places">
        {places.map((place) => (
          <li
            key={place.id}
            class="map-place"
            style={{ left: `${place.x ?? 50}%`, top: `${place.y ?? 50}%` }}
            data-owner={place.owner}
            data-active={place.active ? '' : undefined}
          >
            {choose && open.includes(place.id) ? (
              <button type="button" class="map-name" onClick={() => choose(place)}>
                {words.place(place.id)}
              </button>
            ) : (
              <span class="map-name">{words.place(place.id)}</span>
            )}
            <span class="map-pieces">
              {place.pieces.map((piece) => (
                <Counter key={piece.id} piece={piece} words={words} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
