/** Works out forecasts beside the player's taps: one small step at a time, and the page goes on between them. */
import { useEffect, useState } from 'preact/hooks';
import type { Forecast } from '../../../kernel/exact/outlook.ts';
import type { Budget, Work } from '../forecast/win-chance.ts';

/** What a phone can do while somebody waits. */
export const PHONE_BUDGET: Budget = { positions: 6_000, battles: 1_000, seed: 2010 };

interface Job {
  readonly id: string;
  readonly work: Work;
}

interface Found {
  readonly key: string;
  readonly forecasts: ReadonlyMap<string, Forecast>;
}

/** The forecasts known so far. `key` tells one question from another; '' asks none. What was begun for another is dropped. */
export function useForecasts(key: string, begin: () => readonly Job[]): ReadonlyMap<string, Forecast> {
  const [found, setFound] = useState<Found>({ key: '', forecasts: new Map() });
  useEffect(() => {
    if (key === '') return;
    const jobs = [...begin()];
    const forecasts = new Map<string, Forecast>();
    let timer: ReturnType<typeof setTimeout>;
    const step = () => {
      const [job] = jobs;
      if (!job) return;
      const done = job.work();
      if (done) {
        jobs.shift();
        forecasts.set(job.id, done);
        setFound({ key, forecasts: new Map(forecasts) });
      }
      timer = setTimeout(step);
    };
    timer = setTimeout(step);
    return () => clearTimeout(timer);
  }, [key]);
  return found.key === key ? found.forecasts : NONE;
}

const NONE: ReadonlyMap<string, Forecast> = new Map();
