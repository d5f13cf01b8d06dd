/** Somebody or a bot plays for you: take your seat back. */
import type { AnySpec } from '../../../kernel/game.ts';
import type { Words } from '../../../kernel/words.ts';
import { PERSON } from '../../../sitting/seats.ts';
import { nameOf, seatsAt } from '../../../together/seated.ts';
import type { SharedGame } from '../shared-game.ts';
import type { TableWords } from './use-words.ts';

interface Props {
  readonly shared: SharedGame;
  readonly words: Words<AnySpec>;
  readonly table: TableWords;
}

export function MySeats({ shared, words, table: { people } }: Props) {
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
