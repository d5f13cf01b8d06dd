// Which abilities a battle leaves room for (C88, C89).
import { expect, test } from 'vitest';
import { inBattle, onTurn } from '../testing.ts';
import { abilities } from './ability.ts';

test('C88 wounds need an enemy on some front, removing needs a unit of either side', () => {
  const empty = inBattle(4, 'no', ['infantry-3', 'mounted-2']);
  expect(abilities(empty.s)).toEqual(expect.arrayContaining(['strike', 'bonus', 'add']));
  expect(abilities(empty.s)).not.toContain('wounds');
  expect(abilities(empty.s)).not.toContain('remove');
  empty.play('unit:infantry-3');
  expect(abilities(empty.s)).toContain('remove');
  expect(abilities(empty.s)).not.toContain('wounds');
  // One front has an enemy, the other only a unit of mine.
  const mixed = inBattle(4, 'yes', ['artillery-2', 'mounted-2']).play('card:mounted-3');
  mixed.play('unit:artillery-2', 'new-front');
  expect(mixed.s.battle?.fronts.map((f) => [!!f.mine, !!f.theirs])).toEqual([
    [false, true],
    [true, false],
  ]);
  expect(abilities(mixed.s)).toEqual(expect.arrayContaining(['wounds', 'remove']));
});

test('C88 no more of the opponent’s cards are cancelled than it still has to play', () => {
  const g = inBattle(4, 'no', ['infantry-3', 'mounted-2']);
  for (let n = 0; n < 4; n++) {
    expect(abilities(g.s)).toContain('cancel');
    g.play('!ability:cancel', 'free');
  }
  expect(g.s.battle).toMatchObject({ cards: 4, cancels: 4 });
  expect(abilities(g.s)).not.toContain('cancel');
});

test('none before the battle, none before walls until the first unit is there, none while one is in use', () => {
  expect(abilities(onTurn(4).s)).toEqual([]);
  const walled = inBattle(4, 'yes', ['infantry-3']);
  expect(walled.step()).toBe('their-card');
  expect(abilities(walled.s)).toEqual([]);
  const using = inBattle(4, 'no', ['infantry-3']).play('!ability:strike');
  expect(abilities(using.s)).toEqual([]);
});
