/** What the app counts for the player: tokens, and the army card by card. */
import type { Names } from '../../../../web/picture.ts';
import { RESOURCES } from '../../rules/vocabulary.ts';
import { UnitCards } from '../cards/UnitCard.tsx';
import type { At } from '../places.ts';

export function Tally({ at, words }: { at: At; words: Names }) {
  const army = at('army');
  const numbers = ['culture', 'trade', 'coins', ...RESOURCES].map((what) => at(`tally.${what}`));
  return (
    <div class="cv-tally">
      <ul>
        {numbers.map(
          (place) =>
            place && (
              <li key={place.id} class="cv-chip" data-none={place.value ? undefined : ''}>
                {words.place(place.id)} <strong>{place.value}</strong>
              </li>
            ),
        )}
      </ul>
      <UnitCards place={army} words={words} />
    </div>
  );
}
