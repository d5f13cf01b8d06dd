/** A die-cut counter: what is printed on it, or its patterned back. Flipping it is animated. */
import type { Piece } from '../../../kernel/scene.ts';
import type { Names } from '../../picture.ts';
import { memo } from '../../redraw/memo.ts';
import { SeatMark } from '../../seats/SeatMark.tsx';
import { useUi } from '../../words/ui.ts';
import { useOwner } from './owners.tsx';
import './Counter.css';

export const Counter = memo(({ piece, words, label }: { piece: Piece; words: Names; label?: string }) => {
  const { program } = useUi();
  const name = words.piece(piece);
  const owner = useOwner(piece.owner);
  const count = piece.count ?? 1;
  const face = piece.face ? program.faces[piece.face] : '';
  const aria = [count > 1 ? `${count} × ${name}` : name, owner?.name, face].filter(Boolean).join(', ');
  const front = label ?? piece.print ?? name;
  return (
    <span
      class="counter"
      // A counter with two faces is flipped in its place.
      data-piece={piece.face ? undefined : piece.id}
      role="img"
      aria-label={aria}
      data-kind={piece.kind}
      data-owner={piece.owner}
      data-face={piece.face ?? 'up'}
      data-seat={owner?.nth}
      data-long={front.length > 2 ? '' : undefined}
    >
      <span class="counter-turn" aria-hidden="true">
        <span class="counter-front">{front}</span>
        <span class="counter-back" />
      </span>
      {owner && (
        <span class="counter-owner">
          <SeatMark nth={owner.nth} />
        </span>
      )}
      {count > 1 && (
        <span class="counter-count" aria-hidden="true">
          {count}
        </span>
      )}
    </span>
  );
});
