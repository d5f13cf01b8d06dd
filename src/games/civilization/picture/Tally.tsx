/** What the app counts for the player: tokens, and the army card by card. */
import type { Names } from '../../../web/picture.ts';
import { RESOURCES } from '../rules/state.ts';
import type { At } from './at.ts';
import { UnitCard } from './UnitCard.tsx';

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
      {army && army.pieces.length > 0 && (
        <>
          <p class="place-name">{words.place('army')}</p>
          <ol class="cv-cards">
            {army.pieces.map((piece) => (
              <li key={piece.id}>
                <UnitCard piece={piece} words={words} />
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
