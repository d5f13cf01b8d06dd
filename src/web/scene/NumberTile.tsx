/** A number that must stay in sight, with what it counts. */
import type { Place } from '../../kernel/scene.ts';
import type { Names } from '../picture.ts';

export function NumberTile({ place, words, title }: { place: Place; words: Names; title?: string }) {
  return (
    <p class="place place-number" data-owner={place.owner} data-active={place.active ? '' : undefined}>
      <strong class="number">{place.value ?? 0}</strong>{' '}
      <span class="number-name">{title ?? words.place(place.id)}</span>
    </p>
  );
}
