/** For tests of a clause on every turn and in each mode of play. */
import { at } from '../../../../kernel/at.ts';
import type { State } from '../state.ts';
import { onTurn, type Scripted } from '../testing.ts';

export const TURNS = Array.from({ length: 16 }, (_, i) => i + 1);
/** Without the tally, with it, and with the player's own cards for the opponent. */
export const MODES = [{}, { tally: true }, { oppCards: 'physical' }] as const;
export type Mode = (typeof MODES)[number];

export function tallied(mode: Mode): boolean {
  return 'tally' in mode;
}

/** The row of a turn in the table of history events, counted from 0. */
export function rowOn(turn: number): number {
  return turn <= 3 ? 0 : turn <= 7 ? 1 : turn <= 12 ? 2 : 3;
}

/** C66, C122-C135: the opponent of a battle by the row of a turn. */
export function opponentOn(turn: number): { level: number; cards: number } {
  return { level: rowOn(turn) + 1, cards: rowOn(turn) + 3 };
}

/** The strength that a military event asks for. */
export function strengthOn(turn: number): number {
  return at([5, 8, 12, 16], rowOn(turn));
}

/** With the tally trade is collected next; nothing comes in. */
export function collected(g: Scripted): Scripted {
  return g.step() === 'collect' ? g.play('collect:0') : g;
}

/** From the trade roll to the end of the turn. */
export function rest(g: Scripted): Scripted {
  return collected(g.play('skip')).play('done');
}

/** What the game is busy with; no event any more once it's the Trade phase. */
export function underWay({ s: { step, hit, use } }: Scripted): Pick<State, 'step' | 'hit' | 'use'> {
  return { step, hit, use };
}
export const TRADE_PHASE: ReturnType<typeof underWay> = { step: 'trade', hit: null, use: null };

/** The weights of the draw that comes next. */
export function weights(g: Scripted): readonly number[] {
  const node = g.node();
  if (node.kind !== 'chance') throw new Error('no draw');
  return node.weights;
}

/** In the battle for the capital on this turn, the hand filled as far as the mode fills it. */
export function battle(turn: number, mode: Mode, walls = 'no', ...facts: readonly string[]): Scripted {
  const g = onTurn(turn, mode).play(...facts, 'battle.now=1', `walls=${walls}`, 'hand=3', 'calm', 'skip');
  collected(g).play('done');
  while (g.step() === 'draw-hand') g.play(at(g.moves(), 0));
  return g.step() === 'my-hand' ? g.play('have:infantry-2', 'hand-full') : g;
}
