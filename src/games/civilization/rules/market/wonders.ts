/** Wonders of the age that is over leave the market (C101-C103). */
import type { Steps } from '../../../../kernel/flow.ts';
import { num, range, table } from '../../../../kernel/game.ts';
import type { Civilization } from '../spec.ts';
import { newAge } from '../turn/turn.ts';

/** More than any market holds. */
const MARKET = 6;

export const wonders: Steps<Civilization, 'wonders'> = {
  /**
   * Turn 8: unbuilt ancient wonders go, medieval ones come. Turn 13: unbuilt medieval ones go, and any ancient one
   * left, and modern ones come. As many as went, or as many as the next age still has; built ones stay.
   */
  wonders: {
    node: () => table('wonders', [], [range('unbuilt', 0, MARKET)]),
    play: (s, move, log) => {
      log?.('wonders-swapped', { turn: s.turn, age: newAge(s.turn), out: num(move) });
      s.step = 'event-dice';
    },
  },
};
