/** A number with its name, between one button for less and one for more. */
import type { RefObject } from 'preact';
import { useId } from 'preact/hooks';
import { useUi } from '../words/ui.ts';
import './Stepper.css';

interface Props {
  readonly label: string;
  readonly range: { readonly min: number; readonly max: number; readonly step?: number };
  /** As typed: it may be empty or out of bounds. */
  readonly value: string;
  readonly field?: RefObject<HTMLInputElement | null>;
  take(value: string): void;
}

export function Stepper({ label, range: { min, max, step = 1 }, value, field, take }: Props) {
  const { say } = useUi();
  const id = useId();
  const n = Number(value);
  const change = (sign: '−' | '+', to: number, name: string) => (
    <button
      type="button"
      class="stepper-button"
      aria-label={`${name}: ${label}`}
      disabled={sign === '−' ? n <= min : n >= max}
      onClick={() => take(String(Math.min(max, Math.max(min, to))))}
    >
      {sign}
    </button>
  );
  return (
    <div class="field stepper">
      <label for={id}>{label}</label>
      <div class="stepper-row">
        {change('−', n - step, say.oneLess)}
        <input
          id={id}
          {...(field ? { ref: field } : {})}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={step}
          value={value}
          onFocus={(event) => event.currentTarget.select()}
          onInput={(event) => take(event.currentTarget.value)}
        />
        {change('+', n + step, say.oneMore)}
      </div>
    </div>
  );
}
