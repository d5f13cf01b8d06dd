/** Makes a picture as large as the window allows without scrolling: larger letters first, then a narrower frame. */
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { at } from '../../kernel/at.ts';

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

/** A picture grows again only if this many more sizes fit: what comes and goes with a step doesn't change its size. */
const WORTH_IT = 2;

/** The index of the size to show, in the list from large to small; `last` was shown before. */
export function nextSize(last: number | undefined, largest: number): number {
  return last !== undefined && largest < last && last - largest < WORTH_IT ? last : largest;
}

export function useFit(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const picture = ref.current;
    if (!picture) return;
    let shown: number | undefined;
    const resize = () => {
      const large = matchMedia(LARGE).matches;
      const set = ([zoom, width]: readonly [zoom: number, width: number]) => {
        picture.style.setProperty('zoom', String(zoom));
        picture.style.width = `${width}%`;
      };
      const { scrollX, scrollY } = window;
      // Even the smallest doesn't fit, so it scrolls.
      const all = [...sizes(large), [1, large ? 52 : 100] as const];
      const fits = all.findIndex((size) => {
        set(size);
        return document.documentElement.scrollHeight <= innerHeight;
      });
      shown = nextSize(shown, fits < 0 ? all.length - 1 : fits);
      set(at(all, shown));
      scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    };
    const refit = () => {
      shown = undefined;
      resize();
    };
    // A board is loaded late, and grows with the game.
    const watch = new MutationObserver(resize);
    watch.observe(picture, { childList: true, subtree: true });
    addEventListener('resize', refit);
    resize();
    return () => {
      watch.disconnect();
      removeEventListener('resize', refit);
    };
  }, []);
}
