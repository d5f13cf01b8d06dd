/** Layout of sheets: lines that fit, blocks over pages, spaces and tables. */
import { describe, expect, it } from 'vitest';
import { across, flow, inRows, table, together, track, wholeWords } from './layout.ts';
import { type Block, centred, fitted, LEGIBLE, paragraph, wrap } from './lettering.ts';
import { body, extent, type Paper, type PaperWords, type Rect, rect, type Text } from './sheet.ts';

const say = new Proxy({}, { get: (_, name) => String(name) }) as PaperWords;
/** Every letter is half as wide as it is high. */
const paper: Paper = {
  name: 'a4',
  lang: 'en',
  inks: 'colour',
  words: say,
  measure: (text, size) => [...text].length * size * 0.5,
};

describe('lettering', () => {
  it('wraps at blanks, and inside a word that is too long for any line', () => {
    expect(wrap(paper, 'one two  three\nfour', 5, 1)).toEqual(['one two', 'three four']);
    expect(wrap(paper, 'a abcdefghijkl z', 2.5, 1)).toEqual(['a', 'abcde', 'fghij', 'kl z']);
    expect(wrap(paper, '', 5, 1)).toEqual([]);
    expect(wrap(paper, 'abc', 0.1, 1)).toEqual(['a', 'b', 'c']);
  });
  it('leaves no word of one letter and no counting number at the end of a line, and no dash at its start', () => {
    const lines = (words: string, width: number) =>
      paragraph(paper, words, width, { size: 1 })
        .at(0, 0)
        .map((mark) => (mark as Text).text.replaceAll('\u00a0', ' '));
    expect(lines('idzie w las', 4)).toEqual(['idzie', 'w las']);
    expect(lines('weź (o 3 karty)', 6)).toEqual(['weź', '(o 3 karty)']);
    expect(lines('jeden – dwa', 4)).toEqual(['jeden –', 'dwa']);
    expect(lines('etap I zaczyna', 4)).toEqual(['etap I', 'zaczyna']);
    expect(lines('Koniec. I tak', 5)).toEqual(['Koniec.', 'I tak']);
  });
  it('sets a line smaller only where it must', () => {
    expect(fitted(paper, 0, 0, 'abcd', 10, { size: 4 }).size).toBe(4);
    const tight = fitted(paper, 0, 0, 'abcd', 4, { size: 4 });
    expect([tight.size, tight.width]).toEqual([2, 4]);
  });
  it('keeps centred words whole and inside their box', () => {
    const box = { x: 10, y: 20, width: 12, height: 12 };
    for (const words of ['GO!', 'Round it off', 'a b c d e f']) {
      const lines = centred(paper, box, words, { size: 6 });
      expect(lines.map(({ text }) => text).join(' ')).toBe(words);
      for (const mark of lines) {
        const { x, width } = extent(mark);
        expect(x).toBeGreaterThanOrEqual(box.x - 1e-9);
        expect(x + width).toBeLessThanOrEqual(box.x + box.width + 1e-9);
        expect(mark.y).toBeLessThan(box.y + box.height);
        expect(mark.y - 0.714 * mark.size).toBeGreaterThan(box.y);
      }
    }
  });
  it('breaks a word that would be too small to read, and stays inside', () => {
    const box = { x: 10, y: 20, width: 12, height: 12 };
    const lines = centred(paper, box, 'Выполненное действие', { size: 6 });
    expect(lines.map(({ text }) => text).join('')).toBe('Выполненноедействие');
    expect(lines.length).toBeGreaterThan(2);
    for (const mark of lines) {
      expect(mark.size).toBeGreaterThan(LEGIBLE * 0.999);
      expect(mark.width).toBeLessThanOrEqual(box.width);
    }
  });
  it('draws a paragraph within the height that it declares', () => {
    const block = paragraph(paper, 'one two three four five six', 5, { size: 1 });
    const marks = block.at(0, 100) as Text[];
    expect(marks).toHaveLength(3);
    for (const mark of marks) {
      const { y, height } = extent(mark);
      expect(y).toBeGreaterThanOrEqual(100);
      expect(y + height).toBeLessThanOrEqual(100 + block.height);
    }
  });
});

describe('flow', () => {
  const room = body(paper, 'portrait');
  const block = (height: number): Block => ({
    height,
    at: (x, y) => [rect({ x, y, width: 10, height }, { stroke: 0, fill: 'ink' })],
  });
  it('begins a new page where a block has no room', () => {
    const third = room.height / 3;
    const pages = flow(
      paper,
      'portrait',
      'x',
      'X',
      [1, 2, 3, 4].map(() => block(third)),
      0.001,
    );
    expect(pages.map(({ id, marks }) => [id, marks.length])).toEqual([
      ['x', 2],
      ['x-2', 2],
    ]);
    for (const { marks } of pages) expect((marks[0] as Rect).y).toBe(room.y);
  });
  it('keeps together what belongs together', () => {
    const half = room.height * 0.4;
    const pages = flow(paper, 'portrait', 'x', 'X', [block(half), together([block(half), block(half)])]);
    expect(pages.map(({ marks }) => marks.length)).toEqual([1, 2]);
  });
});

describe('tracks and tables', () => {
  it('knows whether the words of a table fit their columns', () => {
    // Half of 12 is 6, less 1.2 for the edges: 9 letters of half a millimetre.
    const fits = (word: string) => wholeWords(paper, 12, [1, 1], [['a', `b ${word}`]], 1);
    expect([fits('x'.repeat(9)), fits('x'.repeat(10))]).toEqual([true, false]);
  });
  const look = { accent: '#112233', wash: '#ddeeff' } as const;
  const spaces = { width: 10, height: 14, strip: 4, columns: 2, fill: look.wash, colour: look.accent };
  it('has its spaces in rows, a print above the room for a piece in each', () => {
    const block = track(paper, ['0', '1', '2', '3', '4'], spaces);
    expect(block.height).toBe(42);
    const rects = block.at(5, 7).filter((mark): mark is Rect => mark.kind === 'rect');
    expect(rects.filter(({ width }) => width === 10).map(({ x, y }) => [x, y])).toEqual([
      [5, 7],
      [15, 7],
      [5, 21],
      [15, 21],
      [5, 35],
    ]);
    const wells = rects.filter(({ fill }) => fill === 'paper');
    expect(wells[0]).toMatchObject({ x: 6.2, y: 12.2 });
    for (const { width, height } of wells) {
      expect(width).toBeCloseTo(7.6, 9);
      expect(height).toBeCloseTo(7.6, 9);
    }
    for (const mark of block.at(5, 7).filter((each): each is Text => each.kind === 'text'))
      expect(wells.some(({ y, height }) => mark.y > y && mark.y < y + height)).toBe(false);
  });
  it('has as many to a row as fit, and one at least', () => {
    expect([across(10, 25), across(10, 30), across(10, 5)]).toEqual([2, 3, 1]);
    expect(inRows([1, 2, 3], 2)).toEqual([[1, 2], [3]]);
  });
  it('makes a row as high as its highest cell', () => {
    const [head, row] = table(
      paper,
      30,
      [1, 1],
      [
        ['a', 'b'],
        ['one two three four five six seven', 'x'],
      ],
      { size: 2, look },
    );
    expect(row?.height).toBeGreaterThan((head?.height ?? 0) * 1.5);
    expect(
      (head?.at(0, 0) ?? []).filter((m) => m.kind === 'text').every((m) => m.kind === 'text' && m.bold),
    ).toBe(true);
  });
});
