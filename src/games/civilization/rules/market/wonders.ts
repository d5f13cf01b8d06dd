/** Wonders of the age that is over leave the market (C101-C103). */
import type { Steps } from '../../../../kernel/flow.ts';
import { num, range, table } from '../../../../kernel/game.ts';
import type { Civilization } from '../spec.ts';
import { newAge } from '../turn/turn.ts';

/** More than any market holds. */
const MARKET = 6;

export const wonders: Steps<Civilization, 'wonders'> = {
  /**
   * Turn 8: medieval wonders replace the unbuilt ancient ones. Turn 13: modern wonders replace the unbuilt medieval ones
   * and any ancient one left. As many come as leave, if the next age has that many; built ones stay.
   */
  wonders: {
    node: () => table('wonders', [], [range('unbuilt', 0, MARKET)]),
    play: (s, move, log) => {
      log?.('wonders-swapped', { turn: s.turn, age: newAge(s.turn), out: num(move) });
      s.step = 'event-dice';
    },
  },
};
