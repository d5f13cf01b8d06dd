/** The card displays: one lying sheet for each side, with the spaces in a row, their ranges and their dice (P02-P06). */

import type { Lang } from '../../../kernel/words.ts';
import { centred, fitted, pt, text } from '../../../print/lettering.ts';
import {
  type Box,
  body,
  circle,
  line,
  type Mark,
  type Page,
  type Paper,
  page,
  rect,
  type Sheets,
} from '../../../print/sheet.ts';
import { type Deck, SIDES, SPACES, type Space, spacesOf } from '../rules/cards/deck.ts';
import { rangeIn } from '../rules/cards/display.ts';
import { opens } from '../rules/round/fate-die.ts';
import type { Cdg, State } from '../rules/state.ts';
import { letterOf } from '../words/reading.ts';

export { chapters } from './chapters.ts';

/** Of a card in its sleeve or out of it, in millimetres. */
const CARD = { width: 63.5, height: 89 };
const HEAD = 17;
const LABEL = pt(9.5);
/** Faces of a die. */
const DIE = 6;
const FACES = Array.from({ length: DIE }, (_, i) => i + 1);

interface DisplayWords {
  /** The grey die at most so much: the nominated card is played as nominated. */
  readonly range: string;
  /** After a failure the blue die names this space. */
  readonly failure: string;
  readonly doubles: string;
  /** Dice beyond the last space name no space. */
  readonly top: string;
  /** These faces of the fate die open the card in this space. */
  readonly opens: string;
  /** The one face that names no space. */
  readonly two: string;
}

const SAY: Readonly<Record<Lang, DisplayWords>> = {
  en: {
    range: 'range',
    failure: 'after a failure, blue',
    doubles: 'as an event',
    top: 'the top card of the pile',
    opens: 'opens the card',
    two: 'open cards until two are face up',
  },
  pl: {
    range: 'zakres',
    failure: 'po porażce, niebieska',
    doubles: 'jako wydarzenie',
    top: 'wierzchnia karta talii',
    opens: 'odkrywa kartę',
    two: 'odkrywaj karty, aż dwie będą odkryte',
  },
  cs: {
    range: 'rozsah',
    failure: 'po neúspěchu, modrá',
    doubles: 'jako událost',
    top: 'vrchní karta balíčku',
    opens: 'odkryje kartu',
    two: 'odkrývejte karty, dokud nebudou odkryté dvě',
  },
  ru: {
    range: 'диапазон',
    failure: 'при неудаче, синий',
    doubles: 'как событие',
    top: 'верхняя карта колоды',
    opens: 'открывает карту',
    two: 'открывайте карты, пока открытых не станет две',
  },
};

export const sheets: Sheets<Cdg> = (options, words, paper) =>
  SIDES.map((side) => {
    const { deck } = options;
    const owner = deck.sides[side].id;
    const place = `display.${owner}`;
    const marks: Mark[] = spaces(paper, deck).flatMap((space) => [
      ...outline(space),
      ...face(paper, options, space, letterOf(words, space.name)),
    ]);
    marks.push(
      ...(options.method === 'twoDice'
        ? beyond(paper, deck)
        : diceLine(paper, 25, [2], 1, SAY[paper.lang].two)),
    );
    const name = words.place(place, options);
    const title = deck.title === words.title ? name : `${name} (${deck.title})`;
    return display(paper, owner, title, marks);
  });

function display(paper: Paper, owner: string, title: string, marks: readonly Mark[]): Page {
  return page(paper, 'landscape', { id: `display.${owner}`, title, marks });
}

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

/** Whole spaces have a frame; one that goes on beyond the paper stays open there. */
function outline({ card, seen }: DisplaySpace): readonly Mark[] {
  if (seen.width === card.width) return [rect(seen, { radius: 2 })];
  const { x, y, width, height } = seen;
  const inner = seen.x > card.x ? x + width : x;
  return [
    line(x, y, x + width, y, 0.25),
    line(x, y + height, x + width, y + height, 0.25),
    line(inner, y, inner, y + height, 0.25),
  ];
}

/** Above the card its letter and range, where the card hides nothing of them; below it the dice that name the space. */
function face(
  paper: Paper,
  options: State['options'],
  { name, seen }: DisplaySpace,
  letter: string,
): readonly Mark[] {
  const say = SAY[paper.lang];
  const { x, y, width, height } = seen;
  const middle = x + width / 2;
  const marks: Mark[] = [
    ...centred(paper, { x: x + 4, y: y + 25, width: width - 8, height: 40 }, letter, {
      size: 24,
      colour: 'soft',
    }),
  ];
  if (options.method === 'fateDie') {
    const faces = FACES.filter((value) => opens(value).includes(name));
    return [
      ...marks,
      fitted(paper, middle, y - 5, letter, width - 4, { size: pt(24), bold: true, anchor: 'middle' }),
      ...faces.flatMap((value, n) => die(middle + (n - (faces.length - 1) / 2) * 10, y + height + 7, value)),
      fitted(paper, middle, y + height + 15.5, say.opens, width - 4, {
        size: LABEL,
        anchor: 'middle',
        colour: 'soft',
      }),
    ];
  }
  const top = rangeIn(options, name);
  const range = top === 0 ? '–' : top === 1 ? '1' : `1–${top}`;
  marks.push(
    fitted(paper, x + 3, y - 5, letter, width / 2 - 6, { size: pt(24), bold: true }),
    fitted(paper, x + width - 3, y - 5, range, width / 2 - 4, { size: pt(20), bold: true, anchor: 'end' }),
    fitted(paper, x + width - 3, y - 13, say.range, width / 2, {
      size: LABEL,
      anchor: 'end',
      colour: 'soft',
    }),
  );
  const below = y + height;
  const number = SPACES.indexOf(name) + 1;
  marks.push(
    ...die(middle, below + 7, number),
    fitted(paper, middle, below + 15.5, say.failure, width - 4, {
      size: LABEL,
      anchor: 'middle',
      colour: 'soft',
    }),
    ...die(middle - 5, below + 23, number),
    ...die(middle + 5, below + 23, number),
    fitted(paper, middle, below + 31.5, say.doubles, width - 4, {
      size: LABEL,
      anchor: 'middle',
      colour: 'soft',
    }),
  );
  return marks;
}

/** Below them all the dice that name no space: after a failure, and as a pair (P55, P68). */
function beyond(paper: Paper, deck: Deck): readonly Mark[] {
  const say = SAY[paper.lang];
  const values = Array.from({ length: DIE - deck.spaces }, (_, i) => deck.spaces + 1 + i);
  return [
    ...diceLine(paper, 41, values, 1, `${say.failure}: ${say.top}`),
    ...diceLine(paper, 51, values, 2, `${say.top}, ${say.doubles}`),
  ];
}

/** Dice, each so many times, and what they say, in the middle of the sheet. */
function diceLine(
  paper: Paper,
  below: number,
  values: readonly number[],
  times: number,
  words: string,
): readonly Mark[] {
  const room = body(paper, 'landscape');
  const step = times * 10 + 2;
  const said = text(paper, 0, 0, words, { size: LABEL, colour: 'soft' });
  const left = room.x + (room.width - values.length * step - said.width) / 2;
  const y = room.y + HEAD + CARD.height + below;
  return [
    ...values.flatMap((value, i) =>
      Array.from({ length: times }, (_, n) => die(left + i * step + n * 10 + 4, y, value)).flat(),
    ),
    { ...said, x: left + values.length * step, y: y + 1 },
  ];
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
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

function die(x: number, y: number, value: number): readonly Mark[] {
  const size = 8;
  const pips = PIPS[value] ?? [];
  return [
    rect({ x: x - size / 2, y: y - size / 2, width: size, height: size }, { radius: 1.4 }),
    ...pips.map(([dx, dy]) => circle(x + dx * 2.1, y + dy * 2.1, 0.75, 0, 'ink')),
  ];
}
