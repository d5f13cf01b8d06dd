/** One tap, one act: after each act nothing is taken until the new node is on screen, and no tap until a double tap is over. */
import { createRef, type RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { DOUBLE_TAP } from '../twice.ts';

export interface Guard {
  /** The group of buttons that rests meanwhile, and says so. */
  readonly hand: RefObject<HTMLDivElement | null>;
  /** Runs the act unless one is being painted, or this is the second half of a double tap. Keys have no such half. */
  run(act: () => boolean, key?: boolean): void;
  /** Where keys are in use and the pressed button is gone, Tab goes on from what is asked now. */
  keepPlace(): void;
}

/** One for as long as the table is open. It changes nothing but a mark on the group: no drawing follows from it. */
export function useGuard(): Guard {
  return useState(makeGuard)[0];
}

function makeGuard(): Guard {
  const hand = createRef<HTMLDivElement>();
  let unpainted = false;
  let tapped = false;
  let rest = 0;
  let keys = false;
  // The group has no name, so nothing is read out twice.
  const keepPlace = () => {
    const at = document.activeElement;
    // A button that is greyed loses the focus only after the next frame: it waits on the keys around it, if they take it.
    const greyed = at?.matches(':disabled');
    if (!keys || (at !== document.body && !greyed)) return;
    const place = greyed ? at?.closest<HTMLElement>('[tabindex="-1"]') : undefined;
    (place ?? hand.current)?.focus({ preventScroll: true });
  };
  const painted = () => {
    unpainted = false;
    keepPlace();
    clearTimeout(rest);
    rest = window.setTimeout(() => {
      tapped = false;
      hand.current?.removeAttribute('aria-disabled');
    }, DOUBLE_TAP);
  };
  return {
    hand,
    keepPlace,
    run(act, key = false) {
      // Not everything that a key presses says so; but the focus is shown there.
      keys = key || document.activeElement?.matches(':focus-visible') === true;
      if (tapped && !key) {
        // A tap that comes so soon is for what still moves.
        for (const motion of hand.current?.getAnimations({ subtree: true }) ?? []) motion.finish();
        return;
      }
      if (unpainted || !act()) return;
      unpainted = true;
      tapped = true;
      hand.current?.setAttribute('aria-disabled', 'true');
      // A hidden page paints nothing.
      if (document.hidden) painted();
      else requestAnimationFrame(painted);
    },
  };
}
