/** Setting the table by hand: which facts, within which bounds, and what must always hold. */
import type { Fact as KernelFact, Log } from '../../../kernel/game.ts';
import { SIDES, type Side, type Turn } from './options.ts';
import {
  type Actions,
  type BoerWar,
  counters,
  type Fact,
  left,
  nextRound,
  REMINDERS,
  type State,
} from './rounds.ts';

const DIGITS: readonly Actions[] = [1, 2, 3];
const STEPS: readonly State['step'][] = ['action', 'draw', 'new-turn', 'over'];
const OUTCOMES: readonly State['outcome'][] = ['played-out', 'boers', 'empire', 'stopped'];

/** The counters are the facts; "Round finished" follows from them (B63). */
export function facts(s: Readonly<State>): readonly KernelFact<BoerWar>[] {
  if (s.step === 'over') return [];
  const [, twos, threes] = s.faceUp[s.active];
  const sides = SIDES.filter((side) => left(s.faceUp[side]) > 0);
  const underWay: KernelFact<BoerWar>[] = [
    { id: 'active', kind: 'choice', value: s.active, choices: sides },
    { id: 'complete', kind: 'number', value: s.complete, min: 0, max: twos + threes > 0 ? 2 : 1 },
  ];
  return [
    { id: 'turn', kind: 'number', value: s.turn, min: 1, max: s.options.turns },
    ...(s.step === 'new-turn' ? [] : underWay),
    ...SIDES.flatMap((side) =>
      DIGITS.map((digit) => {
        const value = s.faceUp[side][digit - 1] as number;
        return {
          id: `${side}.${digit}` as const,
          kind: 'number' as const,
          value,
          min: 0,
          max: counters(s, side)[digit - 1] as number,
        };
      }),
    ),
  ];
}

/**
 * A new Turn begins with all counters up; another side's round begins with its first action; actions complete in
 * this round lead to the draw after them; counters leave the round to begin anew where its own are gone.
 */
export function adjust(s: State, fact: Fact, value: number | string, log?: Log<BoerWar>): void {
  log?.('set', { fact, value });
  if (fact === 'turn') {
    s.turn = value as Turn;
    for (const side of SIDES) s.faceUp[side] = counters(s, side);
    s.complete = 0;
    nextRound(s, s.options[`firstSide.${s.turn}`]);
  } else if (fact === 'active') {
    s.complete = 0;
    nextRound(s, value as Side);
  } else if (fact === 'complete') {
    s.complete = value as 0 | Actions;
    s.step = s.complete === 0 ? 'action' : 'draw';
  } else {
    const [side, digit] = fact.split('.') as [Side, string];
    s.faceUp[side][Number(digit) - 1] = value as number;
    if (s.step === 'new-turn' || !canFinish(s)) {
      s.complete = 0;
      nextRound(s, s.active);
    }
  }
}

/** Can the round under way still end by turning down a counter? */
function canFinish(s: Readonly<State>): boolean {
  const [ones, twos, threes] = s.faceUp[s.active];
  if (s.complete === 0 || s.complete === 1)
    return s.step === 'draw' || s.complete === 0 ? ones + twos + threes > 0 : twos + threes > 0;
  return s.step === 'draw' ? twos + threes > 0 : threes > 0;
}

export function check(s: Readonly<State>): void {
  const fail = (what: string) => {
    throw new Error(`Boer War: ${what}`);
  };
  if (!STEPS.includes(s.step) || !SIDES.includes(s.active) || !OUTCOMES.includes(s.outcome))
    fail('a word it does not know');
  if (!Array.isArray(s.ticked) || s.ticked.some((what) => !REMINDERS.includes(what)))
    fail('a tick it does not know');
  if (!(s.turn >= 1 && s.turn <= s.options.turns)) fail(`Turn ${s.turn}`);
  if (![0, 1, 2].includes(s.complete)) fail(`"Action complete" on ${s.complete}`);
  if (s.step === 'draw' && s.complete === 0) fail('a draw before the first action');
  if (s.stoppedAt !== undefined && !(s.step === 'over' && s.complete > 0)) fail('stopped before the end');
  for (const side of SIDES) {
    const all = counters(s, side);
    if (s.faceUp[side].length !== 3) fail(`no three numbers for ${side}`);
    s.faceUp[side].forEach((n, i) => {
      if (!(Number.isInteger(n) && n >= 0 && n <= (all[i] as number)))
        fail(`${n} face-up counters ${side} ${i + 1}`);
    });
  }
  const none = SIDES.every((side) => left(s.faceUp[side]) === 0);
  if (s.step === 'new-turn' && !none) fail('a new Turn before the old one is over');
  if ((s.step === 'action' || s.step === 'draw') && !canFinish(s)) fail('a round that no counter can end');
}
