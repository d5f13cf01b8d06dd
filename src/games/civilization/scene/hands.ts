/** Event dice, two dice and trade dice: the move that their faces make. */
import type { Hand } from '../../../kernel/game.ts';
import { works } from '../rules/cards/two-dice.ts';
import { high } from '../rules/events/events.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

const alike = (dice: number, move: (faces: readonly number[]) => Move): Hand<Move> => ({
  dice: new Array<string>(dice).fill(''),
  sum: false,
  move,
});

const EVENT = (faces: readonly number[]): Move => (high(faces) > 0 ? 'event' : 'calm');
const READINGS = {
  A: alike(2, (faces) => (works('A', faces) ? 'works' : 'fails')),
  B: alike(2, (faces) => (works('B', faces) ? 'works' : 'fails')),
};
const TRADE = alike(3, (faces) => `success:${high(faces)}`);

/** C22-C24: what is rolled now. */
export function diceRolled(s: Readonly<State>): Hand<Move> | undefined {
  switch (s.step) {
    case 'event-dice':
      return alike(s.dice, EVENT);
    case 'two-dice':
      return READINGS[s.options.cancelRoll];
    case 'trade-dice':
      return TRADE;
    default:
      return undefined;
  }
}
