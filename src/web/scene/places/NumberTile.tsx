/** A number that must stay in sight, with what it counts. */
import type { Place } from '../../../kernel/scene.ts';
import type { Names } from '../../picture.ts';
import { SeatMark } from '../../seats/SeatMark.tsx';
import { useOwner } from './owners.tsx';
import './NumberTile.css';

export function NumberTile({ place, words, title }: { place: Place; words: Names; title?: string }) {
  const owner = useOwner(place.owner);
  return (
    <p class="place place-number" data-owner={place.owner} data-active={place.active ? '' : undefined}>
      {owner && <SeatMark nth={owner.nth} />} <strong class="number">{place.value ?? 0}</strong>{' '}
      <span class="number-name">{title ?? words.place(place.id)}</span>
      {owner && <span class="hidden">, {owner.name}</span>}
    </p>
  );
}
