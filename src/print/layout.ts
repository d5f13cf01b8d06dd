/** Parts of sheets for any game: blocks that flow across pages, tracks and tables. */
import { at } from '../kernel/at.ts';
import { type Block, centred, fitted, paragraph, pt, type Style } from './lettering.ts';
import {
  body,
  type Colour,
  type Fill,
  grown,
  HAIRLINE,
  type Look,
  line,
  type Mark,
  type Orientation,
  type Page,
  type Paper,
  page,
  rect,
  type Tint,
} from './sheet.ts';

/** Blocks one below another, on as many pages as they need. */
export function flow(
  paper: Paper,
  way: Orientation,
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

export function heading(
  paper: Paper,
  words: string,
  width: number,
  colour: Colour = 'ink',
  points = 12,
): Block {
  const size = pt(points);
  return {
    height: size * 1.7,
    at: (x, y) => [fitted(paper, x, y + size * 1.15, words, width, { size, bold: true, colour })],
  };
}

/** The spaces of a track: how large, in which colours, and how many to a row. */
export interface Spaces {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  /** Height of the print above the piece. */
  readonly strip: number;
  readonly fill: Tint;
  readonly colour: Tint;
}

/** Around a piece on its space. */
const EDGE = 1.2;

/** As many spaces of this width as there is room for. */
export const across = (width: number, room: number): number => Math.max(1, Math.floor(room / width + 1e-9));

/** Spaces in rows; a piece is drawn below the print of its space and covers none of it. */
export function track(paper: Paper, cells: readonly string[], spaces: Spaces): Block {
  const { width, height, columns, strip, fill, colour } = spaces;
  return {
    height: Math.ceil(cells.length / columns) * height,
    at: (x, y) =>
      cells.flatMap((print, i) => {
        const space = {
          x: x + (i % columns) * width,
          y: y + Math.floor(i / columns) * height,
          width,
          height,
        };
        const well = grown({ ...space, y: space.y + strip, height: height - strip }, -EDGE);
        const head = {
          ...space,
          x: space.x + EDGE,
          width: width - 2 * EDGE,
          y: space.y + EDGE / 2,
          height: strip,
        };
        return [
          rect(space, { fill, colour, stroke: HAIRLINE }),
          rect(well, { fill: 'paper', colour, stroke: HAIRLINE, radius: EDGE }),
          ...centred(paper, head, print, { size: strip, bold: true, colour }),
        ];
      }),
  };
}

export interface TableStyle {
  readonly size: number;
  readonly look: Look;
  /** The first row is a header. */
  readonly header?: boolean;
  readonly anchors?: readonly NonNullable<Style['anchor']>[];
}

/** Around the words of a cell, in parts of their size. */
const PAD = 0.6;

/** Rows of wrapped cells, the header in the game's colour and every other row on a wash; `shares` divide the width. */
export function table(
  paper: Paper,
  width: number,
  shares: readonly number[],
  rows: readonly (readonly string[])[],
  { size, look, header = true, anchors = [] }: TableStyle,
): readonly Block[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  const widths = shares.map((share) => (share / total) * width);
  const pad = size * PAD;
  return rows.map((row, r) => {
    const head = header && r === 0;
    const cells = row.map((cell, c) =>
      paragraph(paper, cell, (widths[c] ?? 0) - 2 * pad, {
        size,
        bold: head || c === 0,
        anchor: anchors[c] ?? 'start',
        colour: head ? 'cream' : 'ink',
      }),
    );
    const height = Math.max(...cells.map((cell) => cell.height)) + 2 * pad;
    const fill: Fill = head ? look.accent : (rows.length - r) % 2 === 0 ? look.wash : 'none';
    return {
      height,
      at: (x, y) => {
        const marks: Mark[] = [
          ...(fill === 'none' ? [] : [rect({ x, y, width, height }, { stroke: 0, fill })]),
          line(x, y + height, x + width, y + height, { colour: look.accent }),
        ];
        let left = x;
        cells.forEach((cell, c) => {
          marks.push(...cell.at(left + pad, y + (height - cell.height) / 2));
          left += widths[c] ?? 0;
        });
        return marks;
      },
    };
  });
}

/**
 * How wide each column of a table is, in parts for `table`: as its longest text if there is room for all, otherwise as
 * its longest word, and what is left goes where the texts are long.
 */
export function columnsFor(
  paper: Paper,
  rows: readonly (readonly string[])[],
  size: number,
  room: number,
): { readonly widths: readonly number[]; readonly whole: boolean } {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widest = (texts: (cell: string) => readonly string[]) =>
    Array.from({ length: count }, (_, c) =>
      Math.max(...rows.flatMap((row) => texts(row[c] ?? '').map((text) => paper.measure(text, size, true)))),
    ).map((width) => width + 2 * PAD * size + SLACK);
  const sum = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0);
  const natural = widest((cell) => [cell]);
  if (sum(natural) <= room) return { widths: natural, whole: true };
  const least = widest((cell) => cell.split(' '));
  const spare = Math.max(0, room - sum(least));
  const wish = sum(natural) - sum(least);
  const widths = least.map((width, c) => width + (at(natural, c) - width) * (spare / wish));
  return { widths, whole: false };
}
/** So that a text as wide as its column isn't broken by rounding. */
const SLACK = 0.05;

/** Whether every word of a table fits its column, so that none has to be broken. */
export function wholeWords(
  paper: Paper,
  width: number,
  shares: readonly number[],
  rows: readonly (readonly string[])[],
  size: number,
): boolean {
  const total = shares.reduce((sum, share) => sum + share, 0);
  return rows.every((row) =>
    row.every((cell, c) => {
      const room = ((shares[c] ?? 0) / total) * width - 2 * PAD * size;
      return cell.split(' ').every((word) => paper.measure(word, size, true) <= room);
    }),
  );
}

/** Things in rows of `columns`, in order. */
export function inRows<T>(things: readonly T[], columns: number): T[][] {
  const rows: T[][] = [];
  for (let i = 0; i < things.length; i += columns) rows.push(things.slice(i, i + columns));
  return rows;
}
