/** The fields of the deck editor. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
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
  /** Why it can't be used; '' if it can. */
  wrong: string;
  take: (text: string) => void;
  most?: number;
}) {
  const id = useId();
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="text"
        maxLength={most}
        aria-invalid={wrong !== ''}
        aria-describedby={wrong ? id : undefined}
        value={value}
        onInput={(event) => take(event.currentTarget.value)}
      />
      <Wrong id={id} why={wrong} />
    </label>
  );
}

/** The reason at the field. */
export function Wrong({ id, why }: { id: string; why: string }) {
  return why ? (
    <small id={id} class="deck-wrong">
      {why}
    </small>
  ) : null;
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
  /** Why it can't be used; '' if it can. */
  wrong: string;
  take: (n: Typed) => void;
}) {
  const id = useId();
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        aria-invalid={wrong !== ''}
        aria-describedby={wrong ? id : undefined}
        value={value ?? ''}
        onInput={(event) => {
          const n = event.currentTarget.valueAsNumber;
          take(Number.isNaN(n) ? null : n);
        }}
      />
      <Wrong id={id} why={wrong} />
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
