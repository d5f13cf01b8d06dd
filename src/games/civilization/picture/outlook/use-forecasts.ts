/** Forecasts for the page as they are found, while the player may continue. */
import { useEffect, useState } from 'preact/hooks';
import type { Forecast } from '../../../../kernel/exact/outlook.ts';
import type { Found } from './in-steps.ts';

interface Known {
  readonly key: string;
  readonly forecasts: ReadonlyMap<string, Forecast>;
}

/**
 * The forecasts known so far. `key` tells one question from another; '' asks none. `begin` returns a function that drops
 * what was begun.
 */
export function useForecasts(
  key: string,
  begin: (found: Found) => () => void,
): ReadonlyMap<string, Forecast> {
  const [known, setKnown] = useState<Known>({ key: '', forecasts: new Map() });
  useEffect(() => {
    if (key === '') return;
    const forecasts = new Map<string, Forecast>();
    return begin((id, forecast) => {
      forecasts.set(id, forecast);
      setKnown({ key, forecasts: new Map(forecasts) });
    });
  }, [key]);
  return known.key === key ? known.forecasts : NONE;
}

const NONE: ReadonlyMap<string, Forecast> = new Map();
