/** Positions from outside that can't be: each is refused, and says why. */
import { expect, test } from 'vitest';
import { cardDriven } from '../game.ts';
import type { Slot } from '../state.ts';
import { CP_FIVE, oneDeck, TestTable } from '../testing.ts';

const tracked = () => new TestTable();
const untracked = () => new TestTable({ cards: 'untracked' });
const spoilt = (t: TestTable, change: Partial<Slot>): TestTable => {
  Object.assign(t.s.sides[0].slots.A as Slot, change);
  return t;
};

test.each<[what: string, why: string, spoil: () => TestTable]>([
  [
    'a fourth card on a display of three',
    'a card beyond the display',
    () => {
      const t = new TestTable({ deck: oneDeck }, cardDriven);
      t.s.sides[1].slots.D = { ...(t.s.sides[1].slots.A as Slot) };
      return t;
    },
  ],
  [
    'a card both closed and open',
    'a closed card face up',
    () => spoilt(tracked(), { closed: true, up: true }),
  ],
  [
    'an untracked card with a name',
    'an untracked card with a name',
    () => spoilt(untracked(), { card: 'CP-01' }),
  ],
  [
    'an untracked card from a shuffle',
    'an untracked card with a name',
    () => spoilt(untracked(), { set: 0 }),
  ],
  [
    'a named card in a shuffle',
    'a card with a name and a shuffle',
    () => spoilt(tracked(), { card: 'CP-02' }),
  ],
  ['a card from nowhere', 'a card with a name and a shuffle', () => spoilt(tracked(), { set: null })],
  ['a shuffle that was never made', 'a card from no shuffle', () => spoilt(tracked(), { set: 7 })],
  [
    'an open card to turn up',
    'a card to turn up that is known',
    () => {
      const t = tracked().reveal(...CP_FIVE);
      t.s.turning.push({ side: 0, space: 'A' });
      return t;
    },
  ],
  [
    'a card twice',
    'CP-01,CP-01',
    () => {
      const t = tracked().reveal(...CP_FIVE);
      t.s.decks[0]!.discards.push('CP-01');
      return t;
    },
  ],
])('%s', (_, why, spoil) => {
  const t = spoil();
  expect(() => t.game.check(t.s)).toThrow(why);
});
