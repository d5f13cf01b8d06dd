import { expect, test } from 'vitest';
import { LANGS } from '../../../kernel/words.ts';
import { pathsOfGlory } from '../decks/paths-of-glory.ts';
import { saltRoad } from '../decks/salt-road.ts';
import { inspect, readDeck } from '../files/file.ts';
import { draftOf, pointsOf, pointsText, put, withAnother, withKind, withSpaces } from './draft.ts';
import { DECKS } from './words.ts';

const fresh = draftOf(saltRoad)!;
const problems = (draft: object) => {
  const found = readDeck(JSON.stringify(draft));
  return 'problems' in found ? found.problems.map(({ path, id }) => `${path} ${id}`) : [];
};

test('the form changes nothing in the shipped decks', () => {
  for (const deck of [saltRoad, pathsOfGlory]) {
    expect(draftOf(deck)).toEqual(deck);
    const found = readDeck(JSON.stringify(draftOf(deck)));
    expect('data' in found && inspect.deck?.(found.data)).toEqual([]);
  }
});

test('an added card is incomplete, and the checks name the fields that are missing', () => {
  const draft = withAnother(fresh, 'harbour');
  const at = draft.cards.length - 1;
  expect(draft.cards[at]).toMatchObject({ id: 'H-15', side: 'harbour', group: 'early', ops: null });
  expect(problems(draft)).toEqual([`cards.${at}.name name`, `cards.${at}.ops whole`]);
  const card = { ...draft.cards[at]!, name: 'Dry Docks', ops: 3 };
  expect(problems({ ...draft, cards: put(draft.cards, at, card) })).toEqual([]);
  expect(problems({ ...draft, cards: put(draft.cards, at, withKind(card, 'combat')) })).toEqual([]);
  expect(put(draft.cards, at, undefined)).toEqual(fresh.cards);
});

test('every space has a range', () => {
  expect(withSpaces(fresh, 5).ranges).toEqual([2, 3, 4, 5, 6]);
  expect(withSpaces(fresh, 2).ranges).toEqual([2, 3]);
  expect(problems(withSpaces(fresh, 5))).toEqual([]);
  expect(withSpaces(fresh, null)).toMatchObject({ spaces: null, ranges: fresh.ranges });
});

test('replacement points are written as a list', () => {
  expect(pointsOf('boats 2, guards 1')).toEqual({ boats: 2, guards: 1 });
  expect(pointsOf('boats,')).toEqual({ boats: null });
  expect(pointsText(pointsOf('boats 2; guards 1'))).toBe('boats 2, guards 1');
  expect(pointsText({})).toBe('');
});

test('a saved draft that is only partly a deck shows its valid parts', () => {
  expect(draftOf(null)).toBeUndefined();
  expect(draftOf({ cards: [] })).toBeUndefined();
  expect(draftOf({ sides: [1, { id: 'a' }], cards: [5, { ops: 'x' }] })).toMatchObject({
    sides: [{ id: 'a', name: '' }],
    cards: [{ id: '', ops: null, kind: 'other' }],
  });
});

test.each(LANGS)('the editor has a word for everything in %s', (lang) => {
  const said = Object.values(DECKS[lang])
    .flatMap((each) => (typeof each === 'object' ? Object.values(each) : [each]))
    .map((each: string | ((...facts: string[]) => string)) =>
      typeof each === 'string' ? each : each('x', 'y'),
    );
  expect(said.filter((each) => each.trim() === '' || each.includes('undefined'))).toEqual([]);
  expect(Object.keys(DECKS[lang])).toEqual(Object.keys(DECKS.en));
});
