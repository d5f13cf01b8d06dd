/**
 * The Second Boer War 1899-1902, solitaire: how many actions (1, 2 or 3) a side gets in each of its rounds.
 * In the order and the words of the text; clause ids B.. are explained in docs/clauses.md, rulings R.. in README.md.
 */
import { type Asides, asideOf } from '../../../kernel/flow.ts';
import {
  arg,
  type Chance,
  chance,
  end,
  type Log,
  type Node,
  type RuledOut,
  type Table,
  table,
} from '../../../kernel/game.ts';
import { drawChit } from '../../../kernel/parts/cup.ts';
import { type PoolRule, SIDES, type Side, type Turn, turnOf } from './options.ts';
import {
  type Actions,
  type BoerWar,
  type FaceUp,
  INDEX,
  REMINDERS,
  type Reminder,
  type State,
} from './state.ts';

const ACTION: Table<BoerWar> = table('action', ['done']);
const NEW_TURN: Table<BoerWar> = table('new-turn', ['done']);
/** R1: nothing to draw from, so no draw; only 3s are left, and the round must flip one of them. */
const EMPTY: Chance<BoerWar> = chance('empty-pool', { go: 1 });
/** R4, `commentary`: the last 2 and no 3 leave nothing to draw from; the round has two actions. */
const LAST_TWO: Chance<BoerWar> = chance('last-two', { stop: 1 });

/** How many STOP and GO! the Random Pool holds. */
type Pool = { readonly stop: number; readonly go: number };

/** The draw from every pool there can be, made once: a draw comes up again and again. */
const DRAWS: Chance<BoerWar>[][] = [];
function drawFrom({ stop, go }: Pool): Chance<BoerWar> {
  DRAWS[stop] ??= [];
  DRAWS[stop][go] ??= drawChit('next-action', { stop, go });
  return DRAWS[stop][go];
}

/** The Random Pool after `complete` actions: STOP as the counters of that many actions, GO! as those of one more (B72). */
export function randomPool(rule: PoolRule, [ones, twos, threes]: FaceUp, complete: 1 | 2): Pool {
  if (complete === 1) {
    // B73, B74: face-up 2s and 1s. R4 for the rules that look further up.
    if (rule === 'skipEmptyLevel') return { stop: ones, go: twos || threes };
    if (rule === 'remainingAbove') return { stop: ones, go: twos + threes };
    return { stop: ones, go: twos };
  }
  // B78, B79: face-up 3s and 2s; the commentary's own count is one 2 short.
  return { stop: rule === 'commentary' ? Math.max(0, twos - 1) : twos, go: threes };
}

/** Where a draw is next, one action or two are complete. */
function actionsSoFar({ complete }: Readonly<State>): 1 | 2 {
  if (complete === 0) throw new Error('no draw before the first action');
  return complete;
}

/** The pool of the next draw. */
export function poolNow(s: Readonly<State>): Pool {
  return randomPool(s.options.poolRule, s.faceUp[s.active], actionsSoFar(s));
}

function opposite(side: Side): Side {
  return side === 'boers' ? 'empire' : 'boers';
}

/** How many rounds these counters still allow: one for each of them. */
export function roundsLeft([ones, twos, threes]: FaceUp): number {
  return ones + twos + threes;
}

/** How many actions these counters still allow: as many as the sum of their digits. */
export function actionsLeft([ones, twos, threes]: FaceUp): number {
  return ones + 2 * twos + 3 * threes;
}

/** All counters that a side has in a Turn. */
export function counters(s: Readonly<State>, side: Side, turn: Turn = s.turn): FaceUp {
  const [ones = 0, twos = 0, threes = 0] = s.options[`counters.${side}.${turn}`];
  return [ones, twos, threes];
}

/** B05: the space of "Round finished". Each finished round has flipped one counter face down. */
export function roundsFinished(s: Readonly<State>, side: Side): number {
  return roundsLeft(counters(s, side)) - roundsLeft(s.faceUp[side]);
}

/** Which action of the round is the next one. */
export function nextAction({ complete }: Readonly<State>): Actions {
  return complete === 0 ? 1 : complete === 1 ? 2 : 3;
}

/** B08, B19, B20, B22: all counters face up, both "Round finished" on 0, "Action complete" beside the track. */
export function setup(options: State['options']): State {
  const s: State = {
    options,
    turn: 1,
    active: options['firstSide.1'],
    complete: 0,
    faceUp: { boers: [0, 0, 0], empire: [0, 0, 0] },
    step: 'action',
    ticked: [],
    outcome: 'played-out',
  };
  for (const side of SIDES) s.faceUp[side] = counters(s, side);
  return s;
}

export function node(s: Readonly<State>): Node<BoerWar> {
  switch (s.step) {
    case 'action':
      return ACTION;
    case 'draw': {
      const pool = poolNow(s);
      if (pool.stop + pool.go > 0) return drawFrom(pool);
      return s.complete === 1 ? EMPTY : LAST_TWO;
    }
    case 'new-turn':
      return NEW_TURN;
    case 'over':
      return end(s.outcome, [s.outcome === 'stopped' ? 0 : 1]);
  }
}

/** B24-B27: an action, then a draw, then perhaps the next action. */
export function ruledOut(s: Readonly<State>): readonly RuledOut<BoerWar>[] {
  if (s.step === 'action')
    return (['go', 'stop'] as const).map((move) => ({ move, why: 'act-first', facts: {} }));
  return s.step === 'draw' ? [{ move: 'done', why: 'draw-first', facts: {} }] : [];
}

/** By step, as in `node`: with a table of steps, random games ran at 0.75 of the speed, with one for moves alone at 0.83. */
export function apply(
  s: State,
  move: BoerWar['move'] | BoerWar['aside'],
  log?: Log<BoerWar>,
  text = '',
): void {
  switch (s.step) {
    case 'action':
      if (move === 'done') return actionDone(s, log);
      break;
    case 'draw':
      if (move === 'go' || move === 'stop') return drawn(s, move, log);
      break;
    case 'new-turn':
      if (move === 'done') return newTurn(s, log);
      break;
    case 'over':
      return;
  }
  asideOf(ASIDES, move)?.(s, { arg: arg(move), text }, log);
}

const ASIDES: Asides<BoerWar> = {
  'no-action': (s, { text }, log) => noAction(s, text, log),
  tick: (s, { arg }, log) => tick(s, arg, log),
  victory: (s, { arg, text }, log) => victory(s, arg, text, log),
  'stop-here': (s, { text }, log) => stopHere(s, text, log),
};

/** Steps 1 and 3B: an action is carried out, "Action complete" moves on (B24, B25, B32, B33). */
function actionDone(s: State, log?: Log<BoerWar>): void {
  const nth = nextAction(s);
  log?.('action', { side: s.active, round: roundsFinished(s, s.active) + 1, nth });
  afterAction(s, nth, log);
}

/** R9: an action that the map doesn't allow is skipped, but still counts (B32, B76). */
function noAction(s: State, reason: string, log?: Log<BoerWar>): void {
  const nth = nextAction(s);
  log?.('no-action', { side: s.active, round: roundsFinished(s, s.active) + 1, nth, reason });
  afterAction(s, nth, log);
}

/** B34: the third action ends the round, without another draw. */
function afterAction(s: State, actions: Actions, log?: Log<BoerWar>): void {
  if (actions === 3) return finishRound(s, actions, log);
  s.complete = actions;
  s.step = 'draw';
}

/** Step 3: one marker from the pool, which was put together for this draw alone (B27, B77). */
function drawn(s: State, chit: 'go' | 'stop', log?: Log<BoerWar>): void {
  const complete = actionsSoFar(s);
  if (log) {
    const pool = poolNow(s);
    if (pool.stop + pool.go === 0) log(chit === 'go' ? 'empty-pool' : 'last-two', { side: s.active });
    else log('drawn', { chit, ...pool, ...missing(s, complete, pool) });
  }
  if (chit === 'go') s.step = 'action';
  else finishRound(s, complete, log);
}

/** R3: why only one kind is in the cup. The commentary's count (R4) can leave out a 2 that is face up: then nothing is missing. */
function missing(
  s: Readonly<State>,
  complete: 1 | 2,
  { stop, go }: Pool,
): Pick<BoerWar['event']['drawn'], 'none'> {
  if (stop > 0 && go > 0) return {};
  const digits = stop === 0 ? [complete] : digitsForGo(s.options.poolRule, complete);
  return digits.every((digit) => s.faceUp[s.active][INDEX[digit]] === 0) ? { none: digits } : {};
}

/** The counters that add GO! to the pool. */
function digitsForGo(rule: PoolRule, complete: 1 | 2): readonly Actions[] {
  if (complete === 2) return [3];
  return rule === 'skipEmptyLevel' || rule === 'remainingAbove' ? [2, 3] : [2];
}

/** B29, B30, B36-B38: one counter is flipped face down, "Round finished" moves on, "Action complete" comes off (R5). */
function finishRound(s: State, actions: Actions, log?: Log<BoerWar>): void {
  const side = s.active;
  s.faceUp[side][INDEX[actions]]--;
  s.complete = 0;
  log?.('round-over', { side, round: roundsFinished(s, side), actions, left: actionsLeft(s.faceUp[side]) });
  nextRound(s, opposite(side), log);
}

/** B31: the other side's round. R6: a side with nothing left is passed over. R7: when both are, the Turn is over. */
export function nextRound(s: State, side: Side, log?: Log<BoerWar>): void {
  if (s.ticked.length) s.ticked = [];
  const other = opposite(side);
  if (roundsLeft(s.faceUp[side]) > 0) beginRound(s, side, log);
  else if (roundsLeft(s.faceUp[other]) > 0) {
    log?.('passed-over', { side });
    beginRound(s, other, log);
  } else turnOver(s, log);
}

function beginRound(s: State, side: Side, log?: Log<BoerWar>): void {
  s.active = side;
  s.step = 'action';
  log?.('round-begins', { side, turn: s.turn, round: roundsFinished(s, side) + 1 });
}

function turnOver(s: State, log?: Log<BoerWar>): void {
  log?.('turn-over', { turn: s.turn });
  if (s.turn === s.options.turns) endGame(s, 'played-out');
  else s.step = 'new-turn';
}

/** R7: all counters face up again, both "Round finished" on 0. */
function newTurn(s: State, log?: Log<BoerWar>): void {
  s.turn = turnOf(s.turn + 1);
  log?.('turn-begins', { turn: s.turn });
  for (const side of SIDES) s.faceUp[side] = counters(s, side);
  nextRound(s, s.options[`firstSide.${s.turn}`], log);
}

function endGame(s: State, outcome: BoerWar['outcome']): void {
  if (s.complete > 0 && (s.step === 'action' || s.step === 'draw')) s.stoppedAt = s.step;
  s.step = 'over';
  s.outcome = outcome;
}

/** R10: at any moment; the tracks stay as they are. */
function victory(s: State, side: Side, reason: string, log?: Log<BoerWar>): void {
  log?.('victory', { side, turn: s.turn, reason });
  endGame(s, side);
}

function stopHere(s: State, reason: string, log?: Log<BoerWar>): void {
  log?.('stopped', { turn: s.turn, reason });
  endGame(s, 'stopped');
}

function tick(s: State, what: Reminder, log?: Log<BoerWar>): void {
  s.ticked.push(what);
  log?.('ticked', { what, side: s.active, round: roundsFinished(s, s.active) + 1 });
}

export function asides(s: Readonly<State>): BoerWar['aside'][] {
  if (s.step === 'over') return [];
  const acting = s.step === 'action';
  const ticks = s.options.reminders && acting ? REMINDERS.filter((what) => !s.ticked.includes(what)) : [];
  return [
    ...(acting ? (['no-action'] as const) : []),
    ...ticks.map((what) => `tick:${what}` as const),
    'victory:boers',
    'victory:empire',
    'stop-here',
  ];
}
