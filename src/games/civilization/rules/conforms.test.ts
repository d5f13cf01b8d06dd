// The kernel's suite on the default, and small on every other setting.
import { conforms } from '../../../../test/conforms.ts';
import { everyLanguage } from '../../../../test/speaks.ts';
import { roster } from '../bots/bots.ts';
import { cs } from '../words/cs.ts';
import { en } from '../words/en.ts';
import { pl } from '../words/pl.ts';
import { ru } from '../words/ru.ts';
import { said } from '../words/said.ts';
import { civilization } from './game.ts';

const words = Object.values(everyLanguage(said, { en, pl, cs, ru }));

conforms(civilization, {}, { games: 40, words, bots: roster });

const others: readonly Readonly<Record<string, unknown>>[] = [
  { tally: true },
  { tally: true, lossChoice: 'random', tradeTiming: 'after', lossPool: 'drawn' },
  { tally: true, hutPaysResource: 'on', resourceDebt: 'off' },
  { tally: true, deck: 'wisdom-and-warfare@1', civilizations: 'all@1' },
  { oppCards: 'physical' },
  { villageHelper: false },
  { finalTurn: 'loseOnArrival' },
  { lastTurnBattle: 'fightNow' },
  { finalTurn: 'loseOnArrival', lastTurnBattle: 'fightNow' },
  { resourceDebt: 'off' },
  { hutPaysResource: 'on', lossChoice: 'random' },
  { lossChoice: 'random' },
  { disasterTarget: 'player' },
  { cancelScope: 'all', counterMatch: 'any' },
  { rollOnDefence: 'off' },
  { cancelRoll: 'B' },
  { halveWonders: 'on' },
  { lossPool: 'drawn' },
  { battleRow: 'rollTurn' },
  { aircraft: 'trumpAll' },
  { oppBonus: 7 },
  { dealTest: 'literal' },
  { tradeUnit: 'anyAmountOfOneRow' },
  { tradeUnit: 'anyAmountOfOneRow', dealTest: 'literal', tally: true },
  { tradeTiming: 'after' },
  { 'standIn.growth': 1, 'standIn.walls': 0 },
];
for (const given of others) conforms(civilization, given, { games: 4, words });
