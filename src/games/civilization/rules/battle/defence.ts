/** The end of Movement on a turn with a battle for the capital: what the app must know before it begins (C60, C61). */
import type { Steps } from '../../../../kernel/flow.ts';
import { table } from '../../../../kernel/game.ts';
import { opponentOf } from '../events/history.ts';
import type { Civilization, Log } from '../spec.ts';
import { battleOf, type State } from '../state.ts';
import { rowTurn } from '../turn/turn.ts';
import { newBattle } from './battle.ts';
import { fillHand } from './hand.ts';
import { pool } from './opponent.ts';

export function beginBattle(s: State, log?: Log): void {
  const { level, cards } = opponentOf(rowTurn(s, s.turn));
  s.battle = newBattle(s.options.deck, { kind: 'capital', level, cards, pool: pool(level) });
  askForDefence(s, log);
}

/** The walls, the size of the hand, then the hand itself. */
export function askForDefence(s: State, log?: Log): void {
  if (s.known.walls === 'unknown') s.step = 'walls';
  else if (s.known.hand === undefined) s.step = 'hand-limit';
  else {
    battleOf(s).walled = s.known.walls === 'yes';
    fillHand(s, log);
  }
}

/** Whether the player has told walls and hand before; then a battle needn't ask again. */
function defenceKnown({ known }: Readonly<State>): boolean {
  return known.walls !== 'unknown' && known.hand !== undefined;
}

export const defence: Steps<Civilization, 'movement'> = {
  // What was told before holds, unless the player says that walls were built or the hand has grown since.
  movement: {
    node: (s) => table('movement', defenceKnown(s) ? ['done', 'changed'] : ['done']),
    play: (s, move, log) => {
      if (move === 'changed') {
        s.known.walls = 'unknown';
        delete s.known.hand;
      }
      beginBattle(s, log);
    },
  },
};
