/** Components that are drawn from a signal. */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Signal } from '../../sitting/signal.ts';

/** The value now; the component is drawn again after every change. */
export function useSignal<T>(signal: Signal<T>): T {
  const [, redraw] = useState(0);
  const { value } = signal;
  // A layout effect, because the first tap may come before other effects run.
  useLayoutEffect(() => {
    const again = () => redraw((n) => n + 1);
    if (!Object.is(signal.value, value)) again();
    return signal.watch(again);
  }, [signal]);
  return value;
}
