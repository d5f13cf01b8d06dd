/** Several dice as they were rolled together. */
import type { ShownDie } from '../../../sitting/faces.ts';
import { Die } from './Die.tsx';

export function Rolled({ dice }: { dice: readonly ShownDie[] }) {
  return (
    <>
      {dice.map(({ kind, face, faces }, i) => (
        <Die key={i} value={face} kind={kind} faces={faces} />
      ))}
    </>
  );
}
