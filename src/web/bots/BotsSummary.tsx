/** What the bots did between two decisions of people: a line for each; to be watched on the map, or put away. */
import { useState } from 'preact/hooks';
import type { AnySpec } from '../../kernel/game.ts';
import type { Words } from '../../kernel/words.ts';
import { type BotTurn, botTurns } from '../../sitting/gains.ts';
import { sentences } from '../../sitting/narrate.ts';
import type { BotMove } from '../../sitting/seats.ts';
import type { Sitting } from '../../sitting/sitting.ts';
import { Icon } from '../controls/Icon.tsx';
import type { PictureModule } from '../picture.ts';
import { SeatMark } from '../seats/SeatMark.tsx';
import { sayChange } from '../seats/say-change.ts';
import { useUi } from '../words/ui.ts';

interface Props {
  readonly sitting: Sitting;
  readonly words: Words<AnySpec>;
  readonly botMoves: readonly BotMove[];
  readonly scores: PictureModule['scores'];
  /** The question needs the room: one line, until it's opened. */
  readonly short: boolean;
  readonly step: (nth: number) => void;
  readonly watch: () => void;
}

export function BotsSummary({ sitting, words, botMoves, scores, short, step, watch }: Props) {
  const { say } = useUi();
  const { session, promptId } = sitting;
  const [opened, open] = useState(-1);
  const turns = botTurns(session, botMoves, sitting.viewer, { ...words, scores });
  const title = say.seats.played(botMoves.filter((botMove) => botMove.bot).length);
  const hide = (
    <button
      type="button"
      class="plain small"
      aria-label={say.seats.hide}
      onClick={() => sitting.chairs.dismiss()}
    >
      <Icon name="close" />
    </button>
  );
  if (short && opened !== promptId)
    return (
      <section class="bots-summary" data-short="" aria-label={title}>
        <button type="button" class="bots-open" aria-expanded={false} onClick={() => open(promptId)}>
          <Icon name="unfold" />
          <b>{title}</b>
          <span class="bots-line">
            {turns.map((turn) => (
              <TurnLine key={turn.seat} turn={turn} sitting={sitting} words={words} />
            ))}
          </span>
        </button>
        {hide}
      </section>
    );
  return (
    // What scrolls must be reachable by keyboard.
    <section class="bots-summary" aria-labelledby="bots-summary" tabIndex={turns.length > 1 ? 0 : undefined}>
      <header>
        <h2 id="bots-summary">{title}</h2>
        <button type="button" class="small" onClick={watch}>
          {say.seats.watch}
        </button>
        <button type="button" class="small" onClick={() => step(0)}>
          {say.seats.stepThrough}
        </button>
        {hide}
      </header>
      <ol aria-labelledby="bots-summary">
        {turns.map((turn) => (
          <li key={turn.seat} class="beat" data-draws={turn.seat ? undefined : ''}>
            {turn.seat && <SeatMark nth={session.game.seats(session.options).indexOf(turn.seat)} />}
            <p>
              <TurnLine turn={turn} sitting={sitting} words={words} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What it did and what it has now; its last words, where neither can be told. */
function TurnLine({ turn, sitting, words }: { turn: BotTurn; sitting: Sitting; words: Words<AnySpec> }) {
  const { program } = useUi();
  const told = useBeat(sitting, words, turn.beats.at(-1));
  const said = [
    ...turn.deeds.map(({ what, which }) => (which.length > 0 ? `${what}: ${which.join(', ')}` : what)),
    ...sayChange(turn.change, words, program),
  ].join(' · ');
  if (!said) return <span>{told} </span>;
  return (
    <span>
      {turn.seat && <b>{words.seats(turn.seat)} </b>}
      {said}{' '}
    </span>
  );
}

function useBeat(sitting: Sitting, words: Words<AnySpec>, botMove: BotMove | undefined): string {
  const { program } = useUi();
  return sitting.session.line
    .slice(botMove?.from, botMove?.to)
    .flatMap((played) => sentences(sitting.narrator(words, program), { entry: played.step, played }))
    .join(' ');
}

interface LineProps {
  readonly sitting: Sitting;
  readonly words: Words<AnySpec>;
  readonly botMove: BotMove;
  readonly why: (at: number) => void;
}

/** One decision of a bot with its reasons behind a button, or the draws in between. */
export function BeatLine({ sitting, words, botMove, why }: LineProps) {
  const { say } = useUi();
  const { session, game } = sitting;
  const told = useBeat(sitting, words, botMove);
  const seat = botMove.seat;
  return (
    <div class="beat" data-draws={seat ? undefined : ''}>
      {seat ? (
        <SeatMark nth={game.seats(session.options).indexOf(seat)} />
      ) : (
        <span class="hidden">{say.seats.draws}: </span>
      )}
      <p>{told}</p>
      {seat && (
        <button
          type="button"
          class="plain small"
          aria-label={say.seats.whyOf(told || words.seats(seat))}
          onClick={() => why(botMove.from)}
        >
          <Icon name="why" />
        </button>
      )}
    </div>
  );
}
