import { describe, expect, test } from 'vitest';
import { distribution } from '../../kernel/exact.ts';
import { asText, type Fraction, ONE, plus } from '../../kernel/fraction.ts';
import { civilization } from './game.ts';
import { noBattle } from './measures.ts';
import { outlook } from './outlook.ts';
import { onTurn } from './testing.ts';

const less = (a: Fraction, b: Fraction) => plus(a, { n: -b.n, d: b.d });

describe('the outlook', () => {
  test('from the first turn it agrees with the measure that walks every state', () => {
    const { s } = onTurn(1);
    const found = outlook(s, 16);
    const rows = distribution(civilization, noBattle, s.options);
    // A battle announced within k rolls is behind the player on turn k + 2.
    for (let k = 1; k + 2 <= 16; k++) {
      const none = rows[k + 1]?.outcomes.get('none') as Fraction;
      expect(asText(found?.battle[k - 1] as Fraction)).toBe(asText(less(ONE, none)));
    }
  });

  test('with three dice in hand: 19 of 27, and a sixth of that for a battle', () => {
    const { s } = onTurn(5).play('dice=3');
    expect(asText(outlook(s)?.event as Fraction)).toBe('19/27');
    expect(asText(outlook(s)?.battle[0] as Fraction)).toBe('19/162');
  });

  test('after the roll it speaks of the next turn', () => {
    const g = onTurn(5).play('dice=3', 'calm');
    expect([outlook(g.s)?.turn, asText(outlook(g.s)?.event as Fraction)]).toEqual([6, '65/81']);
  });

  test('on the last turn a battle comes too late, and after its roll nothing is left', () => {
    const g = onTurn(16).play('dice=2');
    expect(outlook(g.s)?.battle.map(asText)).toEqual(['0/1']);
    expect(outlook(onTurn(16, { lastTurnBattle: 'fightNow' }).play('dice=2').s)?.battle.map(asText)).toEqual([
      '5/54',
    ]);
    expect(outlook(g.play('calm').s)).toBeUndefined();
  });
});
