/**
 * One tap, one act, on the whole page. The second half of a double tap never repeats an act and never triggers what the
 * first half brought up: a button, sheet or page that has just appeared under the finger hasn't been read yet. Keys
 * aren't affected.
 */
import { createRef } from 'preact';

/** Longer than a double tap takes, shorter than reading what came up. */
const DOUBLE_TAP = 280;
/** The two taps of a double tap are at most this far apart. */
const PLACE = 32;

/** The last tap: when, where, on what, and whether it made an act. */
let last: { at: number; x: number; y: number; what: Element | null; acted: boolean } | undefined;
/** The last act hasn't been painted yet. */
let unpainted = false;
/** Taps at the table don't count until a double tap is over. */
let resting = false;
let rest = 0;
/** A key made the last act. */
let keys = false;

/** What is asked and its buttons, which are disabled for a moment after an act. */
export const dock = createRef<HTMLDivElement>();

/** Checks every tap of the page before any other handler. */
export function guardTaps(page: EventTarget): void {
  page.addEventListener(
    'click',
    (event) => {
      // Clicks made by keys have no position.
      if (!(event instanceof MouseEvent) || event.detail === 0) return;
      const { clientX: x, clientY: y, timeStamp: at, target } = event;
      const first = last;
      last = { at, x, y, what: control(target), acted: false };
      if (!first?.what || at - first.at > DOUBLE_TAP || Math.hypot(x - first.x, y - first.y) > PLACE) return;
      const changed = first.what !== last.what && gone(first.what, first.x, first.y);
      if (!first.acted && !changed) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      finishMotion();
    },
    { capture: true },
  );
}

/**
 * Carries out an act at the table, unless the last one isn't painted yet or this tap comes too soon; a key is
 * never too soon. `lasting`: nothing on the table changes with it, and nothing rests.
 */
export function act(run: () => boolean, key = false, lasting = false): void {
  // Not every click by a key is marked as one, but then the focus is visible.
  keys = key || document.activeElement?.matches(':focus-visible') === true;
  if (resting && !key && !lasting) return finishMotion();
  if (unpainted || !run()) return;
  if (last && !key) last.acted = true;
  if (lasting) return;
  unpainted = true;
  resting = true;
  dock.current?.setAttribute('aria-disabled', 'true');
  // A hidden page paints nothing.
  if (document.hidden) painted();
  else requestAnimationFrame(painted);
}

function painted(): void {
  unpainted = false;
  keepPlace();
  clearTimeout(rest);
  rest = window.setTimeout(() => {
    resting = false;
    dock.current?.removeAttribute('aria-disabled');
  }, DOUBLE_TAP);
}

/** If the player uses keys and the pressed button is gone, Tab continues from the prompt. */
export function keepPlace(): void {
  const at = document.activeElement;
  // A disabled button loses the focus only after the next frame, so the focus moves to the keys around it, if they take it.
  const greyed = at?.matches(':disabled');
  if (!keys || (at !== document.body && !greyed)) return;
  const place = greyed ? at?.closest<HTMLElement>('[tabindex="-1"]') : undefined;
  // The dock has no name, so nothing is read out twice.
  (place ?? dock.current)?.focus({ preventScroll: true });
}

/** A tap that comes this soon only ends the animation. */
function finishMotion(): void {
  for (const motion of dock.current?.getAnimations({ subtree: true }) ?? []) motion.finish();
}

/** What a tap there is for; a field belongs to its label. */
function control(at: EventTarget | null): Element | null {
  return at instanceof Element ? (at.closest('label') ?? at.closest('button, a, summary, input')) : null;
}

/** Removed or covered. Taps on two adjacent keys aren't a double tap, nor is a page that scrolls. */
function gone(what: Element, x: number, y: number): boolean {
  if (!what.isConnected || !what.checkVisibility()) return true;
  const { left, right, top, bottom } = what.getBoundingClientRect();
  const stayed = left <= x && x <= right && top <= y && y <= bottom;
  return stayed && control(document.elementFromPoint(x, y)) !== what;
}
