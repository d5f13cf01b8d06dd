/** Who sits where: one choice for each seat, a person or a bot. */
import type { AnySpec } from '../../kernel/game.ts';
import type { Words } from '../../kernel/words.ts';
import { type Ui, useUi } from '../ui.ts';
import { SeatMark } from './SeatMark.tsx';
import { PERSON } from './who.ts';

interface Props {
  readonly seats: readonly string[];
  readonly bots: readonly string[];
  readonly who: Readonly<Record<string, string>>;
  readonly words: Words<AnySpec>;
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
                {playerName(ui, name)}
              </option>
            ))}
          </select>
          <small>{known(ui, who[seat] ?? '')?.help}</small>
        </label>
      ))}
      <small>{say.seats.help}</small>
    </fieldset>
  );
}

/** A bot whose name the app does not know goes by the name its game gives it. */
export function playerName(ui: Ui, who: string): string {
  const { say } = ui;
  return who === PERSON ? say.seats.person : (known(ui, who)?.name ?? who);
}

/** A journal may name any bot, also `constructor`. */
function known({ say }: Ui, who: string) {
  return Object.hasOwn(say.seats.bots, who) ? say.seats.bots[who] : undefined;
}
