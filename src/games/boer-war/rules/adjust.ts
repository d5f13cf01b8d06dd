/** Setting the table by hand: which facts, within which bounds, and what must always hold. */
import { at } from '../../../kernel/at.ts';
import type { FactDecl } from '../../../kernel/facts.ts';
import { SIDES, type Side, turnOf } from './options.ts';
import { counters, nextAction, nextRound, roundsLeft } from './rounds.ts';
import { type Actions, type BoerWar, INDEX, REMINDERS, type State } from './state.ts';

const DIGITS: readonly Actions[] = [1, 2, 3];
/** The spaces of "Action complete", by their numbers. */
const COMPLETE: readonly State['complete'][] = [0, 1, 2];
const STEPS: readonly State['step'][] = ['action', 'draw', 'new-turn', 'over'];
const OUTCOMES: readonly State['outcome'][] = ['played-out', 'boers', 'empire', 'stopped'];

const running = (s: Readonly<State>) => s.step === 'action' || s.step === 'draw';

/**
 * A new Turn begins with all counters up; another side's round begins with its first action; actions complete in
 * this round lead to the draw after them. The counters are the facts; "Round finished" follows from them (B63).
 */
export const facts: readonly FactDecl<BoerWar>[] = [
  {
    id: 'turn',
    kind: 'number',
    min: 1,
    max: (s) => s.options.turns,
    get: (s) => s.turn,
    set(s, turn) {
      s.turn = turnOf(turn);
      for (const side of SIDES) s.faceUp[side] = counters(s, side);
      s.complete = 0;
      nextRound(s, s.options[`firstSide.${s.turn}`]);
    },
  },
  {
    id: 'active',
    kind: 'choice',
    when: running,
    choices: (s) => SIDES.filter((side) => roundsLeft(s.faceUp[side]) > 0),
    get: (s) => s.active,
    set(s, side) {
      s.complete = 0;
      nextRound(s, side === 'boers' ? 'boers' : 'empire');
    },
  },
  {
    id: 'complete',
    kind: 'number',
    when: running,
    min: 0,
    max: (s) => (s.faceUp[s.active][1] + s.faceUp[s.active][2] > 0 ? 2 : 1),
    get: (s) => s.complete,
    set(s, complete) {
      s.complete = at(COMPLETE, complete);
      s.step = s.complete === 0 ? 'action' : 'draw';
    },
  },
  ...SIDES.flatMap((side) => DIGITS.map((digit) => faceUp(side, digit))),
];

/** Restarts the round if the adjusted counters no longer allow it. */
function faceUp(side: Side, digit: Actions): FactDecl<BoerWar> {
  return {
    id: `${side}.${digit}`,
    kind: 'number',
    min: 0,
    max: (s) => counters(s, side)[INDEX[digit]],
    get: (s) => s.faceUp[side][INDEX[digit]],
    set(s, n) {
      s.faceUp[side][INDEX[digit]] = n;
      if (s.step !== 'new-turn' && canFinish(s)) return;
      s.complete = 0;
      nextRound(s, s.active);
    },
  };
}

/** Whether the current round can still end by flipping a counter face down. */
function canFinish(s: Readonly<State>): boolean {
  const least = s.step === 'draw' ? s.complete : nextAction(s);
  return DIGITS.some((digit) => digit >= least && s.faceUp[s.active][INDEX[digit]] > 0);
}

export function check(s: Readonly<State>): void {
  const fail = (what: string) => {
    throw new Error(`Boer War: ${what}`);
  };
  if (!STEPS.includes(s.step) || !SIDES.includes(s.active) || !OUTCOMES.includes(s.outcome))
    fail('unknown word');
  if (!Array.isArray(s.ticked) || s.ticked.some((what) => !REMINDERS.includes(what))) fail('unknown tick');
  if (!COMPLETE.includes(s.complete)) fail(`"Action complete" on ${s.complete}`);
  if (s.step === 'draw' && s.complete === 0) fail('a draw before the first action');
  if (s.stoppedAt !== undefined && !(s.step === 'over' && s.complete > 0)) fail('stopped before the end');
  for (const side of SIDES) if (s.faceUp[side].length !== 3) fail(`no three numbers for ${side}`);
  const none = SIDES.every((side) => roundsLeft(s.faceUp[side]) === 0);
  if (s.step === 'new-turn' && !none) fail('a new Turn before the old one is over');
  if ((s.step === 'action' || s.step === 'draw') && !canFinish(s)) fail('a round that no counter can end');
}
