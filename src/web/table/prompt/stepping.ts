/** Stepping through what the bots have just done, one step at a time: by hand, or by itself at a pace one can follow. */
import { useEffect, useState } from 'preact/hooks';
import type { BotMove } from '../../../sitting/seats.ts';

/** Long enough to read a sentence. */
const PACE_MS = 1100;

interface Stepping {
  /** Which of the bots' steps is shown; undefined for none. */
  readonly nth: number | undefined;
  /** It goes on by itself. */
  readonly playing: boolean;
  /** Shows another one, or none. */
  step(to: number | undefined): void;
  /** From here by itself to the end, or no longer. */
  play(on: boolean): void;
}

/** Ends with the next step of the game. */
export function useStepping(beats: readonly BotMove[], length: number): Stepping {
  const [stepping, setStepping] = useState({ at: -1, nth: 0, playing: false });
  const nth = stepping.at === length && beats.length > 0 ? stepping.nth : undefined;
  const playing = nth !== undefined && stepping.playing;
  const show = (to: number | undefined, on: boolean) =>
    setStepping({ at: to === undefined ? -1 : length, nth: to ?? 0, playing: on });
  useEffect(() => {
    if (!playing) return;
    const next = nth + 1 < beats.length ? nth + 1 : undefined;
    const timer = setTimeout(() => show(next, true), PACE_MS);
    return () => clearTimeout(timer);
  }, [nth, playing, length]);
  return { nth, playing, step: (to) => show(to, false), play: (on) => show(nth ?? 0, on) };
}
