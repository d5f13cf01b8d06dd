/** A number with its name. */
import { useId } from 'preact/hooks';

interface NumberProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly take: (n: number) => void;
}

/** Half typed or out of bounds, the old number holds. */
export function NumberRow({ label, value, min, max, take }: NumberProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={value}
        onInput={(event) => {
          const n = event.currentTarget.valueAsNumber;
          if (Number.isInteger(n) && n >= min && n <= max) take(n);
        }}
      />
    </div>
  );
}
