/** What the player must know before anything else: the game isn't saved, it changed elsewhere, an act was refused. */
import type { AnySpec } from '../../kernel/game.ts';
import type { Words } from '../../kernel/words.ts';
import { sayRefusal } from '../../sitting/refusal.ts';
import { peopleWords, sayRefused } from '../../together/words/people/words.ts';
import { useLoaded } from '../redraw/loaded.ts';
import { AboutSave } from '../saved/AboutSave.tsx';
import type { Keeper } from '../saved/keeper.ts';
import { useUi } from '../words/ui.ts';

interface Props {
  readonly saver: Keeper;
  readonly words: Words<AnySpec>;
  /** The current position is shown; only there a refusal makes sense. */
  readonly present: boolean;
  readonly save: () => void;
}

export function Notices({ saver, words, present, save }: Props) {
  const { say, program, lang } = useUi();
  const { sitting } = saver;
  const { refused } = sitting;
  const between = refused?.why === 'table';
  const people = useLoaded(async () => (between ? peopleWords(lang) : undefined), `${lang} ${between}`);
  const last = sitting.session.entries.at(-1)?.kind;
  return (
    <>
      {saver.notSaved && (
        <div class="notice problem" role="alert">
          <p>
            {say.notSaved} {say.notSavedHelp}
          </p>
          <p class="row">
            <button type="button" onClick={() => void saver.save()}>
              {say.tryAgain}
            </button>
            <button type="button" onClick={save}>
              {say.export}
            </button>
          </p>
        </div>
      )}
      {saver.about && <AboutSave about={saver.about} words={words} />}
      {saver.caughtUp && (
        <p class="notice" role="status">
          {say.caughtUp} {saver.caughtUp === 'apart' && say.caughtUpApart}
        </p>
      )}
      {present && !saver.notSaved && (last === 'note' || last === 'mark') && (
        <p class="notice" role="status">
          {last === 'note' ? say.noteKept : say.markKept}
        </p>
      )}
      {sitting.refused && present && (
        <p class="notice problem" role="alert">
          {people && refused?.why === 'table'
            ? sayRefused(people, refused.reason)
            : sayRefusal(program, words, sitting.view(), sitting.refused)}
        </p>
      )}
    </>
  );
}
