/** The two dice for cards and paid abilities. */
import { describe, expect, test } from 'vitest';
import type { Chance } from '../../../../kernel/game.ts';
import { civilization } from '../game.ts';
import type { Civilization } from '../spec.ts';
import { inBattle, onEvent, onTurn, type Scripted } from '../testing.ts';
import { CANCELLERS } from '../vocabulary.ts';

const cards = CANCELLERS.map((by) => `cancel:${by}`);
const _offered = (g: Scripted, prefix: string) => g.moves().filter((m) => m.startsWith(prefix));

describe('two dice', () => {
  /** Counted over all 36 rolls, from the text alone. */
  const failing = (reading: 'A' | 'B') => {
    let n = 0;
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++) {
        const low = reading === 'A' ? Math.min(a, b) === 1 && Math.max(a, b) === 2 : a <= 2 || b <= 2;
        if (a === b || low) n++;
      }
    return n;
  };
  const roll = (given: object) => {
    const node = onEvent(5, 1, given as Record<string, unknown>)
      .play('cancel:bread')
      .node() as Chance<Civilization>;
    return Object.fromEntries(node.moves.map((move, i) => [move, node.weights[i]]));
  };

  test('C90 C91 C153 reading A: doubles, and a 1 with a 2', () => {
    expect(failing('A')).toBe(8);
    expect(roll({})).toEqual({ works: 28, fails: failing('A') });
  });

  test('C154 reading B: doubles, and any 1 or 2', () => {
    expect(failing('B')).toBe(24);
    expect(roll({ cancelRoll: 'B' })).toEqual({ works: 12, fails: failing('B') });
  });

  test('C88 a culture event card is rolled for first, whenever one is used', () => {
    for (const card of cards) expect(onEvent(5, 1).play(card).step()).toBe('two-dice');
    expect(onEvent(14, 1).play('counter:person').step()).toBe('two-dice');
    expect(onEvent(2, 5).play('strength:0', 'bonus:0', 'bonus:0', 'figure-card').step()).toBe('two-dice');
    const any = onTurn(5).play('!use:card');
    expect(any.step()).toBe('two-dice');
    expect(any.play('works').step()).toBe('event-dice');
  });

  test('C89 an ability paid with resources is rolled for, too, also in battle', () => {
    expect(onTurn(5).play('!use:resources').step()).toBe('two-dice');
    expect(onEvent(5, 1).play('cancel:other').step()).toBe('two-dice');
    expect(inBattle(2, 'no', ['infantry-2']).play('!ability:bonus', 'paid').step()).toBe('two-dice');
    expect(inBattle(2, 'no', ['infantry-2']).play('!ability:bonus', 'free').step()).toBe('ability-amount');
  });

  test('C92 C93 a failed card has no effect and is gone: the event still happens, unless another card cancels it', () => {
    const g = onEvent(5, 1).play('cancel:bread', 'fails');
    expect([g.step(), g.count('cancelled'), g.last('two-dice').result]).toEqual(['cancel', 0, 'fails']);
    g.play('cancel:primetime', 'fails', 'accept', 'own:0');
    expect(g.s.debt.culture).toBe(5);
  });

  test('C92 a failed ability in battle does nothing', () => {
    const g = inBattle(2, 'no', ['infantry-2']).play('!ability:bonus', 'paid', 'fails');
    expect([g.step(), g.s.battle?.bonus]).toEqual(['my-unit', 0]);
  });

  test('C94 resources paid for a failed use are lost', () => {
    const g = onTurn(5, { tally: true }).play('silk=2', '!use:resources', 'pay:silk', 'fails');
    expect(g.s.tally.resources.silk).toBe(1);
    expect(
      onTurn(5, { tally: true }).play('silk=2', '!use:resources', 'never-mind').s.tally.resources.silk,
    ).toBe(2);
  });

  test('rollOnDefence off: cancelling and figure-killing cards, and abilities in battle, need no roll', () => {
    const off = { rollOnDefence: 'off' };
    expect(onEvent(5, 1, off).play('cancel:bread').count('cancelled')).toBe(1);
    expect(
      onEvent(2, 5, off).play('strength:4', 'bonus:0', 'bonus:0', 'figure-card').count('withstood'),
    ).toBe(1);
    expect(inBattle(2, 'no', ['infantry-2'], off).play('!ability:bonus').moves()).toEqual([
      'free',
      'never-mind',
    ]);
  });

  test('the player may skip the roll for a card that can’t be cancelled', () => {
    const g = onEvent(5, 1).play('cancel:bread', '!no-roll');
    expect([g.count('roll-skipped'), g.count('cancelled')]).toEqual([1, 1]);
    expect(civilization.asides(onTurn(5).s)).not.toContain('no-roll');
    expect(civilization.asides(onTurn(5).play('!use:card').s)).toContain('no-roll');
  });

  test('C89 an ability paid with resources never skips the roll', () => {
    expect(civilization.asides(onTurn(5).play('!use:resources').s)).not.toContain('no-roll');
    const paid = onTurn(5, { tally: true }).play('silk=1', '!use:resources', 'pay:silk');
    expect([paid.step(), civilization.asides(paid.s).includes('no-roll')]).toEqual(['two-dice', false]);
    // In battle it may be a card; what was paid with a resource is none.
    const fighting = () => {
      const g = onTurn(4, { tally: true }).play(
        'silk=1',
        'battle.now=1',
        'calm',
        'skip',
        'collect:0',
        'done',
      );
      g.play('walls:no', 'hand:3');
      while (g.step() === 'draw-hand') g.play(g.moves()[0] as string);
      return g.play('!ability:bonus', 'paid');
    };
    expect(civilization.asides(fighting().play('pay:silk').s)).not.toContain('no-roll');
    expect(civilization.asides(fighting().play('pay:card').s)).toContain('no-roll');
  });
});
