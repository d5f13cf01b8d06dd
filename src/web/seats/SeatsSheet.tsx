/** Who plays, changed during the game. */
import type { AnySpec } from '../../kernel/game.ts';
import type { Words } from '../../kernel/words.ts';
import { playerOf } from '../../sitting/seats.ts';
import type { Sitting } from '../../sitting/sitting.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { useLoaded } from '../redraw/loaded.ts';
import { useUi } from '../words/ui.ts';
import { SeatFields } from './SeatFields.tsx';

interface Props {
  readonly sitting: Sitting;
  /** The bots' names, weakest first. */
  readonly bots: () => Promise<readonly string[]>;
  readonly words: Words<AnySpec>;
  readonly close: () => void;
}

export function SeatsSheet({ sitting, bots: names, words, close }: Props) {
  const { say } = useUi();
  const { game, session } = sitting;
  const bots = useLoaded(names, game.id);
  const seats = game.seats(session.options);
  const who = Object.fromEntries(seats.map((seat) => [seat, playerOf(session, seat)]));
  return (
    <Dialog title={say.seats.title} close={close}>
      {bots && (
        <SeatFields
          seats={seats}
          bots={bots}
          who={who}
          words={words}
          titled={false}
          choose={(seat, name) => sitting.sit(seat, name)}
        />
      )}
      <button type="button" class="primary" onClick={close}>
        {say.done}
      </button>
    </Dialog>
  );
}
