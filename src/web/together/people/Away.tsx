/** The person whose turn it is has been away for a while: the others may agree to continue without them. */
import { useState } from 'preact/hooks';
import { longAway, takesPart } from '../../../together/consent.ts';
import { awaited, minutes, nameOf } from '../../../together/seated.ts';
import { useSharedTable } from '../at-table.tsx';
import { useMinutes } from './minute.ts';
import { StandIn } from './StandIn.tsx';

export function Away() {
  useMinutes();
  const { shared, people } = useSharedTable();
  const { replica, sitting } = shared;
  const [open, setOpen] = useState('');
  const { seat, person } = awaited(sitting.session, replica.people) ?? {};
  const { me } = replica;
  if (!seat || !person || !longAway(person) || !me || !takesPart(me) || replica.status !== 'here')
    return null;
  const asked = replica.proposals.some(({ kind }) => kind === 'bot' || kind === 'act');
  return (
    <section class="proposal absent" aria-label={nameOf(person, people)}>
      <p role="status">{people.hasBeenAway(nameOf(person, people), minutes(person.away ?? 0))}</p>
      {!asked && (
        <button
          type="button"
          aria-expanded={open === seat}
          onClick={() => setOpen(open === seat ? '' : seat)}
        >
          {people.goOnWithout}
        </button>
      )}
      {!asked && open === seat && <StandIn seat={seat} done={() => setOpen('')} />}
    </section>
  );
}
