/** Pieces to cut out: fronts and backs on as few sheets as fit, pieces of several sizes one below another. */
import { inRows } from './layout.ts';
import { fitted, pt } from './lettering.ts';
import type { Piece } from './pieces.ts';
import {
  type Box,
  cuttingRoom,
  HAIRLINE,
  line,
  type Mark,
  type Page,
  type Paper,
  page,
  rect,
} from './sheet.ts';

/** Pieces of one size, side by side, sharing their cuts. */
export interface Strip {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: readonly (readonly (Piece | undefined)[])[];
  /** Above them, for the player who cuts them out. */
  readonly label?: string;
}

/** Length of the cutting marks, with their gap to the pieces. */
const CROP = 2.6;
const GAP = 0.6;
const LABEL = pt(8);

/** How many pieces of a width fit side by side. */
export function columnsOf(paper: Paper, width: number): number {
  return Math.floor((cuttingRoom(paper).width - 2 * CROP) / width + 1e-9);
}

/** A strip of pieces in rows that are as long as the paper allows. */
export function stripOf(paper: Paper, width: number, height: number, pieces: readonly Piece[]): Strip {
  const columns = Math.min(columnsOf(paper, width), Math.max(1, pieces.length));
  return { width, height, columns, rows: inRows(pieces, columns) };
}

/** Rows of one strip that are on one page. */
interface Part extends Strip {
  readonly y: number;
  /** They are the first of their strip. */
  readonly labelled: boolean;
}

/** The same box on the other side of the paper, when it is flipped on its long edge. */
export function behind(box: Box, paper: Paper): Box {
  const room = cuttingRoom(paper);
  return { ...box, x: 2 * room.x + room.width - box.x - box.width };
}

/** The box of the piece in a row and a column of the front; rows are in the middle of the paper. */
function boxOf({ y, width, height, columns }: Part, paper: Paper, row: number, column: number): Box {
  const room = cuttingRoom(paper);
  const left = room.x + (room.width - columns * width) / 2;
  return { x: left + column * width, y: y + row * height, width, height };
}

/** The front page has the lines and cutting marks; every back is behind its front. */
export function cutSheets(paper: Paper, id: string, title: string, strips: readonly Strip[]): Page[] {
  const { front, back, bothSides } = paper.words;
  return parts(paper, strips).flatMap((here, n) => {
    const name = n === 0 ? id : `${id}-${n + 1}`;
    const faces = (draw: (piece: Piece, box: Box) => readonly Mark[]) =>
      here.flatMap((part) =>
        part.rows.flatMap((row, r) =>
          row.flatMap((piece, c) => (piece ? draw(piece, boxOf(part, paper, r, c)) : [])),
        ),
      );
    // Lines come last, so that no colour hides them.
    const outlines = faces((_, box) => [rect(box, { stroke: HAIRLINE, colour: 'soft' })]);
    const fronts = faces((piece, box) => piece.front(paper, box));
    const backs = faces((piece, box) => piece.back(paper, behind(box, paper)));
    return [
      page(paper, 'portrait', {
        id: `${name}.front`,
        title: `${title}: ${front}`,
        marks: [...here.flatMap((part) => crops(part, paper)), ...fronts, ...outlines],
        side: 'front',
        note: bothSides,
      }),
      page(paper, 'portrait', {
        id: `${name}.back`,
        title: `${title}: ${back}`,
        marks: backs,
        side: 'back',
        note: bothSides,
      }),
    ];
  });
}

/** Rows in order, page by page; the marks of two strips share the space between them. */
function parts(paper: Paper, strips: readonly Strip[]): readonly (readonly Part[])[] {
  const room = cuttingRoom(paper);
  const bottom = room.y + room.height - CROP;
  const pages: Part[][] = [[]];
  let y = room.y + CROP;
  for (const strip of strips) {
    let { rows } = strip;
    if (strip.label) y += 1.4 * LABEL;
    while (rows.length > 0) {
      const here = Math.floor((bottom - y) / strip.height + 1e-9);
      if (here < 1 && y > room.y + CROP) {
        pages.push([]);
        y = room.y + CROP;
        continue;
      }
      const some = rows.slice(0, Math.max(1, here));
      pages.at(-1)?.push({ ...strip, y, rows: some, labelled: rows === strip.rows });
      y += some.length * strip.height + 2 * CROP;
      rows = rows.slice(some.length);
    }
  }
  return pages.filter((page) => page.length > 0);
}

const LABELLED = { size: LABEL, bold: true, colour: 'soft' } as const;

/** A mark at both ends of every cut. */
function crops(part: Part, paper: Paper): Mark[] {
  const first = boxOf(part, paper, 0, 0);
  const right = first.x + part.columns * part.width;
  const bottom = first.y + part.rows.length * part.height;
  const marks: Mark[] = [];
  if (part.label && part.labelled)
    marks.push(fitted(paper, first.x, first.y - CROP - 0.3 * LABEL, part.label, right - first.x, LABELLED));
  for (let c = 0; c <= part.columns; c++) {
    const x = first.x + c * part.width;
    marks.push(line(x, first.y - CROP, x, first.y - GAP), line(x, bottom + GAP, x, bottom + CROP));
  }
  for (let r = 0; r <= part.rows.length; r++) {
    const y = first.y + r * part.height;
    marks.push(line(first.x - CROP, y, first.x - GAP, y), line(right + GAP, y, right + CROP, y));
  }
  return marks;
}
