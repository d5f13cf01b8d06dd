/** Why a bot moved as it did: the moves it weighed, with their values. */
import { rulesOf } from '../../kernel/session/story.ts';
import { sayMove } from '../../kernel/words.ts';
import { botOf } from '../../sitting/seats.ts';
import type { Answer } from '../../sitting/think.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { useLoaded } from '../redraw/loaded.ts';
import { playerName } from '../seats/SeatFields.tsx';
import { RuleTexts } from '../table/sheets/WhySheet.tsx';
import { useGame } from '../table/use-game.ts';
import { type Ui, useUi } from '../words/ui.ts';
import './ThoughtSheet.css';

interface Props {
  /** How many steps precede the move. */
  readonly at: number;
  readonly close: () => void;
}

export function ThoughtSheet({ at, close }: Props) {
  const ui = useUi();
  const { sitting, words } = useGame();
  const { say } = ui;
  const { session, game } = sitting;
  const asked = useLoaded(async () => ({ answer: await sitting.chairs.why(at) }), String(at));
  const answer = asked?.answer;
  const played = session.line[at];
  const seat = played?.step.kind === 'move' ? played.step.by : '';
  const bot = (played && botOf(session)(played)) ?? '';
  const view = played ? game.view(session.replayed(at), seat) : {};
  const rules = played ? rulesOf(game, [played]) : [];
  return (
    <Dialog title={`${words.seats(seat)}: ${playerName(ui, words, bot)}`} close={close}>
      {!asked && <p aria-busy="true">{say.loading}</p>}
      {asked && !answer && <p>{say.seats.secretReasons}</p>}
      {answer?.considered.length === 0 && <p>{say.seats.noReasons}</p>}
      {answer && answer.considered.length > 0 && (
        <>
          <h3>{say.seats.considered}</h3>
          <ol class="considered">
            {answer.considered.map(({ move, value }) => (
              <li key={move} data-chosen={move === answer.move ? '' : undefined}>
                <span>{sayMove(words, move, view)}</span>
                <b>{valueText(ui, answer, value)}</b>
                <meter min={0} max={1} value={filled(answer, value)} aria-hidden="true" />
              </li>
            ))}
          </ol>
          <p class="quiet">{answer.chances ? say.seats.byChance : say.seats.byOwnScale}</p>
        </>
      )}
      <RuleTexts rules={rules} />
    </Dialog>
  );
}

function valueText({ lang, program }: Ui, { chances }: Answer, value: number): string {
  if (chances) return program.percent(value);
  return new Intl.NumberFormat(lang, { maximumFractionDigits: 1, signDisplay: 'negative' }).format(value);
}

/** How full the bar is: a chance as it is, or a value's place between the worst and the best that the bot names. */
function filled({ chances, considered }: Answer, value: number): number {
  if (chances) return value;
  const values = considered.map((c) => c.value);
  const least = Math.min(0, ...values);
  const most = Math.max(...values);
  return most > least ? (value - least) / (most - least) : 1;
}
