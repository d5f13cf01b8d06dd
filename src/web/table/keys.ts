/** Keys of the table: numbers choose, letters work the tools. A held key acts once. */
import { useLayoutEffect, useRef } from 'preact/hooks';

export interface Keys {
  choose(n: number): void;
  readonly letters: Readonly<Record<string, () => void>>;
}

export function useKeys(keys: Keys, active: boolean): void {
  const now = useRef({ ...keys, active });
  now.current = { ...keys, active };
  // With the drawing itself: a key that is pressed as soon as the table is seen must not be lost.
  useLayoutEffect(() => {
    const down = (event: KeyboardEvent) => {
      const held = event.repeat && (event.key === 'Enter' || event.key === ' ' || event.key.length === 1);
      if (typing(event.target)) return;
      // A held Enter would press the focused button again and again.
      if (held) return event.preventDefault();
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (!now.current.active || document.querySelector('dialog[open]')) return;
      // The place on the keyboard, so that letters work with a Cyrillic layout too.
      const letter = /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase() ?? '';
      const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
      if (digit) now.current.choose(Number(digit));
      else if (now.current.letters[letter]) now.current.letters[letter]();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', down);
    return () => removeEventListener('keydown', down);
  }, []);
}

function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}
