/** One tap, one act: after each act nothing is taken until the new node is on screen and a double tap is over. */
import { useRef, useState } from 'preact/hooks';

/** Longer than the two taps of a double tap are apart, shorter than anyone reads the next prompt. */
const PAUSE = 280;

export interface Guard {
  readonly ready: boolean;
  /** Runs the act unless one is being painted. An act that changed nothing blocks nothing. */
  run(act: () => boolean): void;
}

export function useGuard(): Guard {
  const blocked = useRef(false);
  const [ready, setReady] = useState(true);
  const free = () => {
    blocked.current = false;
    setReady(true);
  };
  return {
    ready,
    run(act) {
      if (blocked.current || !act()) return;
      blocked.current = true;
      setReady(false);
      // A hidden page paints nothing, so the pause alone must be enough there.
      if (document.hidden) setTimeout(free, PAUSE);
      else requestAnimationFrame(() => setTimeout(free, PAUSE));
    },
  };
}
