/** Everybody's points in one line, because the board may be scrolled away; and what the reader can pay with. */
import type { AnySpec } from '../../kernel/game.ts';
import { useGame } from '../table/use-game.ts';
import { useUi } from '../words/ui.ts';
import { SeatMark } from './SeatMark.tsx';
import { sayHaving } from './say-change.ts';
import './Scores.css';

interface Props {
  /** The position on the board. */
  readonly state: AnySpec['state'];
  /** In the order of the seats. */
  readonly scores: readonly number[];
}

export function Scores({ state, scores }: Props) {
  const { program, say } = useUi();
  const { sitting, words } = useGame();
  const seats = sitting.game.seats(sitting.session.options);
  const having = sayHaving(sitting.scene(state), sitting.viewer, words);
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
