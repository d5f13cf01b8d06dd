/** The clock: the turn counter, what a turn consists of, and how the game ends. */

import type { Steps } from '../../../../kernel/flow.ts';
import { end, type Node, table } from '../../../../kernel/game.ts';
import { type Die, type Effect, effectOf, opponentOf } from '../events/history.ts';
import type { Civilization, Log } from '../spec.ts';
import type { Outcome, State } from '../state.ts';
import type { Victory } from '../vocabulary.ts';

/** C13, C14: the space of the wound token. */
export const LAST_SPACE = 16;
/** The victory space of the culture track, one past its twenty spaces. */
export const VICTORY_SPACE = 21;

/** C101, C103: the turns on which the wonders of the market change. */
const MEDIEVAL = 8;
const MODERN = 13;
export const WONDER_TURNS: readonly number[] = [MEDIEVAL, MODERN];

/** The age of the wonders that come into the market. */
export function newAge(turn: number): 'medieval' | 'modern' {
  return turn >= MODERN ? 'modern' : 'medieval';
}

/** Turn 16 is still played, unless reaching it already loses (ruling `finalTurn`). */
export function lastTurn(s: Readonly<State>): number {
  return s.options.finalTurn === 'playThenLose' ? LAST_SPACE : LAST_SPACE - 1;
}

export function due(s: Readonly<State>): number {
  return s.pending.filter((turn) => turn === s.turn).length;
}

/** C21: the counter moves one space. Then come the wonders (turns 8 and 13) and the event roll. */
export function beginTurn(s: State, log?: Log): void {
  s.turn++;
  if (s.turn > lastTurn(s)) return defeat(s, 'time', log);
  log?.('turn-begins', { turn: s.turn, dice: s.dice, due: due(s), before: s.fought });
  s.step = WONDER_TURNS.includes(s.turn) ? 'wonders' : 'event-dice';
}

/** The history event is over: Start of Turn continues, then the Trade phase. Anarchy of the turn before ends now. */
export function afterEvent(s: State, log?: Log): void {
  s.hit = null;
  s.use = null;
  if (s.anarchy > 0 && s.anarchy < s.turn) {
    s.anarchy = 0;
    log?.('government', { turn: s.turn });
  }
  s.step = s.options.tally && s.options.tradeTiming === 'after' ? 'collect' : 'trade';
}

/** C61: the battle is fought at the end of the Movement phase; without one the turn is played to its end. */
export function afterTrade(s: State): void {
  s.deal = null;
  s.step = due(s) > 0 ? 'movement' : 'turn-end';
}

/**
 * The turn whose row says how strong the opponent is (ruling `battleRow`): that of the battle, or that of the roll, one
 * turn earlier. They differ after turns 3, 7 and 12.
 */
export function rowTurn(s: Readonly<State>, turn: number): number {
  return s.options.battleRow === 'rollTurn' ? turn - 1 : turn;
}

/** C61: the turn on which a battle rolled on this one is fought; without a next turn it could only be this one. */
export function battleTurn(s: Readonly<State>, turn: number): number {
  return turn >= lastTurn(s) ? turn : turn + 1;
}

/** What a die means on a turn; for a battle, the level at which it will be fought. */
export function effectOn(s: Readonly<State>, turn: number, die: Die): Effect {
  const effect = effectOf(turn, die);
  if (effect.kind !== 'battle') return effect;
  return { kind: 'battle', amount: opponentOf(rowTurn(s, battleTurn(s, turn))).level };
}

/** A turn without a victory: the last one loses the game (C19, C20). */
function endTurn(s: State, log?: Log): void {
  const over = s.pending.filter((turn) => turn <= s.turn).length;
  s.fought += over;
  s.pending = s.pending.slice(over);
  if (s.turn >= LAST_SPACE) defeat(s, 'time', log);
  else beginTurn(s, log);
}

export function defeat(s: State, kind: 'time' | 'battle', log?: Log): void {
  log?.('defeat', { kind, turn: s.turn });
  over(s, kind);
}

/** C15-C17: as in the base game; the app can't see it, so the player declares it. */
export function victory(s: State, kind: Victory, reason: string, log?: Log): void {
  log?.('victory', { kind, turn: s.turn, reason });
  over(s, kind);
}

function over(s: State, outcome: Outcome): void {
  s.step = 'over';
  s.outcome = outcome;
  s.hit = null;
  s.use = null;
  s.book = null;
  s.deal = null;
  s.battle = null;
}

const TURN_END: Node<Civilization> = table('turn-end', ['done']);

export const turnEnd: Steps<Civilization, 'turn-end' | 'over'> = {
  'turn-end': { node: () => TURN_END, play: (s, _, log) => endTurn(s, log) },
  over: {
    node: (s) => end(s.outcome, [s.outcome === 'time' || s.outcome === 'battle' ? 0 : 1]),
    play: () => {},
  },
};
