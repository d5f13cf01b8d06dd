import { expect, test } from 'vitest';
import type { Place } from '../../../kernel/scene.ts';
import { roomFor } from './room.ts';

const at = (x: number, y: number): Place => ({ id: `${x} ${y}`, kind: 'map', pieces: [], x, y });

test('a name without neighbours has the whole width, near the edge too', () => {
  for (const x of [5, 50, 90]) expect(roomFor(at(x, 50), [at(50, 90)])).toBe(100);
});

test('a name that moves inwards from the edge stops in the middle before its neighbour', () => {
  const [left, right, inner] = [at(10, 50), at(90, 50), at(40, 50)];
  expect(roomFor(left, [left, inner])).toBe(25);
  expect(roomFor(inner, [left, inner])).toBe(30);
  expect(roomFor(right, [right, inner])).toBe(35);
});

test('neighbours at about the same height share the width between them', () => {
  const [a, b, below, above] = [at(40, 40), at(70, 50), at(20, 90), at(45, 20)];
  const all = [a, b, below, above];
  expect(roomFor(a, all)).toBe(30);
  expect(roomFor(b, all)).toBe(30);
  expect(roomFor(below, all)).toBe(100);
});
