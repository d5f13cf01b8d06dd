/** Everybody's points in one line, because the board may be scrolled away. */
import type { AnySpec } from '../../kernel/game.ts';
import type { Words } from '../../kernel/words.ts';
import { useUi } from '../ui.ts';
import { SeatMark } from './SeatMark.tsx';

interface Props {
  readonly seats: readonly string[];
  /** In the order of the seats. */
  readonly scores: readonly number[];
  readonly words: Words<AnySpec>;
}

export function Scores({ seats, scores, words }: Props) {
  const { program } = useUi();
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
      </ul>
    </section>
  );
}
