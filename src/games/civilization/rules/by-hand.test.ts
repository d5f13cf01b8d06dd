import { expect, test } from 'vitest';
import { byHand } from './by-hand.ts';
import { onTurn } from './testing.ts';

test('C87 the player carries out a deal, and a loss only if something is lost', () => {
  const deal = onTurn(5)
    .play('calm', 'roll', 'success:1', 'want:hut', 'pay:village')
    .play('amount:2', 'agree')
    .last('deal');
  expect(byHand.deal?.(deal)).toBe(true);
  expect(byHand['figure-lost']?.({ lost: false })).toBe(false);
  expect(byHand['figure-lost']?.({ lost: true })).toBe(true);
  expect(byHand['wonders-swapped']?.({ turn: 5, age: 'medieval', out: 0 })).toBe(false);
  const nothing = { kind: 'capital', won: true, units: {}, figures: 0 } as const;
  const fallen = { ...nothing, units: { 'infantry-2-2': 1 } };
  // The scene shows the fallen, so the list has them once.
  expect(
    [nothing, fallen, { ...nothing, kind: 'village' as const }].map((each) => byHand.remove?.(each)),
  ).toEqual([false, false, true]);
});
