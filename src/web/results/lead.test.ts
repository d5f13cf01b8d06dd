import { expect, test } from 'vitest';
import { leadOf, stepsAt } from './lead.ts';

const seats = ['red', 'blue', 'green'].map((seat) => ({ seat, points: 0, from: {} }));
const played = (...points: readonly number[][]) =>
  leadOf({ seats, rounds: points.map((of, i) => ({ round: i + 1, points: of })) });

test('the lead is decided in the round after which it never changed', () => {
  expect(played([5, 3, 1], [5, 8, 1], [9, 8, 1], [12, 10, 3])).toEqual({
    leaders: ['red'],
    round: 3,
    nth: 2,
    before: ['blue'],
  });
  expect(played([5, 3, 1], [6, 3, 1])).toEqual({ leaders: ['red'], round: 1, nth: 0, before: [] });
  expect(played([5, 3, 1], [6, 7, 1])).toMatchObject({ leaders: ['blue'], round: 2, before: ['red'] });
});

test('a leader who is caught up no longer leads alone; nobody leads if all are level', () => {
  expect(played([5, 3, 1], [5, 5, 1], [6, 5, 1])).toMatchObject({ round: 3, before: ['red', 'blue'] });
  expect(played([5, 3, 1], [5, 5, 1])).toMatchObject({ leaders: ['red', 'blue'], round: 2 });
  expect(played([5, 3, 1], [5, 5, 5])).toBeUndefined();
  expect(played([5, 3, 1])).toBeUndefined();
});

test('the step that reported a round', () => {
  const reported = (steps: number) => [10, 25, 40].filter((at) => steps >= at).length;
  expect([1, 2, 3].map((round) => stepsAt(round, 60, reported))).toEqual([10, 25, 40]);
});
