/** A sheet over the page: the browser's own dialog, with focus kept inside, closed by Escape, by a tap outside it, or by its button. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useUi } from '../words/ui.ts';
import { Icon } from './Icon.tsx';
import './Dialog.css';

interface Props {
  readonly title: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

export function Dialog({ title, close, children }: Props) {
  const { say } = useUi();
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  /** Whether the tap started outside the sheet: selecting text with the mouse may end there. */
  const beside = useRef(false);
  useEffect(() => {
    const opener = document.activeElement;
    ref.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog automatically
    <dialog
      ref={ref}
      class="sheet"
      aria-labelledby={heading}
      // The browser reports a closed dialog only after the keys pressed meanwhile, so we close it ourselves.
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={() => ref.current && close()}
      onPointerDown={(event) => {
        beside.current = event.target === ref.current;
      }}
      onClick={(event) => {
        if (event.target === ref.current && beside.current) close();
      }}
    >
      <div class="sheet-body">
        <header class="sheet-head">
          <h2 id={heading} class="sheet-title">
            {title}
          </h2>
          <button type="button" class="plain" aria-label={say.close} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
