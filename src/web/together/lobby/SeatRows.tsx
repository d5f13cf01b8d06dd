/** The seats before the start: who sits there, sitting down and standing up, and the bot for a seat that nobody takes. */
import { nameOf, type Seated, sayPresence } from '../../../together/seated.ts';
import { playerName } from '../../seats/SeatFields.tsx';
import { SeatMark } from '../../seats/SeatMark.tsx';
import { useUi } from '../../words/ui.ts';
import { useSharedTable } from '../at-table.tsx';

interface Props {
  readonly seats: readonly Seated[];
  readonly take: (seats: readonly string[]) => void;
}

export function SeatRows({ seats, take }: Props) {
  const { shared, words, people, bots } = useSharedTable();
  const { me, role, status } = shared.replica;
  const mine = me?.seats ?? [];
  const maySit = status === 'here' && (role === 'host' || role === 'seat');
  return (
    <ul class="lobby-seats">
      {seats.map(({ seat, nth, owner, bot }) => (
        <li key={seat}>
          <SeatMark nth={nth} />
          <span class="lobby-seat">
            <b>{words.seats(seat)}</b>
            {owner ? (
              <span>
                {nameOf(owner, people)} <small>{sayPresence(owner, me, people)}</small>
              </span>
            ) : (
              <span class="quiet">{people.free}</span>
            )}
          </span>
          {maySit && !owner && (
            <button
              type="button"
              aria-label={people.sitDownAt(words.seats(seat))}
              onClick={() => take([...mine, seat])}
            >
              {people.sitDown}
            </button>
          )}
          {maySit && mine.includes(seat) && (
            <button
              type="button"
              aria-label={people.standUpFrom(words.seats(seat))}
              onClick={() => take(mine.filter((each) => each !== seat))}
            >
              {people.standUp}
            </button>
          )}
          {!owner && <BotFor seat={seat} bot={bot ?? bots.usual} />}
        </li>
      ))}
    </ul>
  );
}

function BotFor({ seat, bot }: { seat: string; bot: string | undefined }) {
  const ui = useUi();
  const { shared, words, people, bots } = useSharedTable();
  if (bot === undefined) return null;
  const { role, status } = shared.replica;
  if (role !== 'host') return <small class="lobby-bot">{people.botFor(playerName(ui, words, bot))}</small>;
  return (
    <label class="lobby-bot">
      <small>{people.botHere}</small>
      <select
        aria-label={`${words.seats(seat)}: ${people.botHere}`}
        value={bot}
        disabled={status !== 'here'}
        onChange={(event) => shared.sitting.sit(seat, event.currentTarget.value)}
      >
        {bots.names.map((name) => (
          <option key={name} value={name}>
            {playerName(ui, words, name)}
          </option>
        ))}
      </select>
    </label>
  );
}
