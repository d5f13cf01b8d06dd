/**
 * The unit decks that are shipped. Numbers of the base game: UNITS.json of github:stanislawbartkowski/CivilizationEngine
 * (commit 9b8cc71). Wisdom & Warfare, whose cards split strength and health: gamedata-faf-waw.xlsx of
 * github:cash1981/civilization-boardgame-rest (commit 37b6219). Each rests on that one source; an owner who has sorted
 * the real cards can bring their own deck. Facts only, no text of either project.
 */
import type { Card, Deck, Land } from './units.ts';

const land = (type: Land, copies: readonly [number, number, number]): Card[] => [
  { type, copies: copies[0], strength: [1, 2, 3, 4] },
  { type, copies: copies[1], strength: [2, 3, 4, 5] },
  { type, copies: copies[2], strength: [3, 4, 5, 6] },
];

/** 15 cards of each land type and 8 aircraft. */
export const BASE: Deck = {
  name: { en: 'Base game', pl: 'Gra podstawowa', cs: 'Základní hra', ru: 'Базовая игра' },
  totals: 'strength',
  cards: [
    ...land('infantry', [3, 9, 3]),
    ...land('mounted', [3, 9, 3]),
    ...land('artillery', [3, 9, 3]),
    { type: 'aircraft', copies: 3, strength: [5, 5, 5, 5] },
    { type: 'aircraft', copies: 3, strength: [6, 6, 6, 6] },
    { type: 'aircraft', copies: 2, strength: [7, 7, 7, 7] },
  ],
};

const split = (type: Land): Card[] => [
  { type, copies: 5, strength: [1, 2, 3, 4], health: [3, 4, 5, 6] },
  { type, copies: 5, strength: [2, 3, 4, 5], health: [2, 3, 4, 5] },
  { type, copies: 5, strength: [3, 4, 5, 6], health: [1, 2, 3, 4] },
];

export const WISDOM_AND_WARFARE: Deck = {
  name: 'Wisdom and Warfare',
  totals: 'health',
  cards: [
    ...split('infantry'),
    ...split('mounted'),
    ...split('artillery'),
    { type: 'aircraft', copies: 2, strength: [5, 5, 5, 5], health: [7, 7, 7, 7] },
    { type: 'aircraft', copies: 4, strength: [6, 6, 6, 6], health: [6, 6, 6, 6] },
    { type: 'aircraft', copies: 2, strength: [7, 7, 7, 7], health: [5, 5, 5, 5] },
  ],
};
