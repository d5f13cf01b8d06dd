/**
 * What can't be seen, and how likely each card is. A pile has no order and a face-down card no identity; both are
 * only sets of cards they come from. When new cards are shuffled in, cards that are already face down still come
 * from before: the sets form a chain, in which each shuffle is what was left in the pile, and the cards added.
 */
import { at } from '../../../../kernel/at.ts';
import { divisor } from '../../../../kernel/exact/fraction.ts';
import type { Log } from '../../../../kernel/game.ts';
import type { Cdg, DeckState, Slot, State } from '../state.ts';
import { type Card, cardOf, SIDES, type Side, SPACES, sideName } from './deck.ts';

export function tracked(s: Readonly<State>): boolean {
  return s.options.cards !== 'untracked';
}

/** The deck that a side draws from: the same one for both where it is shared. */
export function deckOf(s: Readonly<State>, side: Side): DeckState {
  return at(s.decks, s.options.deck.shared ? 0 : side);
}

const FIRST: readonly Side[] = [0];

/** One side for each deck: the first one if both share it. */
export function owners(s: Readonly<State>): readonly Side[] {
  return s.options.deck.shared ? FIRST : SIDES;
}

/** A card on a display that nobody knows. */
interface Undecided extends Slot {
  card: null;
  set: number;
}

export function undecided(slot: Slot | null): slot is Undecided {
  return slot !== null && slot.set !== null;
}

/** Cards that nobody knows on the displays that are filled from this side's deck. */
function unknown(s: Readonly<State>, side: Side): Undecided[] {
  const list: Undecided[] = [];
  for (const each of SIDES) {
    if (each !== side && !s.options.deck.shared) continue;
    const { slots } = s.sides[each];
    for (const space of SPACES) {
      const slot = slots[space];
      if (undecided(slot)) list.push(slot);
    }
  }
  return list;
}

/** A shuffle: the cards that joined in it, how many cards it held that are unseen, and how many of those it left in the pile. */
interface Shuffle {
  readonly cards: readonly string[];
  readonly all: number;
  readonly rest: number;
}

export function shuffles(s: Readonly<State>, side: Side): Shuffle[] {
  const face = unknown(s, side);
  let rest = 0;
  return deckOf(s, side).sets.map((cards, set) => {
    const all = rest + cards.length;
    rest = all;
    for (const slot of face) if (slot.set === set) rest--;
    return { cards, all, rest };
  });
}

/** How many cards the draw pile has: the unseen ones that lie on no display. */
export function pileSize(s: Readonly<State>, side: Side): number {
  if (!tracked(s)) return 0;
  let cards = -unknown(s, side).length;
  for (const set of deckOf(s, side).sets) cards += set.length;
  return cards;
}

/**
 * Which cards of the shuffle `set` can be the one that is turned up, and how likely each is, in whole numbers.
 * All arrangements are equally likely. A card that joined in shuffle j got as far as this one if every shuffle
 * between left it in the pile: rest out of all, each time.
 */
export function oddsOf(s: Readonly<State>, side: Side, set: number): readonly (readonly [string, number])[] {
  // What went into an emptied pile is no longer in it.
  let chain: Shuffle[] = [];
  for (const [g, shuffle] of shuffles(s, side).entries()) {
    if (g <= set) chain.push(shuffle);
    if (g < set && shuffle.rest === 0) chain = [];
  }
  const [only] = chain;
  if (only && chain.length === 1) return only.cards.map((card) => [card, 1]);
  const before = chain.slice(0, -1);
  const odds: [string, number][] = [];
  let common = 0;
  for (const [joined, { cards }] of chain.entries()) {
    let weight = 1;
    for (const [g, { all, rest }] of before.entries()) weight *= g < joined ? all : rest;
    if (cards.length > 0) common = divisor(weight, common);
    for (const card of cards) odds.push([card, weight]);
  }
  for (const entry of odds) entry[1] /= common;
  return odds.sort((a, b) => (a[0] < b[0] ? -1 : 1));
}

/** The card has been seen: removes it from the unseen ones. */
export function see(s: State, side: Side, card: string): void {
  for (const set of deckOf(s, side).sets) {
    const at = set.indexOf(card);
    if (at < 0) continue;
    set.splice(at, 1);
    return;
  }
  throw new Error(`'${card}' is not among the unseen cards`);
}

/** A shuffle without face-down cards left is merged into the next one. */
export function forgetOldShuffles(s: State, side: Side): void {
  const deck = deckOf(s, side);
  if (deck.sets.length === 1) return;
  const face = unknown(s, side);
  const last = deck.sets.length - 1;
  const sets: string[][] = [];
  let joined: string[] = [];
  for (const [g, cards] of deck.sets.entries()) {
    joined = joined.length > 0 ? [...joined, ...cards].sort() : cards;
    const from = face.filter((slot) => slot.set === g);
    if (from.length === 0 && g < last) continue;
    for (const slot of from) slot.set = sets.length;
    sets.push(joined);
    joined = [];
  }
  deck.sets = sets;
}

/** Nobody can tell any more which shuffle a face-down card comes from. */
export function oneShuffle(s: State, side: Side): void {
  const deck = deckOf(s, side);
  deck.sets = [deck.sets.flat().sort()];
  for (const slot of unknown(s, side)) slot.set = 0;
}

/** These cards are shuffled together with what is left of the pile. */
export function shuffleIn(s: State, side: Side, cards: readonly string[]): void {
  deckOf(s, side).sets.push([...cards].sort());
  forgetOldShuffles(s, side);
}

/** The pile is empty and a card is needed: the discards become the pile. */
export function reshuffle(s: State, side: Side, log?: Log<Cdg>): void {
  const deck = deckOf(s, side);
  const cards = deck.discards;
  deck.discards = [];
  s.reshuffles++;
  log?.('reshuffled', { side: sideName(s.options.deck, side), cards: cards.length });
  shuffleIn(s, side, cards);
}

/** The shuffle that the draw pile comes from. */
export function lastShuffle(s: Readonly<State>, side: Side): number {
  return deckOf(s, side).sets.length - 1;
}

/** A face-down card from the pile. */
export function fromPile(s: Readonly<State>, side: Side): Slot {
  return { card: null, set: tracked(s) ? lastShuffle(s, side) : null, up: false, closed: false };
}

/** Is there a card to draw? Untracked piles are the player's affair. */
export function pileHasCards(s: Readonly<State>, side: Side): boolean {
  return !tracked(s) || pileSize(s, side) > 0;
}

/** The commitment of a side: the last group of cards in its deck. */
export function commitment(s: Readonly<State>, side: Side): string {
  return s.options.deck.groups[deckOf(s, side).groups - 1]?.id ?? '';
}

/** The cards of a group, if the side's (or both sides') deck has it. */
export function groupCards(s: Readonly<State>, side: Side, group: number): readonly Card[] {
  const { deck } = s.options;
  const id = deck.groups[group]?.id;
  return deck.cards.filter((card) => card.group === id && (deck.shared || card.side === deck.sides[side].id));
}

export function factsOf(s: Readonly<State>, card: string): Card {
  return cardOf(s.options.deck, card);
}
