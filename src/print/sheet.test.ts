/** Where marks lie on paper, to the millimetre: what is printed wrongly is cut wrongly. */
import { describe, expect, test } from 'vitest';
import { heading, table, together } from './layout.ts';
import { centred, paragraph, pt, text } from './lettering.ts';
import {
  body,
  circle,
  cuttingRoom,
  extent,
  grown,
  HAIRLINE,
  type Line,
  line,
  type Mark,
  type Paper,
  type PaperWords,
  page,
  path,
  rect,
  type Text,
  THIN,
} from './sheet.ts';

const words = new Proxy({}, { get: (_, name) => String(name) }) as PaperWords;
/** Every letter is half as wide as it is high; bold ones are as wide as they are high. */
const paper: Paper = {
  name: 'a4',
  lang: 'en',
  inks: 'colour',
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
    expect(body(paper, 'portrait')).toEqual({ x: 10, y: 24, width: 190, height: 257 });
    expect(body(paper, 'landscape')).toEqual({ x: 10, y: 24, width: 277, height: 170 });
    expect(cuttingRoom(paper)).toEqual({ x: 10, y: 10, width: 190, height: 271 });
  });
});

describe('the room of a mark', () => {
  test('has its line in it', () => {
    expect(extent(line(5, 9, 2, 3, { stroke: 0.4 }))).toEqual({ x: 1.8, y: 2.8, width: 3.4, height: 6.4 });
    const box = { x: 1, y: 2, width: 3, height: 4 };
    const wider = { x: 0.75, y: 1.75, width: 3.5, height: 4.5 };
    expect(extent(rect(box, { stroke: 0.5 }))).toEqual(wider);
    expect(extent(path('M0 0L3 3', 3, box, { stroke: 0.5 }))).toEqual(wider);
    expect(extent(circle(10, 20, 3, { stroke: 1 }))).toEqual({ x: 6.5, y: 16.5, width: 7, height: 7 });
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
  test('marks are thin, plain and empty by default', () => {
    expect(line(0, 0, 1, 1)).toMatchObject({ stroke: HAIRLINE, dashed: false, colour: 'ink' });
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
  test('a paragraph is aligned to its side, one line below the other', () => {
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
    const box = { x: 0, y: 0, width: 16, height: 9 };
    const [plain] = centred(paper, box, 'abcd', { size: 8 });
    const [bold] = centred(paper, box, 'abcd', { size: 8, bold: true });
    expect(plain?.size).toBe(8);
    expect(bold?.size).toBeLessThanOrEqual(4);
    expect(bold?.size).toBeGreaterThan(3.8);
  });
  test('a word of one letter at the beginning stays with the next one', () => {
    const first = texts(paragraph(paper, 'w lesie', 3, { size: 1 }).at(0, 0)).map(({ text }) => text);
    expect(first.join('|')).not.toMatch(/^w\|/);
  });
  test('centred lines are in the middle of their box, 1.2 line heights apart', () => {
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
  test('a heading is bold, and shrinks to its width', () => {
    const [mark] = texts(heading(paper, 'abcd', 8, 'soft', 72 / 25.4).at(1, 2));
    expect(mark).toMatchObject({ x: 1, bold: true, text: 'abcd', colour: 'soft' });
    expect(mark?.y).toBeCloseTo(2 + 1.15, 12);
    expect(mark?.size).toBeCloseTo(1, 12);
    expect(texts(heading(paper, 'abcd', 2, 'soft', 72 / 25.4).at(1, 2))[0]?.size).toBeCloseTo(0.5, 12);
  });
});

describe('a table', () => {
  const rows = [
    ['a', 'b'],
    ['cc cc', 'd'],
  ];
  const look = { accent: '#112233', wash: '#ddeeff' } as const;
  const blocks = table(paper, 16, [1, 3], rows, { size: 1, look, anchors: ['start', 'end'] });
  test('has its header on the game’s colour, every other row on a wash, and a line below each', () => {
    const three = table(paper, 16, [1, 3], [...rows, ['e', 'f']], { size: 1, look });
    const fills = three.map((block) =>
      block.at(10, 20).flatMap((mark) => (mark.kind === 'rect' ? [mark.fill] : [])),
    );
    expect(fills).toEqual([['#112233'], ['#ddeeff'], []]);
    for (const block of three) {
      const low = 20 + block.height;
      expect(lines(block.at(10, 20)).map(ends)).toEqual([[10, low, 26, low]]);
    }
    expect(three.map((block) => texts(block.at(0, 0))[0]?.colour)).toEqual(['cream', 'ink', 'ink']);
    const plain = table(paper, 16, [1, 3], rows, { size: 1, look, header: false });
    expect(texts(plain[0]?.at(10, 20) ?? [])[0]?.colour).toBe('ink');
  });
  test('shares its width, and each row is as high as its highest cell', () => {
    const [head, row] = blocks.map((block) => texts(block.at(10, 20)));
    expect(head?.map(({ text, x, bold }) => [text, x, bold])).toEqual([
      ['a', 10.6, true],
      ['b', 25.4, true],
    ]);
    expect(row?.map(({ text, bold }) => [text, bold])).toEqual([
      ['cc', true],
      ['cc', true],
      ['d', false],
    ]);
    expect(blocks[1]?.height).toBeCloseTo(2 * 1.36 + 1.2, 12);
  });
});
