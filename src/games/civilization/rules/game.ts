/** The Civilization solo game as one object. */
import { defineGame } from '../../../kernel/define.ts';
import { prospects } from '../forecast/outlook.ts';
import { battles, capitalHeld, eventsByTurn, noBattle, resultsByTurn, shortfall } from '../lab/measures.ts';
import { standIn } from '../lab/stand-in.ts';
import { diceRolled } from '../scene/hands.ts';
import { scene } from '../scene/scene.ts';
import { toldBefore } from '../scene/told-before.ts';
import { byHand } from './by-hand.ts';
import { options } from './options.ts';
import { check, facts } from './position/adjust.ts';
import { clone } from './position/clone.ts';
import { stored } from './position/stored.ts';
import { ruledOut } from './ruled-out.ts';
import type { Civilization } from './spec.ts';
import { apply, asides, node } from './steps.ts';
import { setup } from './turn/setup.ts';
import { why } from './why.ts';

export const civilization = defineGame<Civilization>({
  id: 'civilization',
  version: 3,
  scoring: 'wins',
  options,
  presets: {
    v04: {},
    bookkeeper: { tally: true },
    harsh: { finalTurn: 'loseOnArrival', cancelRoll: 'B', lastTurnBattle: 'fightNow' },
  },
  why,
  lab: {
    measures: {
      'events-by-turn': eventsByTurn,
      'results-by-turn': resultsByTurn,
      battles,
      'no-battle': noBattle,
      'military-shortfall': shortfall,
      survive: capitalHeld,
    },
    outlook: prospects,
    standIn,
  },
  setup,
  node,
  rolls: ['event-dice', 'event-die', 'two-dice', 'trade-dice'],
  upkeep: () => ['unit-played'],
  byHand,
  hand: diceRolled,
  proposal: toldBefore,
  apply,
  clone,
  stored,
  check,
  ruledOut,
  asides,
  facts,
  turn: (s) => (s.step === 'over' || s.turn === 0 ? '' : String(s.turn)),
  scene,
});
