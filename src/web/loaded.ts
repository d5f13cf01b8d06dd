/** A value that has to be fetched first; undefined until it is there. What fails is shown by the page's boundary. */
import { useEffect, useState } from 'preact/hooks';

export function useLoaded<T>(load: () => Promise<T>, key: string): T | undefined {
  const [loaded, setLoaded] = useState<{ key: string; value: T } | undefined>(undefined);
  const [, fail] = useState<never>();
  useEffect(() => {
    let wanted = true;
    load().then(
      (value) => wanted && setLoaded({ key, value }),
      (error) =>
        wanted &&
        fail(() => {
          throw error;
        }),
    );
    return () => {
      wanted = false;
    };
  }, [key]);
  // An old value stays until the new one is there: a change of language must not empty the table.
  return loaded?.value;
}
