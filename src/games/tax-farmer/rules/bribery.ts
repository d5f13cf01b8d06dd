/** Phase 4, first part: changing gold into points, or points back into gold. */
import type { Steps } from '../../../kernel/flow.ts';
import { type Decision, decide, type Log, num, type Range, range, verb } from '../../../kernel/game.ts';
import { type Atlas, atlas } from './atlas.ts';
import type { Seat } from './options.ts';
import { addPoints } from './purse.ts';
import type { Move, State, TaxFarmer } from './state.ts';

/** G39: once each, clockwise from the First Player. */
export function beginBribery(s: State): void {
  s.step = 'bribe';
  s.at = 0;
  toBriber(s, atlas(s));
}

function toBriber(s: State, a: Atlas): void {
  for (; s.at < a.players; s.at++) {
    s.active = (s.first + s.at) % a.players;
    if (mostSpent(s, s.active) > 0 || mostRefunded(s, s.active) > 0) return;
  }
  s.step = 'find-lowest';
}

/** A journal holds whole numbers of nine digits; rates like 99 points for a gold can make more than that. */
export const MOST_WRITTEN = 999_999_999;

/** T76, T77: any part of the gold; none that would only run into the cap (G37). */
export function mostSpent(s: Readonly<State>, player: number): number {
  const { pointsCap, goldToPoints } = s.options;
  const gold = Math.min(s.gold[player] as number, MOST_WRITTEN);
  if (pointsCap === 0) return gold;
  return Math.max(0, Math.min(gold, Math.floor((pointsCap - (s.points[player] as number)) / goldToPoints)));
}

/** T78, T79: whole pairs of points only, never below 0 (G40). */
export function mostRefunded(s: Readonly<State>, player: number): number {
  return Math.min(Math.floor((s.points[player] as number) / s.options.pointsPerGoldBack), MOST_WRITTEN);
}

const KEEP: readonly Move[] = ['keep'];

function bribeNode(s: Readonly<State>): Decision<TaxFarmer> {
  const a = atlas(s);
  const spend = mostSpent(s, s.active);
  const refund = mostRefunded(s, s.active);
  const ranges: Range[] = [];
  if (spend > 0) ranges.push(range('bribe', 1, spend));
  if (refund > 0) ranges.push(range('refund', 1, refund));
  return decide('bribe', a.seats[s.active] as Seat, KEEP, ranges);
}

function bribe(s: State, move: Move, log?: Log<TaxFarmer>): void {
  const a = atlas(s);
  const player = s.active;
  const seat = a.seats[player] as Seat;
  if (move !== 'keep') {
    const n = num(move);
    const { goldToPoints, pointsPerGoldBack } = s.options;
    const gold = verb(move) === 'bribe' ? -n : n;
    const points = addPoints(s, player, verb(move) === 'bribe' ? n * goldToPoints : -n * pointsPerGoldBack);
    (s.gold[player] as number) += gold;
    log?.('bribed', { seat, gold, points });
  } else log?.('bribed', { seat, gold: 0, points: 0 });
  s.at++;
  toBriber(s, a);
}

export const bribery: Steps<TaxFarmer, 'bribe'> = { bribe: { node: bribeNode, play: bribe } };
