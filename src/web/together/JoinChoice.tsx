/** Who joins the table: the player's own devices, or people with a seat each. */
import type { PeopleWords } from '../../together/words/people/words.ts';
import { RadioGroup } from '../controls/RadioGroup.tsx';

export type Way = 'people' | 'devices';
const WAYS: readonly Way[] = ['people', 'devices'];

interface Props {
  readonly way: Way;
  readonly words: PeopleWords;
  readonly choose: (way: Way) => void;
}

export function JoinChoice({ way, words, choose }: Props) {
  return (
    <RadioGroup
      legend={words.whose}
      name="way"
      values={WAYS}
      chosen={way}
      choose={choose}
      label={(each) => (
        <>
          {words.ways[each]} <small>{words.waysHelp[each]}</small>
        </>
      )}
    />
  );
}
