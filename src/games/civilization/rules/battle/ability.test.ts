/** Abilities in a battle: which are possible, and what they do (C88, C89). */
import { describe, expect, test } from 'vitest';
import { odds } from '../../../../kernel/exact/exact.ts';
import type { Chance } from '../../../../kernel/game.ts';
import { en as english } from '../../words/en.ts';
import { said } from '../../words/said.ts';
import { civilization } from '../game.ts';
import type { Civilization } from '../spec.ts';
import { inBattle, onTurn, type Scripted } from '../testing.ts';

const _en = said('en', english);
const _shares = (g: Scripted) => odds(g.node() as Chance<Civilization>);
const _reminders = (g: Scripted) =>
  (civilization.scene(g.s).find((p) => p.id === 'culture')?.pieces ?? []).filter(
    (p) => p.kind === 'reminder',
  );

import { abilities } from './ability.ts';

test('C88 wounds need an enemy on a front, removing needs a unit of either side', () => {
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

test('C88 at most the opponent’s remaining cards can be cancelled', () => {
  const g = inBattle(4, 'no', ['infantry-3', 'mounted-2']);
  for (let n = 0; n < 4; n++) {
    expect(abilities(g.s)).toContain('cancel');
    g.play('!ability:cancel', 'free');
  }
  expect(g.s.battle).toMatchObject({ cards: 4, cancels: 4 });
  expect(abilities(g.s)).not.toContain('cancel');
});

test('no ability before the battle, none behind walls until the first unit is played, none while one is in use', () => {
  expect(abilities(onTurn(4).s)).toEqual([]);
  const walled = inBattle(4, 'yes', ['infantry-3']);
  expect(walled.step()).toBe('their-card');
  expect(abilities(walled.s)).toEqual([]);
  const using = inBattle(4, 'no', ['infantry-3']).play('!ability:strike');
  expect(abilities(using.s)).toEqual([]);
});

describe('abilities in battle', () => {
  test('extra wounds on a front, which can kill', () => {
    const g = inBattle(2, 'yes', ['infantry-2']).play(
      'card:infantry-3',
      '!ability:wounds',
      'free',
      'at:1',
      'amount:3',
    );
    expect([g.s.battle?.fronts[0]?.theirs, g.s.killed.theirs.length, g.step()]).toEqual([null, 1, 'my-unit']);
  });

  test('more wounds from the next unit, once, and only against another', () => {
    const g = inBattle(2, 'yes', ['infantry-1', 'infantry-2']).play(
      'card:infantry-3',
      '!ability:strike',
      'free',
      'amount:3',
    );
    g.play('unit:infantry-2', 'new-front');
    expect(g.s.battle?.strike).toBe(3);
    g.play('card:mounted-1', 'unit:infantry-1', 'front:1');
    expect([g.s.battle?.strike, g.last('clash').theirsDies]).toEqual([0, true]);
  });

  test('a bonus, a unit added, a unit removed, a card of the opponent cancelled', () => {
    const g = inBattle(2, 'no', ['infantry-2']).play(
      '!ability:bonus',
      'free',
      'amount:5',
      '!ability:add',
      'free',
      'have:aircraft-7',
    );
    expect([g.s.battle?.bonus, g.s.battle?.hand.length]).toEqual([5, 2]);
    g.play('!ability:cancel', 'free', 'unit:aircraft-7', 'card:infantry-3');
    expect(g.last('opponent-plays').why).toBe('cancelled');
    expect(g.s.battle?.fronts).toHaveLength(1);
    g.play('unit:infantry-2', '!ability:remove', 'free', 'remove:mine.1');
    expect(g.s.battle?.fronts[0]?.mine).toBeNull();
  });

  test('after the last unit too: a unit added then is played', () => {
    const g = inBattle(4, 'no', []).play(
      'card:infantry-4',
      'card:infantry-4',
      'card:mounted-4',
      'card:mounted-4',
    );
    expect(g.step()).toBe('bonus');
    g.play('!ability:add', 'free', 'have:infantry-6');
    expect(g.step()).toBe('my-unit');
    g.play('unit:infantry-6', 'front:3');
    expect(g.last('battle-over')).toMatchObject({ mine: 6, theirs: 12, won: true });
  });

  test('only in a battle', () => {
    expect(civilization.asides(onTurn(4).s).filter((a) => a.startsWith('ability'))).toEqual([]);
  });
});
