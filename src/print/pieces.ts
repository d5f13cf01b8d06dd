/** Counters, cards and backs as the app draws them, each in its box on the sheet. */
import { at } from '../kernel/at.ts';
import { DICE, type DieColour } from './dice.ts';
import { centred, fitted, text, wrap } from './lettering.ts';
import { ownerMark } from './owners.ts';
import {
  type Box,
  type Colour,
  circle,
  grown,
  line,
  type Mark,
  type Paper,
  path,
  rect,
  type Tint,
} from './sheet.ts';

/** One side of a counter or card, drawn inside its box. */
export type Face = (paper: Paper, box: Box) => readonly Mark[];

export interface Piece {
  readonly front: Face;
  readonly back: Face;
}

/** Whose it is, if the scene has a key to its owners. */
export interface Ground {
  readonly fill: Tint;
  /** What is written on it; cream unless the fill is light. */
  readonly letters?: Colour;
  /** The shape of its owner, in a corner. */
  readonly owner?: number;
}

/** The colour reaches the cut, so that no white edge is left; a thin rounded line inside makes it a counter. */
function body(box: Box, { fill, letters = 'cream', owner }: Ground): Mark[] {
  const inset = Math.min(box.width, box.height) * 0.055;
  const mark = Math.min(box.width, box.height) * 0.19;
  const corner = { x: box.x + inset * 1.9, y: box.y + inset * 1.9, width: mark, height: mark };
  return [
    rect(box, { stroke: 0, fill }),
    rect(grown(box, -inset), { radius: inset * 1.6, stroke: inset * 0.22, colour: letters }),
    ...(owner === undefined ? [] : [ownerMark(owner, corner, letters)]),
  ];
}

/** Words as large as fit. */
export function wordFace(words: string, ground: Ground, size = 6): Face {
  return (paper, box) => {
    const room = grown(box, -Math.min(box.width, box.height) * 0.1);
    const below = ground.owner === undefined ? 0 : room.height * 0.2;
    return [
      ...body(box, ground),
      ...centred(paper, { ...room, y: room.y + below, height: room.height - below }, words, {
        size,
        bold: true,
        colour: ground.letters ?? 'cream',
      }),
    ];
  };
}

/** A large text with a small one above it. */
export function numberFace(small: string, large: string, ground: Ground): Face {
  const colour = ground.letters ?? 'cream';
  return (paper, box) => [
    ...body(box, ground),
    fitted(paper, box.x + box.width / 2, box.y + box.height * 0.29, small, box.width * 0.78, {
      size: box.height * 0.16,
      anchor: 'middle',
      colour,
    }),
    text(paper, box.x + box.width / 2, box.y + box.height * 0.82, large, {
      size: box.height * 0.58,
      anchor: 'middle',
      bold: true,
      colour,
    }),
  ];
}

/** A back: slanted lines in the colour, on a light wash; what it says is in a label. */
export function patternFace(fill: Tint, wash: Tint, words = ''): Face {
  return (paper, box) => {
    const side = Math.min(box.width, box.height);
    const inner = grown(box, -side * 0.06);
    const marks: Mark[] = [rect(box, { stroke: 0, fill: wash }), ...slanted(inner, side / 11, fill)];
    marks.push(rect(inner, { stroke: side * 0.02, colour: fill }));
    if (!words) return marks;
    const height = Math.min(inner.height * 0.4, side * 0.36);
    // As wide as the piece allows: words are long.
    const label = { ...inner, y: box.y + (box.height - height) / 2, height };
    marks.push(
      rect(label, { radius: side * 0.04, stroke: side * 0.012, colour: fill, fill: 'paper' }),
      ...centred(paper, grown(label, -side * 0.035), words, {
        size: height * 0.55,
        bold: true,
        colour: fill,
      }),
    );
    return marks;
  };
}

function slanted({ x, y, width, height }: Box, step: number, colour: Colour): Mark[] {
  const marks: Mark[] = [];
  for (let k = step; k < width + height - step / 2; k += step) {
    const [x1, y1] = k <= height ? [x, y + k] : [x + k - height, y + height];
    const [x2, y2] = k <= width ? [x + k, y] : [x + width, y + k - width];
    marks.push(line(x1, y1, x2, y2, { stroke: step * 0.2, colour }));
  }
  return marks;
}

/** A card: a band in its colour, its name below. */
export function cardFace(name: string, fill: Tint, corner = '', lines: readonly string[] = []): Face {
  return (paper, box) => {
    const side = Math.min(box.width, box.height);
    const band = { ...box, height: side * 0.1 };
    const room = grown({ ...box, y: box.y + band.height, height: box.height - band.height }, -side * 0.09);
    const above = lines.length > 0 ? { ...room, height: room.height * 0.4 } : room;
    return [
      rect(box, { stroke: 0, fill: PAPER }),
      rect(band, { stroke: 0, fill }),
      ...(corner
        ? [text(paper, room.x, room.y + side * 0.16, corner, { size: side * 0.19, bold: true, colour: fill })]
        : []),
      ...centred(paper, above, name, { size: side * 0.15, bold: true }),
      ...printedLines(paper, { ...room, y: above.y + above.height, height: room.height * 0.6 }, lines),
    ];
  };
}

/** Each line in its share of the box: one that takes two rows gets twice the height. */
function printedLines(paper: Paper, box: Box, lines: readonly string[]): Mark[] {
  const size = Math.min(box.width, box.height) * 0.11;
  const rows = lines.map((words) => wrap(paper, words, box.width, size).length);
  const one =
    box.height /
    Math.max(
      1,
      rows.reduce((sum, n) => sum + n, 0),
    );
  let { y } = box;
  return lines.flatMap((words, i) => {
    const share = { ...box, y, height: one * at(rows, i) };
    y += share.height;
    return centred(paper, grown(share, -0.4), words, { size });
  });
}

/** As `--sheet` in the app. */
export const PAPER: Tint = '#fffcf5';

/** A yellow coin with a number, its middle at (x, y). */
export function coin(paper: Paper, x: number, y: number, radius: number, value: string): readonly Mark[] {
  const box = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
  return [
    circle(x, y, radius, { colour: '#8a6a10', fill: '#f2cf57' }),
    circle(x, y, radius * 0.84, { stroke: 0.15, colour: '#8a6a10' }),
    ...centred(paper, grown(box, -radius * 0.4), value, {
      size: radius * 1.15,
      bold: true,
      colour: '#2a2204',
    }),
  ];
}

const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** A die, its middle at (x, y). */
export function die(
  x: number,
  y: number,
  value: number,
  size = 8,
  colour: DieColour = 'white',
): readonly Mark[] {
  const { fill, pips, frame } = DICE[colour];
  const box = { x: x - size / 2, y: y - size / 2, width: size, height: size };
  return [
    rect(box, { radius: size * 0.2, fill, stroke: 0.2 }),
    ...(frame ? [path(frame, 40, box, { stroke: size * 0.024, colour: pips })] : []),
    ...(PIPS[value] ?? []).map(([dx, dy]) =>
      circle(x + dx * size * 0.23, y + dy * size * 0.23, size * 0.085, { stroke: 0, fill: pips }),
    ),
  ];
}

/** The cup of the app, 56 wide and 64 high in its drawing. */
export function cup(box: Box): readonly Mark[] {
  const view = 56;
  const drawn = (d: string, fill: Tint, stroke = 0) => path(d, view, box, { fill, stroke });
  return [
    drawn('M7 12 L12.5 55 Q13 61 28 61 Q43 61 43.5 55 L49 12 Z', '#8a5f33', 0.2),
    drawn('M9.2 29 Q28 36 46.8 29 L46 36 Q28 43 10 36 Z', '#c79a5b'),
    drawn('M7 12 A21 7 0 1 1 49 12 A21 7 0 1 1 7 12 Z', '#a87842', 0.2),
    drawn('M10.5 12.5 A17.5 5 0 1 1 45.5 12.5 A17.5 5 0 1 1 10.5 12.5 Z', '#33200c'),
  ];
}
