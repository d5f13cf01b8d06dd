import { expect, test } from 'vitest';
import type { AnySpec } from '../game.ts';
import { cupPlace, drawChit } from './cup.ts';
import { deckPlaces, discard, drawCard, newDeck, pileSize, reshuffleIfEmpty, takeCard } from './deck.ts';
import { die } from './die.ts';
import { advance, spaces } from './track.ts';

test('a die has a move for each face, all equally likely', () => {
  expect(die<AnySpec>('roll', 'pip', 4)).toMatchObject({
    moves: ['pip:1', 'pip:2', 'pip:3', 'pip:4'],
    weights: [1, 1, 1, 1],
    total: 4,
  });
  expect(die<AnySpec>('roll', 'pip').total).toBe(6);
});

test('a cup is drawn from by its contents, and shows only its contents', () => {
  const cup = { red: 2, white: 0, black: 1 };
  expect(drawChit<AnySpec>('draw', cup)).toMatchObject({ moves: ['red', 'black'], weights: [2, 1] });
  expect(drawChit<AnySpec>('draw', cup, 'chit').moves).toEqual(['chit:red', 'chit:black']);
  expect(cupPlace('cup', cup, true)).toEqual({
    id: 'cup',
    kind: 'cup',
    active: true,
    pieces: [
      { id: 'red', kind: 'red', count: 2, face: 'down' },
      { id: 'black', kind: 'black', count: 1, face: 'down' },
    ],
  });
});

test('a deck runs out, and its discards become the new pile', () => {
  const cards = { storm: 1, calm: 2 };
  const deck = newDeck(cards);
  expect(drawCard<AnySpec>('draw', deck, 'card')).toMatchObject({
    moves: ['card:storm', 'card:calm'],
    weights: [1, 2],
  });
  takeCard(deck, 'storm');
  expect(() => takeCard(deck, 'storm')).toThrow("no 'storm'");
  discard(deck, 'storm');
  expect(reshuffleIfEmpty(deck)).toBe(false);
  takeCard(deck, 'calm');
  takeCard(deck, 'calm');
  discard(deck, 'calm');
  expect(pileSize(deck)).toBe(0);
  expect(deckPlaces('deck', cards, deck).map((place) => place.pieces.length)).toEqual([0, 2]);
  expect(reshuffleIfEmpty(deck)).toBe(true);
  // The third card stays in somebody's hand.
  expect(deck).toEqual({ pile: { storm: 1, calm: 1 }, discards: {} });
});

test('a marker on a track stops at its ends', () => {
  expect(spaces(2, 5)).toEqual(['2', '3', '4', '5']);
  expect([advance(3, 4, 6), advance(3, -4, 6), advance(3, 2, 6), advance(3, -4, 6, 1)]).toEqual([6, 0, 5, 1]);
});
