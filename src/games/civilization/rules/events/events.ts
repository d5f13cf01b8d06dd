/** The event roll, the die that says which history event it is, and carrying it out. */

import type { Steps } from '../../../../kernel/flow.ts';
import { arg, type Chance, chance } from '../../../../kernel/game.ts';
import { die } from '../../../../kernel/parts/die.ts';
import type { Civilization, Log } from '../spec.ts';
import { currentEffect, type Hit, type State } from '../state.ts';
import { afterEvent, battleTurn, effectOn, rowTurn } from '../turn/turn.ts';
import { BONUSES } from '../vocabulary.ts';
import { chooseDisaster, loseUnits, strikeAnarchy } from './cultural.ts';
import { type Die, dieOf, type Effect, opponentOf } from './history.ts';
import { chooseBuilding, loseBuilding, losePerson, loseResource, loseTokens } from './losses.ts';
import { beginMilitary } from './military.ts';

/** C26: an event if at least one of x dice shows 5 or 6. One node for each x, made once. */
const HANDS = new Map<number, Chance<Civilization>>();
function eventDice(x: number): Chance<Civilization> {
  const known = HANDS.get(x);
  if (known) return known;
  const node = chance<Civilization>('event-dice', { event: 3 ** x - 2 ** x, calm: 2 ** x });
  HANDS.set(x, node);
  return node;
}

/** Dice that show 5 or 6. */
export const high = (faces: readonly number[]) => faces.filter((face) => face >= 5).length;

const EVENT_DIE: Chance<Civilization> = die('event-die', 'die');

/** Rolls 1-4 can be cancelled; the military event and the battle only by ruling `cancelScope`. */
function cancellable({ hit, options }: Readonly<State>): boolean {
  return options.cancelScope === 'all' || (hit?.effect !== 'military' && hit?.effect !== 'battle');
}

export const events: Steps<Civilization, 'event-dice' | 'event-die'> = {
  'event-dice': {
    node: (s) => eventDice(s.dice),
    play: (s, move, log) => {
      const result = move === 'event' ? 'event' : 'calm';
      log?.('event-roll', { turn: s.turn, dice: s.dice, result });
      // C25, C30: one die more next turn, or one die again after an event, cancelled or not.
      s.dice = result === 'event' ? 1 : s.dice + 1;
      if (result === 'event') s.step = 'event-die';
      else afterEvent(s, log);
    },
  },
  // C27, C29: always one die, however many 5s and 6s there were.
  'event-die': {
    node: () => EVENT_DIE,
    play: (s, move, log) => happen(s, dieOf(arg(move)), log),
  },
};

export function newHit(die: Die, { kind: effect, amount }: Effect): Hit {
  switch (effect) {
    case 'culture':
      return { die, effect, toLose: amount };
    case 'resource':
      return { die, effect, huts: 0, of: 0 };
    case 'building':
      return { die, effect, buildings: 0, of: 0 };
    case 'unit':
      return { die, effect, toLose: amount, of: 0 };
    case 'military':
      return { die, effect, need: amount, strength: 0, drawn: [], open: [...BONUSES], toLose: 0, of: 0 };
    case 'person':
    case 'drought':
    case 'deforestation':
      return { die, effect, of: 0 };
    case 'anarchy':
    case 'battle':
      return { die, effect };
  }
}

function happen(s: State, die: Die, log?: Log): void {
  const effect = effectOn(s, s.turn, die);
  const { kind, amount } = effect;
  s.hit = newHit(die, effect);
  log?.('history-event', { turn: s.turn, die, effect: kind, amount });
  if (kind === 'building') chooseBuilding(s);
  else s.step = 'cancel';
  if (!cancellable(s)) carryOut(s, log);
}

/** C32, C43: the effect that the table has for this turn and this die. */
export function carryOut(s: State, log?: Log): void {
  switch (s.hit?.effect) {
    case 'culture':
      return loseTokens(s, log);
    case 'resource':
      return loseResource(s, log);
    case 'person':
      return losePerson(s);
    case 'building':
      return loseBuilding(s, log);
    case 'unit':
      return loseUnits(s, log);
    case 'anarchy':
      return strikeAnarchy(s);
    case 'drought':
    case 'deforestation':
      return chooseDisaster(s);
    case 'military':
      return beginMilitary(s, log);
    case 'battle':
      announce(s, log);
      return afterEvent(s, log);
  }
}

/** A card or ability that the app doesn't know prevents the event: it counts as one, but has no effect. */
export function notPossible(s: State, reason: string, log?: Log): void {
  log?.('not-possible', { effect: currentEffect(s), reason });
  afterEvent(s, log);
}

/** C58-C61: a reminder on the counter's next space. On the last turn there is no battle, or it's fought at once. */
function announce(s: State, log?: Log): void {
  const turn = battleTurn(s, s.turn);
  if (turn === s.turn && s.options.lastTurnBattle === 'ignore') {
    log?.('battle-too-late', { turn: s.turn });
    return;
  }
  s.pending.push(turn);
  s.pending.sort((a, b) => a - b);
  log?.('battle-announced', { turn, ...opponentOf(rowTurn(s, turn)) });
}
