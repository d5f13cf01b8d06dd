// The simple plan, calculated by hand: infantry beats mounted, mounted beats artillery, artillery beats infantry.
import { expect, test } from 'vitest';
import { inBattle, onTurn } from '../rules/testing.ts';
import { plan, planned } from './simple-plan.ts';

/** Behind walls, so that this enemy is there first. */
const against = (enemy: string, ...hand: string[]) => inBattle(4, 'yes', hand).play(`card:${enemy}`);

test('the card that changes most: infantry kills mounted of its strength and stays unhurt', () => {
  const g = against('mounted-3', 'infantry-3', 'mounted-2');
  expect(planned(g.s)).toBe('unit:infantry-3');
  g.play('unit:infantry-3');
  expect(g.step()).toBe('my-front');
  expect(planned(g.s)).toBe('front:1');
});

test('a card that would only die opens its own front', () => {
  const g = against('mounted-3', 'artillery-2').play('unit:artillery-2');
  expect(planned(g.s)).toBe('new-front');
});

test('of cards that do as much, the weakest', () => {
  // Nobody is there to meet, so each only adds itself.
  const { s } = inBattle(4, 'no', ['infantry-4', 'mounted-2', 'artillery-3']);
  expect(planned(s)).toBe('unit:mounted-2');
});

test('nothing outside a battle, nothing for the opponent, and no card from an empty hand', () => {
  expect(planned(onTurn(4).s)).toBeUndefined();
  const theirs = inBattle(4, 'yes', ['infantry-3']);
  expect(theirs.step()).toBe('their-card');
  expect(planned(theirs.s)).toBeUndefined();
  const { s } = inBattle(4, 'no', ['infantry-3']);
  const empty = { ...(s.battle as NonNullable<typeof s.battle>), hand: [] };
  expect(() => plan(empty, s.options)).toThrow('no card to play');
});
