/** The player aid: everything on one page in two columns, or on another page, but never cut. */
import { describe, expect, test } from 'vitest';
import { aid } from './aid.ts';
import { beside, crossed, dieFigure } from './figures.ts';
import { body, extent, type Panel, type Text } from './sheet.ts';
import { paperOf } from './sheets.ts';

const paper = paperOf('a4', 'en');
const look = { accent: '#224466', wash: '#ddeeff' } as const;
const panel = (n: number, lines: number, length = 12): Panel => ({
  title: `Panel ${n}`,
  lines: Array.from({ length: lines }, (_, i) => ({
    text: `${n}.${i} ${'words '.repeat(length)}end`,
    ...(i % 2 === 0 && { picture: dieFigure((i % 6) + 1) }),
  })),
});
const texts = (pages: ReturnType<typeof aid>) =>
  pages.flatMap(({ marks }) => marks.filter((mark): mark is Text => mark.kind === 'text'));
const said = (pages: ReturnType<typeof aid>) =>
  texts(pages)
    .map(({ text }) => text)
    .join('');

test('one page, as large as fits, with every word', () => {
  const few = aid([panel(1, 2), panel(2, 2)], look, paper);
  const many = aid([panel(1, 9), panel(2, 9), panel(3, 9), panel(4, 9)], look, paper);
  expect([few.length, many.length]).toEqual([1, 1]);
  const size = (pages: typeof few) =>
    Math.max(
      ...texts(pages)
        .filter(({ bold }) => !bold)
        .map((mark) => mark.size),
    );
  expect(size(few)).toBeGreaterThan(size(many));
  expect(said(many).match(/end/g)).toHaveLength(36);
  const room = body(paper, 'portrait');
  for (const mark of many[0]?.marks ?? []) {
    const { y, height } = extent(mark);
    expect(y).toBeGreaterThan(room.y - 0.2);
    expect(y + height).toBeLessThan(room.y + room.height + 0.2);
  }
});

test('both columns are used, in the order of the panels', () => {
  const pages = aid([panel(1, 5), panel(2, 5), panel(3, 5)], look, paper);
  const titles = texts(pages).filter(({ text }) => text.startsWith('Panel'));
  expect(titles.map(({ text }) => text)).toEqual(['Panel 1', 'Panel 2', 'Panel 3']);
  expect(new Set(titles.map(({ x }) => x)).size).toBe(2);
  const xs = titles.map(({ x }) => x);
  expect(xs).toEqual(xs.toSorted((a, b) => a - b));
});

test('rules too long for a page continue on the next instead of being cut', () => {
  const pages = aid([panel(1, 60, 40), panel(2, 60, 40)], look, paper);
  expect(pages.length).toBeGreaterThan(1);
  expect(said(pages).match(/end/g)).toHaveLength(120);
  expect(new Set(pages.map(({ side }) => side))).toEqual(new Set(['reading']));
});

describe('a line', () => {
  const words = 'Put the ferry on space 0.';
  const marksOf = (line: Panel['lines'][number]) =>
    aid([{ title: 'T', lines: [line] }], look, paper)[0]?.marks ?? [];
  test('of the set-up has a box to tick before its words', () => {
    const boxes = (tick: boolean) =>
      marksOf({ text: words, tick }).filter((mark) => mark.kind === 'rect' && mark.width < 4);
    expect([boxes(true).length, boxes(false).length]).toEqual([1, 0]);
  });
  test('never has its picture under its words', () => {
    for (const picture of [
      dieFigure(3),
      crossed(beside([1, 2, 3, 4, 5, 6].map((value) => dieFigure(value)))),
    ]) {
      const marks = marksOf({ text: words.repeat(6), picture });
      const pips = marks.filter(({ kind }) => kind === 'circle').map(extent);
      expect(pips.length).toBeGreaterThan(2);
      for (const text of marks.filter((mark): mark is Text => mark.kind === 'text')) {
        const { x, y, width, height } = extent(text);
        const over = pips.filter(
          (pip) => pip.x < x + width && x < pip.x + pip.width && pip.y < y + height && y < pip.y + pip.height,
        );
        expect(over).toEqual([]);
      }
    }
  });
});
