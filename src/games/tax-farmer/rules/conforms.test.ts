import { conforms } from '../../../../test/conforms.ts';
import { everyLanguage } from '../../../../test/speaks.ts';
import { roster } from '../bots/bots.ts';
import { cs } from '../words/cs.ts';
import { en } from '../words/en.ts';
import { pl } from '../words/pl.ts';
import { ru } from '../words/ru.ts';
import { said } from '../words/said.ts';
import { taxFarmer } from './game.ts';

const words = Object.values(everyLanguage(said, { en, pl, cs, ru }));

// T23: whole games, phase after phase, for every number of players; then each switch in its other settings.
for (const players of [3, 4, 5, 6]) conforms(taxFarmer, { players }, { games: 8, words, bots: roster });

const OTHERS: readonly Readonly<Record<string, unknown>>[] = [
  { firstPlayer: 'choose', startingRebellion: 'firstPlayer', players: 3 },
  { needExclusion: 'printed' },
  { needExclusion: 'off' },
  { excludedField: 'redraw' },
  { excludedCardReturn: 'afterDeal' },
  { placementMinimum: 0 },
  { placeInRebellion: 'withWeapons' },
  { placeInRebellion: 'never', players: 3 },
  { capitalCanRebel: true },
  { rebellionRoll: 'oneRollForAll' },
  { coinsOnRebellion: 'stay' },
  { agentsOnRebellion: 'lost' },
  { majority: 'absolute' },
  { majorityTie: 'firstInOrder' },
  { capitalActivation: 'keepAgents' },
  { activation: 'mayPass' },
  { needReward: 'points' },
  { fulfilledCard: 'removed' },
  { crushAlsoCollects: true },
  { crushAlsoActs: true, players: 3 },
  { weaponsConsumed: true },
  { pointsCap: 100 },
  { pointsCap: 25, goldToPoints: 99, players: 3 },
  { goldToPoints: 2 },
  { goldToPoints: 99, pointsPerGoldBack: 1 },
  { pointsPerGoldBack: 1 },
  { lowestTie: 'die' },
  { markerOvershoot: 'exact', maxRounds: 30 },
  { belowMarker: 'orEqual' },
  { bonusStacking: false },
  { rebellionEndTiming: 'endOfRound', players: 3 },
  { rebellionEndGold: 'convert', players: 3 },
  { allLoseOnTotalRebellion: true, players: 3 },
  { 'setup.electionMarker': 20 },
  { maxRounds: 2 },
  { tracking: 'helper' },
  { tracking: 'helper', players: 3, rebellionRoll: 'oneRollForAll', capitalCanRebel: true },
];
for (const given of OTHERS) conforms(taxFarmer, given, { games: 2, words });
