/** The Second Boer War solitaire as one object. */
import { defineGame } from '../../../kernel/define.ts';
import { actionsByRound, actionsLeft, emptyPool } from '../lab/measures.ts';
import { scene } from '../scene/scene.ts';
import { check, facts } from './adjust.ts';
import { options, SIDES, turnsPlayed } from './options.ts';
import { apply, asides, node, ruledOut, setup } from './rounds.ts';
import type { BoerWar, State } from './state.ts';
import { why } from './why.ts';

/** A side without a single counter would have no round at all. */
function refuse(options: State['options']): BoerWar['refusal'] | undefined {
  for (const turn of turnsPlayed(options)) {
    for (const side of SIDES)
      if (options[`counters.${side}.${turn}`].every((n) => n === 0)) return `no-counters.${side}.${turn}`;
  }
  return undefined;
}

export const boerWar = defineGame<BoerWar>({
  id: 'boer-war',
  version: 1,
  scoring: 'wins',
  options,
  presets: {
    printed: {},
    even: { poolRule: 'remainingAbove' },
    short: { turns: 1 },
  },
  why,
  lab: {
    measures: { 'actions-by-round': actionsByRound, 'empty-pool': emptyPool, 'actions-left': actionsLeft },
  },
  refuse,
  setup,
  node,
  upkeep: () => ['action', 'drawn', 'round-over', 'round-begins', 'turn-over', 'turn-begins'],
  apply,
  clone: (s) => ({
    options: s.options,
    turn: s.turn,
    active: s.active,
    complete: s.complete,
    faceUp: { boers: [...s.faceUp.boers], empire: [...s.faceUp.empire] },
    step: s.step,
    ticked: [...s.ticked],
    outcome: s.outcome,
    ...(s.stoppedAt && { stoppedAt: s.stoppedAt }),
  }),
  check,
  ruledOut,
  asides,
  facts,
  turn: (s) => (s.step === 'over' ? '' : String(s.turn)),
  scene,
});
