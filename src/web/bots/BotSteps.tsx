/** The bots' moves one after another; the table shows the position after each. */
import { playerName } from '../seats/SeatFields.tsx';
import { useGame } from '../table/use-game.ts';
import { useUi } from '../words/ui.ts';
import { MoveLine } from './MoveLine.tsx';
import type { Stepping } from './stepping.ts';
import './bots.css';

interface Props {
  readonly bots: Stepping;
  /** Which of their moves is shown. */
  readonly nth: number;
}

export function BotSteps({ bots: { moves, playing, step, play }, nth }: Props) {
  const ui = useUi();
  const { say } = ui;
  const { words } = useGame();
  const move = moves[nth];
  if (!move) return null;
  const last = nth === moves.length - 1;
  // Draws in between are steps, too, but no moves.
  const decisions = moves.filter(({ seat }) => seat);
  return (
    <section class="prompt" aria-labelledby="prompt-text">
      <h2 id="prompt-text" class="prompt-text" tabIndex={-1}>
        {move.seat ? say.seats.stepOf(decisions.indexOf(move) + 1, decisions.length) : say.seats.draws}
      </h2>
      <div role="status">
        {move.seat && move.bot && (
          <p class="quiet">
            {words.seats(move.seat)} ({playerName(ui, words, move.bot)})
          </p>
        )}
        <MoveLine move={move} />
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
