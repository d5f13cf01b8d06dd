/** The card displays: one landscape sheet for each side, with the spaces in a row, their ranges and their dice (P02-P06). */

import type { DieColour } from '../../../print/dice.ts';
import { centred, fitted, pt, text } from '../../../print/lettering.ts';
import { die } from '../../../print/pieces.ts';
import {
  type Box,
  body,
  line,
  type Mark,
  type Paper,
  page,
  rect,
  type Sheets,
} from '../../../print/sheet.ts';
import { type Deck, SIDES, type Side, SPACES, type Space, spacesOf } from '../rules/cards/deck.ts';
import { rangeIn } from '../rules/cards/display.ts';
import { opens } from '../rules/round/fate-die.ts';
import type { Cdg, State } from '../rules/state.ts';
import { letterOf } from '../words/reading.ts';
import { look, SIDE } from './colours.ts';
import { SAY } from './words.ts';

export { aid } from './aid.ts';
export { chapters } from './chapters.ts';
export { look };

/** Of a card in its sleeve or out of it, in millimetres. */
const CARD = { width: 63.5, height: 89 };
const HEAD = 17;
const LABEL = pt(9.5);
/** Faces of a die. */
const DIE = 6;
const FACES = Array.from({ length: DIE }, (_, i) => i + 1);

export const sheets: Sheets<Cdg> = (options, words, paper) =>
  SIDES.map((side) => {
    const { deck } = options;
    const owner = deck.sides[side].id;
    const marks: Mark[] = spaces(paper, deck).flatMap((space) => [
      ...ground(space, side),
      ...face(paper, options, space, side, letterOf(words, space.name)),
    ]);
    marks.push(
      ...(options.method === 'twoDice'
        ? beyond(paper, deck)
        : diceLine(paper, 25, [2], ['white'], SAY[paper.lang].two)),
    );
    const name = words.place(`display.${owner}`);
    const title = deck.title === words.title ? name : `${name} (${deck.title})`;
    const note = `${paper.words.oneSide} ${paper.words.fits(Math.floor(CARD.width), CARD.height)}`;
    return page(paper, 'landscape', { id: `display.${owner}`, title, marks, note });
  });

interface DisplaySpace {
  readonly name: Space;
  /** As large as a card; the outer ones of five reach beyond the sheet (P04, P06). */
  readonly card: Box;
  /** What of it is on the paper. */
  readonly seen: Box;
}

/** All spaces in one row, the middle of the row in the middle of the sheet (P05). */
export function spaces(paper: Paper, deck: Deck): readonly DisplaySpace[] {
  const room = body(paper, 'landscape');
  const first = room.x + room.width / 2 - (deck.spaces * CARD.width) / 2;
  return spacesOf(deck).map((name, i) => {
    const card = { x: first + i * CARD.width, y: room.y + HEAD, ...CARD };
    const left = Math.max(card.x, room.x);
    const right = Math.min(card.x + card.width, room.x + room.width);
    return { name, card, seen: { ...card, x: left, width: right - left } };
  });
}

/** The colour of the side with the space in it; one that continues beyond the paper stays open there. */
function ground({ card, seen }: DisplaySpace, side: Side): readonly Mark[] {
  const { fill, wash } = SIDE[side];
  const { x, y, width, height } = seen;
  const column = { x, y: y - HEAD, width, height: height + HEAD };
  const band = { x, y: y - HEAD, width, height: HEAD };
  const edge = { stroke: 0.3, colour: fill };
  const inner = x > card.x ? x + width : x;
  return [
    rect(column, { stroke: 0, fill: wash }),
    rect(band, { stroke: 0, fill }),
    ...(width === card.width
      ? [rect(seen, { ...edge, radius: 2 })]
      : [
          line(x, y, x + width, y, edge),
          line(x, y + height, x + width, y + height, edge),
          line(inner, y, inner, y + height, edge),
        ]),
  ];
}

/** Above the card its letter and range, where the card hides nothing of them; below it the dice that name the space. */
function face(
  paper: Paper,
  options: State['options'],
  { name, seen }: DisplaySpace,
  side: Side,
  letter: string,
): readonly Mark[] {
  const say = SAY[paper.lang];
  const { x, y, width, height } = seen;
  const middle = x + width / 2;
  const colour = SIDE[side].fill;
  const label = (below: number, words: string) =>
    fitted(paper, middle, y + height + below, words, width - 4, {
      size: LABEL,
      anchor: 'middle',
      colour: 'soft',
    });
  const marks: Mark[] = [
    ...centred(paper, { x: x + 4, y: y + 25, width: width - 8, height: 40 }, letter, {
      size: 24,
      bold: true,
      colour,
    }),
  ];
  if (options.method === 'fateDie') {
    const faces = FACES.filter((value) => opens(value).includes(name));
    return [
      ...marks,
      fitted(paper, middle, y - 5, letter, width - 4, {
        size: pt(24),
        bold: true,
        anchor: 'middle',
        colour: 'cream',
      }),
      ...faces.flatMap((value, n) => die(middle + (n - (faces.length - 1) / 2) * 10, y + height + 8, value)),
      label(16.5, say.opens),
    ];
  }
  const top = rangeIn(options, name);
  const range = text(paper, x + width - 4, y - 3.6, top === 0 ? '–' : top === 1 ? '1' : `1–${top}`, {
    size: pt(16),
    bold: true,
    anchor: 'end',
    colour: 'cream',
  });
  const number = SPACES.indexOf(name) + 1;
  const below = y + height;
  const head = fitted(paper, x + 3.5, y - 5, letter, width / 3, {
    size: pt(26),
    bold: true,
    colour: 'cream',
  });
  return [
    ...marks,
    head,
    // The grey die is compared with the range.
    fitted(paper, x + width - 4, y - 12, say.range, width - head.width - 9, {
      size: LABEL,
      anchor: 'end',
      colour: 'cream',
    }),
    range,
    ...die(range.x - range.width - 5, y - 5.6, Math.max(1, top), 6.5, 'grey'),
    ...die(middle, below + 8, number, 8, 'blue'),
    label(16.5, say.failure),
    ...die(middle - 5, below + 24, number, 8, 'grey'),
    ...die(middle + 5, below + 24, number, 8, 'blue'),
    label(32.5, say.doubles),
  ];
}

/** Below them all the dice that name no space: after a failure, and as a pair (P55, P68). */
function beyond(paper: Paper, deck: Deck): readonly Mark[] {
  const say = SAY[paper.lang];
  const values = Array.from({ length: DIE - deck.spaces }, (_, i) => deck.spaces + 1 + i);
  return [
    ...diceLine(paper, 42, values, ['blue'], `${say.failure}: ${say.top}`),
    ...diceLine(paper, 52, values, ['grey', 'blue'], `${say.top}, ${say.doubles}`),
  ];
}

/** Each value on dice of these colours, and what they say, in the middle of the sheet. */
function diceLine(
  paper: Paper,
  below: number,
  values: readonly number[],
  colours: readonly DieColour[],
  words: string,
): readonly Mark[] {
  const room = body(paper, 'landscape');
  const step = colours.length * 10 + 2;
  const said = text(paper, 0, 0, words, { size: LABEL, colour: 'soft' });
  const left = room.x + (room.width - values.length * step - said.width) / 2;
  const y = room.y + HEAD + CARD.height + below;
  return [
    ...values.flatMap((value, i) =>
      colours.flatMap((colour, n) => die(left + i * step + n * 10 + 4, y, value, 8, colour)),
    ),
    { ...said, x: left + values.length * step, y: y + 1 },
  ];
}
