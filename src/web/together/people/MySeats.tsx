/** Somebody or a bot plays for you: take your seat back. */
import { PERSON } from '../../../sitting/seats.ts';
import { nameOf, seatsAt } from '../../../together/seated.ts';
import { useSharedTable } from '../at-table.tsx';

export function MySeats() {
  const { shared, words, people } = useSharedTable();
  const { replica, sitting } = shared;
  const lent = seatsAt(sitting.session, replica.people).filter(
    ({ owner, bot, standIn }) => owner && owner.chair === replica.chair && (bot ?? standIn),
  );
  return (
    <>
      {lent.map(({ seat, standIn }) => (
        <section key={seat} class="proposal lent" aria-label={words.seats(seat)}>
          <p role="status">
            {standIn
              ? people.otherPlaysYours(words.seats(seat), nameOf(standIn, people))
              : people.botPlaysYours(words.seats(seat))}
          </p>
          <button type="button" class="primary" onClick={() => sitting.sit(seat, PERSON)}>
            {people.takeBack}
          </button>
        </section>
      ))}
    </>
  );
}
