/** What can be chosen before a solo game of Civilization. Each ruling names the rule text that explains it. */
import type { Choice, File } from '../../../kernel/options.ts';
import {
  ALL_CIVILIZATIONS,
  BASE_CIVILIZATIONS,
  type Civilizations,
  WITH_FAME,
  WITH_WISDOM,
} from './box/civilizations.ts';
import { BASE, WISDOM_AND_WARFARE } from './box/decks.ts';
import type { Deck } from './box/units.ts';

/** A reading with its alternatives; the first is the default, version 0.4 as the rules page settles it (C01). */
const ruling = <C extends string>(rule: string, ...choices: readonly [C, ...C[]]): Choice<C> => ({
  kind: 'choice',
  role: 'ruling',
  rule,
  choices,
  default: choices[0],
});

const deck: File<Deck> = {
  kind: 'file',
  role: 'taste',
  shipped: { 'base@1': BASE, 'wisdom-and-warfare@1': WISDOM_AND_WARFARE },
  default: 'base@1',
};

const civilizations: File<Civilizations> = {
  kind: 'file',
  role: 'taste',
  shipped: {
    'base@1': BASE_CIVILIZATIONS,
    'fame@1': WITH_FAME,
    'wisdom@1': WITH_WISDOM,
    'all@1': ALL_CIVILIZATIONS,
  },
  default: 'base@1',
};

const oppCards: Choice<'virtual' | 'physical'> = {
  kind: 'choice',
  role: 'taste',
  choices: ['virtual', 'physical'],
  default: 'virtual',
};

export const options = {
  deck,
  civilizations,
  tally: { kind: 'flag', role: 'taste', default: false },
  oppCards,
  villageHelper: { kind: 'flag', role: 'taste', default: true },

  finalTurn: ruling('clock', 'playThenLose', 'loseOnArrival'),
  lastTurnBattle: ruling('announced', 'ignore', 'fightNow'),
  resourceDebt: ruling('debts', 'on', 'off'),
  hutPaysResource: ruling('losses', 'off', 'on'),
  lossChoice: ruling('losses', 'player', 'random'),
  disasterTarget: ruling('disasters', 'random', 'player'),
  cancelScope: ruling('cancelling', '1to4', 'all'),
  counterMatch: ruling('counter-cards', 'matching', 'any'),
  rollOnDefence: ruling('two-dice', 'on', 'off'),
  cancelRoll: ruling('two-dice', 'A', 'B'),
  halveWonders: ruling('bonuses', 'off', 'on'),
  lossPool: ruling('military', 'standing', 'drawn'),
  battleRow: ruling('announced', 'battleTurn', 'rollTurn'),
  aircraft: ruling('fronts', 'plain', 'trumpAll'),
  oppBonus: { kind: 'number', role: 'ruling', rule: 'battle-end', min: 0, max: 30, default: 0 },
  dealTest: ruling('deals', 'fair', 'literal'),
  tradeUnit: ruling('deals', 'one', 'anyAmountOfOneRow'),
  tradeTiming: ruling('trade', 'before', 'after'),

  mapNote: { kind: 'text', role: 'detail', max: 200, default: '' },
  // The tally knows culture and units; a stand-in needn't guess them.
  'standIn.culture': {
    kind: 'number',
    role: 'detail',
    min: 0,
    max: 20,
    default: 4,
    needs: { tally: [false] },
  },
  'standIn.growth': {
    kind: 'number',
    role: 'detail',
    min: 1,
    max: 16,
    default: 2,
    needs: { tally: [false] },
  },
  'standIn.bonus': { kind: 'number', role: 'detail', min: 0, max: 40, default: 2 },
  'standIn.walls': { kind: 'number', role: 'detail', min: 0, max: 16, default: 9 },
} as const;
