/** A number with its name. */
import { useState } from 'preact/hooks';
import { Stepper } from '../../../../web/controls/Stepper.tsx';

interface NumberProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly take: (n: number) => void;
}

/** Half typed or out of bounds, the old number holds. */
export function NumberRow({ label, value, min, max, take }: NumberProps) {
  const [typed, setTyped] = useState({ for: value, text: String(value) });
  return (
    <Stepper
      label={label}
      range={{ min, max }}
      value={typed.for === value ? typed.text : String(value)}
      take={(text) => {
        const n = Number(text);
        const fits = text !== '' && Number.isInteger(n) && n >= min && n <= max;
        setTyped({ for: fits ? n : value, text });
        if (fits) take(n);
      }}
    />
  );
}
