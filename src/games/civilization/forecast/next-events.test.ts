import { describe, expect, test } from 'vitest';
import { distribution } from '../../../kernel/exact/exact.ts';
import { asText, type Fraction, fraction, ONE, plus } from '../../../kernel/exact/fraction.ts';
import { noBattle } from '../lab/measures.ts';
import { civilization } from '../rules/game.ts';
import { onTurn } from '../rules/testing.ts';
import { ahead } from './next-events.ts';

const less = (a: Fraction, b: Fraction) => plus(a, { n: -b.n, d: b.d });

describe('the outlook', () => {
  test('from the first turn it agrees with the measure that walks every state', () => {
    const { s } = onTurn(1);
    const found = ahead(s, 16);
    const rows = distribution(civilization, noBattle, s.options);
    // A battle announced within k rolls is behind the player on turn k + 2.
    for (let k = 1; k + 2 <= 16; k++) {
      const none = rows[k + 1]?.outcomes.get('none') as Fraction;
      expect(asText(found?.announced[k - 1]?.chance as Fraction)).toBe(asText(less(ONE, none)));
    }
  });

  test('with three dice in hand: 19 of 27, and a sixth of that for a battle', () => {
    const { s } = onTurn(5).play('dice=3');
    expect(asText(ahead(s)?.event as Fraction)).toBe('19/27');
    expect(asText(ahead(s)?.announced[0]?.chance as Fraction)).toBe('19/162');
  });

  test('four rolls by default, or the requested number, and never beyond the last turn', () => {
    const turns = (turn: number, rolls?: number) =>
      ahead(onTurn(turn).s, rolls)?.announced.map((each) => each.turn);
    expect(turns(5)).toEqual([5, 6, 7, 8]);
    expect(turns(5, 2)).toEqual([5, 6]);
    expect(turns(15)).toEqual([15, 16]);
  });

  test('after the roll it speaks of the next turn', () => {
    const g = onTurn(5).play('dice=3', 'calm');
    expect([ahead(g.s)?.turn, asText(ahead(g.s)?.event as Fraction)]).toEqual([6, '65/81']);
  });

  test('on the last turn a battle comes too late, and after its roll nothing is left', () => {
    const g = onTurn(16).play('dice=2');
    expect(ahead(g.s)?.announced.map((a) => asText(a.chance))).toEqual(['0/1']);
    expect(
      ahead(onTurn(16, { lastTurnBattle: 'fightNow' }).play('dice=2').s)?.announced.map((a) =>
        asText(a.chance),
      ),
    ).toEqual(['5/54']);
    expect(ahead(g.play('calm').s)).toBeUndefined();
  });

  test('each result by the row of that turn: twice culture, and one face for every other', () => {
    const g = onTurn(5).play('dice=3');
    const results = (s = g.s) =>
      ahead(s)?.results.map(({ effect, chance }) => `${effect.kind} ${effect.amount} ${asText(chance)}`);
    expect(results()).toEqual([
      'culture 5 19/81',
      'unit 1 19/162',
      'drought 1 19/162',
      'military 8 19/162',
      'battle 2 19/162',
    ]);
    // The next roll is that of turn 8, in another row.
    expect(results(onTurn(7).play('calm', 'skip').s)?.[0]).toMatch(/^resource 1 /);
  });

  test('while the event die is to be rolled: an event for certain, a sixth for each face, a battle with it', () => {
    const { s } = onTurn(5).play('dice=3', 'event');
    const found = ahead(s);
    expect([found?.turn, asText(found?.event as Fraction)]).toEqual([5, '1/1']);
    expect(found?.results.map(({ chance }) => asText(chance))).toEqual(['1/3', '1/6', '1/6', '1/6', '1/6']);
    // Turn 6 has one die: 1 - 5/6 · (2/3 + 1/3 · 5/6).
    expect(found?.announced.slice(0, 2).map((a) => asText(a.chance))).toEqual(['1/6', '23/108']);
  });

  test('battles that are due are listed with their turns', () => {
    const { s } = onTurn(5).play('battle.now=1', 'battle.next=1');
    expect(ahead(s)?.due).toEqual([5, 6]);
  });
});

/** Every roll of the dice written out, face by face: the share with a 5 or a 6. */
function byFaces(x: number): Fraction {
  let events = 0;
  for (let roll = 0; roll < 6 ** x; roll++) {
    const faces = Array.from({ length: x }, (_, i) => (Math.floor(roll / 6 ** i) % 6) + 1);
    if (faces.some((face) => face >= 5)) events++;
  }
  return fraction(events, 6 ** x);
}

test('C26 the odds of an event are those of real dice, face by face', () => {
  for (const x of [1, 2, 3, 4, 5]) expect(ahead(onTurn(9).play(`dice=${x}`).s)?.event).toEqual(byFaces(x));
});
