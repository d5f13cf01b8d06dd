/** What the player learns when a saved game opens: what is wrong with it, and what new rules couldn't keep. */
import type { AnySpec } from '../../kernel/game.ts';
import type { Resumed } from '../../kernel/session/resume.ts';
import type { Words } from '../../kernel/words.ts';
import { about as sentences } from '../../words/opening.ts';
import { useUi } from '../words/ui.ts';

interface Props {
  readonly about: Resumed<AnySpec>;
  readonly words: Words<AnySpec>;
}

export function AboutSave({ about, words }: Props) {
  const { program } = useUi();
  const said = sentences(program, about, words);
  return said.length > 0 ? (
    <div class="notice" role="status">
      {said.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  ) : null;
}
