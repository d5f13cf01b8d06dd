/** Pieces that a step has moved slide to their new place. They are marked with `data-piece`, each with its own id. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

const SLIDE_MS = 260;
/** Where more pieces than this have moved, the table was laid out again. */
const FEW = 6;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How far each piece has come, for those that slide; none where too many have. */
export function slid(before: ReadonlyMap<string, Spot>, after: ReadonlyMap<string, Spot>): Map<string, Spot> {
  const moved = new Map<string, Spot>();
  for (const [id, to] of after) {
    const from = before.get(id);
    const by = from && { x: from.x - to.x, y: from.y - to.y };
    if (by && Math.abs(by.x) + Math.abs(by.y) > 1) moved.set(id, by);
  }
  return moved.size > FEW ? new Map() : moved;
}

export function useSlides(board: RefObject<HTMLElement | null>): void {
  const last = useRef<ReadonlyMap<string, Spot>>(new Map());
  useLayoutEffect(() => {
    const frame = board.current;
    if (!frame || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const { left, top } = frame.getBoundingClientRect();
    const pieces = new Map<string, HTMLElement>();
    const spots = new Map<string, Spot>();
    for (const piece of frame.querySelectorAll<HTMLElement>('[data-piece]')) {
      const box = piece.getBoundingClientRect();
      pieces.set(piece.dataset.piece ?? '', piece);
      spots.set(piece.dataset.piece ?? '', { x: box.left - left, y: box.top - top });
    }
    for (const [id, { x, y }] of slid(last.current, spots))
      pieces.get(id)?.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
        duration: SLIDE_MS,
        easing: 'ease-in-out',
      });
    last.current = spots;
  });
}
