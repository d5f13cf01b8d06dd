/** The parts of a game that measures look at, played by the rules so that only chance decides. */

import { planned } from '../forecast/simple-plan.ts';
import type { Battle } from '../rules/battle/battle.ts';
import { face } from '../rules/box/units.ts';
import type { Aside, Move } from '../rules/moves.ts';
import type { Log } from '../rules/spec.ts';
import type { State } from '../rules/state.ts';
import { apply } from '../rules/steps.ts';
import { setup } from '../rules/turn/setup.ts';

/**
 * Turn counter, event rolls and announced battles alone: nothing else changes their odds. History events have no
 * effect, battles are won, nothing is traded.
 */
export const clock = {
  start(options: State['options']): State {
    const s = setup(options);
    // The end of "turn 0", so that turn 1 is reported like every other.
    s.step = 'turn-end';
    return s;
  },
  onward(s: State, log: Log): void {
    for (let move = quiet(s); move; move = quiet(s)) apply(s, move, log);
  },
};

function quiet(s: Readonly<State>): Move | Aside | undefined {
  switch (s.step) {
    case 'event-dice':
    case 'event-die':
    case 'over':
      return undefined;
    case 'wonders':
      return 'unbuilt:0';
    case 'collect':
      return 'collect:0';
    case 'trade':
      return 'skip';
    case 'spoils':
      return 'take:none';
    case 'movement':
    case 'turn-end':
      return 'done';
    case 'cancel':
      // An event that announces a battle must happen, even if it could be cancelled.
      return s.hit?.effect === 'battle' ? 'accept' : 'not-possible';
    default:
      return s.battle ? 'decided:won' : 'not-possible';
  }
}

/** One battle, fought by the simple plan with bonuses that are known. */
export function fightOn(s: State, log: Log): void {
  forget(s);
  for (let move = fought(s); move; move = fought(s)) {
    apply(s, move, log);
    forget(s);
  }
}

function fought(s: Readonly<State>): Move | undefined {
  return s.step === 'bonus' || s.step === 'wonder-bonus' ? 'same' : planned(s);
}

/**
 * Removes what no longer matters, so that equal positions are counted as one: empty fronts, the dead, and the order
 * of all but my lone units, which the opponent looks at from the oldest.
 */
function forget(s: State): void {
  if (!s.battle || s.step === 'my-front') return;
  tidy(s.battle);
  s.killed = { mine: [], theirs: [] };
}

function tidy(b: Battle): void {
  const lone = b.fronts.filter(({ mine, theirs }) => mine && !theirs);
  const rest = b.fronts.filter(({ theirs }) => theirs);
  const texts = rest.map((front) => ({ front, text: JSON.stringify(front) }));
  texts.sort((x, y) => (x.text < y.text ? -1 : 1));
  b.fronts = [...lone, ...texts.map(({ front }) => front)];
  b.hand.sort((x, y) => (face(x) < face(y) ? -1 : 1));
}
