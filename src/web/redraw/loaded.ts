/** A value that must be loaded first; undefined until then. The page's boundary shows errors. */
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
  // A boundary catches only what is thrown while rendering. With an old value, the page keeps working.
  if (failed?.key === key && !loaded) throw failed.error;
  // The old value stays until the new one is loaded: a change of language must not empty the table.
  return loaded?.value;
}
