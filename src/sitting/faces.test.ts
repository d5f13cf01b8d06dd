import { expect, test } from 'vitest';
import type { Hand } from '../kernel/game.ts';
import { facesFor } from './faces.ts';

const high: Hand<string> = {
  dice: ['', '', ''],
  sum: false,
  move: (faces) => `success:${faces.filter((face) => face >= 5).length}`,
};
const sum: Hand<string> = {
  dice: ['', '', '', '', '', ''],
  sum: true,
  move: (faces) => `sum:${faces.reduce((all, face) => all + face, 0)}`,
};

test('the faces shown are a roll that gives the move, at every place of the journal', () => {
  for (let place = 0; place < 60; place++)
    for (const move of ['success:0', 'success:1', 'success:2', 'success:3'])
      expect(high.move(facesFor(high, move, place).map(({ face }) => face))).toBe(move);
  for (const move of ['sum:6', 'sum:21', 'sum:36'])
    expect(sum.move(facesFor(sum, move, 5).map(({ face }) => face))).toBe(move);
});

test('the same place shows the same faces, another one usually others', () => {
  const at = (place: number) => JSON.stringify(facesFor(high, 'success:1', place));
  expect(at(7)).toBe(at(7));
  expect(new Set(Array.from({ length: 40 }, (_, place) => at(place))).size).toBeGreaterThan(10);
});

test('a move that no dice give has no faces', () => {
  expect(facesFor(high, 'works', 3)).toEqual([]);
});

test('dice with other faces than six', () => {
  const best: Hand<string> = {
    dice: ['', ''],
    faces: 20,
    sum: false,
    move: (faces) => `best:${Math.max(...faces)}`,
  };
  for (const move of ['best:1', 'best:7', 'best:20']) {
    const shown = facesFor(best, move, 11);
    expect(shown.every(({ faces }) => faces === 20)).toBe(true);
    expect(best.move(shown.map(({ face }) => face))).toBe(move);
  }
});
