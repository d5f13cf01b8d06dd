/** Digits typed anywhere on the page but in a field: faces of dice, numbers of spaces and of cards. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** How many parts of the board take digits now, and who wants to know. */
let takers = 0;
const watchers = new Set<(taken: boolean) => void>();

function count(by: 1 | -1): void {
  takers += by;
  for (const watch of watchers) watch(takers > 0);
}

/** While the board takes digits, they are no shortcuts of the prompt. `erase` takes Backspace. */
export function useDigits(active: boolean, typed: (digit: string) => void, erase?: () => void): void {
  const now = useRef({ typed, erase });
  now.current = { typed, erase };
  // Before anything is painted: who learns of it only afterwards lays the page out a second time.
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

/** Does the board take the digits? Then nothing else may promise to answer to one. */
export function useDigitsTaken(): boolean {
  const [taken, setTaken] = useState(takers > 0);
  // At once, so that none is missed between the drawing and what follows of it.
  useLayoutEffect(() => {
    setTaken(takers > 0);
    watchers.add(setTaken);
    return () => void watchers.delete(setTaken);
  }, []);
  return taken;
}
