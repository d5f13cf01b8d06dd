/** A value that has to be fetched first; undefined until it is there. What fails is shown by the page's boundary. */
import { useEffect, useState } from 'preact/hooks';

export function useLoaded<T>(load: () => Promise<T>, key: string): T | undefined {
  const [loaded, setLoaded] = useState<{ key: string; value: T } | undefined>(undefined);
  const [failed, setFailed] = useState<{ key: string; error: unknown } | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    load().then(
      (value) => wanted && setLoaded({ key, value }),
      (error: unknown) => wanted && setFailed({ key, error }),
    );
    return () => {
      wanted = false;
    };
  }, [key]);
  // Thrown while drawing: a boundary hears of nothing else. Where there is an old value, the page goes on with it.
  if (failed?.key === key && !loaded) throw failed.error;
  // An old value stays until the new one is there: a change of language must not empty the table.
  return loaded?.value;
}
