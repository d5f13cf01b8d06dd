/** A field for a whole number within its bounds. */
import { useState } from 'preact/hooks';
import { useUi } from '../words/ui.ts';

interface Props {
  readonly id?: string;
  /** Undefined until the player enters it. */
  readonly value: number | undefined;
  readonly placeholder?: string | undefined;
  readonly min: number;
  readonly max: number;
  readonly name?: string;
  readonly describedBy?: string;
  readonly change: (n: number) => void;
}

/**
 * The typed value replaces the old one. Out of bounds it stays, marked and with the bounds in words, so that the player
 * can correct it; an empty field restores the old value.
 */
export function NumberInput({ id, value, placeholder, min, max, name, describedBy, change }: Props) {
  const { say } = useUi();
  const [typed, setTyped] = useState<string | undefined>();
  const [refused, setRefused] = useState(false);
  const input = (
    <input
      id={id}
      aria-invalid={refused || undefined}
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      step={1}
      value={typed ?? value ?? ''}
      placeholder={placeholder}
      aria-label={name}
      aria-describedby={describedBy}
      onFocus={(event) => event.currentTarget.select()}
      onInput={(event) => setTyped(event.currentTarget.value)}
      onChange={(event) => {
        const { value: text, valueAsNumber: n } = event.currentTarget;
        const fits = Number.isInteger(n) && n >= min && n <= max;
        setTyped(fits || text === '' ? undefined : text);
        setRefused(!fits && text !== '');
        if (fits) change(n);
      }}
    />
  );
  if (!refused) return input;
  return (
    <>
      {input}
      <small class="out-of-bounds" role="alert">
        {say.outOfBounds(min, max)}
      </small>
    </>
  );
}
