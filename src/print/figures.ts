/** Small pictures for the player aid: the pieces of the table, side by side with the signs between them. */
import type { DieColour } from './dice.ts';
import { centred, pt, text } from './lettering.ts';
import { cardFace, coin, cup, die, type Face, type Ground, patternFace, wordFace } from './pieces.ts';
import {
  type Box,
  type Figure,
  grown,
  HAIRLINE,
  line,
  type Mark,
  type Paper,
  path,
  rect,
  THIN,
  type Tint,
} from './sheet.ts';

/** Letters in a picture. */
const SIZE = pt(8.5);
const SIDE = 9;

function drawn(width: number, height: number, draw: (paper: Paper, box: Box) => readonly Mark[]): Figure {
  return { width, height, at: (paper, x, y) => draw(paper, { x, y, width, height }) };
}

/** Any face in miniature, with the outline that scissors would leave. */
export function pieceFigure(face: Face, width = SIDE, height = SIDE): Figure {
  return drawn(width, height, (paper, box) => [
    ...face(paper, box),
    rect(box, { stroke: HAIRLINE, colour: 'soft' }),
  ]);
}

/** As wide as its words need. */
export function counterFigure(paper: Paper, words: string, ground: Ground): Figure {
  const width = Math.max(SIDE, paper.measure(words, SIZE, true) + SIDE * 0.34);
  return pieceFigure(wordFace(words, ground, SIZE), width, SIDE);
}

export const backFigure = (fill: Tint, wash: Tint): Figure => pieceFigure(patternFace(fill, wash));

export function cardFigure(fill: Tint, corner = ''): Figure {
  return pieceFigure(
    (paper, box) => [
      ...cardFace('', fill)(paper, box),
      ...centred(paper, { ...grown(box, -0.6), y: box.y + 1.6 }, corner, {
        size: SIZE,
        bold: true,
        colour: fill,
      }),
    ],
    SIDE,
    12,
  );
}
export const cardBackFigure = (fill: Tint, wash: Tint): Figure =>
  pieceFigure(patternFace(fill, wash), SIDE, 12);

export function dieFigure(value: number, colour: DieColour = 'white'): Figure {
  return drawn(8, 8, (_, { x, y }) => die(x + 4, y + 4, value, 8, colour));
}

export const cupFigure: Figure = drawn(10, 11.5, (_, box) => cup(box));

export const coinFigure = (value: string): Figure =>
  drawn(8, 8, (paper, { x, y }) => coin(paper, x + 4, y + 4, 4, value));

/** Spaces of a track with a counter on one of them. */
export function trackFigure(cells: readonly string[], at: number, ground: Ground, wash: Tint): Figure {
  const { fill, letters = 'cream' } = ground;
  const side = 6.4;
  return drawn(cells.length * side, side, (paper, { x, y }) =>
    cells.flatMap((print, i) => {
      const box = { x: x + i * side, y, width: side, height: side };
      const here = i === at;
      const room = grown(box, -0.5);
      return [
        rect(box, { stroke: HAIRLINE, fill: here ? fill : wash }),
        ...(here ? [rect(room, { stroke: 0.15, radius: 0.6, colour: letters })] : []),
        ...centred(paper, room, print, { size: SIZE, bold: here, colour: here ? letters : 'ink' }),
      ];
    }),
  );
}

/** What leads to what. */
export const arrow: Figure = drawn(6, 5, (_, { x, y }) => [
  line(x + 0.5, y + 2.5, x + 4, y + 2.5, { stroke: 0.5 }),
  path(
    'M0 0L10 5L0 10Z',
    10,
    { x: x + 3.2, y: y + 1.25, width: 2.5, height: 2.5 },
    { stroke: 0, fill: 'ink' },
  ),
]);

/** A number or a sign between pieces. */
export function sign(paper: Paper, words: string): Figure {
  const size = pt(10);
  const width = paper.measure(words, size, true);
  return drawn(width, size, (p, { x, y }) => [text(p, x, y + size * 0.86, words, { size, bold: true })]);
}

/** A cross over what doesn't happen. */
export function crossed(figure: Figure): Figure {
  const { width, height } = figure;
  return drawn(width, height, (paper, { x, y }) => [
    ...figure.at(paper, x, y),
    line(x - 0.6, y - 0.6, x + width + 0.6, y + height + 0.6, { stroke: THIN * 3, colour: '#9c2a1f' }),
    line(x - 0.6, y + height + 0.6, x + width + 0.6, y - 0.6, { stroke: THIN * 3, colour: '#9c2a1f' }),
  ]);
}

/** Side by side, in the middle of the highest. */
export function beside(figures: readonly Figure[], gap = 1.2): Figure {
  const width = figures.reduce((sum, figure) => sum + figure.width, 0) + gap * (figures.length - 1);
  const height = Math.max(...figures.map((figure) => figure.height));
  return drawn(width, height, (paper, box) => {
    let left = box.x;
    return figures.flatMap((figure) => {
      const marks = figure.at(paper, left, box.y + (height - figure.height) / 2);
      left += figure.width + gap;
      return marks;
    });
  });
}

/** One below another, from the left. */
export function below(figures: readonly Figure[], gap = 1.2): Figure {
  const height = figures.reduce((sum, figure) => sum + figure.height, 0) + gap * (figures.length - 1);
  return drawn(Math.max(...figures.map((figure) => figure.width)), height, (paper, box) => {
    let top = box.y;
    return figures.flatMap((figure) => {
      const marks = figure.at(paper, box.x, top);
      top += figure.height + gap;
      return marks;
    });
  });
}
