/** Work that takes a moment and then leaves the page or sheet that started it. */
import { useRef } from 'preact/hooks';

/** A second tap or a held key doesn't start it twice; after a failure, or `false`, it can be started again. */
export function useOnce(): (work: () => Promise<unknown>, failed: () => void) => Promise<void> {
  const going = useRef(false);
  return async (work, failed) => {
    if (going.current) return;
    going.current = true;
    try {
      if ((await work()) === false) going.current = false;
    } catch {
      going.current = false;
      failed();
    }
  };
}
