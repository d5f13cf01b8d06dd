import { expect, test } from 'vitest';
import { slid } from './slide.ts';

const at = (...spots: readonly [id: string, x: number, y: number][]) =>
  new Map(spots.map(([id, x, y]) => [id, { x, y }]));

test('a piece that moved slides from where it was; new ones and those at rest do not', () => {
  const before = at(['a', 0, 0], ['b', 10, 10]);
  expect([...slid(before, at(['a', 30, 0], ['b', 10, 10], ['c', 5, 5]))]).toEqual([['a', { x: -30, y: 0 }]]);
});

test('a table that was laid out again does not slide', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const before = at(
    ...ids.map((id) => [id, 0, 0] as const).map(([id, x, y]) => [id, x, y] as [string, number, number]),
  );
  const after = at(...ids.map((id): [string, number, number] => [id, 0, 40]));
  expect(slid(before, after).size).toBe(0);
});
