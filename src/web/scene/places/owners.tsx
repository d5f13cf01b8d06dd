/** Whose a piece is: a colour and a shape for each owner that the scene has a key to, the same in every picture. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { ownersOf, type Place, type Scene } from '../../../kernel/scene.ts';
import { SHAPES } from '../../../print/owners.ts';
import type { Names } from '../../picture.ts';
import { SeatMark } from '../../seats/SeatMark.tsx';
import './owners.css';

export interface Owner {
  readonly nth: number;
  readonly name: string;
}

/** By the ids of the owners; empty if a game's picture draws its owners itself. */
export const Owners = createContext<ReadonlyMap<string, Owner>>(new Map());

export function ownersIn(scene: Scene, words: Names): ReadonlyMap<string, Owner> {
  return new Map(
    [...ownersOf(scene)].map(([owner, piece], nth) => [
      owner,
      { nth: nth % SHAPES.length, name: words.piece(piece) },
    ]),
  );
}

export function useOwner(owner: string | undefined): Owner | undefined {
  return useContext(Owners).get(owner ?? '');
}

/** A place's name with its owner's mark. */
export function PlaceName({ place, name }: { place: Place; name: string }) {
  const owner = useOwner(place.owner);
  return (
    <figcaption class="place-name">
      {owner && <SeatMark nth={owner.nth} />} {name}
      {owner && <span class="hidden">, {owner.name}</span>}
    </figcaption>
  );
}

/** The key to the picture: each owner's mark with the name. */
export function OwnersKey({ place, words }: { place: Place; words: Names }) {
  const name = words.place(place.id);
  return (
    <figure class="place place-owners">
      <ul class="owners" aria-label={name}>
        {place.pieces.map((piece, nth) => (
          <li key={piece.id}>
            <SeatMark nth={nth} /> {words.piece(piece)}
          </li>
        ))}
      </ul>
    </figure>
  );
}
