/** One decision of a bot with its reasons behind a button, or the draws in between. */
import { sentences } from '../../sitting/narrate.ts';
import type { BotMove } from '../../sitting/seats.ts';
import { Icon } from '../controls/Icon.tsx';
import { SeatMark } from '../seats/SeatMark.tsx';
import { useGame } from '../table/use-game.ts';
import { useUi } from '../words/ui.ts';
import './bots.css';

export function MoveLine({ move }: { move: BotMove }) {
  const { say } = useUi();
  const { sitting, words, acts } = useGame();
  const { session, game } = sitting;
  const told = useToldMove(move);
  const { seat } = move;
  return (
    <div class="bot-move" data-draws={seat ? undefined : ''}>
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
          onClick={() => acts.thought(move.from)}
        >
          <Icon name="why" />
        </button>
      )}
    </div>
  );
}

/** What the story says about a move. */
export function useToldMove(move: BotMove | undefined): string {
  const { program } = useUi();
  const { sitting, words } = useGame();
  if (!move) return '';
  return sitting.session.line
    .slice(move.from, move.to)
    .flatMap((played) => sentences(sitting.narrator(words, program), { entry: played.step, played }))
    .join(' ');
}
