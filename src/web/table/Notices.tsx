/** What the player must know before anything else: the game isn't saved, it changed elsewhere, an act was refused. */
import { sayRefusal } from '../../sitting/refusal.ts';
import { peopleWords, sayRefused } from '../../together/words/people/words.ts';
import { Problem } from '../page/Problem.tsx';
import { useLoaded } from '../redraw/loaded.ts';
import { AboutSave } from '../saved/AboutSave.tsx';
import { useUi } from '../words/ui.ts';
import { useGame } from './use-game.ts';

/** `present`: the current position is shown; only there a refusal makes sense. */
export function Notices({ present }: { present: boolean }) {
  const { say } = useUi();
  const { saved, sitting, words, acts } = useGame();
  const last = sitting.session.entries.at(-1)?.kind;
  return (
    <>
      {saved.notSaved && (
        <div class="notice problem" role="alert">
          <p>
            {say.notSaved} {say.notSavedHelp}
          </p>
          <p class="row">
            <button type="button" onClick={() => void saved.save()}>
              {say.tryAgain}
            </button>
            <button type="button" onClick={acts.save}>
              {say.export}
            </button>
          </p>
        </div>
      )}
      {saved.about && <AboutSave about={saved.about} words={words} />}
      {saved.caughtUp && (
        <p class="notice" role="status">
          {say.caughtUp} {saved.caughtUp === 'apart' && say.caughtUpApart}
        </p>
      )}
      {present && !saved.notSaved && (last === 'note' || last === 'mark') && (
        <p class="notice" role="status">
          {last === 'note' ? say.noteKept : say.markKept}
        </p>
      )}
      {present && sitting.drawerChanged && (
        <p class="notice" role="status">
          {sitting.playerDraws ? say.drawHandNow.own : say.drawHandNow.app}
        </p>
      )}
      {present && <Refused />}
    </>
  );
}

/** Why the last act was refused. */
function Refused() {
  const { program, lang } = useUi();
  const { sitting, words } = useGame();
  const { refused } = sitting;
  const byTable = refused?.why === 'table';
  const people = useLoaded(async () => (byTable ? peopleWords(lang) : undefined), `${lang} ${byTable}`);
  return (
    <Problem>
      {refused &&
        (people && refused.why === 'table'
          ? sayRefused(people, refused.reason)
          : sayRefusal(program, words, sitting.view(), refused))}
    </Problem>
  );
}
