/** Everybody's points in one line, because the board may be scrolled away. */
import type { AnySpec } from '../../kernel/game.ts';
import type { Words } from '../../kernel/words.ts';
import { useUi } from '../words/ui.ts';
import { SeatMark } from './SeatMark.tsx';

interface Props {
  readonly seats: readonly string[];
  /** In the order of the seats. */
  readonly scores: readonly number[];
  readonly words: Words<AnySpec>;
  /** What the reader can pay with. */
  readonly having: readonly string[];
}

export function Scores({ seats, scores, words, having }: Props) {
  const { program, say } = useUi();
  return (
    <section aria-label={program.points}>
      <ul class="scores">
        {seats.map((seat, nth) => (
          <li key={seat}>
            <SeatMark nth={nth} />
            <span class="hidden">{words.seats(seat)} </span>
            <b>{scores[nth]}</b>
          </li>
        ))}
        {having.length > 0 && (
          <li class="having">
            {say.seats.toYou}: {having.join(', ')}
          </li>
        )}
      </ul>
    </section>
  );
}
