/** The board on paper: a box for each province, with its print on the left and its need fields on the right. */
import { at } from '../../../kernel/at.ts';
import { heading, inRows, together } from '../../../print/layout.ts';
import { type Block, centred, paragraph, pt } from '../../../print/lettering.ts';
import {
  type Box,
  body,
  grown,
  type Mark,
  type Page,
  type Paper,
  page,
  rect,
  type Tint,
} from '../../../print/sheet.ts';
import { type BoardFile, named, type ProvinceFile } from '../files/board-file.ts';
import { COAST, LAND, look, SEA } from './colours.ts';
import { SAY } from './words.ts';

/** A need card; a need field is as large (T14). */
export const CARD = { width: 22, height: 27.5 };
const COLUMNS = 3;
const ROWS = 3;
/** The cells of three rows of three: clockwise around the middle from the top, as the app draws the map. */
const AROUND = [1, 2, 5, 8, 7, 6, 3, 0] as const;
const MIDDLE = 4;
/** Room for a province's name and action next to its need fields. */
const TEXT = 32;
/** Points: the print of the provinces is as large as the fullest of them allows. */
const LARGEST = 10;
const SMALLEST = 5;

type Cells = readonly (readonly [cell: number, province: ProvinceFile])[];

/**
 * The cell of each province, page by page. Cards are dealt and rebellions tested in the order of the file, so that is
 * the order around the capital; provinces that don't fit around it go in rows.
 */
export function cells(provinces: readonly ProvinceFile[]): readonly Cells[] {
  const outer = provinces.filter(({ capital }) => !capital);
  const inner = provinces.filter(({ capital }) => capital);
  if (outer.length > AROUND.length)
    return inRows([...inner, ...outer], COLUMNS * ROWS).map((some) => some.map((p, i) => [i, p] as const));
  const spread = (i: number) => at(AROUND, Math.floor((i * AROUND.length) / outer.length));
  return [[...inner.map((p) => [MIDDLE, p] as const), ...outer.map((p, i) => [spread(i), p] as const)]];
}

export function board(file: BoardFile, paper: Paper): Page[] {
  const room = body(paper, 'landscape');
  const width = room.width / COLUMNS;
  const height = room.height / ROWS;
  const boxOf = (i: number) => {
    const x = room.x + (i % COLUMNS) * width;
    const y = room.y + Math.floor(i / COLUMNS) * height;
    return grown({ x, y, width, height }, -1.5);
  };
  const fits = (points: number) =>
    file.provinces.every(
      (province) => provinceText(province, boxOf(0), { file, paper, points }).height <= height - 6,
    );
  let points = LARGEST;
  while (points > SMALLEST && !fits(points)) points -= 0.25;
  return cells(file.provinces).map((provinces, n) => {
    const marks = [
      rect(room, { radius: 3, stroke: 0, fill: SEA }),
      ...provinces.flatMap(([cell, province]) =>
        provinceBox(
          province,
          { box: boxOf(cell), land: at(LAND, cell % LAND.length) },
          { file, paper, points },
        ),
      ),
    ];
    const note = `${paper.words.oneSide} ${paper.words.fits(CARD.width, CARD.height)}`;
    const title = `${paper.words.board}: ${named(file.title, paper.lang)}`;
    return page(paper, 'landscape', { id: n === 0 ? 'board' : `board-${n + 1}`, title, marks, note });
  });
}

/** What is printed, for whom, and how large. */
interface Print {
  readonly file: BoardFile;
  readonly paper: Paper;
  readonly points: number;
}

/** Name and production above, the action below them. */
function provinceText(province: ProvinceFile, box: Box, { file, paper, points }: Print): Block {
  const say = SAY[paper.lang];
  const width = (fieldBoxes(province, box)[0]?.x ?? box.x + box.width) - box.x - 5;
  const size = pt(points);
  const { gold, goods } = province.production;
  const made = [
    ...(gold > 0 ? [say.gold(gold)] : []),
    ...goods.map((id) => named(file.goods.find((good) => good.id === id)?.name ?? {}, paper.lang)),
  ].join(', ');
  const { action } = province;
  return together(
    [
      heading(paper, named(province.name, paper.lang), width, look.accent, 13),
      paragraph(paper, province.capital ? say.capital : made, width, { size }),
      ...(action
        ? [
            paragraph(paper, named(action.name, paper.lang), width, {
              size,
              bold: true,
              colour: look.accent,
            }),
            paragraph(paper, named(action.text, paper.lang), width, { size }),
          ]
        : []),
    ],
    0.8,
  );
}

/** The text on the left, the need fields on the right: each as large as a card (T14, T15). */
function provinceBox(province: ProvinceFile, { box, land }: { box: Box; land: Tint }, print: Print): Mark[] {
  const ground = province.capital
    ? { fill: look.wash, colour: look.accent, stroke: 0.6 }
    : { fill: land, colour: COAST };
  return [
    rect(box, { radius: 2, ...ground }),
    ...provinceText(province, box, print).at(box.x + 2.5, box.y + 1),
    ...fieldBoxes(province, box).flatMap((field) => [
      rect(field, { radius: 1, fill: 'paper', colour: COAST }),
      ...centred(print.paper, grown(field, -3), SAY[print.paper.lang].here, { size: pt(8), colour: 'soft' }),
    ]),
  ];
}

/** Side by side on the right, as large as a card; many in one province are narrower, and their cards overlap. */
export function fieldBoxes({ needFields }: ProvinceFile, box: Box): readonly Box[] {
  const gap = 2;
  const width = Math.min(CARD.width, (box.width - TEXT) / Math.max(1, needFields) - gap);
  const height = Math.min(CARD.height, box.height - 2 * gap);
  return Array.from({ length: needFields }, (_, i) => ({
    x: box.x + box.width - (needFields - i) * (width + gap),
    y: box.y + (box.height - height) / 2,
    width,
    height,
  }));
}
