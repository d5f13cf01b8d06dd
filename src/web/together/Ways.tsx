/** Who joins the table: the player's own devices, or people with a seat each. */
import type { PeopleWords } from '../../together/words/people/words.ts';

export type Way = 'people' | 'devices';
const WAYS: readonly Way[] = ['people', 'devices'];

interface Props {
  readonly way: Way;
  readonly words: PeopleWords;
  readonly choose: (way: Way) => void;
}

export function Ways({ way, words, choose }: Props) {
  return (
    <fieldset class="choices">
      <legend>{words.whose}</legend>
      {WAYS.map((each) => (
        <label key={each} class="choice">
          <input type="radio" name="way" checked={way === each} onChange={() => choose(each)} />
          <span>
            {words.ways[each]} <small>{words.waysHelp[each]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
