/** Pieces to cut out, to the millimetre: what is printed wrongly is cut wrongly. */
import { describe, expect, test } from 'vitest';
import { behind, columnsOf, cutSheets, type Strip, stripOf } from './cutting.ts';
import { type Piece, wordFace } from './pieces.ts';
import {
  cuttingRoom,
  extent,
  type Line,
  type Mark,
  PAPER_NAMES,
  PAPER_SIZES,
  type Page,
  type Paper,
  type PaperName,
  type PaperWords,
  type Rect,
  type Text,
} from './sheet.ts';

const words = new Proxy({}, { get: (_, name) => String(name) }) as PaperWords;
const paperOf = (name: PaperName): Paper => ({
  name,
  lang: 'en',
  inks: 'colour',
  words,
  measure: (text, size) => [...text].length * size * 0.5,
});
const paper = paperOf('a4');
const lines = (marks: readonly Mark[]) => marks.filter((mark): mark is Line => mark.kind === 'line');
const texts = (marks: readonly Mark[]) => marks.filter((mark): mark is Text => mark.kind === 'text');
const frames = ({ marks }: Page) =>
  marks.filter((mark): mark is Rect => mark.kind === 'rect' && mark.colour === 'soft');
const ends = ({ x1, y1, x2, y2 }: Line) => [x1, y1, x2, y2];
const face = (name: string) => wordFace(name, { fill: '#123456' });
const piece = (name: string): Piece => ({ front: face(name), back: face(`-${name}`) });
const pieces = (n: number) => Array.from({ length: n }, (_, i) => piece(`p${i}`));
const strip = (rows: Strip['rows'], width = 50, height = 80): Strip => ({ width, height, columns: 3, rows });

test('as many side by side as fit between the cutting marks', () => {
  // 184.8 mm are left on A4.
  expect([columnsOf(paper, 61.6), columnsOf(paper, 61.7), columnsOf(paper, 14)]).toEqual([3, 2, 13]);
  const few = stripOf(paper, 20, 20, pieces(4));
  expect([few.columns, few.rows.map((row) => row.length)]).toEqual([4, [4]]);
  expect(stripOf(paper, 50, 80, pieces(5)).rows.map((row) => row.length)).toEqual([3, 2]);
});

test('on as many sheets as they need, each with its back; empty places stay empty', () => {
  const rows = [[piece('a'), undefined, piece('c')], [piece('d')], [piece('e')], [piece('f')]];
  const pages = cutSheets(paper, 'cards', 'Cards', [strip(rows)]);
  expect(pages.map(({ id, title, side, note }) => [id, title, side, note])).toEqual([
    ['cards.front', 'Cards: front', 'front', 'bothSides'],
    ['cards.back', 'Cards: back', 'back', 'bothSides'],
    ['cards-2.front', 'Cards: front', 'front', 'bothSides'],
    ['cards-2.back', 'Cards: back', 'back', 'bothSides'],
  ]);
  const [front, back] = pages.map(({ marks }) => texts(marks).map(({ text, x }) => [text, x]));
  expect(front).toEqual([
    ['a', 55],
    ['c', 155],
    ['d', 55],
    ['e', 55],
  ]);
  expect(back?.slice(0, 2)).toEqual([
    ['-a', 155],
    ['-c', 55],
  ]);
  expect(pages[1] && lines(pages[1].marks)).toEqual([]);
});

test('a mark at both ends of every cut, apart from the pieces', () => {
  const [front] = cutSheets(paper, 'cards', 'Cards', [strip([[piece('a')]])]);
  const marks = lines(front?.marks ?? []).map((mark) => ends(mark).map((n) => Math.round(n * 10) / 10));
  const across = [30, 80, 130, 180].flatMap((x) => [
    [x, 10, x, 12],
    [x, 93.2, x, 95.2],
  ]);
  const down = [12.6, 92.6].flatMap((y) => [
    [27.4, y, 29.4, y],
    [180.6, y, 182.6, y],
  ]);
  expect(marks).toEqual([...across, ...down]);
});

describe('pieces of several sizes', () => {
  const cards = stripOf(paper, 40, 60, pieces(8));
  const counters = { ...stripOf(paper, 18, 18, pieces(12)), label: 'Spare' };
  test('share a sheet, and none is on another or outside', () => {
    const pages = cutSheets(paper, 'x', 'X', [cards, counters]);
    expect(pages).toHaveLength(2);
    const boxes = frames(pages[0] as Page);
    expect(boxes).toHaveLength(20);
    for (const [i, a] of boxes.entries()) {
      for (const b of boxes.slice(i + 1)) {
        const apart =
          Math.abs(a.x - b.x) > Math.min(a.width, b.width) - 0.01 ||
          Math.abs(a.y - b.y) > Math.min(a.height, b.height) - 0.01;
        expect(apart).toBe(true);
      }
      const { x, y, width, height } = cuttingRoom(paper);
      expect(a.x).toBeGreaterThan(x);
      expect(a.y).toBeGreaterThan(y);
      expect(a.x + a.width).toBeLessThan(x + width);
      expect(a.y + a.height).toBeLessThan(y + height);
    }
  });
  test('are labelled once, on the front', () => {
    const many = { ...stripOf(paper, 18, 18, pieces(200)), label: 'Spare' };
    const pages = cutSheets(paper, 'x', 'X', [cards, many]);
    expect(pages).toHaveLength(4);
    const said = pages.map(({ marks }) => texts(marks).filter(({ text }) => text === 'Spare').length);
    expect(said).toEqual([1, 0, 0, 0]);
  });
  test('no two marks of different strips meet', () => {
    const [front] = cutSheets(paper, 'x', 'X', [cards, counters]);
    const upright = lines(front?.marks ?? []).filter(({ x1, x2 }) => x1 === x2);
    for (const [i, a] of upright.entries())
      for (const b of upright.slice(i + 1))
        if (a.x1 === b.x1) expect(a.y2 <= b.y1 + 1e-9 || b.y2 <= a.y1 + 1e-9).toBe(true);
  });
});

test.each(PAPER_NAMES)('every back is behind its own front on %s, flipped on the long edge', (name) => {
  const here = paperOf(name);
  const [front, back] = cutSheets(here, 'x', 'X', [
    stripOf(here, 40, 60, pieces(7)),
    stripOf(here, 18, 18, [piece('z')]),
  ]);
  const at = (page: Page | undefined, text: string) =>
    texts(page?.marks ?? []).find((mark) => mark.text === text);
  for (const name of ['p0', 'p3', 'p6', 'z']) {
    expect(at(back, `-${name}`)?.x).toBeCloseTo(PAPER_SIZES[here.name][0] - (at(front, name)?.x ?? 0), 9);
    expect(at(back, `-${name}`)?.y).toBe(at(front, name)?.y);
  }
  const boxes = frames(front as Page).map((frame) => behind(frame, here));
  for (const mark of back?.marks ?? []) {
    const { x, y } = extent(mark);
    expect(
      boxes.some(
        (box) => x > box.x - 0.01 && x < box.x + box.width && y > box.y - 0.01 && y < box.y + box.height,
      ),
    ).toBe(true);
  }
});

test('a piece higher than the room still has its page, instead of a loop without end', () => {
  expect(cutSheets(paper, 'x', 'X', [strip([[piece('a')], [piece('b')]], 50, 300)])).toHaveLength(4);
});
