/** The table of history events. */
import type { Place } from '../../../../kernel/scene.ts';
import type { BoardProps, Names } from '../../../../web/picture.ts';
import { memo } from '../../../../web/redraw/memo.ts';
import { Die } from '../../../../web/scene/dice/Die.tsx';
import type { Civilization } from '../../rules/spec.ts';

type Props = BoardProps<Civilization>;

/** Four rows of six; the row of this turn is open and stands out, the others open at a tap. */
export function History({ scene, view, words }: Pick<Props, 'scene' | 'view'> & { words: Names }) {
  const die = view.hit?.die ?? 0;
  const rolls = view.step === 'event-die' || view.step === 'event-dice';
  return (
    <div class="cv-history">
      {scene
        .filter((place) => place.id.startsWith('history.'))
        .map((place) => (
          <Row
            key={`${place.id}${place.active ? ' now' : ''}`}
            place={place}
            die={place.active ? die : 0}
            rolls={place.active === true && rolls}
            words={words}
          />
        ))}
    </div>
  );
}

interface RowProps {
  readonly place: Place;
  /** What the event die shows; 0 before it is rolled. */
  readonly die: number;
  /** It is about to be rolled. */
  readonly rolls: boolean;
  readonly words: Names;
}

const Row = memo(({ place, die, rolls, words }: RowProps) => (
  <details open={place.active} data-now={place.active ? '' : undefined} data-about={rolls ? '' : undefined}>
    <summary>{words.place(place.id)}</summary>
    <ol>
      {place.pieces.map((piece, i) => (
        <li
          key={piece.id}
          class="cv-effect"
          data-hit={die === i + 1 ? '' : undefined}
          data-about={die === i + 1 ? '' : undefined}
          aria-current={die === i + 1 ? 'true' : undefined}
        >
          <Die value={i + 1} name="" />
          <span>{words.piece(piece)}</span>
        </li>
      ))}
    </ol>
  </details>
));
