/** Digits typed anywhere on the page but in a field: faces of dice, numbers of spaces and of cards. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Signal } from '../../sitting/signal.ts';
import { useSignal } from '../redraw/signal.ts';

/** How many parts of the board take digits now. */
let takers = 0;
const taken = new Signal(false);

function count(by: 1 | -1): void {
  takers += by;
  taken.value = takers > 0;
}

/** While the board takes digits, the prompt doesn't use them as shortcuts. `erase` handles Backspace. */
export function useDigits(active: boolean, typed: (digit: string) => void, erase?: () => void): void {
  const now = useRef({ typed, erase });
  now.current = { typed, erase };
  // Before painting; otherwise components that depend on it cause a second layout.
  useLayoutEffect(() => {
    if (!active) return;
    const down = (event: KeyboardEvent) => {
      const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
      const back = event.code === 'Backspace' ? now.current.erase : undefined;
      if ((digit === undefined && !back) || event.repeat || event.ctrlKey || event.metaKey || event.altKey)
        return;
      if (event.target instanceof HTMLInputElement || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (digit === undefined) back?.();
      else now.current.typed(digit);
    };
    addEventListener('keydown', down, true);
    count(1);
    return () => {
      removeEventListener('keydown', down, true);
      count(-1);
    };
  }, [active]);
}

/** Whether the board takes the digits; if so, nothing else may offer one as a shortcut. */
export function useDigitsTaken(): boolean {
  return useSignal(taken);
}
