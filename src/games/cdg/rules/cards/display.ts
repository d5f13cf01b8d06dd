/** The displays: turning cards up, saying which they are, and getting the pile ready for a card. */
import type { Steps } from '../../../../kernel/flow.ts';
import { arg, type Log, type Node, table } from '../../../../kernel/game.ts';
import type { Ask, Cdg, MaybeNamed, Move, Named, OnDisplay, Slot, State } from '../state.ts';
import { fullName, SIDES, type Side, SPACES, type Space, sideName } from './deck.ts';
import {
  deckOf,
  factsOf,
  forgetOldShuffles,
  lastShuffle,
  oddsOf,
  oneShuffle,
  pileHasCards,
  reshuffle,
  see,
  tracked,
  undecided,
} from './pile.ts';

export const turning: Steps<Cdg, 'turning'> = {
  turning: {
    node: revealNode,
    play: (s, move, log) => (move === 'not-now' ? notNow(s, log) : revealed(s, arg(move), log)),
  },
};

export function opponent(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/** The activation range of a space: 1 to this number. The presets are ours; the text's displays aren't at hand. */
export function rangeIn({ ranges, deck, 'ranges.custom': custom }: State['options'], space: Space): number {
  const at = SPACES.indexOf(space);
  if (ranges === 'rising') return at + 1;
  if (ranges === 'flat4') return 4;
  return (ranges === 'custom' ? custom : deck.ranges)[at] ?? 0;
}

export function rangeOf(s: Readonly<State>, space: Space): number {
  return rangeIn(s.options, space);
}

/** A card of a side in a report; null if nobody knows it. */
export function named(s: Readonly<State>, side: Side, card: string): Named;
export function named(s: Readonly<State>, side: Side, card: string | null): MaybeNamed;
export function named(s: Readonly<State>, side: Side, card: string | null): MaybeNamed {
  const whose = { side: sideName(s.options.deck, side) };
  return card === null ? whose : { ...whose, card, name: fullName(factsOf(s, card)) };
}

/** The card in this space of a side is to be turned up, or named if it is face up already. */
export function queue(s: State, side: Side, space: Space): void {
  s.turning.push({ side, space });
}

/** P38: every face-down card of the display, but those that stay closed until the next action round (P36). */
export function turnUp(s: State, side: Side, log?: Log<Cdg>): void {
  const { slots } = s.sides[side];
  turnUpIn(s, side, (space) => !slots[space]?.closed, log);
}

/** The closed ones, too. */
function turnUpAll(s: State, side: Side, log?: Log<Cdg>): void {
  turnUpIn(s, side, () => true, log);
}

/** In the order of the spaces. Known cards are just turned over; the others are drawn one by one. */
function turnUpIn(s: State, side: Side, may: (space: Space) => boolean, log?: Log<Cdg>): void {
  const spaces: Space[] = [];
  for (const space of SPACES) {
    const slot = s.sides[side].slots[space];
    if (!slot || slot.up || !may(space)) continue;
    if (undecided(slot)) {
      queue(s, side, space);
      continue;
    }
    slot.up = true;
    slot.closed = false;
    spaces.push(space);
    if (slot.card === null) continue;
    s.seen++;
    log?.('turned-up', { ...named(s, side, slot.card), space });
  }
  if (spaces.length > 0 && !tracked(s))
    log?.('turned-up-all', { side: sideName(s.options.deck, side), spaces });
}

/** Face-up cards that the player hasn't named yet: now their facts matter. */
export function nameAll(s: State, side: Side): void {
  for (const space of SPACES) {
    const slot = s.sides[side].slots[space];
    if (undecided(slot) && slot.up) queue(s, side, space);
  }
}

/** The card that is being turned up or named, if one is. */
export function turningNow(s: Readonly<State>): (OnDisplay & { readonly slot: Slot }) | undefined {
  const now = s.turning[0];
  const slot = now ? s.sides[now.side].slots[now.space] : null;
  return now && slot ? { side: now.side, space: now.space, slot } : undefined;
}

/** A card that is to be named: whose it is, and the shuffle it comes from. */
interface Unnamed {
  readonly side: Side;
  readonly set: number;
}

/** On a display or on top of the pile. */
function unnamed(s: Readonly<State>): Unnamed | undefined {
  const now = turningNow(s);
  if (now) return undecided(now.slot) ? { side: now.side, set: now.slot.set } : undefined;
  return s.step === 'top' ? { side: s.active, set: lastShuffle(s, s.active) } : undefined;
}

function unnamedOf(s: Readonly<State>): Unnamed {
  const card = unnamed(s);
  if (!card) throw new Error('no card is to be named');
  return card;
}

/**
 * Which card is it? The app draws it from what can be there; with the player's own deck only the table can say.
 * Nobody is asked for a card that is certain, unless it was dealt before the last shuffle: a player may have shuffled first.
 */
function whichCard(s: Readonly<State>, ask: Ask, mayWait: boolean): Node<Cdg> {
  const { side, set } = unnamedOf(s);
  const odds = oddsOf(s, side, set);
  const moves = odds.map(([card]): Move => `card:${card}`);
  if (s.options.cards === 'physical') {
    if (moves.length > 1) return table(ask, mayWait ? [...moves, 'not-now'] : moves);
    if (set < lastShuffle(s, side)) return table(ask, moves);
  }
  const weights = odds.map(([, weight]) => weight);
  const total = weights.reduce((a, b) => a + b, 0);
  return { kind: 'chance', ask, secret: undefined, moves, weights, total };
}

/** It can wait while nothing depends on the card: not chosen from, not played, not put away, not in a battle. */
function revealNode(s: Readonly<State>): Node<Cdg> {
  return whichCard(s, 'reveal', !turningNow(s)?.slot.up && !s.battle && s.step !== 'open');
}

export function topNode(s: Readonly<State>): Node<Cdg> {
  return whichCard(s, 'top', false);
}

/** It is face up from now on. */
function uncover(s: State): OnDisplay & { slot: Slot } {
  const now = turningNow(s);
  if (!now) throw new Error('no card is turned up');
  s.turning.shift();
  now.slot.up = true;
  now.slot.closed = false;
  return now;
}

/** The card is this one. */
function revealed(s: State, card: string, log?: Log<Cdg>): void {
  const { side, space, slot } = uncover(s);
  slot.card = card;
  slot.set = null;
  s.seen++;
  see(s, side, card);
  forgetOldShuffles(s, side);
  log?.('turned-up', { ...named(s, side, card), space });
}

/** Own cards: the player will say which it is when that matters. */
function notNow(s: State, log?: Log<Cdg>): void {
  const { side, space } = uncover(s);
  log?.('left-unnamed', { side: sideName(s.options.deck, side), space });
}

/** Own cards: those that can't be here by the rules; the player may still find one of them. */
export function strays(s: Readonly<State>): readonly string[] {
  const here = s.options.cards === 'physical' ? unnamed(s) : undefined;
  if (!here) return [];
  const { sets, discards, removed } = deckOf(s, here.side);
  const possible = new Set(oddsOf(s, here.side, here.set).map(([card]) => card));
  const elsewhere = sets.flat().filter((card) => !possible.has(card));
  return [...elsewhere, ...discards, ...removed].sort();
}

/**
 * It is here, so it counts as unseen until now; which card is in its place isn't known. A card from
 * another shuffle says that the cards were dealt in another order: then every unseen one can be anywhere.
 */
export function found(s: State, card: string, log?: Log<Cdg>): void {
  const { side } = unnamedOf(s);
  const deck = deckOf(s, side);
  const from = deck.discards.includes(card)
    ? 'discards'
    : deck.removed.includes(card)
      ? 'removed'
      : 'shuffle';
  if (from === 'shuffle') oneShuffle(s, side);
  else {
    deck[from].splice(deck[from].indexOf(card), 1);
    deck.sets.at(-1)?.push(card);
  }
  log?.('found', { ...named(s, side, card), from });
}

/** Is there a card to draw, if need be after a shuffle? With the fate die the pile is rebuilt only at the end of a turn. */
export function canDraw(s: Readonly<State>, side: Side): boolean {
  return pileHasCards(s, side) || (s.options.method !== 'fateDie' && deckOf(s, side).discards.length > 0);
}

/**
 * Gets the pile ready to give one card. An empty pile takes the discards at once; a deck that both sides share
 * first has all face-down cards turned up, and 'wait' means that this is going on.
 */
export function readyPile(s: State, side: Side, log?: Log<Cdg>): 'ready' | 'wait' | 'none' {
  if (pileHasCards(s, side)) return 'ready';
  if (!canDraw(s, side)) return 'none';
  if (s.options.deck.shared) {
    for (const each of SIDES) turnUpAll(s, each, log);
    if (s.turning.length > 0) return 'wait';
  }
  reshuffle(s, side, log);
  return 'ready';
}
