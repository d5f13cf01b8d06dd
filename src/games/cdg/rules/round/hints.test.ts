/** Conditions of events are read as far as the program can, and never refuse anything. */
import { describe, expect, test } from 'vitest';
import { pathsOfGlory as deck } from '../../decks/paths-of-glory.ts';
import { CP_FIVE, TestTable } from '../testing.ts';
import { met, openHints, readHint } from './hints.ts';

const state = () => new TestTable().reveal(...CP_FIVE).s;

test('every condition of the deck is understood', () => {
  for (const card of deck.cards) for (const hint of card.hints) expect(readHint(hint), hint).toBeDefined();
  expect(readHint('when the moon is full')).toBeUndefined();
});

test('a condition that names a card names one of the deck', () => {
  const ids = new Set(deck.cards.map(({ id }) => id));
  for (const hint of deck.cards.flatMap((card) => card.hints))
    for (const [id] of hint.matchAll(/(AP|CP)-\d\d/g)) expect(ids).toContain(id);
});

describe('met, not met, or for the player to say', () => {
  test.each([
    ['turn:1-2', true],
    ['turn:2-3', false],
    ['action_round:1', true],
    ['after:CP-01', false],
    ['before:CP-01', true],
    ['commitment:AP=mobilization', true],
    ['commitment:CP!=total', true],
    ['combined_war_status>=30', false],
    ['turn>=3_or_after:AP-09', false],
    ['turkey_at_war', undefined],
    ['cp_russian_vp>=3', undefined],
    ['a text of the deck', undefined],
  ])('%s: %s', (hint, is) => expect(met(state(), hint)).toBe(is));

  test('an event that was played counts; some conditions ask for a later turn', () => {
    const s = state();
    s.events.push({ card: 'CP-52', turn: 1 });
    expect(met(s, 'after:CP-52')).toBe(true);
    expect(met(s, 'after_any:CP-49,CP-52')).toBe(true);
    expect(met(s, 'later_turn_than:CP-52')).toBe(false);
    s.turn = 2;
    expect(met(s, 'later_turn_than:CP-52')).toBe(true);
  });

  test('with the card in play only conditions are shown that aren’t known to be met', () => {
    const t = new TestTable().reveal('CP-13', 'CP-02', 'CP-05', 'CP-07', 'CP-09').do('nominate:A', 'roll:12');
    expect(openHints(t.s)).toEqual(['turn>=3_or_after:AP-09']);
    t.s.turn = 3;
    expect(openHints(t.s)).toEqual([]);
  });
});
