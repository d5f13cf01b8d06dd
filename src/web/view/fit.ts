/** Makes a picture as large as the window allows without scrolling: larger letters first, then a narrower frame. */
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Letters in parts of their usual size, and the share of the width; from the largest picture to the smallest. */
const SIZES: readonly (readonly [zoom: number, width: number])[] = [
  [1.6, 100],
  [1.45, 100],
  [1.3, 100],
  [1.15, 100],
  [1, 100],
  [1, 88],
  [1, 76],
  [1, 66],
  [1, 57],
  [1, 50],
  [0.9, 50],
  [0.8, 45],
];
/** On smaller windows the picture scrolls instead: there letters must not shrink. They may grow on a tablet. */
const LARGE = '(min-width: 64rem) and (min-height: 36rem)';
const MIDDLE = '(min-width: 44rem) and (min-height: 36rem)';

function sizes(large: boolean): typeof SIZES {
  if (large) return SIZES;
  return matchMedia(MIDDLE).matches
    ? SIZES.filter(([zoom, width]) => zoom >= 1 && width === 100)
    : [[1, 100]];
}

export function useFit(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const picture = ref.current;
    if (!picture) return;
    const resize = () => {
      const large = matchMedia(LARGE).matches;
      for (const [zoom, width] of sizes(large)) {
        picture.style.setProperty('zoom', String(zoom));
        picture.style.width = `${width}%`;
        if (document.documentElement.scrollHeight <= innerHeight) return;
      }
      // Nothing fits: as it is, to be scrolled.
      picture.style.setProperty('zoom', '1');
      picture.style.width = large ? '52%' : '100%';
    };
    // A board is loaded late, and grows with the game.
    const watch = new MutationObserver(resize);
    watch.observe(picture, { childList: true, subtree: true });
    addEventListener('resize', resize);
    resize();
    return () => {
      watch.disconnect();
      removeEventListener('resize', resize);
    };
  }, []);
}
