/** What the bots did between two decisions of people: a line for each, which the player can watch on the map or hide. */
import { useState } from 'preact/hooks';
import { type BotTurn, botTurns } from '../../sitting/gains.ts';
import { Icon } from '../controls/Icon.tsx';
import { SeatMark } from '../seats/SeatMark.tsx';
import { sayChange } from '../seats/say-change.ts';
import { useGame } from '../table/use-game.ts';
import { useUi } from '../words/ui.ts';
import { useToldMove } from './MoveLine.tsx';
import type { Stepping } from './stepping.ts';
import './bots.css';

interface Props {
  readonly bots: Stepping;
  /** The question or the results need the room: one line, until it's opened. */
  readonly short: boolean;
}

export function BotsSummary({ bots: { moves, step, play }, short }: Props) {
  const { say } = useUi();
  const { sitting, words, picture } = useGame();
  const { session, promptId } = sitting;
  const [opened, open] = useState(-1);
  const turns = botTurns(session, moves, sitting.viewer, { ...words, scores: picture?.scores });
  const title = say.seats.played;
  const folded = short && opened !== promptId;
  // What was unfolded is folded first.
  const put = short && !folded ? () => open(-1) : () => sitting.chairs.dismiss();
  const hide = (
    <button type="button" class="plain small" aria-label={say.seats.hide} onClick={put}>
      <Icon name="close" />
    </button>
  );
  if (folded)
    return (
      <section class="bots-summary" data-short="" aria-label={title}>
        <button type="button" class="bots-open" aria-expanded={false} onClick={() => open(promptId)}>
          <Icon name="unfold" />
          <b>{title}</b>
          <span class="bots-line">
            {turns.map((turn) => (
              <TurnLine key={turn.seat} turn={turn} />
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
        <button type="button" class="small" onClick={() => play(true)}>
          {say.seats.watch}
        </button>
        <button type="button" class="small" onClick={() => step(0)}>
          {say.seats.stepThrough}
        </button>
        {hide}
      </header>
      <ol aria-labelledby="bots-summary">
        {turns.map((turn) => (
          <li key={turn.seat} class="bot-move" data-draws={turn.seat ? undefined : ''}>
            {turn.seat && <SeatMark nth={session.game.seats(session.options).indexOf(turn.seat)} />}
            <p>
              <TurnLine turn={turn} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What the bot did and what it has now; if there is nothing to say of either, the story’s last sentence about it. */
function TurnLine({ turn }: { turn: BotTurn }) {
  const { program, lang } = useUi();
  const { words } = useGame();
  const told = useToldMove(turn.beats.at(-1));
  const said = [
    ...turn.deeds.map(({ what, which }) => (which.length > 0 ? `${what}: ${which.join(', ')}` : what)),
    ...sayChange(turn.change, words, program),
  ].join(' · ');
  if (!said) return <span>{told} </span>;
  if (!turn.seat) return <span>{said.slice(0, 1).toLocaleUpperCase(lang) + said.slice(1)} </span>;
  return (
    <span>
      <b>{words.seats(turn.seat)} </b>
      {said}{' '}
    </span>
  );
}
