/** Roll 5, the military event: drawn units against the table's strength (C46-C56). */
import type { Steps } from '../../../../kernel/flow.ts';
import { arg, chance, decide, num, range, table } from '../../../../kernel/game.ts';
import { unitOf } from '../box/units.ts';
import type { Move } from '../moves.ts';
import type { Civilization, Log } from '../spec.ts';
import { hitOf, type State } from '../state.ts';
import { army, armySize } from '../tally/army.ts';
import { afterEvent } from '../turn/turn.ts';
import type { Bonus } from '../vocabulary.ts';
import { loseUnits } from './cultural.ts';

/** The battle hand when attacking with one army, unless the player has more. */
export const ATTACK_HAND = 3;
/** Nine cards of the strongest aircraft. */
const STRENGTH_LIMIT = 63;
export const BONUS_LIMIT = 40;
/** C53: how much a card that kills an enemy figure lowers the required strength. */
const FIGURE_CARD = 2;

export function beginMilitary(s: State, log?: Log): void {
  if (!s.options.tally) s.step = 'strength';
  else drawNext(s, log);
}

/** C47, C48: as many cards as an attack with one army has, or all there are. */
export function drawNext(s: State, log?: Log): void {
  const hit = hitOf(s, 'military');
  if (s.known.hand === undefined) s.step = 'hand-limit';
  else if (hit.drawn.length < Math.min(s.known.hand, armySize(s)) || noUnits(s)) s.step = 'draw';
  else strengthKnown(s, log);
}

/** C48: the number of cards can be corrected before the first of them is drawn. */
export function canChangeHand(s: Readonly<State>): boolean {
  return s.step === 'draw' && hitOf(s, 'military').drawn.length === 0 && !noUnits(s);
}

export function changeHand(s: State): void {
  s.step = 'hand-limit';
}

/** There is nothing to draw from: the strength is 0. */
function noUnits(s: Readonly<State>): boolean {
  return armySize(s) === 0;
}

function strengthKnown(s: State, log?: Log): void {
  const hit = hitOf(s, 'military');
  log?.('strength', { turn: s.turn, strength: hit.strength, need: hit.need, missing: missing(s) });
  settle(s, log);
}

/**
 * C50-C52: bonuses of great people and buildings count half, the total rounded down; those of wonders in full, unless
 * ruled otherwise. No city takes part, so none adds anything.
 */
function halfBonus(s: Readonly<State>, bonus: number, wonders: number): number {
  return s.options.halveWonders === 'on'
    ? Math.floor((bonus + wonders) / 2)
    : Math.floor(bonus / 2) + wonders;
}

/** The bonuses that count so far; `open`: those not asked for yet. */
export function bonuses(
  { known }: Readonly<State>,
  open: readonly Bonus[],
): { bonus: number; wonders: number } {
  return {
    bonus: open.includes('bonus') ? 0 : (known.bonus ?? 0),
    wonders: open.includes('wonder-bonus') ? 0 : (known.wonders ?? 0),
  };
}

/** Strength and the bonuses known so far. */
function militaryTotal(s: Readonly<State>): number {
  const hit = hitOf(s, 'military');
  const { bonus, wonders } = bonuses(s, hit.open);
  return hit.strength + halfBonus(s, bonus, wonders);
}

/** How many points are still missing. */
export function missing(s: Readonly<State>): number {
  return Math.max(0, hitOf(s, 'military').need - militaryTotal(s));
}

/** C49: equal is enough. The app asks for a bonus only while it could still matter. */
function settle(s: State, log?: Log): void {
  const hit = hitOf(s, 'military');
  const total = militaryTotal(s);
  if (total >= hit.need) {
    log?.('withstood', { total, need: hit.need });
    afterEvent(s, log);
  } else s.step = hit.open[0] ?? 'figures';
}

/** The player has entered a bonus; `open`: those not asked for yet. */
export function countBonus(s: State, open: readonly Bonus[], log?: Log): void {
  hitOf(s, 'military').open = open;
  settle(s, log);
}

/** C53: a card that kills a figure worked. */
export function figureCard(s: State, log?: Log): void {
  const hit = hitOf(s, 'military');
  hit.need -= FIGURE_CARD;
  log?.('figure-card', { need: hit.need });
  settle(s, log);
}

export const military: Steps<Civilization, 'strength' | 'draw' | 'figures' | 'figure'> = {
  strength: {
    node: () => table('strength', [], [range('strength', 0, STRENGTH_LIMIT)]),
    play: (s, move, log) => {
      hitOf(s, 'military').strength = num(move);
      strengthKnown(s, log);
    },
  },
  draw: {
    node: (s) => {
      const { drawn } = hitOf(s, 'military');
      const odds: Partial<Record<Move, number>> = noUnits(s) ? { 'no-units': 1 } : {};
      for (const { face, count } of army(s)) {
        const gone = drawn.filter((f) => f === face).length;
        odds[`draw:${face}`] = count - gone;
      }
      return chance('draw', odds);
    },
    play: (s, move, log) => {
      if (move === 'no-units') return strengthKnown(s, log);
      const hit = hitOf(s, 'military');
      const unit = arg(move, 'draw');
      hit.drawn.push(unit);
      hit.strength += unitOf(unit).attack;
      log?.('drawn', { unit, strength: hit.strength, nth: hit.drawn.length });
      drawNext(s, log);
    },
  },
  figures: {
    node: () => decide('figures', 'player', ['accept', 'figure-card']),
    play: (s, move, log) => {
      if (move === 'accept') return fallShort(s, log);
      if (s.options.rollOnDefence === 'off') return figureCard(s, log);
      s.use = { kind: 'figures', back: 'figures' };
      s.step = 'two-dice';
    },
  },
  figure: {
    node: () => table('figure', ['figure:lost', 'figure:none']),
    play: (s, move, log) => {
      log?.('figure-lost', { lost: move === 'figure:lost' });
      afterEvent(s, log);
    },
  },
};

/** C54, C55: one random unit for each point that is missing. */
function fallShort(s: State, log?: Log): void {
  const hit = hitOf(s, 'military');
  const short = missing(s);
  log?.('shortfall', { total: militaryTotal(s), need: hit.need, missing: short });
  hit.toLose = short;
  loseUnits(s, log);
}
