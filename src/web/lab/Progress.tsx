/** A run's progress and speed, and the button to stop it. */
import type { LabWords } from '../../lab/words/lab.ts';
import { useUi } from '../words/ui.ts';
import type { Pace } from './run.ts';

interface Props {
  readonly pace: Pace;
  readonly stopping: boolean;
  readonly lab: LabWords;
  readonly cancel: () => void;
}

export function Progress({ pace, stopping, lab, cancel }: Props) {
  const { say, lang } = useUi();
  const { done, of, rate, left } = pace;
  const whole = (n: number) =>
    new Intl.NumberFormat(lang, { maximumFractionDigits: n < 10 ? 1 : 0 }).format(n);
  const line =
    rate === undefined || left === undefined
      ? say.lab.preparing
      : lab.terminal.progress(whole(done), whole(of), whole(rate), whole(left));
  return (
    <div class="lab-progress">
      {/* A bar without a value shows that work continues, but not how far it is. */}
      <progress aria-label={say.lab.play(lab.games(of))} max={of} {...(done > 0 ? { value: done } : {})} />
      <p>{stopping ? say.lab.stopping : line}</p>
      <button type="button" class="big" disabled={stopping} onClick={cancel}>
        {say.lab.stop}
      </button>
    </div>
  );
}
