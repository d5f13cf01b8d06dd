/** Numbers that the player has entered before, and the usual ones. */
import type { Proposal } from '../../../kernel/game.ts';
import { ATTACK_HAND } from '../rules/events/military.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

export function toldBefore({ step, known }: Readonly<State>): Proposal<Move> | undefined {
  const same = (number: number | undefined): Proposal<Move> | undefined =>
    number === undefined ? undefined : { number, move: 'same' };
  switch (step) {
    case 'hand-limit':
      return { number: known.hand ?? ATTACK_HAND };
    case 'bonus':
      return same(known.bonus);
    case 'wonder-bonus':
      return same(known.wonders);
    default:
      return undefined;
  }
}
