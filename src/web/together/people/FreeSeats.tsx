/** Seats without a person: to take over from a bot, or to give to one. */
import { seatsAt } from '../../../together/seated.ts';
import { playerName } from '../../seats/SeatFields.tsx';
import { SeatMark } from '../../seats/SeatMark.tsx';
import { useUi } from '../../words/ui.ts';
import { useSharedTable } from '../at-table.tsx';

export function FreeSeats({ close }: { close: () => void }) {
  const { shared, words, people, bots, asked } = useSharedTable();
  const bot = bots.usual;
  const ui = useUi();
  const { replica, sitting } = shared;
  const { role, me } = replica;
  const free = seatsAt(sitting.session, replica.people).filter(({ owner }) => !owner);
  const may = role === 'host' || role === 'seat';
  const take = async (seat: string) => {
    if (await asked.ask(replica.propose('sit', { seats: [seat] }))) close();
  };
  return (
    <ul class="everybody">
      {free.map(({ seat, nth, bot: player }) => (
        <li key={seat}>
          <p>
            <SeatMark nth={nth} /> <b>{words.seats(seat)}</b>{' '}
            <small>{player ? playerName(ui, words, player) : people.free}</small>
          </p>
          <p class="row">
            {may && (
              <button type="button" onClick={() => void take(seat)}>
                {people.takeSeat}
              </button>
            )}
            {!player && bot !== undefined && (me?.seats.length ?? 0) > 0 && (
              <button
                type="button"
                onClick={() => {
                  sitting.sit(seat, bot);
                  close();
                }}
              >
                {people.proposeBot}
              </button>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
