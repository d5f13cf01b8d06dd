/** A setting that is on or off. */
interface Props {
  readonly label: string;
  readonly help?: string | undefined;
  readonly on: boolean;
  readonly turn: (on: boolean) => void;
}

export function Switch({ label, help, on, turn }: Props) {
  return (
    <label class="switch">
      <input type="checkbox" checked={on} onChange={(event) => turn(event.currentTarget.checked)} />
      <span>
        {label}
        {help !== undefined && (
          <>
            {' '}
            <small>{help}</small>
          </>
        )}
      </span>
    </label>
  );
}
