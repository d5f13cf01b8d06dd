import { describe, expect, test } from 'vitest';
import { onEvent, onTurn, type Scripted } from '../rules/testing.ts';
import { diceRolled } from './hands.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** What each pair comes to, as a grid: `x` fails. */
function pairs(g: Scripted): string[] {
  const hand = diceRolled(g.s);
  expect(hand?.dice).toEqual(['', '']);
  return FACES.map((a) => FACES.map((b) => (hand?.move([a, b]) === 'fails' ? 'x' : '.')).join(''));
}

describe('hands of dice, face by face', () => {
  test('C90 C91 C153 two dice: doubles fail, and 1 with 2 both ways; in reading B any 1 or 2 does', () => {
    expect(pairs(onEvent(5, 1).play('cancel:bread'))).toEqual([
      'xx....',
      'xx....',
      '..x...',
      '...x..',
      '....x.',
      '.....x',
    ]);
    expect(pairs(onEvent(5, 1, { cancelRoll: 'B' }).play('cancel:bread'))).toEqual([
      'xxxxxx',
      'xxxxxx',
      'xxx...',
      'xx.x..',
      'xx..x.',
      'xx...x',
    ]);
  });

  test('C26 event dice: one 5 or 6 among them is an event, and no more than one', () => {
    const g = onTurn(3).play('dice=3');
    const hand = diceRolled(g.s);
    expect(hand?.dice).toHaveLength(3);
    expect(hand?.move([4, 4, 1])).toBe('calm');
    for (const faces of [
      [5, 1, 1],
      [4, 6, 2],
      [1, 2, 5],
      [6, 5, 6],
    ])
      expect(hand?.move(faces)).toBe('event');
    expect(diceRolled(onTurn(1).s)?.dice).toHaveLength(1);
  });

  test('C81 C82 trade dice: each 5 or 6 is a success', () => {
    const hand = diceRolled(onTurn(5).play('calm', 'roll').s);
    expect(hand?.dice).toHaveLength(3);
    expect(
      [
        [1, 4, 3],
        [5, 4, 1],
        [2, 6, 5],
        [5, 6, 5],
      ].map((faces) => hand?.move(faces)),
    ).toEqual(['success:0', 'success:1', 'success:2', 'success:3']);
  });

  test('no other step rolls a hand of dice', () => {
    expect(diceRolled(onEvent(5, 1).s)).toBeUndefined();
    expect(diceRolled(onTurn(5).play('calm').s)).toBeUndefined();
  });
});
