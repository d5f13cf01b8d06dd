/** The table of history events. */
import type { BoardProps, Names } from '../../../web/board.ts';
import { Die } from '../../../web/scene/Die.tsx';
import type { Civilization } from '../state.ts';

type Props = BoardProps<Civilization>;

/** Four rows of six; the row of this turn is open and stands out, the others open at a tap. */
export function History({ scene, die, words }: Pick<Props, 'scene'> & { die: number; words: Names }) {
  return (
    <div class="cv-history">
      {scene
        .filter((place) => place.id.startsWith('history.'))
        .map((place) => (
          <details
            key={`${place.id}${place.active ? ' now' : ''}`}
            open={place.active}
            data-now={place.active ? '' : undefined}
          >
            <summary>{words.place(place.id)}</summary>
            <ol>
              {place.pieces.map((piece, i) => (
                <li
                  key={piece.id}
                  class="cv-effect"
                  data-hit={place.active && die === i + 1 ? '' : undefined}
                >
                  <Die value={i + 1} name="" />
                  <span>{words.piece(piece)}</span>
                </li>
              ))}
            </ol>
          </details>
        ))}
    </div>
  );
}
