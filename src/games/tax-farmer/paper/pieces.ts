/** The cards and markers of Imperial Tax Farmer as the app draws them. */
import { centred, fitted, pt } from '../../../print/lettering.ts';
import { ownerMark } from '../../../print/owners.ts';
import { coin, type Face, PAPER, wordFace } from '../../../print/pieces.ts';
import { type Box, grown, path, rect } from '../../../print/sheet.ts';
import type { Seat } from '../rules/options.ts';
import { look, SEAT } from './colours.ts';

/** T11: the good, and its reward in a coin. */
export function needFace(good: string, reward: number): Face {
  return (paper, box) => {
    const middle = box.x + box.width / 2;
    return [
      ...blank(box),
      fitted(paper, middle, box.y + box.height * 0.3, good, box.width - 2.4, {
        size: pt(10),
        bold: true,
        anchor: 'middle',
      }),
      ...coin(paper, middle, box.y + box.height * 0.66, box.width * 0.28, String(reward)),
    ];
  };
}

/** T12. */
export function nothingFace(words: string): Face {
  return (paper, box) => [
    ...blank(box),
    ...centred(paper, grown(box, -1.2), words, { size: pt(9.5), bold: true, colour: 'soft' }),
  ];
}

const blank = (box: Box) => [
  rect(box, { stroke: 0, fill: PAPER }),
  rect({ ...box, height: box.width * 0.09 }, { stroke: 0, fill: look.accent }),
];

/** In a box of 20 by 20. */
const HEXAGON = 'M10 0.8L18 5.4L18 14.6L10 19.2L2 14.6L2 5.4Z';

/** T02: a hexagon in the seat's colour, with its shape. */
export function agentFace(seat: Seat): Face {
  const { fill, letters, owner } = SEAT[seat];
  return (_, box) => {
    const inner = grown(box, -box.width * 0.04);
    return [
      path(HEXAGON, 20, inner, { fill, stroke: 0.25 }),
      ownerMark(owner, grown(inner, -inner.width * 0.29), letters),
    ];
  };
}

/** T05: the shape of the seat above the word. */
export function pointsFace(seat: Seat, words: string): Face {
  const { fill, letters, owner } = SEAT[seat];
  return (paper, box) => {
    const side = box.width * 0.36;
    const mark = {
      x: box.x + (box.width - side) / 2,
      y: box.y + box.height * 0.12,
      width: side,
      height: side,
    };
    const below = {
      ...grown(box, -box.width * 0.08),
      y: box.y + box.height * 0.52,
      height: box.height * 0.36,
    };
    return [
      ...wordFace('', { fill, letters })(paper, box),
      ownerMark(owner, mark, letters),
      ...centred(paper, below, words, { size: pt(8), bold: true, colour: letters }),
    ];
  };
}
