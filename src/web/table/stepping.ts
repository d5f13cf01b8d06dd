/** Stepping through what the bots have just done, one step at a time. */
import { useState } from 'preact/hooks';
import type { Beat } from '../../sitting/seats.ts';

interface Stepping {
  /** Which of the bots' steps is shown; undefined for none. */
  readonly nth: number | undefined;
  /** Shows another one, or none. */
  step(to: number | undefined): void;
}

/** Ends with the next step of the game. */
export function useStepping(beats: readonly Beat[], length: number): Stepping {
  const [stepping, setStepping] = useState({ at: -1, nth: 0 });
  return {
    nth: stepping.at === length && beats.length > 0 ? stepping.nth : undefined,
    step: (to) => setStepping({ at: to === undefined ? -1 : length, nth: to ?? 0 }),
  };
}
