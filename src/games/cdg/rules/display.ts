/** The displays: turning cards up, saying which they are, and getting the pile ready for a card. */
import type { Steps } from '../../../kernel/flow.ts';
import { arg, type Chance, type Log, type Node, table } from '../../../kernel/game.ts';
import { fullName, SIDES, type Side, SPACES, type Space, sideName } from './deck.ts';
import {
  deckIndex,
  deckOf,
  factsOf,
  forgetOldShuffles,
  oddsOf,
  oneShuffle,
  pileHasCards,
  reshuffle,
  see,
  tracked,
  undecided,
} from './pile.ts';
import type { Ask, Cdg, Move, Slot, State } from './state.ts';

export const turning: Steps<Cdg, 'turning'> = {
  turning: {
    node: revealNode,
    play: (s, move, log) => (move === 'not-now' ? notNow(s, log) : revealed(s, arg(move), log)),
  },
};

export function opponent(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/** The activation range of a space: 1 to this number. The presets are ours; the text's displays are not at hand. */
export function rangeIn({ ranges, deck, 'ranges.custom': custom }: State['options'], space: number): number {
  if (ranges === 'rising') return space + 1;
  if (ranges === 'flat4') return 4;
  return (ranges === 'custom' ? custom : deck.ranges)[space] as number;
}

export function rangeOf(s: Readonly<State>, space: number): number {
  return rangeIn(s.options, space);
}

/** How a card stands in a report. */
export function named(s: Readonly<State>, side: Side, card: string) {
  return { side: sideName(s.options.deck, side), card, name: card ? fullName(factsOf(s, card)) : '' };
}

/** These spaces of a side are to be turned up, or named where they already are. */
export function queue(s: State, side: Side, space: number): void {
  s.turning.push(side * 5 + space);
}

/**
 * P38: every face-down card of the display, in the order of the spaces. Known ones are just turned over; the
 * others are drawn one by one. `closed` cards wait for the next action round (P36), unless `all` is asked for.
 */
export function turnUp(s: State, side: Side, log?: Log<Cdg>, all = false): void {
  let spaces = '';
  for (const [i, slot] of s.sides[side].slots.entries()) {
    if (!slot || slot.up || (slot.closed && !all)) continue;
    if (undecided(slot)) queue(s, side, i);
    else {
      slot.up = true;
      slot.closed = false;
      spaces += SPACES[i];
      if (slot.card) {
        s.seen++;
        log?.('turned-up', { ...named(s, side, slot.card), space: SPACES[i] as Space });
      }
    }
  }
  if (spaces && !tracked(s)) log?.('turned-up-all', { side: sideName(s.options.deck, side), spaces });
}

/** Face-up cards that the player has not named yet: now their facts matter. */
export function nameAll(s: State, side: Side): void {
  for (const [i, slot] of s.sides[side].slots.entries()) if (undecided(slot) && slot.up) queue(s, side, i);
}

/** The card that is being turned up or named. */
export function turningNow(s: Readonly<State>): { side: Side; space: number; slot: Slot } {
  const code = s.turning[0] as number;
  const side = Math.floor(code / 5) as Side;
  const space = code % 5;
  return { side, space, slot: s.sides[side].slots[space] as Slot };
}

/**
 * Which card is it? The app draws it from what can be there; with the player's own deck only the table can say.
 * A card that is certain needs nobody, unless it was dealt before the last shuffle: real hands may have shuffled first.
 */
function whichCard(s: Readonly<State>, ask: Ask, deck: number, set: number, later: boolean): Node<Cdg> {
  const odds = oddsOf(s, deck, set);
  const moves = odds.map(([card]): Move => `card:${card}`);
  if (s.options.cards === 'physical') {
    if (moves.length > 1) return table(ask, later ? [...moves, 'not-now'] : moves);
    if (set < (s.decks[deck]?.sets.length ?? 1) - 1) return { ...table<Cdg>(ask, moves), wasDraw: true };
  }
  const weights = odds.map(([, weight]) => weight);
  const total = weights.reduce((a, b) => a + b, 0);
  return { kind: 'chance', ask, secret: undefined, moves, weights, total } as Chance<Cdg>;
}

/** It may wait where nothing hangs on the card yet: not chosen from, not played, not put away, not in a battle. */
function revealNode(s: Readonly<State>): Node<Cdg> {
  const { side, slot } = turningNow(s);
  return whichCard(s, 'reveal', deckIndex(s, side), slot.set, !slot.up && !s.battle && s.step !== 'open');
}

export function topNode(s: Readonly<State>): Node<Cdg> {
  const deck = deckIndex(s, s.active);
  return whichCard(s, 'top', deck, (s.decks[deck]?.sets.length ?? 1) - 1, false);
}

/** The card is this one. */
function revealed(s: State, card: string, log?: Log<Cdg>): void {
  const { side, space, slot } = turningNow(s);
  s.turning.shift();
  slot.card = card;
  slot.set = -1;
  slot.up = true;
  slot.closed = false;
  s.seen++;
  see(s, deckIndex(s, side), card);
  forgetOldShuffles(s, deckIndex(s, side));
  log?.('turned-up', { ...named(s, side, card), space: SPACES[space] as Space });
}

/** Own cards: it lies face up, and the player will say which it is when that matters. */
function notNow(s: State, log?: Log<Cdg>): void {
  const { side, space, slot } = turningNow(s);
  s.turning.shift();
  slot.up = true;
  slot.closed = false;
  log?.('left-unnamed', { side: sideName(s.options.deck, side), space: SPACES[space] as Space });
}

/** Whose card is being turned up or drawn. */
function drawing(s: Readonly<State>): Side {
  return s.turning.length > 0 ? turningNow(s).side : s.active;
}

/** Own cards: those that can't be here, where the player may find one of them all the same. */
export function strays(s: Readonly<State>): readonly string[] {
  if (s.options.cards !== 'physical' || (s.turning.length === 0 && s.step !== 'top')) return [];
  const { sets, discards, removed } = deckOf(s, drawing(s));
  const set = s.turning.length > 0 ? turningNow(s).slot.set : sets.length - 1;
  const possible = new Set(oddsOf(s, deckIndex(s, drawing(s)), set).map(([card]) => card));
  const elsewhere = sets.flat().filter((card) => !possible.has(card));
  return [...elsewhere, ...discards, ...removed].sort();
}

/**
 * It lies here, so it counts as unseen until now; what lies in its stead among the others nobody knows. A card from
 * another shuffle says that the cards were dealt in another order: then every unseen one can be anywhere.
 */
export function found(s: State, card: string, log?: Log<Cdg>): void {
  const deck = deckOf(s, drawing(s));
  const from = deck.discards.includes(card)
    ? 'discards'
    : deck.removed.includes(card)
      ? 'removed'
      : 'shuffle';
  if (from === 'shuffle') oneShuffle(s, deckIndex(s, drawing(s)));
  else {
    deck[from].splice(deck[from].indexOf(card), 1);
    (deck.sets.at(-1) as string[]).push(card);
  }
  log?.('found', { ...named(s, drawing(s), card), from });
}

/** Is there a card to draw, be it after a shuffle? The fate die's pile is made up at the turn's end only. */
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
    for (const each of SIDES) turnUp(s, each, log, true);
    if (s.turning.length > 0) return 'wait';
  }
  reshuffle(s, side, log);
  return 'ready';
}
