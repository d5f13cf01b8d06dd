/** One tap, one act: after each act nothing is taken until the new node is on screen, and no tap until a double tap is over. */
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';

/** Longer than the two taps of a double tap are apart, shorter than anyone reads the next prompt. */
const PAUSE = 280;

export interface Guard {
  /** The group of buttons that rests meanwhile, and says so. */
  readonly hand: RefObject<HTMLDivElement | null>;
  /** Runs the act unless one is being painted, or this is the second half of a double tap. Keys have no such half. */
  run(act: () => boolean, key?: boolean): void;
  /** Where keys are in use and the pressed button is gone, Tab goes on from what is asked now. */
  keepPlace(): void;
}

/** No state, only a mark on the group: the table is not drawn a second time because a pause is over. */
export function useGuard(): Guard {
  const hand = useRef<HTMLDivElement>(null);
  const unpainted = useRef(false);
  const tapped = useRef(false);
  const rest = useRef(0);
  const keys = useRef(false);
  // The group has no name, so nothing is read out twice.
  const keepPlace = () => {
    if (keys.current && document.activeElement === document.body)
      hand.current?.focus({ preventScroll: true });
  };
  const painted = () => {
    unpainted.current = false;
    keepPlace();
    clearTimeout(rest.current);
    rest.current = window.setTimeout(() => {
      tapped.current = false;
      hand.current?.removeAttribute('aria-disabled');
    }, PAUSE);
  };
  return {
    hand,
    keepPlace,
    run(act, key = false) {
      // Enter in a field comes as a tap; but the focus is shown there.
      keys.current = key || document.activeElement?.matches(':focus-visible') === true;
      if (unpainted.current || (tapped.current && !key) || !act()) return;
      unpainted.current = true;
      tapped.current = true;
      hand.current?.setAttribute('aria-disabled', 'true');
      // A hidden page paints nothing.
      if (document.hidden) painted();
      else requestAnimationFrame(painted);
    },
  };
}
