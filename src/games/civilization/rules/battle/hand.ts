/** My battle hand: drawn from the army if the app keeps it, otherwise told by the player. */
import type { Steps } from '../../../../kernel/flow.ts';
import { arg, chance, table } from '../../../../kernel/game.ts';
import { type Face, face, roomFor, type Unit, unitOf } from '../box/units.ts';
import { ATTACK_HAND } from '../events/military.ts';
import type { Move } from '../moves.ts';
import type { Civilization, Log } from '../spec.ts';
import { battleOf, type State } from '../state.ts';
import { army } from '../tally/army.ts';
import { fight } from './fight.ts';

/** How many more cards the defender of a city draws. */
export const CITY_HAND = 3;
/** What an attack with every army figure could bring, and more. */
const MOST_CARDS = 12;

/** How many cards may still come into my hand. */
function handRoom(s: Readonly<State>): number {
  const { kind, hand } = battleOf(s);
  const most = kind === 'village' ? MOST_CARDS : (s.known.hand ?? ATTACK_HAND) + CITY_HAND;
  return most - hand.length;
}

/** Cards of the tallied army that aren't in the hand. */
function reserve(s: Readonly<State>): { face: Face; count: number }[] {
  const inHand = s.battle?.hand.map(face) ?? [];
  return army(s)
    .map((c) => ({ face: c.face, count: c.count - inHand.filter((f) => f === c.face).length }))
    .filter(({ count }) => count > 0);
}

/** Every card of mine in this battle: in the hand, on the fronts and killed. */
export function broughtCards(s: Readonly<State>): readonly Unit[] {
  const { hand, playing, fronts } = battleOf(s);
  return [
    ...hand,
    ...(playing ? [playing] : []),
    ...fronts.flatMap(({ mine }) => (mine ? [mine] : [])),
    ...s.killed.mine,
  ];
}

/** What one more card of mine can show, besides those already in the hand and in the battle. */
export function possibleCards(s: Readonly<State>): Face[] {
  return roomFor(s.options.deck, broughtCards(s));
}

/** Whether the app draws my hand, because it keeps the army; otherwise I tell it what I have drawn. */
export function appDrawsHand(s: Readonly<State>): boolean {
  return s.options.tally && s.battle?.kind === 'capital';
}

/** Asks for one card after the other; when the hand is full, the battle begins. */
export function fillHand(s: State, log?: Log): void {
  const allDrawn = s.options.tally && reserve(s).length === 0;
  if (handRoom(s) <= 0 || allDrawn) return fight(s, log);
  s.step = appDrawsHand(s) ? 'draw-hand' : 'my-hand';
}

function toHand(s: State, card: string, log?: Log): void {
  battleOf(s).hand.push(unitOf(card));
  fillHand(s, log);
}

export const hand: Steps<Civilization, 'my-hand' | 'draw-hand'> = {
  'my-hand': {
    node: (s) => {
      const all = s.options.tally ? reserve(s).map((c) => c.face) : possibleCards(s);
      return table('my-hand', ['hand-full', ...all.map((f): Move => `have:${f}`)]);
    },
    play: (s, move, log) => {
      if (move === 'hand-full') fight(s, log);
      else toHand(s, arg(move), log);
    },
  },
  'draw-hand': {
    node: (s) => {
      const odds: Partial<Record<Move, number>> = {};
      for (const c of reserve(s)) odds[`draw:${c.face}`] = c.count;
      return chance('draw-hand', odds);
    },
    play: (s, move, log) => toHand(s, arg(move), log),
  },
};
