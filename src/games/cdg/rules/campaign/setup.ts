/** How a game begins: the decks, the displays and the opening card. */
import { SIDES, type Side, spacesOf } from '../cards/deck.ts';
import { deckOf, fromPile, groupCards, owners, see, tracked } from '../cards/pile.ts';
import { fateSetup } from '../round/fate-die.ts';
import type { SideState, State } from '../state.ts';
import { continueGame } from '../steps.ts';

/**
 * P08-P11: each side's first group is shuffled separately, and every space gets one card of it, face down. P12: the
 * opening card may be one of them, and the others are still any of the rest.
 */
export function setup(options: State['options']): State {
  const { deck } = options;
  const s: State = {
    options,
    turn: 1,
    round: 1,
    active: 0,
    step: 'turn',
    sides: [sideSetup(options), sideSetup(options)],
    decks: (deck.shared ? [0] : SIDES).map(() => ({ sets: [[]], discards: [], removed: [], groups: 1 })),
    turning: [],
    nominated: null,
    roll: null,
    fate: null,
    wasUp: [],
    playing: null,
    oneOp: null,
    battle: null,
    neutral: false,
    events: [],
    phase: null,
    vp: deck.vp?.start ?? 0,
    seen: 0,
    reshuffles: 0,
    outcome: 'played-out',
  };
  for (const side of owners(s)) if (tracked(s)) deckOf(s, side).sets = [firstGroup(s, side)];
  for (const side of SIDES) {
    const { slots } = s.sides[side];
    for (const space of spacesOf(deck)) slots[space] = fromPile(s, side);
    if (deck.opening?.side === side && options.opening !== 'no' && tracked(s)) {
      slots[options.opening] = { card: deck.opening.card, set: null, up: false, closed: false };
      see(s, side, deck.opening.card);
    }
    if (options.method === 'fateDie') fateSetup(s, side);
  }
  continueGame(s);
  return s;
}

function sideSetup({ fateCards }: State['options']): SideState {
  return {
    slots: { A: null, B: null, C: null, D: null, E: null },
    status: 0,
    last: null,
    reinforced: [],
    offensive: null,
    kept: [],
    left: fateCards,
    dry: false,
  };
}

function firstGroup(s: Readonly<State>, side: Side): string[] {
  return groupCards(s, side, 0)
    .map(({ id }) => id)
    .sort();
}
