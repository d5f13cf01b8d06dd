/** What the bots did between two decisions of people: a line for each; to be watched on the map, or put away. */
import type { AnySpec } from '../../kernel/game.ts';
import type { Words } from '../../kernel/words.ts';
import { type BotTurn, botTurns, type Change } from '../../sitting/gains.ts';
import { sentences } from '../../sitting/narrate.ts';
import type { BotMove } from '../../sitting/seats.ts';
import type { Sitting } from '../../sitting/sitting.ts';
import { Icon } from '../icons.tsx';
import type { PictureModule } from '../picture.ts';
import { useUi } from '../ui.ts';
import { SeatMark } from './SeatMark.tsx';

interface Props {
  readonly sitting: Sitting;
  readonly words: Words<AnySpec>;
  readonly botMoves: readonly BotMove[];
  readonly scores: PictureModule['scores'];
  readonly step: (nth: number) => void;
  readonly watch: () => void;
}

export function BotsSummary({ sitting, words, botMoves, scores, step, watch }: Props) {
  const { say } = useUi();
  const { session, game } = sitting;
  return (
    <section class="bots-summary" aria-labelledby="bots-summary">
      <header>
        <h2 id="bots-summary">{say.seats.played(botMoves.filter((botMove) => botMove.bot).length)}</h2>
        <button type="button" class="small" onClick={watch}>
          {say.seats.watch}
        </button>
        <button type="button" class="small" onClick={() => step(0)}>
          {say.seats.stepThrough}
        </button>
        <button
          type="button"
          class="plain small"
          aria-label={say.seats.hide}
          onClick={() => sitting.chairs.dismiss()}
        >
          <Icon name="close" />
        </button>
      </header>
      <ol aria-labelledby="bots-summary">
        {botTurns(session, botMoves, sitting.viewer, scores).map((turn) => (
          <li key={turn.seat} class="beat">
            <SeatMark nth={game.seats(session.options).indexOf(turn.seat)} />
            <TurnLine turn={turn} sitting={sitting} words={words} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What it got and what that did to you; its last words, where neither can be counted. */
function TurnLine({ turn, sitting, words }: { turn: BotTurn; sitting: Sitting; words: Words<AnySpec> }) {
  const { say } = useUi();
  const gains = useChange(turn.gained, words, (more) => more > 0);
  const yours = useChange(turn.toViewer, words, () => true);
  const last = turn.beats.at(-1);
  const told = useBeat(sitting, words, last);
  if (gains.length + yours.length === 0) return <p>{told}</p>;
  return (
    <p>
      <b>{words.seats(turn.seat)}</b> {gains.join(', ')}
      {yours.length > 0 && (
        <span class="to-you">
          {gains.length > 0 ? '. ' : ' '}
          {say.seats.toYou}: {yours.join(', ')}
        </span>
      )}
    </p>
  );
}

/** "gold +3", "points −1": a name and a number, which no language has to inflect. */
function useChange(
  { points, pieces }: Change,
  words: Words<AnySpec>,
  shown: (more: number) => boolean,
): readonly string[] {
  const { program } = useUi();
  const signed = (name: string, more: number) => `${name} ${more > 0 ? '+' : '−'}${Math.abs(more)}`;
  return [
    ...(shown(points) && points !== 0 ? [signed(program.points.toLocaleLowerCase(), points)] : []),
    ...pieces
      .filter(({ more }) => shown(more))
      .map(({ piece: { owner: _, count: __, ...piece }, more }) => signed(words.piece(piece), more)),
  ];
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
