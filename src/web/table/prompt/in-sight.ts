/** On a small screen the prompt covers the bottom of the board, so the page scrolls what the question is about above it. */
import { useLayoutEffect } from 'preact/hooks';

/** Places of the scene that are in play, and what a game's own picture marks as the thing in question. */
const ABOUT = '.place[data-active], [data-about]';

/** Room for the frame of a marked part. */
const EDGE = 8;

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** How far to scroll down (or up, if negative) so that this part is in the free room; its top, if it is too tall. */
export function scrollFor({ top, bottom }: Span, room: Span): number {
  if (top < room.top || bottom - top > room.bottom - room.top) return top - room.top;
  return Math.max(0, bottom - room.bottom);
}

/** All of them, if they fit together; otherwise the first. */
export function together(parts: readonly Span[], room: Span): Span | undefined {
  const all = {
    top: Math.min(...parts.map(({ top }) => top)),
    bottom: Math.max(...parts.map((p) => p.bottom)),
  };
  return all.bottom - all.top <= room.bottom - room.top ? all : parts[0];
}

/** Where the bar and the guide end that stay on top of the page. */
function keptOnTop(): number {
  const kept = [...document.querySelectorAll<HTMLElement>('.table-page > .bar, .guide')].filter(
    (part) => getComputedStyle(part).position === 'sticky',
  );
  return kept.reduce((end, part) => end + part.getBoundingClientRect().height, 0);
}

const tapped = (part: Element) => part.querySelector('button:enabled') !== null;

function bringIntoSight(): void {
  const marked = [...document.querySelectorAll<HTMLElement>(`.board-area :is(${ABOUT})`)];
  const parts = [...marked.filter(tapped), ...marked.filter((part) => !tapped(part))];
  const dock = document.querySelector('.asking');
  const [first] = parts;
  if (!dock || !first) return;
  const over = dock.getBoundingClientRect();
  const { left, right } = first.getBoundingClientRect();
  const covers = over.left < right && over.right > left && getComputedStyle(dock).position === 'sticky';
  // Next to the board it covers nothing.
  if (!covers) return first.scrollIntoView({ block: 'nearest' });
  const room = { top: keptOnTop(), bottom: over.top - EDGE };
  const spans = parts.map((part) => part.getBoundingClientRect()).filter(({ height }) => height > 0);
  const about = together(spans, room);
  const by = about ? scrollFor(about, room) : 0;
  if (by !== 0) scrollBy({ top: by, behavior: 'instant' });
}

/** Runs once per question, before painting. `question` identifies it; '' if nobody is asked. */
export function useInSight(question: string): void {
  useLayoutEffect(() => {
    if (question) bringIntoSight();
  }, [question]);
}
