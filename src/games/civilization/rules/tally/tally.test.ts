// The tally: tokens that the market has, and cards that the deck has.
import { expect, test } from 'vitest';
import { onTurn } from '../testing.ts';
import { RESOURCES } from '../vocabulary.ts';
import { armySize, enlist } from './army.ts';
import { takable } from './tokens.ts';

test('C40 C41 with all sixteen tokens none can be taken, unless a debt takes it first', () => {
  const { s } = onTurn(5, { tally: true });
  expect(takable(s)).toEqual(RESOURCES);
  s.tally.resources.silk = 16;
  expect(takable(s)).toEqual([]);
  s.debt.resource = 1;
  expect(takable(s)).toEqual(RESOURCES);
  // Without the tally the app doesn't know what the player has.
  expect(takable(onTurn(5).s)).toEqual(RESOURCES);
});

test('the army never has more of a card than the deck, nor fewer than none, nor a card that the deck lacks', () => {
  const { s } = onTurn(5, { tally: true });
  expect(s.tally.army.infantry).toEqual([0, 1, 0]);
  // Three cards of strength 1, nine of strength 2.
  for (let n = 0; n < 5; n++) enlist(s, 'infantry-1', 1);
  expect(s.tally.army.infantry).toEqual([3, 1, 0]);
  for (let n = 0; n < 5; n++) enlist(s, 'infantry-2', -1);
  expect(s.tally.army.infantry).toEqual([3, 0, 0]);
  expect(armySize(s)).toBe(5);
  // Rank 1 has no infantry of strength 4.
  enlist(s, 'infantry-4', 1);
  expect(Object.entries(s.tally.army.infantry)).toEqual([
    ['0', 3],
    ['1', 0],
    ['2', 0],
  ]);
});
