/** The start: the host's button, or that the host starts; and what is missing. */
import { PERSON } from '../../../sitting/seats.ts';
import { sent } from '../../../together/among.ts';
import type { Seated } from '../../../together/seated.ts';
import type { Asked } from '../people/asked.ts';
import type { TableWords } from '../people/use-words.ts';
import type { SharedGame } from '../shared-game.ts';
import type { Bots } from './bots.ts';

interface Props {
  readonly shared: SharedGame;
  readonly seats: readonly Seated[];
  readonly table: TableWords;
  readonly bots: Bots;
  readonly asked: Asked;
}

export function Start({ shared, seats, table: { people }, bots, asked }: Props) {
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
