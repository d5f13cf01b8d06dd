/** Work that takes a moment and then leaves the page or sheet that started it. */
import { useRef, useState } from 'preact/hooks';

export interface Task {
  readonly busy: boolean;
  /** Why the last work wasn't done, in words; '' if it was. */
  readonly problem: string;
  /**
   * Work that can't be done resolves to the reason, a text; if it throws, the reason is `failed`. A second tap or a held
   * key doesn't start it twice; what wasn't done can be started again. True if it was done.
   */
  run(work: () => Promise<unknown>, failed: string): Promise<boolean>;
}

export function useTask(): Task {
  const started = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  return {
    busy,
    problem,
    async run(work, failed) {
      if (started.current) return false;
      started.current = true;
      setBusy(true);
      const why = await work().catch(() => failed);
      const done = typeof why !== 'string';
      setBusy(false);
      setProblem(done ? '' : why);
      started.current = done;
      return done;
    },
  };
}
