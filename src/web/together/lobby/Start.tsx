/** The start: the host's button, or that the host starts; and what is missing. */
import { PERSON } from '../../../sitting/seats.ts';
import { sent } from '../../../together/replica.ts';
import type { Seated } from '../../../together/seated.ts';
import { useSharedTable } from '../at-table.tsx';

export function Start({ seats }: { seats: readonly Seated[] }) {
  const { shared, people, bots, asked } = useSharedTable();
  const { replica, sitting } = shared;
  const ready =
    seats.some(({ owner }) => owner) && seats.every(({ owner, bot }) => owner || (bot ?? bots.usual));
  const begin = async () => {
    for (const { seat, owner, bot } of seats) {
      if (owner && bot) sitting.sit(seat, PERSON);
      if (!owner && !bot && bots.usual) sitting.sit(seat, bots.usual);
    }
    await sent(replica);
    await asked.ask(replica.manage('start'));
  };
  if (replica.role !== 'host') return <p class="quiet">{people.hostStarts}</p>;
  return (
    <>
      {!ready && <p class="quiet">{people.startNeeds}</p>}
      <button
        type="button"
        class="start primary big"
        disabled={!ready || replica.status !== 'here'}
        onClick={() => void begin()}
      >
        {people.start}
      </button>
    </>
  );
}
