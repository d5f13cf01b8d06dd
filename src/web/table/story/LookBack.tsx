/** A look at an earlier position: nothing can be changed there, but a new game can start from it. */

import { useState } from 'preact/hooks';
import type { AnySpec } from '../../../kernel/game.ts';
import type { Words } from '../../../kernel/words.ts';
import { branchFrom } from '../../../sitting/branch.ts';
import { sentences } from '../../../sitting/narrate.ts';
import type { Sitting } from '../../../sitting/sitting.ts';
import { sayProblem } from '../../../words/program.ts';
import { Icon } from '../../controls/Icon.tsx';
import { useOnce } from '../../controls/once.ts';
import { go, to } from '../../route.ts';
import { branchName } from '../../saved/branch-name.ts';
import type { Keeper } from '../../saved/keeper.ts';
import { createGame } from '../../saved/kept.ts';
import { newSeed } from '../../store/store.ts';
import { useUi } from '../../words/ui.ts';

interface Props {
  readonly sitting: Sitting;
  readonly saver: Keeper;
  readonly words: Words<AnySpec>;
  readonly at: number;
}

export function LookBack({ sitting, saver, words, at }: Props) {
  const { say, program } = useUi();
  const { session } = sitting;
  const { record } = saver;
  const [problem, setProblem] = useState('');
  const played = session.line[at - 1];
  const steps = session.line.length;
  const once = useOnce();
  const startHere = () => {
    const copy = branchFrom(session, record.id, at, newSeed());
    if (!copy.ok) return setProblem(sayProblem(program, copy.problem, words));
    void once(
      async () => {
        const as = { name: await branchName(record.name, saver.entry.meta, at), own: record.own };
        go(to.game((await createGame(saver.store, copy.value, Date.now(), as)).id));
      },
      () => setProblem(say.keeping.newNotSaved),
    );
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
      {problem && (
        <p class="notice problem" role="alert">
          {problem}
        </p>
      )}
      <div class="choices-row">
        <a class="button primary big" href={to.game(record.id)}>
          {say.backToNow}
        </a>
        <button type="button" class="side" onClick={startHere}>
          <Icon name="branch" /> {say.branch}
        </button>
      </div>
    </section>
  );
}
