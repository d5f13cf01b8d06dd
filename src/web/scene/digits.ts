/** Digits typed anywhere on the page but in a field: faces of dice, numbers of spaces and of cards. */
import { useEffect, useRef } from 'preact/hooks';

/** While the board takes digits, they are no shortcuts of the prompt. `erase` takes Backspace. */
export function useDigits(active: boolean, typed: (digit: string) => void, erase?: () => void): void {
  const now = useRef({ typed, erase });
  now.current = { typed, erase };
  useEffect(() => {
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
    return () => removeEventListener('keydown', down, true);
  }, [active]);
}
