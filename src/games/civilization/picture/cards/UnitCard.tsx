/** A unit card: its strength, and the sign of its type; and a place full of them. */

import type { Piece, Place } from '../../../../kernel/scene.ts';
import type { Names } from '../../../../web/picture.ts';
import { printOf, TYPES, type Type, type Unit } from '../../rules/box/units.ts';

const SIGN: Readonly<Record<Type, string>> = {
  infantry: 'M12 3v18M8 7l4-4 4 4',
  mounted: 'M5 19c0-8 3-13 9-14l-1 3 5 3-1 3-5-1c-1 2-1 4-1 6z',
  artillery: 'M5 17a7 7 0 0 1 14 0M5 17h14M12 10V4l5 2',
  aircraft: 'M12 3v18M12 9l-9 5v2l9-3 9 3v-2zM9 21l3-2 3 2',
};

/** A unit as a piece of the scene shows it. */
export function shown(unit: Readonly<Unit>): { kind: Type; print: string } {
  return { kind: unit.type, print: printOf(unit) };
}

interface Props {
  readonly piece: Piece;
  readonly words: Names;
  /** A card that may be drawn; nobody has it yet. */
  readonly possible?: boolean;
}

export function UnitCard({ piece, words, possible = false }: Props) {
  const type = TYPES.find((each) => each === piece.kind);
  return (
    <span
      class="cv-unit"
      role="img"
      aria-label={words.piece(piece)}
      data-owner={piece.owner}
      data-kind={piece.kind}
      data-possible={possible ? '' : undefined}
    >
      <strong class="cv-strength">{piece.print}</strong>
      <svg class="cv-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        {type && <path d={SIGN[type]} />}
      </svg>
      {(piece.count ?? 1) > 1 && <small class="cv-copies">×{piece.count}</small>}
    </span>
  );
}

interface CardsProps {
  readonly place: Place | undefined;
  readonly words: Names;
  readonly class?: string;
}

/** The cards of a place under its name; nothing if it is empty. */
export function UnitCards({ place, words, class: more = '' }: CardsProps) {
  if (!place || place.pieces.length === 0) return null;
  return (
    <>
      <p class="place-name">{words.place(place.id)}</p>
      <ol class={`cv-cards ${more}`.trim()}>
        {place.pieces.map((piece) => (
          <li key={piece.id}>
            <UnitCard piece={piece} words={words} />
          </li>
        ))}
      </ol>
    </>
  );
}
