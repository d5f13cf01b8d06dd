/** The player aid: one page of panels with small pictures, the set-up first. */
import { flow, together } from './layout.ts';
import { type Block, fitted, paragraph, pt } from './lettering.ts';
import {
  type AidLine,
  type Box,
  body,
  type Figure,
  HAIRLINE,
  type Look,
  type Mark,
  type Page,
  type Panel,
  type Paper,
  page,
  rect,
} from './sheet.ts';

/** Points. Smaller print can't be read at a table. */
const LARGEST = 11.5;
const SMALLEST = 7;
const GUTTER = 5;
const PAD = 2.4;
/** A wider picture is above its words. */
const BESIDE = 36;
const TICK = 3.4;

/** The largest print that fits everything on one page; very long rules continue on another page instead of being cut. */
export function aid(panels: readonly Panel[], look: Look, paper: Paper): Page[] {
  const room = body(paper, 'portrait');
  const title = paper.words.aid;
  const width = columnWidth(paper);
  for (let points = LARGEST; points >= SMALLEST; points -= 0.125) {
    const made = (panel: Panel, more = 0) => drawn(panel, width, look, paper, points, more);
    const columns = split(panels, room.height, (panel) => made(panel).height);
    if (columns)
      return [
        page(paper, 'portrait', {
          id: 'aid',
          title,
          side: 'reading',
          marks: columns.flatMap((column, c) =>
            spread(column, { ...room, x: room.x + c * (width + GUTTER) }, made),
          ),
        }),
      ];
  }
  const lines = panels.flatMap((panel) =>
    panel.lines.map((line, i) =>
      together([
        ...(i === 0 ? [band(panel.title, room.width, look, paper, 9)] : []),
        told(line, room.width, pictureRoom(panel.lines), paper, 9),
      ]),
    ),
  );
  return flow(paper, 'portrait', 'aid', title, lines).map((page) => ({ ...page, side: 'reading' }));
}

const columnWidth = (paper: Paper) => (body(paper, 'portrait').width - GUTTER) / 2;

/** How wide a picture in a panel may be. */
export const panelRoom = (paper: Paper): number => columnWidth(paper) - 2 * PAD;

type Columns = readonly (readonly Panel[])[];

/** In two columns of heights as equal as can be, the order kept; undefined if they don't fit. */
function split(
  panels: readonly Panel[],
  height: number,
  heightOf: (panel: Panel) => number,
): Columns | undefined {
  const high = (some: readonly Panel[]) =>
    some.reduce((sum, panel) => sum + heightOf(panel), 0) + LEAST_GAP * Math.max(0, some.length - 1);
  const ways = panels.map((_, n) => [panels.slice(0, n + 1), panels.slice(n + 1)] as const);
  const worst = (way: Columns) => Math.max(...way.map(high));
  const best = ways.toSorted((a, b) => worst(a) - worst(b))[0];
  return best && worst(best) <= height ? best : undefined;
}
const LEAST_GAP = 3;
/** The most that is added between two lines, and twice between panels. */
const LARGEST_GAP = 5;

/** One below another; what room is left goes between the panels and their lines. */
function spread(
  panels: readonly Panel[],
  room: Box,
  made: (panel: Panel, more: number) => Block,
): readonly Mark[] {
  const used = panels.reduce((sum, panel) => sum + made(panel, 0).height, LEAST_GAP * (panels.length - 1));
  const gaps = panels.reduce((sum, { lines }) => sum + lines.length - 1, 0) + 2 * (panels.length - 1);
  const more = Math.min(LARGEST_GAP, (room.height - used) / Math.max(1, gaps));
  let y = room.y;
  return panels.flatMap((panel) => {
    const block = made(panel, more);
    const marks = block.at(room.x, y);
    y += block.height + LEAST_GAP + 2 * more;
    return marks;
  });
}

/** A frame with the title in a band of the game's colour. */
function drawn(panel: Panel, width: number, look: Look, paper: Paper, points: number, more: number): Block {
  const top = band(panel.title, width, look, paper, points);
  const pictures = pictureRoom(panel.lines);
  const lines = panel.lines.map((line) => told(line, width - 2 * PAD, pictures, paper, points));
  const inner = together(lines, pt(points) * 0.75 + more);
  const height = top.height + inner.height + 2 * PAD;
  return {
    height,
    at: (x, y) => [
      rect({ x, y, width, height }, { radius: 1.6, stroke: HAIRLINE, colour: look.accent }),
      ...top.at(x, y),
      ...inner.at(x + PAD, y + top.height + PAD),
    ],
  };
}

function band(title: string, width: number, look: Look, paper: Paper, points: number): Block {
  const size = pt(Math.min(12, points * 1.12));
  const height = size * 1.75;
  return {
    height,
    at: (x, y) => [
      rect({ x, y, width, height }, { radius: 1.6, stroke: 0, fill: look.accent }),
      fitted(paper, x + PAD, y + height / 2 + size * 0.36, title, width - 2 * PAD, {
        size,
        bold: true,
        colour: 'cream',
      }),
    ],
  };
}

/** How wide the pictures beside the words are, the same for all lines of a panel. */
function pictureRoom(lines: readonly AidLine[]): number {
  return Math.max(0, ...lines.map(({ picture }) => (picture && !isWide(picture) ? picture.width : 0)));
}
const isWide = (picture: Figure) => picture.width > BESIDE;

function told(line: AidLine, width: number, pictures: number, paper: Paper, points: number): Block {
  const size = pt(points);
  const { picture, tick } = line;
  const indent = tick ? TICK + 1.8 : 0;
  const right = picture && !isWide(picture) ? pictures + 2.5 : 0;
  const said = paragraph(paper, line.text, width - indent - right, { size });
  // A set-up step has its box before the words and its picture after them.
  const wordsAt = tick ? indent : right;
  if (!picture || isWide(picture)) {
    const above = picture ? picture.height + 1 : 0;
    return {
      height: above + said.height,
      at: (x, y) => [
        ...(picture?.at(paper, x, y) ?? []),
        ...(tick ? box(x, y + above + size * 0.12) : []),
        ...said.at(x + wordsAt, y + above),
      ],
    };
  }
  const height = Math.max(picture.height, said.height);
  const middle = (block: { readonly height: number }) => (height - block.height) / 2;
  return {
    height,
    at: (x, y) => [
      ...picture.at(paper, tick ? x + width - pictures : x, y + middle(picture)),
      ...(tick ? box(x, y + middle(said) + size * 0.12) : []),
      ...said.at(x + wordsAt, y + middle(said)),
    ],
  };
}

function box(x: number, y: number): readonly Mark[] {
  return [rect({ x: x + 0.3, y, width: TICK, height: TICK }, { radius: 0.6 })];
}
