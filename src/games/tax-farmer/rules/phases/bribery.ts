/** Phase 4, first part: changing gold into points, or points back into gold. */
import type { Steps } from '../../../../kernel/flow.ts';
import {
  type Decision,
  decide,
  type Log,
  num,
  type Proposal,
  type Range,
  range,
  verb,
} from '../../../../kernel/game.ts';
import { MOST_NUMBER } from '../../../../kernel/limits.ts';
import type { Options } from '../options.ts';
import { addPoints } from '../parts/purse.ts';
import { activePlayer, type Move, type PlayerState, type State, type TaxFarmer } from '../state.ts';

/** G39: once each, clockwise from the First Player. */
export function beginBribery(s: State): void {
  s.step = 'bribe';
  s.turns = 0;
  toBriber(s);
}

function toBriber(s: State): void {
  const { players, options } = s;
  for (; s.turns < players.length; s.turns++) {
    s.active = (s.first + s.turns) % players.length;
    const player = activePlayer(s);
    if (mostSpent(player, options) > 0 || mostRefunded(player, options) > 0) return;
  }
  s.step = 'find-lowest';
}

/** T76, T77: any part of the gold that a journal can hold (rates like 99 points for a gold can make more); none that would only run into the cap (G37). */
export function mostSpent(
  { gold, points }: Readonly<PlayerState>,
  { pointsCap, goldToPoints }: Options,
): number {
  const most = Math.min(gold, MOST_NUMBER);
  return pointsCap === 0
    ? most
    : Math.max(0, Math.min(most, Math.floor((pointsCap - points) / goldToPoints)));
}

/** T78, T79: whole pairs of points only, never below 0 (G40). */
export function mostRefunded({ points }: Readonly<PlayerState>, { pointsPerGoldBack }: Options): number {
  return Math.min(Math.floor(points / pointsPerGoldBack), MOST_NUMBER);
}

const KEEP: readonly Move[] = ['keep'];

function bribeNode(s: Readonly<State>): Decision<TaxFarmer> {
  const player = activePlayer(s);
  const spend = mostSpent(player, s.options);
  const refund = mostRefunded(player, s.options);
  const ranges: Range[] = [];
  if (spend > 0) ranges.push(range('bribe', 1, spend));
  if (refund > 0) ranges.push(range('refund', 1, refund));
  return decide('bribe', player.seat, KEEP, ranges);
}

function bribe(s: State, move: Move, log?: Log<TaxFarmer>): void {
  const player = activePlayer(s);
  const { goldToPoints, pointsPerGoldBack } = s.options;
  const n = move === 'keep' ? 0 : num(move);
  const spent = verb(move) === 'bribe';
  const gold = spent ? -n : n;
  player.gold += gold;
  const points = addPoints(player, spent ? n * goldToPoints : -n * pointsPerGoldBack, s.options);
  log?.('bribed', { seat: player.seat, gold, points });
  s.turns++;
  toBriber(s);
}

/** All of it: gold does nothing else at the end, and points now are what the others are compared with. */
export function allOfIt(s: Readonly<State>): Proposal<Move> | undefined {
  const most = s.step === 'bribe' ? mostSpent(activePlayer(s), s.options) : 0;
  return most > 0 ? { number: most, verb: 'bribe' } : undefined;
}

export const bribery: Steps<TaxFarmer, 'bribe'> = { bribe: { node: bribeNode, play: bribe } };
