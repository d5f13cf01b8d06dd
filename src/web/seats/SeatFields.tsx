/** Who sits where: one choice for each seat, a person or a bot. */
import type { AnySpec } from '../../kernel/game.ts';
import type { OptionWords, UnboundWords } from '../../kernel/words.ts';
import { PERSON } from '../../sitting/seats.ts';
import { type Ui, useUi } from '../words/ui.ts';
import { SeatMark } from './SeatMark.tsx';
import './SeatFields.css';

interface Props {
  readonly seats: readonly string[];
  readonly bots: readonly string[];
  readonly who: Readonly<Record<string, string>>;
  readonly words: UnboundWords<AnySpec>;
  /** A sheet says the title itself. */
  readonly titled?: boolean;
  readonly choose: (seat: string, who: string) => void;
}

export function SeatFields({ seats, bots, who, words, titled = true, choose }: Props) {
  const ui = useUi();
  const { say } = ui;
  return (
    <fieldset class="seat-fields">
      <legend class={titled ? undefined : 'hidden'}>{say.seats.title}</legend>
      {seats.map((seat, nth) => (
        <label key={seat} class="seat-field">
          <SeatMark nth={nth} />
          <span>{words.seats(seat)}</span>
          <select value={who[seat] ?? PERSON} onChange={(event) => choose(seat, event.currentTarget.value)}>
            {[PERSON, ...bots].map((name) => (
              <option key={name} value={name}>
                {playerName(ui, words, name)}
              </option>
            ))}
          </select>
          <small>{botWords(ui, words, who[seat] ?? '')?.help}</small>
        </label>
      ))}
      <small>{say.seats.help}</small>
    </fieldset>
  );
}

/** A bot without words goes by the name that its roster gives it. */
export function playerName(ui: Ui, words: UnboundWords<AnySpec>, who: string): string {
  return who === PERSON ? ui.say.seats.person : (botWords(ui, words, who)?.name ?? who);
}

/** A journal may name any bot, also `constructor`. */
function botWords({ say }: Ui, { bots = {} }: UnboundWords<AnySpec>, name: string): OptionWords | undefined {
  if (Object.hasOwn(bots, name)) return bots[name];
  const ofAnyGame: Readonly<Record<string, OptionWords>> = say.seats.bots;
  return Object.hasOwn(ofAnyGame, name) ? ofAnyGame[name] : undefined;
}
