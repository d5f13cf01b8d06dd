/** A simple plan for my side of a battle, for simulations and for forecasts if there are too many positions to count. */
import { type Battle, nextTurn, survivors, without } from '../rules/battle/battle.ts';
import { place, targets } from '../rules/battle/fronts.ts';
import { face, type Unit, unitOf } from '../rules/box/units.ts';
import type { Move } from '../rules/moves.ts';
import { cloneBattle } from '../rules/position/clone.ts';
import type { State } from '../rules/state.ts';

type Options = State['options'];

export function different(hand: readonly Unit[]): Unit[] {
  return [...new Set(hand.map(face))].sort().map(unitOf);
}

export function advance(b: Battle, after: 'mine' | 'theirs'): void {
  const next = nextTurn(b, after);
  if (next !== 'over') b.turn = next;
}

export function playMine(b: Battle, unit: Unit, front: number | undefined, { aircraft }: Options): void {
  place(b, { side: 'mine', unit, front }, { mine: [], theirs: [] }, aircraft);
  advance(b, 'mine');
}

/** A card and the front it goes to; undefined: a new one. */
export interface Play {
  readonly unit: Unit;
  readonly front: number | undefined;
}

/** Where a unit of mine can go: to an enemy that is alone, or into a new front. */
export function places(b: Readonly<Battle>): (number | undefined)[] {
  return [...targets(b), undefined];
}

/**
 * The move that changes the balance of the fronts most in my favour; of equal ones the weakest card. `only`: the
 * card is chosen, and the plan looks for the best front.
 */
export function plan(b: Readonly<Battle>, options: Options, only?: Unit): Play {
  const { totals } = options.deck;
  const balance = (battle: Readonly<Battle>) =>
    survivors(battle, 'mine', totals) - survivors(battle, 'theirs', totals);
  const worth = (u: Unit) => (totals === 'strength' ? u.attack : u.health);
  let found: (Play & { gain: number }) | undefined;
  for (const unit of only ? [only] : different(b.hand)) {
    for (const front of places(b)) {
      const next = cloneBattle(b);
      next.hand = without(next.hand, unit);
      playMine(next, unit, front, options);
      const gain = balance(next) - balance(b) - worth(unit);
      if (!found || gain > found.gain || (gain === found.gain && unit.attack < found.unit.attack))
        found = { unit, front, gain };
    }
  }
  if (!found) throw new Error('no card to play');
  return found;
}

/** The plan's move when a card or its front is chosen. */
export function planned({ step, battle, options }: Readonly<State>): Move | undefined {
  if (!battle) return undefined;
  if (step === 'my-unit') {
    const { unit } = plan(battle, options);
    return `unit:${face(unit)}`;
  }
  if (step !== 'my-front' || !battle.playing) return undefined;
  const { front } = plan(battle, options, battle.playing);
  return front === undefined ? 'new-front' : `front:${front + 1}`;
}
