/** The Trade phase: a roll of three dice, and trade is collected (C80-C82). */
import type { Steps } from '../../../../kernel/flow.ts';
import { type Chance, chance, decide, num, range, table } from '../../../../kernel/game.ts';
import type { Civilization } from '../spec.ts';
import { MOST_TRADE, turnDial } from '../tally/tokens.ts';
import { afterTrade } from '../turn/turn.ts';
import { closeTrade, newDeal } from './deal.ts';

/** C81, C82: three dice, each 5 or 6 a success: 8, 12, 6 and 1 of 27. */
export const TRADE_DICE = { 'success:0': 8, 'success:1': 12, 'success:2': 6, 'success:3': 1 } as const;
const DICE: Chance<Civilization> = chance('trade-dice', TRADE_DICE);

export const trade: Steps<Civilization, 'collect' | 'trade' | 'trade-dice'> = {
  // Before or after the roll (ruling `tradeTiming`); only the tally needs it.
  collect: {
    node: () => table('collect', [], [range('collect', 0, MOST_TRADE)]),
    play: (s, move, log) => {
      const over = turnDial(s, num(move));
      log?.('collected', { trade: s.tally.trade, over });
      if (s.options.tradeTiming === 'after') s.step = 'trade';
      else afterTrade(s);
    },
  },
  trade: {
    node: () => decide('trade', 'player', ['roll', 'skip']),
    play: (s, move, log) => {
      if (move === 'roll') s.step = 'trade-dice';
      else {
        log?.('trade-skipped', { turn: s.turn });
        closeTrade(s);
      }
    },
  },
  'trade-dice': {
    node: () => DICE,
    play: (s, move, log) => {
      const successes = num(move);
      log?.('trade-roll', { successes });
      if (successes === 0) return closeTrade(s);
      s.deal = newDeal(successes);
      s.step = 'deal';
    },
  },
};
