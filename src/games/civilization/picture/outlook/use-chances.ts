/** For each card, and then for each front, the chance to hold the capital. */
import { useState } from 'preact/hooks';
import type { Forecast } from '../../../../kernel/exact/outlook.ts';
import type { State } from '../../rules/state.ts';
import { enteredBefore, keep } from './entered-army.ts';
import { useForecasts } from './use-forecasts.ts';
import { viaWorker } from './via-worker.ts';

export interface Chances {
  /** There is something to choose in this battle turn. */
  readonly possible: boolean;
  /** After this move; undefined while it is being calculated. */
  of(move: string): Forecast | undefined;
  /** Combat bonuses besides the capital's own, as far as they are known. */
  readonly bonus: number;
  setBonus(bonus: number): void;
}

export function useChances(view: State): Chances {
  const [told, setTold] = useState(() => enteredBefore(view));
  const possible = view.battle?.kind === 'capital' && (view.step === 'my-unit' || view.step === 'my-front');
  const found = useForecasts(possible ? positionOf(view, told.bonus) : '', (after) =>
    viaWorker(view, told.bonus, after),
  );
  return {
    possible,
    of: (move) => found.get(move),
    bonus: told.bonus,
    setBonus: (bonus) => {
      setTold({ ...told, bonus });
      keep({ ...told, bonus });
    },
  };
}

function positionOf({ step, battle }: Readonly<State>, bonus: number): string {
  return JSON.stringify([step, battle, bonus]);
}
