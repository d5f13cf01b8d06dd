/** Digits typed anywhere on the page but in a field: the numbers of spaces and of cards. */
import { useEffect, useRef } from 'preact/hooks';

export function useDigits(active: boolean, typed: (digit: string) => void): void {
  const now = useRef(typed);
  now.current = typed;
  useEffect(() => {
    if (!active) return;
    const down = (event: KeyboardEvent) => {
      const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
      if (digit === undefined || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLInputElement || document.querySelector('dialog[open]')) return;
      // While the board takes digits, they are no shortcuts of the prompt.
      event.preventDefault();
      event.stopImmediatePropagation();
      now.current(digit);
    };
    addEventListener('keydown', down, true);
    return () => removeEventListener('keydown', down, true);
  }, [active]);
}
