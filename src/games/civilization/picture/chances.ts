/** For each card, and then for each front, the chance to hold the capital: asked for once, then kept up to date. */
import { useState } from 'preact/hooks';
import type { Forecast } from '../../../kernel/exact/outlook.ts';
import { possibilities } from '../forecast/survive.ts';
import type { State } from '../rules/state.ts';
import { enteredBefore, keep } from './entered-army.ts';
import { PHONE_BUDGET, useForecasts } from './use-forecasts.ts';

export interface Chances {
  /** There is something to choose in this battle turn. */
  readonly possible: boolean;
  readonly asked: boolean;
  ask(): void;
  /** After this move; undefined while it is being worked out. */
  of(move: string): Forecast | undefined;
  /** Combat bonuses besides the capital's own, as far as they have been told. */
  readonly bonus: number;
  setBonus(bonus: number): void;
}

export function useChances(view: State): Chances {
  const [asked, setAsked] = useState(false);
  const [told, setTold] = useState(() => enteredBefore(view));
  const possible = view.battle?.kind === 'capital' && (view.step === 'my-unit' || view.step === 'my-front');
  const found = useForecasts(asked && possible ? positionOf(view, told.bonus) : '', () =>
    possibilities(view, PHONE_BUDGET, told.bonus).map(({ move, work }) => ({ id: move, work })),
  );
  return {
    possible,
    asked: asked && possible,
    ask: () => setAsked(true),
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
