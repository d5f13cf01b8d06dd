/** Whether the window is wide enough for the story next to the table. */
import { useEffect, useState } from 'preact/hooks';

const WIDE = '(min-width: 48rem), (min-width: 36rem) and (max-height: 30rem)';

export function useWide(): boolean {
  const [wide, setWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const changed = () => setWide(query.matches);
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  }, []);
  return wide;
}
