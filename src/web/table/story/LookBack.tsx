/** A look at an earlier position: nothing can be changed there, but a new game can start from it. */

import { branchFrom } from '../../../sitting/branch.ts';
import { sentences } from '../../../sitting/narrate.ts';
import { sayProblem } from '../../../words/program.ts';
import { Icon } from '../../controls/Icon.tsx';
import { useTask } from '../../controls/task.ts';
import { Problem } from '../../page/Problem.tsx';
import { go, to } from '../../route.ts';
import { branchName } from '../../saved/branch-name.ts';
import { createGame } from '../../saved/kept.ts';
import { newSeed } from '../../store/store.ts';
import { useUi } from '../../words/ui.ts';
import { useGame } from '../use-game.ts';

/** `at`: how many steps precede the position. */
export function LookBack({ at }: { at: number }) {
  const { say, program } = useUi();
  const { saved, sitting, words } = useGame();
  const { session } = sitting;
  const { record } = saved;
  const played = session.line[at - 1];
  const steps = session.line.length;
  const { problem, run } = useTask();
  const startHere = async () => {
    const copy = branchFrom(session, record.id, at, newSeed());
    if (!copy.ok) return sayProblem(program, copy.problem, words);
    const as = { name: await branchName(record.name, saved.entry.meta, at), own: record.own };
    return go(to.game((await createGame(saved.store, copy.value, Date.now(), as)).id));
  };
  return (
    <section class="prompt looking" aria-labelledby="prompt-text">
      <h2 id="prompt-text" class="prompt-text" tabIndex={-1}>
        {say.looking(at, steps)}
      </h2>
      {played ? (
        <ul>
          {sentences(sitting.narrator(words, program), { entry: played.step, played }).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p>{say.beginning}</p>
      )}
      <p class="quiet">{say.lookingHelp}</p>
      <nav class="row" aria-label={say.story}>
        {at > session.base && (
          <a class="button" href={to.at(record.id, at - 1)}>
            {say.previous}
          </a>
        )}
        {at < steps && (
          <a class="button" href={to.at(record.id, at + 1)}>
            {say.next}
          </a>
        )}
      </nav>
      <Problem>{problem}</Problem>
      <div class="choices-row">
        <a class="button primary big" href={to.game(record.id)}>
          {say.backToNow}
        </a>
        <button type="button" class="side" onClick={() => void run(startHere, say.keeping.newNotSaved)}>
          <Icon name="branch" /> {say.branch}
        </button>
      </div>
    </section>
  );
}
