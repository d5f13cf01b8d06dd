import { describe, expect, test } from 'vitest';
import { onEvent, type Scripted } from '../testing.ts';
import { CANCELLERS } from '../vocabulary.ts';

const cards = CANCELLERS.map((by) => `cancel:${by}`);
const offered = (g: Scripted, prefix: string) => g.moves().filter((m) => m.startsWith(prefix));

describe('cancelling', () => {
  test('C33 C34 a loss can be cancelled, Primetime TV among the cards; then nothing is lost', () => {
    for (const die of [1, 2]) {
      const g = onEvent(5, die);
      expect(offered(g, 'cancel:')).toEqual(cards);
      g.play('cancel:primetime', 'works');
      expect(g.last('cancelled')).toEqual({ effect: 'culture', by: 'primetime' });
      expect([g.s.debt.culture, g.count('culture-lost'), g.step()]).toEqual([0, 0, 'trade']);
    }
  });

  test('C44 C45 a cultural event can be cancelled', () => {
    for (const die of [3, 4]) {
      const g = onEvent(9, die);
      expect(offered(g, 'cancel:')).toEqual(cards);
      g.play('cancel:primetime', 'works');
      expect([g.s.anarchy, g.count('disaster'), g.step()]).toEqual([0, 0, 'trade']);
    }
  });

  test('a military event and a battle can’t be cancelled, unless cancelScope is all', () => {
    expect(onEvent(5, 5).step()).toBe('strength');
    expect(onEvent(5, 6).step()).toBe('trade');
    for (const die of [5, 6]) {
      const g = onEvent(5, die, { cancelScope: 'all' }).play('cancel:tourney', 'works');
      expect([g.s.pending, g.step()]).toEqual([[], 'trade']);
    }
    expect(onEvent(5, 6, { cancelScope: 'all' }).play('accept').s.pending).toEqual([6]);
  });

  test.each([
    ['C96', 'building', ['lose:building']],
    ['C97', 'wonder', ['lose:wonder']],
  ])('%s a card that destroys a %s cancels exactly that loss', (_, what, chosen) => {
    const g = onEvent(14, 2).play(...chosen);
    expect(offered(g, 'counter:')).toEqual([`counter:${what}`]);
    g.play(`counter:${what}`, 'works');
    expect([g.last('cancelled').by, g.count('building-lost')]).toEqual([what, 0]);
  });

  test('C98 a card that destroys a great person', () => {
    const g = onEvent(14, 1);
    expect(offered(g, 'counter:')).toEqual(['counter:person']);
    expect(g.play('counter:person', 'works').count('person-lost')).toBe(0);
  });

  test('C99 a card that causes drought', () => {
    for (const turn of [1, 5]) expect(offered(onEvent(turn, 4), 'counter:')).toEqual(['counter:drought']);
    expect(onEvent(5, 4).play('counter:drought', 'works').count('disaster')).toBe(0);
  });

  test('C100 a card that causes deforestation', () => {
    for (const turn of [9, 14])
      expect(offered(onEvent(turn, 4), 'counter:')).toEqual(['counter:deforestation']);
    expect(onEvent(9, 4).play('counter:deforestation', 'works').count('disaster')).toBe(0);
  });

  test('C96 an event without a counterpart can only be cancelled outright; with counterMatch any every card cancels', () => {
    for (const [turn, die] of [
      [2, 1],
      [9, 1],
      [2, 3],
      [9, 3],
    ] as const)
      expect(offered(onEvent(turn, die), 'counter:')).toEqual([]);
    expect(offered(onEvent(2, 1, { counterMatch: 'any' }), 'counter:')).toHaveLength(5);
  });
});
