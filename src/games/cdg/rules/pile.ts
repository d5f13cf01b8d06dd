/**
 * What can't be seen, and how likely each card is. A pile has no order and a face-down card no identity; both are
 * only sets of cards they come from. Whenever new cards are shuffled in, what lies face down still comes from
 * before: the sets form a chain, in which each shuffle is what was left in the pile, and the cards added.
 */
import { divisor } from '../../../kernel/exact/fraction.ts';
import type { Log } from '../../../kernel/game.ts';
import { type Card, cardOf, SIDES, type Side, sideName } from './deck.ts';
import type { Cdg, DeckState, Slot, State } from './state.ts';

export function tracked(s: Readonly<State>): boolean {
  return s.options.cards !== 'untracked';
}

/** Index of the side's deck: the same one for both where it is shared. */
export function deckIndex(s: Readonly<State>, side: Side): number {
  return s.options.deck.shared ? 0 : side;
}

export function deckOf(s: Readonly<State>, side: Side): DeckState {
  return s.decks[deckIndex(s, side)] as DeckState;
}

/** Sides that draw from this deck. */
function users(s: Readonly<State>, deck: number): readonly Side[] {
  return s.options.deck.shared ? SIDES : [deck as Side];
}

/** On a display, and nobody knows which card it is. */
export function undecided(slot: Slot | null): slot is Slot & { card: '' } {
  return slot !== null && slot.card === '' && slot.set >= 0;
}

/** For each shuffle: how many cards it held that are still unseen, and how many of those are in the pile or went on. */
export function sizes(s: Readonly<State>, deck: number): { all: number[]; rest: number[] } {
  const { sets } = s.decks[deck] as DeckState;
  const held = sets.map(() => 0);
  for (const side of users(s, deck)) {
    for (const slot of s.sides[side].slots) if (undecided(slot)) held[slot.set]!++;
  }
  const all: number[] = [];
  const rest: number[] = [];
  for (const [g, added] of sets.entries()) {
    all[g] = added.length + (g > 0 ? (rest[g - 1] as number) : 0);
    rest[g] = (all[g] as number) - (held[g] as number);
  }
  return { all, rest };
}

/** How many cards the draw pile has. */
export function pileSize(s: Readonly<State>, side: Side): number {
  if (!tracked(s)) return 0;
  return sizes(s, deckIndex(s, side)).rest.at(-1) as number;
}

/**
 * Which cards of the shuffle `set` can be the one that is turned up, and how likely each is, in whole numbers.
 * All arrangements are equally likely. A card that joined in shuffle j got as far as this one if every shuffle
 * between left it in the pile: rest out of all, each time.
 */
export function oddsOf(
  s: Readonly<State>,
  deck: number,
  set: number,
): readonly (readonly [string, number])[] {
  const { sets } = s.decks[deck] as DeckState;
  const { all, rest } = sizes(s, deck);
  const first = Math.max(0, rest.slice(0, set).lastIndexOf(0) + 1);
  const odds: [string, number][] = [];
  for (let joined = first; joined <= set; joined++) {
    let weight = 1;
    for (let g = first; g < set; g++) weight *= (g < joined ? all[g] : rest[g]) as number;
    for (const card of sets[joined] as string[]) odds.push([card, weight]);
  }
  const common = odds.reduce((g, [, weight]) => divisor(weight, g), 0);
  for (const entry of odds) entry[1] /= common;
  return odds.sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The card is seen: it leaves the unseen ones. */
export function see(s: State, deck: number, card: string): void {
  for (const set of (s.decks[deck] as DeckState).sets) {
    const at = set.indexOf(card);
    if (at < 0) continue;
    set.splice(at, 1);
    return;
  }
  throw new Error(`'${card}' is not among the unseen cards`);
}

/** A shuffle that nothing face down comes from any more is part of the next one. */
export function forgetOldShuffles(s: State, deck: number): void {
  const { sets } = s.decks[deck] as DeckState;
  if (sets.length === 1) return;
  const slots = users(s, deck).flatMap((side) => s.sides[side].slots.filter(undecided));
  for (let g = sets.length - 2; g >= 0; g--) {
    if (slots.some((slot) => slot.set === g)) continue;
    const [old] = sets.splice(g, 1) as [string[]];
    if (old.length > 0) sets[g] = [...old, ...(sets[g] as string[])].sort();
    for (const slot of slots) if (slot.set > g) slot.set--;
  }
}

/** Nobody can tell any more which shuffle a face-down card comes from. */
export function oneShuffle(s: State, deck: number): void {
  const own = s.decks[deck] as DeckState;
  own.sets = [own.sets.flat().sort()];
  for (const side of users(s, deck))
    for (const slot of s.sides[side].slots) if (undecided(slot)) slot.set = 0;
}

/** These cards are shuffled together with what is left of the pile. */
export function shuffleIn(s: State, deck: number, cards: readonly string[]): void {
  (s.decks[deck] as DeckState).sets.push([...cards].sort());
  forgetOldShuffles(s, deck);
}

/** The pile is empty and a card is needed: the discards become the pile. */
export function reshuffle(s: State, side: Side, log?: Log<Cdg>): void {
  const deck = deckOf(s, side);
  const cards = deck.discards;
  deck.discards = [];
  s.reshuffles++;
  log?.('reshuffled', { side: sideName(s.options.deck, side), cards: cards.length });
  shuffleIn(s, deckIndex(s, side), cards);
}

/** A face-down card from the pile. */
export function fromPile(s: Readonly<State>, side: Side): Slot {
  const set = tracked(s) ? deckOf(s, side).sets.length - 1 : -1;
  return { card: '', set, up: false, closed: false };
}

/** Is there a card to draw? Untracked piles are the player's affair. */
export function pileHasCards(s: Readonly<State>, side: Side): boolean {
  return !tracked(s) || pileSize(s, side) > 0;
}

/** The cards of the next group, if the side's (or both sides') deck has one. */
export function groupCards(s: Readonly<State>, deck: number, group: number): readonly Card[] {
  const { deck: data } = s.options;
  const id = data.groups[group]?.id;
  const side = data.sides[deck]?.id;
  return data.cards.filter((card) => card.group === id && (data.shared || card.side === side));
}

export function factsOf(s: Readonly<State>, card: string): Card {
  return cardOf(s.options.deck, card);
}
