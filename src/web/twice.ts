/**
 * The second half of a double tap acts on nothing that the first one brought up. Where a button, a sheet or a whole
 * page has changed under the finger, the same place means something else now, and nobody has read it yet.
 */

/** Longer than the two taps of a double tap are apart, shorter than anyone reads what came up. */
export const DOUBLE_TAP = 280;
/** As far apart as they are in place. */
const PLACE = 32;

export function neverTwice(page: EventTarget): void {
  let before: { at: number; x: number; y: number; what: Element | null } | undefined;
  page.addEventListener(
    'click',
    (event) => {
      // Keys come without a place.
      if (!(event instanceof MouseEvent) || event.detail === 0) return;
      const { clientX: x, clientY: y, timeStamp: at, target } = event;
      const first = before;
      before = { at, x, y, what: control(target) };
      if (!first?.what || first.what === before.what) return;
      if (at - first.at > DOUBLE_TAP || Math.hypot(x - first.x, y - first.y) > PLACE) return;
      if (!gone(first.what, first.x, first.y)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

/** What a tap there is for; a field belongs to its label. */
function control(at: EventTarget | null): Element | null {
  return at instanceof Element ? (at.closest('label') ?? at.closest('button, a, summary, input')) : null;
}

/** No longer there, or something lies over it. Two keys side by side are no double tap, nor is a page that scrolls on. */
function gone(what: Element, x: number, y: number): boolean {
  if (!what.isConnected || !what.checkVisibility()) return true;
  const { left, right, top, bottom } = what.getBoundingClientRect();
  const stayed = left <= x && x <= right && top <= y && y <= bottom;
  return stayed && control(document.elementFromPoint(x, y)) !== what;
}
