/**
 * A deck of cards with its discards, as counts: a pile has no order, because a card that nobody has seen hasn't been
 * drawn yet. So shuffling just puts the discards back.
 */
import type { Chance, Spec } from '../game.ts';
import type { Piece, Place } from '../scene.ts';
import { drawn } from './drawn.ts';

export interface Deck {
  /** How many of each card are in the pile. */
  pile: Record<string, number>;
  discards: Record<string, number>;
}

export function newDeck(cards: Readonly<Record<string, number>>): Deck {
  return { pile: { ...cards }, discards: {} };
}

export function pileSize({ pile }: Readonly<Deck>): number {
  return Object.values(pile).reduce((sum, n) => sum + n, 0);
}

/** Draws the top card: `verb:card`. The pile must not be empty. */
export function drawCard<G extends Spec>(ask: G['ask'], deck: Readonly<Deck>, verb: string): Chance<G> {
  return drawn<G>(ask, verb, deck.pile);
}

/** Removes the card from the pile; the game decides where it goes. */
export function takeCard(deck: Deck, card: string): void {
  const n = deck.pile[card] ?? 0;
  if (n === 0) throw new Error(`no '${card}' in the pile`);
  deck.pile[card] = n - 1;
}

export function discard(deck: Deck, card: string): void {
  deck.discards[card] = (deck.discards[card] ?? 0) + 1;
}

/** Puts all discards back into the pile. */
export function reshuffle(deck: Deck): void {
  for (const [card, n] of Object.entries(deck.discards)) deck.pile[card] = (deck.pile[card] ?? 0) + n;
  deck.discards = {};
}

/** The most common rule: if the pile is empty, the discards become the new pile. Returns whether they did. */
export function reshuffleIfEmpty(deck: Deck): boolean {
  if (pileSize(deck) > 0) return false;
  reshuffle(deck);
  return true;
}

/**
 * The pile face down and the discards face up, as two places. `cards` is the whole deck as it began: sheets print it,
 * and it doesn't tell which cards somebody has in hand.
 */
export function deckPlaces(
  id: string,
  cards: Readonly<Record<string, number>>,
  deck: Readonly<Deck>,
): readonly [Place, Place] {
  const size = pileSize(deck);
  const piece = ([card, count]: readonly [string, number]): Piece => ({
    id: `${id}.${card}`,
    kind: card,
    count,
    face: 'up',
  });
  return [
    {
      id,
      kind: 'pile',
      pieces: size > 0 ? [{ id: `${id}.card`, kind: 'card', count: size, face: 'down' }] : [],
      cards: Object.entries(cards).map(piece),
    },
    { id: `${id}.discards`, kind: 'pile', pieces: Object.entries(deck.discards).map(piece) },
  ];
}
