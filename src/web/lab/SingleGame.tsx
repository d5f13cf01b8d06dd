/** Any game that was counted, played once more and put on the shelf. */
import { useId, useState } from 'preact/hooks';
import type { Survey } from '../../lab/survey/survey.ts';
import { NumberInput } from '../controls/NumberInput.tsx';
import { useTask } from '../controls/task.ts';
import { Problem } from '../page/Problem.tsx';
import { go, to } from '../route.ts';
import { createGame } from '../saved/kept.ts';
import { check } from '../shelf/import.ts';
import { openStore } from '../store/open.ts';
import { useUi } from '../words/ui.ts';

interface Props {
  readonly survey: Survey;
  /** Games that got stuck or never ended. */
  readonly troubles: readonly number[];
  readonly journal: (index: number) => Promise<string>;
}

export function SingleGame({ survey, troubles, journal }: Props) {
  const ui = useUi();
  const { say, lang } = ui;
  const field = useId();
  const [index, setIndex] = useState(0);
  const { busy, problem, run } = useTask();
  const number = (n: number) => new Intl.NumberFormat(lang).format(n);

  const open = async (at: number) => {
    const name = say.lab.simulated(number(at));
    const text = await journal(at).catch((error: unknown) => error);
    if (typeof text !== 'string') return text instanceof Error ? text.message : String(text);
    const checked = await check(name, text, ui);
    if (!checked.ok) return checked.why;
    const store = await openStore();
    const record = await createGame(store, checked.session, Date.now(), { name, simulated: true });
    return go(to.game(record.id));
  };
  const start = (at: number) => void run(() => open(at), say.keeping.newNotSaved);

  return (
    <section class="lab-single" aria-labelledby="lab-single">
      <h2 id="lab-single">{say.lab.single}</h2>
      <p class="quiet">{say.lab.singleHelp}</p>
      <div class="lab-buttons">
        <label for={field}>{say.lab.number}</label>
        <NumberInput id={field} value={index} min={0} max={survey.tally.games - 1} change={setIndex} />
        <button type="button" disabled={busy} onClick={() => start(index)}>
          {say.lab.openGame}
        </button>
        {[...new Set(troubles)].slice(0, 5).map((at) => (
          <button key={at} type="button" disabled={busy} onClick={() => start(at)}>
            {say.lab.trouble(number(at))}
          </button>
        ))}
      </div>
      {busy && <p role="status">{say.lab.opening}</p>}
      <Problem>{problem && `${say.lab.notOpened} ${problem}`}</Problem>
    </section>
  );
}
