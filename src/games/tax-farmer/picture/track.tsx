/** The Election track: a lane for each player with their belongings, the black marker across all lanes. */
import type { Piece, Place, Scene } from '../../../kernel/scene.ts';
import type { Words } from '../../../kernel/words.ts';
import { memo } from '../../../web/redraw/memo.ts';
import type { Seat } from '../rules/options.ts';
import type { State, TaxFarmer } from '../rules/state.ts';
import { Hex } from './hex.tsx';

interface Props {
  readonly scene: Scene;
  readonly view: State;
  readonly words: Words<TaxFarmer>;
}

/** A marker past the end of the track makes every lane longer; the end is then a dashed line. */
export function Track({ scene, view, words }: Props) {
  const { end } = view.options.board.track;
  const most = Math.max(end, ...view.players.map(({ points }) => points));
  const track = scene.find(({ id }) => id === 'track');
  const share = (points: number) => `${(100 * points) / most}%`;
  return (
    <section
      class="tf-track"
      aria-label={words.place('track')}
      style={{ '--end': share(end), '--marker': share(view.marker) }}
    >
      <p class="tf-election">
        <span class="tf-black" aria-hidden="true" />
        <span>{words.piece({ id: 'election', kind: 'election' })}</span>{' '}
        <span>
          <b>{view.marker}</b> / {end}
        </span>{' '}
        <span class="tf-goal">{words.place('goal')}</span>
      </p>
      <ol>
        {view.players.map(({ seat, points }) => (
          <Lane
            key={seat}
            seat={seat}
            points={points}
            length={most}
            place={scene.find(({ id }) => id === `player.${seat}`)}
            marker={track?.pieces.find(({ id }) => id === `points.${seat}`)}
            words={words}
          />
        ))}
      </ol>
    </section>
  );
}

interface LaneProps {
  readonly seat: Seat;
  readonly points: number;
  /** The points that fill it. */
  readonly length: number;
  readonly place: Place | undefined;
  readonly marker: Piece | undefined;
  readonly words: Words<TaxFarmer>;
}

const Lane = memo(({ seat, points, length, place, marker, words }: LaneProps) => (
  <li class="tf-player" data-owner={seat} data-active={place?.active ? '' : undefined}>
    <p class="tf-who">
      <Hex seat={seat} />
      <span>{words.seats(seat)}</span>
      <small>{words.facts(`points.${seat}`)}</small>
      <b title={marker && words.piece(marker)}>{points}</b>
    </p>
    <div class="tf-lane" aria-hidden="true">
      <span class="tf-bar" style={{ transform: `scaleX(${points / length})` }} />
    </div>
    <ul class="tf-hand">
      {place?.pieces.map((piece) => (
        <li key={piece.id} data-kind={piece.kind}>
          {handWord(piece, words)} {piece.count !== undefined && <b>{piece.count}</b>}
        </li>
      ))}
    </ul>
  </li>
));

/** A player's belongings, without the name, which is above them. */
function handWord({ owner: _, ...piece }: Piece, words: Words<TaxFarmer>): string {
  return words.piece(piece);
}
