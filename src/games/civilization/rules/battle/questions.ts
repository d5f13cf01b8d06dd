/**
 * What only the player knows and both a battle and a military event ask for: the size of the hand, the bonuses; and the
 * walls of the capital.
 */
import type { Steps } from '../../../../kernel/flow.ts';
import { arg, type Node, num, range, table } from '../../../../kernel/game.ts';
import { ATTACK_HAND, BONUS_LIMIT, countBonus, drawNext } from '../events/military.ts';
import type { Civilization, Log } from '../spec.ts';
import type { State } from '../state.ts';
import { BONUSES, type Bonus } from '../vocabulary.ts';
import { settleBattle } from './aftermath.ts';
import { askForDefence } from './defence.ts';

const MOST_HAND = 9;

export const questions: Steps<Civilization, 'walls' | 'hand-limit' | Bonus> = {
  walls: {
    node: () => table('walls', ['walls:no', 'walls:yes']),
    play: (s, move, log) => {
      s.known.walls = arg(move, 'walls');
      askForDefence(s, log);
    },
  },
  'hand-limit': {
    node: () => table('hand-limit', [], [range('hand', ATTACK_HAND, MOST_HAND)]),
    play: (s, move, log) => {
      s.known.hand = num(move);
      if (s.battle) askForDefence(s, log);
      else drawNext(s, log);
    },
  },
  bonus: {
    node: (s) => bonusNode(s.known.bonus, 'bonus'),
    play: (s, move, log) => {
      if (move !== 'same') s.known.bonus = num(move);
      told(s, 'bonus', log);
    },
  },
  'wonder-bonus': {
    node: (s) => bonusNode(s.known.wonders, 'wonder-bonus'),
    play: (s, move, log) => {
      if (move !== 'same') s.known.wonders = num(move);
      told(s, 'wonder-bonus', log);
    },
  },
};

/** What the player said before can be confirmed with one tap. */
function bonusNode(known: number | undefined, ask: Bonus): Node<Civilization> {
  return table(ask, known !== undefined ? ['same'] : [], [range('bonus', 0, BONUS_LIMIT)]);
}

/** The battle or the event that asked continues; what comes after this bonus is still open. */
function told(s: State, bonus: Bonus, log?: Log): void {
  const open = BONUSES.slice(BONUSES.indexOf(bonus) + 1);
  if (s.battle) settleBattle(s, open, log);
  else countBonus(s, open, log);
}
