/** Work that takes a moment and then leaves the page or sheet it was asked for on. */
import { useRef } from 'preact/hooks';

/** A second tap, or a key that is held down, begins no second one; after a failure it may be asked for again. */
export function useOnce(): (work: () => Promise<unknown>, failed: () => void) => Promise<void> {
  const going = useRef(false);
  return async (work, failed) => {
    if (going.current) return;
    going.current = true;
    try {
      await work();
    } catch {
      going.current = false;
      failed();
    }
  };
}
