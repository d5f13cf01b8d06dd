/** Who plays, changed during the game. */
import { names } from '../../bots/bots.ts';
import { playerOf } from '../../sitting/seats.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { useLoaded } from '../redraw/loaded.ts';
import { useGame } from '../table/use-game.ts';
import { useUi } from '../words/ui.ts';
import { SeatFields } from './SeatFields.tsx';

export function SeatsSheet({ close }: { close: () => void }) {
  const { say } = useUi();
  const { saved, sitting, words } = useGame();
  const { game, session } = sitting;
  const bots = useLoaded(async () => names(await saved.entry.bots?.()), game.id);
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
