/** The bots' moves one after another; the table shows the position after each. */
import type { AnySpec } from '../../kernel/game.ts';
import type { Words } from '../../kernel/words.ts';
import type { BotMove } from '../../sitting/seats.ts';
import type { Sitting } from '../../sitting/sitting.ts';
import { playerName } from '../seats/SeatFields.tsx';
import { useUi } from '../words/ui.ts';
import { BeatLine } from './BotsSummary.tsx';

interface Props {
  readonly sitting: Sitting;
  readonly words: Words<AnySpec>;
  readonly botMoves: readonly BotMove[];
  readonly nth: number;
  readonly playing: boolean;
  readonly step: (nth: number | undefined) => void;
  readonly play: (on: boolean) => void;
  readonly why: (at: number) => void;
}

export function BotSteps({ sitting, words, botMoves, nth, playing, step, play, why }: Props) {
  const ui = useUi();
  const { say } = ui;
  const botMove = botMoves[nth];
  if (!botMove) return null;
  const last = nth === botMoves.length - 1;
  // Draws in between are steps, too, but no moves.
  const moves = botMoves.filter(({ seat }) => seat);
  const move = moves.indexOf(botMove);
  return (
    <section class="prompt" aria-labelledby="prompt-text">
      <h2 id="prompt-text" class="prompt-text" tabIndex={-1}>
        {botMove.seat ? say.seats.stepOf(move + 1, moves.length) : say.seats.draws}
      </h2>
      <div role="status">
        {botMove.seat && botMove.bot && (
          <p class="quiet">
            {words.seats(botMove.seat)} ({playerName(ui, words, botMove.bot)})
          </p>
        )}
        <BeatLine sitting={sitting} words={words} botMove={botMove} why={why} />
      </div>
      <div class="choices-row">
        <button type="button" class="big" disabled={nth === 0} onClick={() => step(nth - 1)}>
          {say.previous}
        </button>
        {!last && (
          <button type="button" class="primary big" onClick={() => step(nth + 1)}>
            {say.next}
          </button>
        )}
        {last && (
          <button type="button" class="primary big" onClick={() => step(undefined)}>
            {say.seats.toNow}
          </button>
        )}
      </div>
      {!last && (
        <div class="bot-pace">
          <button type="button" class="side" onClick={() => play(!playing)}>
            {playing ? say.seats.pause : say.seats.watch}
          </button>
          <button type="button" class="side" onClick={() => step(undefined)}>
            {say.seats.toNow}
          </button>
        </div>
      )}
    </section>
  );
}
