/** Steps through the bots' last moves: by hand, or automatically at a pace that a person can follow. */
import { useEffect, useState } from 'preact/hooks';
import type { BotMove } from '../../sitting/seats.ts';

/** Long enough to read a sentence. */
const PACE_MS = 1100;

export interface Stepping {
  /** What the bots did since a person's last step. */
  readonly moves: readonly BotMove[];
  /** Which of the moves is shown; undefined for none. */
  readonly nth: number | undefined;
  /** Steps follow automatically. */
  readonly playing: boolean;
  /** Shows another one, or none. */
  step(to: number | undefined): void;
  /** Starts or stops stepping automatically to the end. */
  play(on: boolean): void;
}

/** Ends with the next step of the game. */
export function useStepping(moves: readonly BotMove[], length: number): Stepping {
  const [stepping, setStepping] = useState({ at: -1, nth: 0, playing: false });
  const nth = stepping.at === length && moves.length > 0 ? stepping.nth : undefined;
  const playing = nth !== undefined && stepping.playing;
  const show = (to: number | undefined, on: boolean) =>
    setStepping({ at: to === undefined ? -1 : length, nth: to ?? 0, playing: on });
  useEffect(() => {
    if (!playing) return;
    const next = nth + 1 < moves.length ? nth + 1 : undefined;
    const timer = setTimeout(() => show(next, true), PACE_MS);
    return () => clearTimeout(timer);
  }, [nth, playing, length]);
  return { moves, nth, playing, step: (to) => show(to, false), play: (on) => show(nth ?? 0, on) };
}
