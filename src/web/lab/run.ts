/** One run of the lab: start, progress, stop. Leaving the page ends it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Plan, type Progress, subjectOf } from '../../lab/survey/survey.ts';
import type { Crew } from '../../lab/threads/crew.ts';
import { newCrew } from './crew.ts';

export interface Pace {
  readonly done: number;
  readonly of: number;
  /** Games a second and seconds left, once games are coming in. */
  readonly rate: number | undefined;
  readonly left: number | undefined;
}

/** The work to do; returns undefined if it was stopped before the first games were finished. */
export type Work<T> = (crew: Crew, told: Progress, signal: AbortSignal) => Promise<T | undefined>;

export type Run<T> =
  | { readonly at: 'rest' }
  | { readonly at: 'work'; readonly pace: Pace; readonly stopping: boolean }
  | { readonly at: 'end'; readonly result: T }
  | { readonly at: 'nothing' }
  | { readonly at: 'broken'; readonly why: string };

/** Milliseconds between two looks at the bar. */
const LOOK = 100;

export function useRun<T>() {
  const [run, setRun] = useState<Run<T>>({ at: 'rest' });
  const crew = useRef<Crew | undefined>(undefined);
  const stop = useRef<AbortController | undefined>(undefined);
  const dismiss = () => {
    void crew.current?.close();
    crew.current = undefined;
  };
  useEffect(
    () => () => {
      stop.current?.abort();
      dismiss();
    },
    [],
  );

  const start = async (games: number, work: Work<T>): Promise<void> => {
    const controller = new AbortController();
    stop.current = controller;
    crew.current ??= newCrew();
    const tell = pacer((pace) => setRun({ at: 'work', pace, stopping: controller.signal.aborted }));
    setRun({ at: 'work', pace: { done: 0, of: games, rate: undefined, left: undefined }, stopping: false });
    try {
      const result = await work(crew.current, tell, controller.signal);
      setRun(result === undefined ? { at: 'nothing' } : { at: 'end', result });
    } catch (error) {
      // Other workers may still be busy with a run that is over.
      dismiss();
      setRun({ at: 'broken', why: error instanceof Error ? error.message : String(error) });
    }
  };

  const cancel = () => {
    stop.current?.abort();
    setRun((now) => (now.at === 'work' ? { ...now, stopping: true } : now));
  };

  /** Plays one game of the run again, as a journal. */
  const journal = async ({ game, options, bots, seed }: Plan, index: number): Promise<string> => {
    crew.current ??= newCrew();
    const subject = subjectOf(game, options, bots);
    let text = '';
    await crew.current.run([{ kind: 'journal', subject, seed, index }], (result) => {
      if (result.kind === 'journal') text = result.text;
    });
    return text;
  };

  return { run, start, cancel, journal };
}

/** The rate leaves out preparation: it counts from the first finished games. */
function pacer(show: (pace: Pace) => void): Progress {
  let from: { readonly at: number; readonly done: number } | undefined;
  let last = 0;
  return (done, of) => {
    const now = performance.now();
    if (done > 0) from ??= { at: now, done };
    if (now - last < LOOK && done < of) return;
    last = now;
    const rate =
      from && done > from.done && now > from.at ? ((done - from.done) * 1000) / (now - from.at) : undefined;
    show({ done, of, rate, left: rate === undefined ? undefined : Math.ceil((of - done) / rate) });
  };
}
