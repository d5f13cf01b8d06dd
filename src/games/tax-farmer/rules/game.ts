/** Imperial Tax Farmer as one object. */
import { defineGame } from '../../../kernel/define.ts';
import {
  endings,
  pointsFromActions,
  pointsFromBribery,
  pointsFromCrushing,
  pointsFromNeeds,
  rebellions,
  rounds,
  winner,
} from '../lab/measures.ts';
import { standIn } from '../lab/stand-in.ts';
import { scene } from '../scene/scene.ts';
import { type Options, options, SEATS } from './options.ts';
import { handRolled } from './parts/dice.ts';
import { allOfIt } from './phases/bribery.ts';
import { endings as possible } from './phases/ending.ts';
import { setup } from './phases/setup.ts';
import { facts } from './position/adjust.ts';
import { check } from './position/check.ts';
import { stored } from './position/stored.ts';
import { ruledOut } from './ruled-out.ts';
import type { TaxFarmer } from './state.ts';
import { apply, clone, node } from './steps.ts';
import { why } from './why.ts';

/** What a single option can't say: whether it suits the board. */
function refuse(o: Options): TaxFarmer['refusal'] | undefined {
  const { players, track } = o.board;
  if (o.players < players.min || o.players > players.max) return 'players';
  if (o['setup.electionMarker'] > track.end) return 'marker';
  return undefined;
}

export const taxFarmer = defineGame<TaxFarmer>({
  id: 'tax-farmer',
  version: 1,
  scoring: 'wins',
  options,
  presets: {
    standard: {},
    three: { players: 3 },
    short: { 'setup.electionMarker': 40 },
    harsh: { weaponsConsumed: true, agentsOnRebellion: 'lost', allLoseOnTotalRebellion: true },
  },
  why,
  lab: {
    measures: {
      rounds,
      endings,
      winner,
      rebellions,
      'points-from-bribery': pointsFromBribery,
      'points-from-crushing': pointsFromCrushing,
      'points-from-actions': pointsFromActions,
      'points-from-needs': pointsFromNeeds,
    },
    endings: possible,
    standIn,
  },
  seats: (o) => SEATS.slice(0, o.players),
  seated: (o) => o.tracking !== 'helper',
  refuse,
  setup,
  node,
  rolls: ['roll-first', 'test', 'roll-lowest', 'election'],
  hand: handRolled,
  proposal: allOfIt,
  apply,
  clone,
  stored,
  check,
  ruledOut,
  asides: (s) => (s.step === 'over' ? [] : ['stop-here']),
  facts,
  turn: (s) => (s.step === 'over' || s.round === 0 ? '' : String(s.round)),
  scene,
});
