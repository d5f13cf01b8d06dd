/** Does forecasts one after the other, a small step at a time, so that other work fits between the steps. */
import type { Forecast } from '../../../../kernel/exact/outlook.ts';
import type { Work } from '../../forecast/win-chance.ts';

export interface Job {
  readonly id: string;
  readonly work: Work;
}

export type Found = (id: string, forecast: Forecast) => void;

/** Returns a function that drops what is left. */
export function runInSteps(jobs: readonly Job[], found: Found): () => void {
  const left = [...jobs];
  let timer: ReturnType<typeof setTimeout>;
  const step = () => {
    const [job] = left;
    if (!job) return;
    const done = job.work();
    if (done) {
      left.shift();
      found(job.id, done);
    }
    timer = setTimeout(step);
  };
  timer = setTimeout(step);
  return () => clearTimeout(timer);
}
