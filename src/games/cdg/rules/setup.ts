/** How a game begins: the decks, the displays and the opening card. */
import { SIDES, SPACES, type Space } from './deck.ts';
import { fateSetup } from './fate-die.ts';
import { deckIndex, fromPile, groupCards, see, tracked } from './pile.ts';
import type { SideState, State } from './state.ts';
import { onward } from './steps.ts';

/**
 * P08-P11: each side's first group is shuffled by itself, and every space gets one card of it, face down. P12: the
 * opening card may be one of them, and the others are still any of the rest.
 */
export function setup(options: State['options']): State {
  const { deck } = options;
  const side = (): SideState => ({
    slots: Array(deck.spaces).fill(null),
    status: 0,
    last: '',
    reinforced: [],
    kept: [],
    left: options.fateCards,
    dry: false,
  });
  const s: State = {
    options,
    turn: 1,
    round: 1,
    active: 0,
    step: 'turn',
    sides: [side(), side()],
    decks: (deck.shared ? [0] : SIDES).map(() => ({ sets: [[]], discards: [], removed: [], groups: 1 })),
    turning: [],
    nominated: -1,
    grey: 0,
    blue: 0,
    wasUp: 0,
    playing: null,
    oneOp: '',
    battle: null,
    neutral: false,
    events: [],
    offensives: ['', ''],
    phase: -1,
    vp: deck.vp?.start ?? 0,
    seen: 0,
    reshuffles: 0,
    outcome: 'played-out',
  };
  if (tracked(s))
    for (const [i, own] of s.decks.entries())
      own.sets[0] = groupCards(s, i, 0)
        .map(({ id }) => id)
        .sort();
  for (const each of SIDES) {
    const { slots } = s.sides[each];
    for (let i = 0; i < deck.spaces; i++) slots[i] = fromPile(s, each);
    if (deck.opening?.side === each && options.opening !== 'no' && tracked(s)) {
      const space = SPACES.indexOf(options.opening as Space);
      slots[space] = { card: deck.opening.card, set: -1, up: false, closed: false };
      see(s, deckIndex(s, each), deck.opening.card);
    }
    if (options.method === 'fateDie') fateSetup(s, each);
  }
  onward(s);
  return s;
}
