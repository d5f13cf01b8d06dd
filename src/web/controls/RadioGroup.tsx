/** One of a few, each with its words: all of them are in sight. */
import type { ComponentChildren } from 'preact';

interface Props<T> {
  readonly legend: string;
  /** Different for each group on a page. */
  readonly name: string;
  readonly values: readonly T[];
  readonly chosen: T | undefined;
  readonly choose: (value: T) => void;
  readonly label: (value: T) => ComponentChildren;
  /** What else to know. */
  readonly children?: ComponentChildren;
}

export function RadioGroup<T extends string | boolean>(props: Props<T>) {
  const { legend, name, values, chosen, choose, label, children } = props;
  return (
    <fieldset class="choices">
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={String(value)} class="choice">
          <input type="radio" name={name} checked={value === chosen} onChange={() => choose(value)} />
          <span>{label(value)}</span>
        </label>
      ))}
      {children}
    </fieldset>
  );
}
