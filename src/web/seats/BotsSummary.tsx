/** All that the bots did between two decisions of people, as one list; to be stepped through, or put away. */
import type { AnySpec } from '../../kernel/game.ts';
import type { Words } from '../../kernel/words.ts';
import type { Beat } from '../../sitting/seats.ts';
import type { Sitting } from '../../sitting/sitting.ts';
import { sentences } from '../../sitting/told.ts';
import { Icon } from '../icons.tsx';
import { useUi } from '../ui.ts';
import { SeatMark } from './SeatMark.tsx';

interface Props {
  readonly sitting: Sitting;
  readonly words: Words<AnySpec>;
  readonly beats: readonly Beat[];
  readonly step: (nth: number) => void;
  readonly why: (at: number) => void;
}

export function BotsSummary({ sitting, words, beats, step, why }: Props) {
  const { say } = useUi();
  return (
    <section class="bots-summary" aria-labelledby="bots-summary">
      <header>
        <h2 id="bots-summary">{say.seats.played(beats.filter((beat) => beat.bot).length)}</h2>
        <button type="button" class="small" onClick={() => step(0)}>
          {say.seats.stepThrough}
        </button>
        <button
          type="button"
          class="plain small"
          aria-label={say.seats.hide}
          onClick={() => sitting.chairs.hide()}
        >
          <Icon name="close" />
        </button>
      </header>
      {/* A frame that scrolls must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <ol tabIndex={0} aria-labelledby="bots-summary">
        {beats.map((beat) => (
          <li key={beat.from}>
            <BeatLine sitting={sitting} words={words} beat={beat} why={why} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** One decision of a bot with its reasons behind a button, or the draws in between. */
export function BeatLine({ sitting, words, beat, why }: Omit<Props, 'beats' | 'step'> & { beat: Beat }) {
  const { say, program } = useUi();
  const { session, game } = sitting;
  const lines = session.line
    .slice(beat.from, beat.to)
    .flatMap((played) => sentences(sitting.telling(words, program), { entry: played.step, played }));
  const seat = beat.seat;
  return (
    <div class="beat" data-draws={seat ? undefined : ''}>
      {seat ? (
        <SeatMark nth={game.seats(session.options).indexOf(seat)} />
      ) : (
        <span class="hidden">{say.seats.draws}: </span>
      )}
      <p>{lines.join(' ')}</p>
      {seat && (
        <button
          type="button"
          class="plain small"
          aria-label={say.seats.whyOf(lines[0] ?? words.seats(seat))}
          onClick={() => why(beat.from)}
        >
          <Icon name="why" />
        </button>
      )}
    </div>
  );
}
