/** A button that lets the player choose a file. The same file can be chosen twice in a row. */
import { useRef } from 'preact/hooks';
import { Icon } from './Icon.tsx';

interface Props {
  readonly label: string;
  /** The id of what describes it. */
  readonly describedBy?: string;
  readonly accept: string;
  readonly open: (file: File) => unknown;
}

export function FileButton({ label, describedBy, accept, open }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" aria-describedby={describedBy} onClick={() => input.current?.click()}>
        <Icon name="open" /> {label}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          if (chosen) void open(chosen);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
