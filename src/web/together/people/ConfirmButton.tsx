/** Something that can't be undone: a button, then what it means, and the button again. */
import { useEffect, useRef, useState } from 'preact/hooks';

interface Props {
  readonly label: string;
  readonly help: string;
  /** The button that does it. */
  readonly now: string;
  readonly cancel: string;
  readonly run: () => void;
}

export function ConfirmButton({ label, help, now, cancel, run }: Props) {
  const [sure, setSure] = useState(false);
  const back = useRef<HTMLButtonElement>(null);
  // The pressed button is gone; holding its key must not press the next one.
  useEffect(() => back.current?.focus(), [sure]);
  if (!sure)
    return (
      <button type="button" class="menu-item" onClick={() => setSure(true)}>
        {label}
      </button>
    );
  return (
    <div class="notice">
      <p>{help}</p>
      <p class="row">
        <button type="button" class="primary" onClick={run}>
          {now}
        </button>
        <button type="button" ref={back} onClick={() => setSure(false)}>
          {cancel}
        </button>
      </p>
    </div>
  );
}
