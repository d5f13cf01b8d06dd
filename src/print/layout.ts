/** Parts of sheets for any game: blocks that flow across pages, tracks, tables, and counters to cut out. */
import { type Block, centred, fitted, paragraph, pt, type Style, text } from './lettering.ts';
import {
  type Box,
  body,
  grown,
  HAIRLINE,
  line,
  type Mark,
  type Page,
  type Paper,
  page,
  rect,
  THIN,
  type Way,
} from './sheet.ts';

/** Blocks one below another, on as many pages as they need. */
export function flow(
  paper: Paper,
  way: Way,
  id: string,
  title: string,
  blocks: readonly Block[],
  gap = 3,
): Page[] {
  const room = body(paper, way);
  const pages: Mark[][] = [[]];
  let y = room.y;
  for (const block of blocks) {
    if (y > room.y && y + block.height > room.y + room.height) {
      pages.push([]);
      y = room.y;
    }
    pages.at(-1)?.push(...block.at(room.x, y));
    y += block.height + gap;
  }
  return pages.map((marks, i) => page(paper, way, { id: i === 0 ? id : `${id}-${i + 1}`, title, marks }));
}

/** A block moved to the right. */
export function indented(block: Block, by: number): Block {
  return { height: block.height, at: (x, y) => block.at(x + by, y) };
}

/** Blocks that stay on one page. */
export function together(blocks: readonly Block[], gap = 0): Block {
  const height = blocks.reduce((sum, block) => sum + block.height, 0) + gap * Math.max(0, blocks.length - 1);
  return {
    height,
    at: (x, top) => {
      const marks: Mark[] = [];
      let y = top;
      for (const block of blocks) {
        marks.push(...block.at(x, y));
        y += block.height + gap;
      }
      return marks;
    },
  };
}

export function heading(paper: Paper, words: string, width: number, points = 11): Block {
  const size = pt(points);
  return {
    height: size * 1.7,
    at: (x, y) => [fitted(paper, x, y + size * 1.15, words, width, { size, bold: true })],
  };
}

/** A row of spaces, each with a label in its corner; wraps if it's wider than the available width. */
export function track(paper: Paper, cells: readonly string[], size: number, width: number): Block {
  const perRow = Math.max(1, Math.min(cells.length, Math.floor(width / size)));
  return {
    height: Math.ceil(cells.length / perRow) * size,
    at: (x, y) =>
      cells.flatMap((print, i) => {
        const space = {
          x: x + (i % perRow) * size,
          y: y + Math.floor(i / perRow) * size,
          width: size,
          height: size,
        };
        return [
          rect(space),
          ...centred(paper, grown(space, -size * 0.15), print, { size: size * 0.5, colour: 'soft' }),
        ];
      }),
  };
}

export interface TableStyle {
  readonly size: number;
  /** The first row is a header. */
  readonly header?: boolean;
  readonly anchors?: readonly NonNullable<Style['anchor']>[];
}

/** Rows of wrapped cells between thin lines; `shares` says how the width is divided. */
export function table(
  paper: Paper,
  width: number,
  shares: readonly number[],
  rows: readonly (readonly string[])[],
  { size, header = true, anchors = [] }: TableStyle,
): readonly Block[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  const widths = shares.map((share) => (share / total) * width);
  const pad = size * 0.35;
  return rows.map((row, r) => {
    const cells = row.map((cell, c) =>
      paragraph(paper, cell, (widths[c] ?? 0) - 2 * pad, {
        size,
        bold: header && r === 0,
        anchor: anchors[c] ?? 'start',
      }),
    );
    const height = Math.max(...cells.map((cell) => cell.height)) + pad;
    return {
      height,
      at: (x, y) => {
        const marks: Mark[] = [
          line(x, y + height, x + width, y + height, header && r === 0 ? THIN : HAIRLINE),
        ];
        if (r === 0) marks.push(line(x, y, x + width, y, THIN));
        let left = x;
        cells.forEach((cell, c) => {
          marks.push(...cell.at(left + pad, y + pad / 2));
          left += widths[c] ?? 0;
        });
        return marks;
      },
    };
  });
}

/** One side of a counter or card, drawn inside its box. */
export type Face = (paper: Paper, box: Box) => readonly Mark[];

/** A word, as large as fits. */
export function wordFace(words: string, size = 6, bold = true): Face {
  return (paper, box) => centred(paper, grown(box, -box.width * 0.09), words, { size, bold });
}

/** A large text with a small one above it. */
export function numberFace(small: string, large: string): Face {
  return (paper, box) => [
    fitted(paper, box.x + box.width / 2, box.y + box.height * 0.26, small, box.width * 0.84, {
      size: box.height * 0.16,
      anchor: 'middle',
    }),
    text(paper, box.x + box.width / 2, box.y + box.height * 0.8, large, {
      size: box.height * 0.58,
      anchor: 'middle',
      bold: true,
    }),
  ];
}

/** Thin slanted lines: a blank back. */
export function hatchedFace(words?: string): Face {
  return (paper, box) => {
    const inner = grown(box, -box.width * 0.12);
    const { x, y, width, height } = inner;
    const marks: Mark[] = [rect(inner, { stroke: HAIRLINE })];
    const step = width / 8;
    for (let k = step; k < width + height - step / 2; k += step) {
      const [x1, y1] = k <= height ? [x, y + k] : [x + k - height, y + height];
      const [x2, y2] = k <= width ? [x + k, y] : [x + width, y + k - width];
      marks.push(line(x1, y1, x2, y2));
    }
    if (!words) return marks;
    const label = {
      x: x + HAIRLINE,
      y: y + height * 0.33,
      width: width - 2 * HAIRLINE,
      height: height * 0.34,
    };
    marks.push(rect(label, { stroke: 0, fill: 'paper' }));
    marks.push(...centred(paper, grown(label, -width * 0.03), words, { size: height * 0.2 }));
    return marks;
  };
}

export interface Piece {
  readonly front: Face;
  readonly back: Face;
}

export interface Cut {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
}

/** The box of the piece in a row and a column; the back of a sheet is mirrored. */
export function cell(
  paper: Paper,
  { width, height, columns }: Cut,
  row: number,
  column: number,
  back = false,
): Box {
  const room = body(paper, 'portrait');
  const left = room.x + (room.width - columns * width) / 2;
  const c = back ? columns - 1 - column : column;
  return { x: left + c * width, y: room.y + CROP + row * height, width, height };
}

/** Length of the cutting marks, with their gap to the pieces. */
const CROP = 5;

/** How many rows and columns of pieces fit on a page. */
export function capacity(paper: Paper, width: number, height: number): { rows: number; columns: number } {
  const room = body(paper, 'portrait');
  return {
    rows: Math.floor((room.height - 2 * CROP) / height),
    columns: Math.floor((room.width - 2 * CROP) / width),
  };
}

/**
 * Pieces side by side that share their cuts. The front page has the lines and cutting marks, the back page the backs
 * in mirrored columns, so that they match when the paper is flipped on its long edge.
 */
export function cutSheets(
  paper: Paper,
  id: string,
  title: string,
  cut: Cut,
  rows: readonly (readonly (Piece | undefined)[])[],
): Page[] {
  const { rows: most } = capacity(paper, cut.width, cut.height);
  const pages: Page[] = [];
  for (let from = 0; from < rows.length; from += most) {
    const here = rows.slice(from, from + most);
    const name = from === 0 ? id : `${id}-${from / most + 1}`;
    const faces = (side: 'front' | 'back') =>
      here.flatMap((row, r) =>
        row.flatMap((piece, c) => {
          if (!piece) return [];
          const box = cell(paper, cut, r, c, side === 'back');
          return side === 'front'
            ? [rect(box, { stroke: HAIRLINE }), ...piece.front(paper, box)]
            : piece.back(paper, box);
        }),
      );
    const { front, back, bothSides } = paper.words;
    const marks = [...crops(paper, cut, here.length), ...faces('front')];
    pages.push(
      page(paper, 'portrait', {
        id: `${name}.front`,
        title: `${title}: ${front}`,
        marks,
        side: 'front',
        note: bothSides,
      }),
    );
    pages.push(
      page(paper, 'portrait', {
        id: `${name}.back`,
        title: `${title}: ${back}`,
        marks: faces('back'),
        side: 'back',
        note: bothSides,
      }),
    );
  }
  return pages;
}

function crops(paper: Paper, cut: Cut, rows: number): Mark[] {
  const first = cell(paper, cut, 0, 0);
  const right = first.x + cut.columns * cut.width;
  const bottom = first.y + rows * cut.height;
  const gap = 1;
  const marks: Mark[] = [];
  for (let c = 0; c <= cut.columns; c++) {
    const x = first.x + c * cut.width;
    marks.push(line(x, first.y - CROP, x, first.y - gap), line(x, bottom + gap, x, bottom + CROP));
  }
  for (let r = 0; r <= rows; r++) {
    const y = first.y + r * cut.height;
    marks.push(line(first.x - CROP, y, first.x - gap, y), line(right + gap, y, right + CROP, y));
  }
  return marks;
}

/** Pieces in rows of `columns`, in order. */
export function inRows<T>(pieces: readonly T[], columns: number): T[][] {
  const rows: T[][] = [];
  for (let i = 0; i < pieces.length; i += columns) rows.push(pieces.slice(i, i + columns));
  return rows;
}
