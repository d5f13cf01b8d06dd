/** Layout of sheets: lines that fit, blocks over pages, mirrored backs. */
import { describe, expect, it } from 'vitest';
import {
  capacity,
  cell,
  cutSheets,
  flow,
  inRows,
  type Piece,
  table,
  together,
  track,
  wordFace,
} from './layout.ts';
import { type Block, centred, fitted, paragraph, wrap } from './lettering.ts';
import { body, extent, grown, type Paper, type PaperWords, type Rect, type Text } from './sheet.ts';

const say = new Proxy({}, { get: (_, name) => String(name) }) as PaperWords;
/** Every letter is half as wide as it is high. */
const paper: Paper = {
  name: 'a4',
  lang: 'en',
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
    for (const words of ['GO!', 'Round finished', 'Выполненное действие', 'a b c d e f']) {
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
    at: (x, y) => [{ kind: 'rect', x, y, width: 10, height, radius: 0, stroke: 0, fill: 'ink' }],
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
  it('folds a track that is wider than its room', () => {
    const block = track(paper, ['0', '1', '2', '3', '4'], 10, 25);
    expect(block.height).toBe(30);
    const spaces = block.at(0, 0).filter((mark): mark is Rect => mark.kind === 'rect');
    expect(spaces.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [10, 0],
      [0, 10],
      [10, 10],
      [0, 20],
    ]);
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
      { size: 2 },
    );
    expect(row?.height).toBeGreaterThan((head?.height ?? 0) * 1.5);
    expect(
      (head?.at(0, 0) ?? []).filter((m) => m.kind === 'text').every((m) => m.kind === 'text' && m.bold),
    ).toBe(true);
  });
});

describe('pieces to cut out', () => {
  const cut = { width: 20, height: 25, columns: 3 };
  const piece = (name: string): Piece => ({ front: wordFace(name), back: wordFace(name) });

  it('mirrors the columns of a back about the middle of the paper', () => {
    for (let column = 0; column < 3; column++) {
      const front = cell(paper, cut, 1, column);
      const back = cell(paper, cut, 1, column, true);
      expect(back.y).toBe(front.y);
      expect(back.x).toBeCloseTo(210 - front.x - front.width, 9);
    }
  });
  it('prints every back behind its own front', () => {
    const names = ['a', 'b', 'c', 'd'];
    const [front, back] = cutSheets(paper, 'x', 'X', cut, inRows(names.map(piece), 3));
    const at = (marks: typeof front, name: string) =>
      marks?.marks.find((mark): mark is Text => mark.kind === 'text' && mark.text === name);
    for (const name of names) {
      expect(at(back, name)?.x).toBeCloseTo(210 - (at(front, name)?.x ?? 0), 9);
      expect(at(back, name)?.y).toBe(at(front, name)?.y);
    }
  });
  it('goes on with another leaf when the first is full', () => {
    const { rows } = capacity(paper, 20, 25);
    const pages = cutSheets(
      paper,
      'x',
      'X',
      cut,
      Array.from({ length: rows + 1 }, () => [piece('a')]),
    );
    expect(pages.map(({ id }) => id)).toEqual(['x.front', 'x.back', 'x-2.front', 'x-2.back']);
    expect(pages.map(({ side }) => side)).toEqual(['front', 'back', 'front', 'back']);
  });
  it('has a cutting mark at both ends of every cut, outside the pieces', () => {
    const [front] = cutSheets(paper, 'x', 'X', cut, [[piece('a')], [piece('b')]]);
    const lines = front?.marks.filter((mark) => mark.kind === 'line') ?? [];
    expect(lines).toHaveLength(2 * (3 + 1) + 2 * (2 + 1));
    const first = cell(paper, cut, 0, 0);
    const grid = grown({ ...first, width: 60, height: 50 }, -0.01);
    for (const mark of lines) {
      const { x, y, width, height } = extent(mark);
      const apart =
        x + width < grid.x || x > grid.x + grid.width || y + height < grid.y || y > grid.y + grid.height;
      expect(apart).toBe(true);
    }
  });
});
