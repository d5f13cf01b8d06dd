/** Faces of counters and cards, dice, coins: inside their box, and told apart without colour. */
import { describe, expect, test } from 'vitest';
import { DICE, type DieColour } from './dice.ts';
import { cardFace, coin, cup, die, numberFace, patternFace, wordFace } from './pieces.ts';
import { type Box, extent, grown, type Line, type Mark, type Text } from './sheet.ts';
import { paperOf } from './sheets.ts';

const paper = paperOf('a4', 'en');
const box: Box = { x: 10, y: 20, width: 20, height: 18 };
const texts = (marks: readonly Mark[]) => marks.filter((mark): mark is Text => mark.kind === 'text');
const within = (outer: Box, mark: Mark) => {
  const { x, y, width, height } = extent(mark);
  const slack = 0.01;
  return (
    x >= outer.x - slack &&
    y >= outer.y - slack &&
    x + width <= outer.x + outer.width + slack &&
    y + height <= outer.y + outer.height + slack
  );
};

const fill = '#102030';
const FACES = {
  word: wordFace('GO!', { fill }),
  long: wordFace('Совершенно непроизносимое', { fill, owner: 2 }),
  number: numberFace('Action', '3', { fill }),
  back: patternFace(fill, '#eeeeff', 'Potrzeba'),
  blank: patternFace(fill, '#eeeeff'),
  card: cardFace('Sandbank', fill, '4'),
};

test.each(Object.entries(FACES))('%s stays inside its box', (_, face) => {
  for (const mark of face(paper, box)) expect(within(box, mark), JSON.stringify(mark)).toBe(true);
});

test('the colour of a counter reaches the cut', () => {
  expect(FACES.word(paper, box)[0]).toMatchObject({ kind: 'rect', ...box, fill, stroke: 0 });
});

test('an owner has a shape, not only a colour', () => {
  const paths = (owner: number) =>
    wordFace('host', { fill, owner })(paper, box).filter(({ kind }) => kind === 'path');
  expect(paths(0)).toHaveLength(1);
  expect(paths(0)).not.toEqual(paths(1));
});

describe('a back', () => {
  test('has slanting lines from edge to edge of its frame, and its word on white', () => {
    const marks = FACES.back(paper, box);
    const inner = grown(box, -1.08);
    const slanting = marks.filter((mark): mark is Line => mark.kind === 'line');
    expect(slanting.length).toBeGreaterThan(8);
    for (const { x1, y1, x2, y2 } of slanting) {
      expect(x2 - x1).toBeCloseTo(y1 - y2, 9);
      expect([Math.abs(x1 - inner.x) < 1e-9, Math.abs(y1 - (inner.y + inner.height)) < 1e-9]).toContain(true);
      expect([Math.abs(y2 - inner.y) < 1e-9, Math.abs(x2 - (inner.x + inner.width)) < 1e-9]).toContain(true);
    }
    expect(texts(marks).map(({ text }) => text)).toEqual(['Potrzeba']);
    expect(texts(FACES.blank(paper, box))).toEqual([]);
  });
});

describe('dice', () => {
  const colours = Object.keys(DICE) as DieColour[];
  const pips = (value: number) => die(50, 60, value).filter((mark) => mark.kind === 'circle').length;
  test('have as many pips as they show', () => {
    expect([1, 2, 3, 4, 5, 6].map(pips)).toEqual([1, 2, 3, 4, 5, 6]);
  });
  test('stay within their size, and every colour has a different frame', () => {
    const room = { x: 45.9, y: 55.9, width: 8.2, height: 8.2 };
    for (const colour of colours)
      for (const mark of die(50, 60, 6, 8, colour)) expect(within(room, mark)).toBe(true);
    const frames = colours.map((colour) =>
      die(50, 60, 6, 8, colour).flatMap((mark) => (mark.kind === 'path' ? [mark.d] : [])),
    );
    expect(new Set(frames.map(String)).size).toBe(colours.length);
  });
});

test('a coin has its number in the middle; a cup stays in its box', () => {
  expect(texts(coin(paper, 5, 6, 4, '3'))).toMatchObject([{ text: '3', x: 5, anchor: 'middle' }]);
  const room = { x: 0, y: 0, width: 28, height: 32 };
  for (const mark of cup({ x: 0, y: 0, width: 28, height: 32 })) {
    expect(mark.kind).toBe('path');
    const numbers = (mark.kind === 'path' ? mark.d : '').match(/[\d.]+/g)?.map(Number) ?? [];
    expect(Math.max(...numbers)).toBeLessThan(Math.max(room.width, room.height));
  }
});
