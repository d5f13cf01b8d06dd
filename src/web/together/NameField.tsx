/** The name that the others see. */
import { NAME_LETTERS } from '../../together/messages.ts';
import type { PeopleWords } from '../../together/words/people/words.ts';

interface Props {
  readonly name: string;
  readonly words: PeopleWords;
  readonly set: (name: string) => void;
}

export function NameField({ name, words, set }: Props) {
  return (
    <label class="field">
      <span>{words.name}</span>
      <input
        type="text"
        name="name"
        autocomplete="nickname"
        maxLength={NAME_LETTERS}
        value={name}
        onInput={(event) => set(event.currentTarget.value)}
      />
      <small>{words.nameHelp}</small>
    </label>
  );
}
