/** Where marks lie on paper, to the millimetre: what is printed wrongly is cut wrongly. */
import { describe, expect, test } from 'vitest';
import {
  capacity,
  cell,
  cutSheets,
  hatchedFace,
  heading,
  indented,
  numberFace,
  table,
  together,
  track,
  wordFace,
} from './layout.ts';
import { centred, paragraph, pt, text } from './lettering.ts';
import {
  body,
  circle,
  extent,
  grown,
  HAIRLINE,
  type Line,
  line,
  type Mark,
  type Paper,
  type PaperWords,
  page,
  rect,
  type Text,
  THIN,
} from './sheet.ts';

const words = new Proxy({}, { get: (_, name) => String(name) }) as PaperWords;
/** Every letter is half as wide as it is high; bold ones are as wide as they are high. */
const paper: Paper = {
  name: 'a4',
  lang: 'en',
  words,
  measure: (text, size, bold) => [...text].length * size * (bold ? 1 : 0.5),
};
const lines = (marks: readonly Mark[]) => marks.filter((mark): mark is Line => mark.kind === 'line');
const texts = (marks: readonly Mark[]) => marks.filter((mark): mark is Text => mark.kind === 'text');
const ends = ({ x1, y1, x2, y2 }: Line) => [x1, y1, x2, y2];

describe('a page', () => {
  test('has the size of its paper, the right way round', () => {
    expect(page(paper, 'portrait', { id: 'a', title: 'A', marks: [] })).toEqual({
      id: 'a',
      title: 'A',
      note: '',
      width: 210,
      height: 297,
      side: 'single',
      marks: [],
    });
    const letter: Paper = { ...paper, name: 'letter' };
    expect(
      page(letter, 'landscape', { id: 'a', title: 'A', marks: [], side: 'back', note: 'turn' }),
    ).toMatchObject({
      width: 279.4,
      height: 215.9,
      side: 'back',
      note: 'turn',
    });
  });
  test('leaves room for margins, title and foot', () => {
    expect(body(paper, 'portrait')).toEqual({ x: 10, y: 26, width: 190, height: 255 });
    expect(body(paper, 'landscape')).toEqual({ x: 10, y: 26, width: 277, height: 168 });
  });
});

describe('the room of a mark', () => {
  test('has its line in it', () => {
    expect(extent(line(5, 9, 2, 3, 0.4))).toEqual({ x: 1.8, y: 2.8, width: 3.4, height: 6.4 });
    const box = { x: 1, y: 2, width: 3, height: 4 };
    const wider = { x: 0.75, y: 1.75, width: 3.5, height: 4.5 };
    expect(extent(rect(box, { stroke: 0.5 }))).toEqual(wider);
    expect(extent({ kind: 'path', d: 'M1 2L4 6', at: box, stroke: 0.5, fill: 'none' })).toEqual(wider);
    expect(extent(circle(10, 20, 3, 1))).toEqual({ x: 6.5, y: 16.5, width: 7, height: 7 });
  });
  test('of a text is where its letters are: from, around or up to its point', () => {
    const at = (anchor: Text['anchor']) => extent(text(paper, 10, 20, 'abcd', { size: 2, anchor }));
    expect(at('start')).toEqual({ x: 10, y: 18.1, width: 4, height: 2.4 });
    expect(at('middle').x).toBe(8);
    expect(at('end').x).toBe(6);
  });
  test('grows on every side', () => {
    expect(grown({ x: 1, y: 2, width: 3, height: 4 }, -1)).toEqual({ x: 2, y: 3, width: 1, height: 2 });
  });
  test('marks are thin, plain and empty where nothing else is said', () => {
    expect(line(0, 0, 1, 1)).toMatchObject({ stroke: HAIRLINE, dashed: false });
    expect(rect({ x: 0, y: 0, width: 1, height: 1 })).toMatchObject({
      radius: 0,
      stroke: THIN,
      fill: 'none',
    });
    expect(circle(0, 0, 1)).toMatchObject({ stroke: THIN, fill: 'none' });
    expect(text(paper, 0, 0, 'ab', { size: 1 })).toMatchObject({
      bold: false,
      anchor: 'start',
      colour: 'ink',
      width: 1,
    });
    expect(text(paper, 0, 0, 'ab', { size: 1, bold: true }).width).toBe(2);
  });
});

describe('lettering', () => {
  test('a point is the 72nd part of an inch', () => {
    expect(pt(72)).toBeCloseTo(25.4, 12);
  });
  test('a paragraph stands at its side of the room, line below line', () => {
    const at = (anchor?: Text['anchor']) =>
      texts(paragraph(paper, 'one two six', 4, { size: 1, ...(anchor ? { anchor } : {}) }).at(10, 20)).map(
        ({ x, y, text }) => [text, x, Math.round(y * 100) / 100],
      );
    expect(at()).toEqual([
      ['one two', 10, 21.03],
      ['six', 10, 22.39],
    ]);
    expect(at('middle').map(([, x]) => x)).toEqual([12, 12]);
    expect(at('end').map(([, x]) => x)).toEqual([14, 14]);
    expect(paragraph(paper, 'one two six', 4, { size: 1 }).height).toBeCloseTo(2.72, 12);
  });
  test('bold letters are wider, so that fewer fit', () => {
    expect(paragraph(paper, 'one two six', 4, { size: 1, bold: true }).at(0, 0)).toHaveLength(3);
    const box = { x: 0, y: 0, width: 4, height: 9 };
    const [plain] = centred(paper, box, 'abcd', { size: 2 });
    const [bold] = centred(paper, box, 'abcd', { size: 2, bold: true });
    expect(plain?.size).toBe(2);
    expect(bold?.size).toBeLessThanOrEqual(1);
    expect(bold?.size).toBeGreaterThan(0.96);
  });
  test('a word of one letter at the beginning stays with the next one', () => {
    const first = texts(paragraph(paper, 'w lesie', 3, { size: 1 }).at(0, 0)).map(({ text }) => text);
    expect(first.join('|')).not.toMatch(/^w\|/);
  });
  test('centred lines stand around the middle of their box, a line and a fifth apart', () => {
    const marks = centred(paper, { x: 0, y: 0, width: 4, height: 10 }, 'abcd abcd', { size: 2 });
    expect(marks.map(({ x, anchor, size }) => [x, anchor, size])).toEqual([
      [2, 'middle', 2],
      [2, 'middle', 2],
    ]);
    const [first = 0, second = 0] = marks.map(({ y }) => y);
    expect(second - first).toBeCloseTo(2.4, 12);
    // The middle of the capitals is the middle of the box.
    expect((first + second) / 2 - 0.357 * 2).toBeCloseTo(5, 12);
  });
});

describe('blocks', () => {
  const block = (height: number) => ({ height, at: (x: number, y: number) => [line(x, y, x, y + height)] });
  test('together are as high as all of them and the gaps between', () => {
    const both = together([block(2), block(3)], 1);
    expect(both.height).toBe(6);
    expect(lines(both.at(5, 10)).map(ends)).toEqual([
      [5, 10, 5, 12],
      [5, 13, 5, 16],
    ]);
    expect(together([], 4).height).toBe(0);
    expect(together([block(2), block(3)]).height).toBe(5);
  });
  test('are moved to the right, and no higher for it', () => {
    const moved = indented(block(2), 3);
    expect(moved.height).toBe(2);
    expect(lines(moved.at(5, 10)).map(ends)).toEqual([[8, 10, 8, 12]]);
  });
  test('a heading is bold, and shrinks to its width', () => {
    const [mark] = texts(heading(paper, 'abcd', 8, 72 / 25.4).at(1, 2));
    expect(mark).toMatchObject({ x: 1, bold: true, text: 'abcd' });
    expect(mark?.y).toBeCloseTo(2 + 1.15, 12);
    expect(mark?.size).toBeCloseTo(1, 12);
    expect(texts(heading(paper, 'abcd', 2, 72 / 25.4).at(1, 2))[0]?.size).toBeCloseTo(0.5, 12);
  });
});

test('a track folds where its room ends, a print in each space', () => {
  const block = track(paper, ['1', '2', '3'], 10, 25);
  expect(block.height).toBe(20);
  const marks = block.at(5, 7);
  expect(marks.filter(({ kind }) => kind === 'rect')).toMatchObject([
    { x: 5, y: 7, width: 10, height: 10 },
    { x: 15, y: 7, width: 10, height: 10 },
    { x: 5, y: 17, width: 10, height: 10 },
  ]);
  expect(texts(marks).map(({ text, x, colour }) => [text, x, colour])).toEqual([
    ['1', 10, 'soft'],
    ['2', 20, 'soft'],
    ['3', 10, 'soft'],
  ]);
  // A space wider than the room still has its row.
  expect(track(paper, ['1', '2'], 10, 5).height).toBe(20);
});

describe('a table', () => {
  const rows = [
    ['aa', 'b'],
    ['cccc cccc', 'd'],
  ];
  const blocks = table(paper, 12, [1, 3], rows, { size: 1, anchors: ['start', 'end'] });
  test('has a line above, a thicker one below its heading, thin ones below the others', () => {
    const [head, row] = blocks.map((block) => lines(block.at(10, 20)));
    const high = blocks[0]?.height ?? 0;
    expect(head?.map((mark) => [...ends(mark), mark.stroke])).toEqual([
      [10, 20 + high, 22, 20 + high, THIN],
      [10, 20, 22, 20, THIN],
    ]);
    const low = blocks[1]?.height ?? 0;
    expect(row?.map((mark) => [...ends(mark), mark.stroke])).toEqual([
      [10, 20 + low, 22, 20 + low, HAIRLINE],
    ]);
    const plain = table(paper, 12, [1, 3], rows, { size: 1, header: false });
    expect(lines(plain[0]?.at(10, 20) ?? [])[0]?.stroke).toBe(HAIRLINE);
  });
  test('shares its width, and each row is as high as its highest cell', () => {
    const [head, row] = blocks.map((block) => texts(block.at(10, 20)));
    expect(head?.map(({ text, x, bold }) => [text, x, bold])).toEqual([
      ['aa', 10.35, true],
      ['b', 21.65, true],
    ]);
    // A quarter of the width holds four letters: the words stand below each other.
    expect(row?.map(({ text, bold }) => [text, bold])).toEqual([
      ['cccc', false],
      ['cccc', false],
      ['d', false],
    ]);
    expect(blocks[1]?.height).toBeCloseTo(2 * 1.36 + 0.35, 12);
    expect(texts(table(paper, 12, [1, 3], rows, { size: 1 })[1]?.at(10, 20) ?? []).at(-1)).toMatchObject({
      x: 13.35,
      anchor: 'start',
    });
  });
});

describe('faces of pieces', () => {
  const box = { x: 10, y: 20, width: 20, height: 10 };
  test('a word in the middle, bold and inside', () => {
    const [mark] = texts(wordFace('GO!')(paper, box));
    expect(mark).toMatchObject({ text: 'GO!', x: 20, bold: true, anchor: 'middle' });
    expect(texts(wordFace('GO!', 3, false)(paper, box))[0]).toMatchObject({ size: 3, bold: false });
  });
  test('a number with a small word above it', () => {
    expect(
      texts(numberFace('Ops', '4')(paper, box)).map(({ text, x, y, anchor, bold }) => [
        text,
        x,
        y,
        anchor,
        bold,
      ]),
    ).toEqual([
      ['Ops', 20, 22.6, 'middle', false],
      ['4', 20, 28, 'middle', true],
    ]);
  });
  test('a hatched back: slanting lines from edge to edge, none outside, a word on white', () => {
    const marks = hatchedFace('back')(paper, box);
    const inner = grown(box, -2.4);
    const slanting = lines(marks);
    expect(slanting.length).toBeGreaterThan(8);
    for (const { x1, y1, x2, y2 } of slanting) {
      // Half a right angle, both ends on the frame.
      expect(x2 - x1).toBeCloseTo(y1 - y2, 9);
      expect([Math.abs(x1 - inner.x) < 1e-9, Math.abs(y1 - (inner.y + inner.height)) < 1e-9]).toContain(true);
      expect([Math.abs(y2 - inner.y) < 1e-9, Math.abs(x2 - (inner.x + inner.width)) < 1e-9]).toContain(true);
    }
    const [frame, label] = marks.filter(({ kind }) => kind === 'rect');
    expect(frame).toMatchObject({ ...inner, stroke: HAIRLINE });
    expect(label).toMatchObject({ fill: 'paper', stroke: 0 });
    expect(texts(marks).map(({ text }) => text)).toEqual(['back']);
    expect(texts(hatchedFace()(paper, box))).toEqual([]);
  });
});

describe('pieces to cut out', () => {
  const cut = { width: 50, height: 80, columns: 3 };
  const piece = (name: string) => ({ front: wordFace(name), back: wordFace(`-${name}`) });
  test('as many as there is room for, with cutting marks around them', () => {
    // 180 wide and 245 high are left within the marks.
    expect(capacity(paper, 50, 80)).toEqual({ rows: 3, columns: 3 });
    expect(capacity(paper, 60, 81.6)).toEqual({ rows: 3, columns: 3 });
    expect(capacity(paper, 60.1, 81.7)).toEqual({ rows: 2, columns: 2 });
  });
  test('in the middle of the page; backs mirrored', () => {
    expect(cell(paper, cut, 1, 0)).toEqual({ x: 30, y: 111, width: 50, height: 80 });
    expect(cell(paper, cut, 1, 0, true)).toEqual({ x: 130, y: 111, width: 50, height: 80 });
    expect(cell(paper, cut, 0, 1, true)).toEqual(cell(paper, cut, 0, 1));
  });
  test('on as many sheets as they need, each with its back; empty places stay empty', () => {
    const rows = [[piece('a'), undefined, piece('c')], [piece('d')], [piece('e')], [piece('f')]];
    const pages = cutSheets(paper, 'cards', 'Cards', cut, rows);
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
  test('a cutting mark stands at both ends of every cut, apart from the pieces', () => {
    const [front] = cutSheets(paper, 'cards', 'Cards', cut, [[piece('a')]]);
    const marks = lines(front?.marks ?? []).map(ends);
    const across = [30, 80, 130, 180].flatMap((x) => [
      [x, 26, x, 30],
      [x, 112, x, 116],
    ]);
    const down = [31, 111].flatMap((y) => [
      [25, y, 29, y],
      [181, y, 185, y],
    ]);
    expect(marks).toEqual([...across, ...down]);
  });
});
