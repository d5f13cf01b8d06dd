import { describe, expect, test } from 'vitest';
import { conforms } from '../../../test/conforms.ts';
import { resolve } from '../../kernel/options.ts';
import { ALL_CIVILIZATIONS, BASE_CIVILIZATIONS, nameOf } from './civilizations.ts';
import { BASE, WISDOM_AND_WARFARE } from './decks.ts';
import { inspect, inspectCivilizations, inspectDeck } from './file.ts';
import { civilization } from './game.ts';
import type { Card } from './units.ts';
import { TYPES } from './units.ts';

const copy = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T;

describe('the shipped files', () => {
  test('pass their own inspection', () => {
    for (const deck of [BASE, WISDOM_AND_WARFARE]) expect(inspectDeck(deck)).toEqual([]);
    for (const list of [BASE_CIVILIZATIONS, ALL_CIVILIZATIONS])
      expect(inspectCivilizations(list)).toEqual([]);
  });

  test('have as many cards as the boxes: 15 of each land type and 8 aircraft', () => {
    for (const deck of [BASE, WISDOM_AND_WARFARE]) {
      const count = (type: string) =>
        deck.cards.filter((c) => c.type === type).reduce((n, c) => n + c.copies, 0);
      expect(TYPES.map(count)).toEqual([15, 15, 15, 8]);
    }
  });

  test('show strengths 1-3, 2-4, 3-5 and 4-6 by rank, aircraft 5-7', () => {
    for (const rank of [0, 1, 2, 3]) {
      for (const type of ['infantry', 'mounted', 'artillery']) {
        const shown = BASE.cards.filter((c) => c.type === type).map((c) => c.strength[rank]);
        expect(shown).toEqual([1 + rank, 2 + rank, 3 + rank]);
      }
      expect(BASE.cards.filter((c) => c.type === 'aircraft').map((c) => c.strength[rank])).toEqual([5, 6, 7]);
    }
  });

  test('six civilizations in the base box, sixteen in all, named in every language', () => {
    expect([BASE_CIVILIZATIONS.civilizations.length, ALL_CIVILIZATIONS.civilizations.length]).toEqual([
      6, 16,
    ]);
    for (const { name } of ALL_CIVILIZATIONS.civilizations)
      expect(Object.keys(name)).toEqual(['en', 'pl', 'cs', 'ru']);
  });
});

describe('an edited deck', () => {
  const broken = (change: (cards: Card[]) => unknown) => {
    const deck = copy(BASE) as { name: string; totals: string; cards: Card[] };
    change(deck.cards);
    return inspectDeck(deck);
  };
  test('with a hole names the place', () => {
    expect(broken((c) => Object.assign(c[2] as Card, { strength: [1, 2, 3] }))[0]).toMatch(
      /^cards\[3\]\.strength/,
    );
    expect(broken((c) => Object.assign(c[0] as Card, { copies: 0 }))).toEqual([
      'cards[1].copies: at least 1',
    ]);
    expect(broken((c) => Object.assign(c[4] as Card, { type: 'navy' }))[0]).toMatch(/^cards\[5\]\.type/);
    expect(broken((c) => Object.assign(c[4] as Card, { wings: 2 }))[0]).toMatch(/^cards\[5\]/);
  });
  test('with too few or too many of a type is refused', () => {
    expect(broken((c) => c.splice(9, 3))).toEqual([
      'cards: 2 aircraft at least, the opponent needs them; there are 0',
    ]);
    expect(broken((c) => Object.assign(c[0] as Card, { copies: 60 }))).toEqual([
      'cards: at most 60 infantry; there are 72',
    ]);
  });
  test('with two kinds that look alike is refused', () => {
    expect(broken((c) => Object.assign(c[1] as Card, { strength: [1, 3, 4, 5] }))).toEqual([
      'cards[2]: shows the same as cards[1] at rank 1; make them one kind',
    ]);
  });
  test('that is no deck at all', () => {
    expect(inspectDeck(null)).toHaveLength(1);
    expect(inspectDeck({ name: 'x' })).not.toEqual([]);
  });
  test('through the options: refused with its problems, and a good one taken', () => {
    const bad = resolve(civilization.options, { deck: { name: 'x' } }, inspect);
    expect(!bad.ok && bad.refusal.reason).toBe('file');
    const own = { ...copy(BASE), name: 'Mine' };
    expect(resolve(civilization.options, { deck: own }, inspect).ok).toBe(true);
    expect(resolve(civilization.options, { deck: own }).ok).toBe(false);
  });
});

describe('an edited list of civilizations', () => {
  test('needs two, with different ids and names', () => {
    const one = { name: 'x', civilizations: [{ id: 'rome', box: 'base', name: { en: 'Romans' } }] };
    expect(inspectCivilizations(one)[0]).toMatch(/^civilizations: two/);
    const twice = { name: 'x', civilizations: [...one.civilizations, { id: 'rome', box: 'base', name: {} }] };
    expect(inspectCivilizations(twice)).toEqual([
      "civilizations[2].id: 'rome' is also civilizations[1]",
      'civilizations[2].name: a name in one language at least',
    ]);
  });
  test('a missing name falls back to English, then to the first given, then to the id', () => {
    const list = {
      name: 'x',
      civilizations: [
        { id: 'a', box: 'b', name: { en: 'A', cs: 'Á' } },
        { id: 'c', box: 'b', name: { pl: 'Ć' } },
      ],
    };
    expect([
      nameOf(list, 'a', 'cs'),
      nameOf(list, 'a', 'ru'),
      nameOf(list, 'c', 'ru'),
      nameOf(list, 'z', 'en'),
    ]).toEqual(['Á', 'A', 'Ć', 'z']);
  });
});

const lopsided = {
  name: 'Lopsided',
  totals: 'strength',
  cards: [
    { type: 'infantry', copies: 60, strength: [1, 2, 3, 4] },
    { type: 'mounted', copies: 59, strength: [2, 2, 2, 2] },
    { type: 'artillery', copies: 2, strength: [9, 9, 9, 9] },
    { type: 'aircraft', copies: 57, strength: [5, 6, 7, 8], health: [1, 1, 1, 1] },
  ],
};
conforms(civilization, { deck: lopsided, tally: true }, { games: 4, inspect, name: 'with an edited deck' });
