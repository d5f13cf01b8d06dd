/** The fields of the deck editor. */
import type { ComponentChildren } from 'preact';
import type { Typed } from './draft.ts';

export function TextField({
  label,
  value,
  wrong,
  take,
  most = 60,
}: {
  label: string;
  value: string;
  wrong: boolean;
  take: (text: string) => void;
  most?: number;
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="text"
        maxLength={most}
        aria-invalid={wrong}
        value={value}
        onInput={(event) => take(event.currentTarget.value)}
      />
    </label>
  );
}

/** Half typed is no number yet; the checks say so. */
export function NumberField({
  label,
  value,
  wrong,
  take,
}: {
  label: string;
  value: Typed;
  wrong: boolean;
  take: (n: Typed) => void;
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        aria-invalid={wrong}
        value={value ?? ''}
        onInput={(event) => {
          const n = event.currentTarget.valueAsNumber;
          take(Number.isNaN(n) ? null : n);
        }}
      />
    </label>
  );
}

export function Choice({
  label,
  value,
  take,
  children,
}: {
  label: string;
  value: string;
  take: (value: string) => void;
  children: ComponentChildren;
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => take(event.currentTarget.value)}>
        {children}
      </select>
    </label>
  );
}
