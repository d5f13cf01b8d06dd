import { expect, test } from 'vitest';
import { LANGS } from '../../../kernel/words.ts';
import { inspectDeck } from '../files/file.ts';
import { BASE, WISDOM_AND_WARFARE } from '../rules/box/decks.ts';
import { draftOf, freshDraft, withAnother, withCard, withTotals } from './draft.ts';
import { UNITS } from './words.ts';

test('a fresh draft is the shipped deck under its name in the language, and can be played', () => {
  for (const lang of LANGS) {
    const draft = freshDraft(lang);
    expect(inspectDeck(draft)).toEqual([]);
    expect(draft.cards).toEqual(BASE.cards);
  }
  expect([freshDraft('cs').name, freshDraft('en').name]).toEqual(['Základní hra', 'Base game']);
});

test('an added kind is incomplete until it’s filled in, and the checks name the field', () => {
  const draft = withAnother(freshDraft('en'), 'infantry');
  expect(draft.cards[3]).toEqual({ type: 'infantry', copies: null, strength: [null, null, null, null] });
  expect(inspectDeck(draft)[0]).toEqual({
    path: 'cards[4].copies',
    id: 'whole',
    facts: { min: 1, max: 60 },
  });
  const filled = withCard(draft, 3, { type: 'infantry', copies: 1, strength: [4, 5, 6, 7] });
  expect(inspectDeck(filled)).toEqual([]);
  expect(inspectDeck(withCard(filled, 3, undefined))).toEqual([]);
});

test('with “survivors by health” each card gets a health value, and loses it when the setting is off', () => {
  const split = withTotals(freshDraft('en'), 'health');
  expect(split.cards.every((card) => card.health?.length === 4)).toBe(true);
  expect(inspectDeck(split)).toEqual([]);
  expect(withAnother(split, 'aircraft').cards.at(-1)?.health).toEqual([null, null, null, null]);
  expect(withTotals(split, 'strength').cards).toEqual(BASE.cards);
});

test('a saved draft shows the parts that are a valid deck', () => {
  expect(draftOf(null, 'en')).toBeUndefined();
  expect(draftOf({ milk: 2 }, 'en')).toBeUndefined();
  expect(draftOf({ cards: [{ type: 'navy' }, 5, { type: 'mounted', strength: 'x' }] }, 'en')).toEqual({
    name: '',
    totals: 'strength',
    cards: [{ type: 'mounted', copies: null, strength: [null, null, null, null] }],
  });
  expect(draftOf(WISDOM_AND_WARFARE, 'en')?.cards).toEqual(WISDOM_AND_WARFARE.cards);
});

test.each(LANGS)('the editor has a word for everything in %s', (lang) => {
  const said = Object.values(UNITS[lang]).map((text: string | ((...facts: (string | number)[]) => string)) =>
    typeof text === 'string' ? text : text('x', 2),
  );
  expect(said.filter((text) => text.trim() === '' || text.includes('undefined'))).toEqual([]);
  expect(Object.keys(UNITS[lang])).toEqual(Object.keys(UNITS.en));
});
