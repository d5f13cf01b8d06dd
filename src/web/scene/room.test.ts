import { expect, test } from 'vitest';
import type { Place } from '../../kernel/scene.ts';
import { roomFor } from './room.ts';

const at = (x: number, y: number): Place => ({ id: `${x} ${y}`, kind: 'map', pieces: [], x, y });

test('a name stays inside the frame', () => {
  expect(roomFor(at(20, 50), [])).toBe(40);
  expect(roomFor(at(90, 50), [])).toBe(20);
  expect(roomFor(at(50, 50), [])).toBe(100);
});

test('neighbours at about the same height share the width between them', () => {
  const [a, b, below, above] = [at(40, 40), at(70, 50), at(20, 90), at(45, 20)];
  const all = [a, b, below, above];
  expect(roomFor(a, all)).toBe(30);
  expect(roomFor(b, all)).toBe(30);
  expect(roomFor(below, all)).toBe(40);
});
