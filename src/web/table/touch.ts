/**
 * A touched button takes no focus. Most are gone a moment later, and losing the element that has the focus costs the
 * page an extra layout. Keys and mice work as usual, and so does a field that somebody types in.
 */
let finger = false;

export const touch = {
  onPointerDown({ pointerType }: PointerEvent): void {
    finger = pointerType === 'touch';
    // A tap cuts every motion short.
    for (const motion of document.getAnimations()) motion.finish();
  },
  onMouseDown(event: MouseEvent): void {
    const button = event.target instanceof Element && event.target.closest('button');
    if (finger && button && !document.activeElement?.matches('input, textarea, select'))
      event.preventDefault();
  },
};
