/** Keys of the table, each by its place on the keyboard. A held key acts once. */
import { useLayoutEffect, useRef } from 'preact/hooks';

/** By letter ("u") or digit ("1"). */
export type Keys = Readonly<Record<string, () => void>>;

/** Letters also work from a field that takes none. */
export function useKeys(keys: Keys, active: boolean): void {
  const now = useRef({ keys, active });
  now.current = { keys, active };
  // A layout effect, so that a key pressed as soon as the table is visible isn't lost.
  useLayoutEffect(() => {
    const down = (event: KeyboardEvent) => {
      const { target, key, repeat } = event;
      // The place on the keyboard, so that letters work with a Cyrillic layout too.
      const letter = /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase();
      const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
      // A held Enter would press the focused button, or submit a field, again and again.
      const held = repeat && key === 'Enter' && !(target instanceof HTMLTextAreaElement);
      if (!held && typing(target, letter !== undefined)) return;
      if (held || (repeat && key.length === 1)) return event.preventDefault();
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (!now.current.active || document.querySelector('dialog[open]')) return;
      const run = now.current.keys[letter ?? digit ?? ''];
      if (!run) return;
      run();
      event.preventDefault();
    };
    addEventListener('keydown', down);
    return () => removeEventListener('keydown', down);
  }, []);
}

/** Whether the key belongs to the focused field. A number field takes no letters, nor does a checkbox. */
function typing(target: EventTarget | null, letter: boolean): boolean {
  if (target instanceof HTMLInputElement) return !letter || !LETTERLESS.includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

const LETTERLESS = ['number', 'checkbox'];
