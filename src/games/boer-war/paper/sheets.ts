/** What the Second Boer War prints: both sides' tracks, the variant's counters, and those that a box may lack. */

import { at } from '../../../kernel/at.ts';
import { listing, type Words } from '../../../kernel/words.ts';
import { columnsOf, cutSheets, type Strip } from '../../../print/cutting.ts';
import { flow, inRows, track } from '../../../print/layout.ts';
import { type Block, fitted, pt } from '../../../print/lettering.ts';
import { numberFace, type Piece, patternFace, wordFace } from '../../../print/pieces.ts';
import { body, grown, type Mark, type Page, type Paper, rect, type Sheets } from '../../../print/sheet.ts';
import { SIDES, type Side, type Turn, turnsPlayed } from '../rules/options.ts';
import type { BoerWar, State } from '../rules/state.ts';
import { ACTION_GROUND, GO_GROUND, look, ROUND_GROUND, SIDE, STOP_GROUND } from './colours.ts';
import { markersNeeded } from './markers.ts';

export { aid } from './aid.ts';
export { chapters } from './chapters.ts';
export { look };

const TRACKS = ['rounds', 'actions'] as const;
/** The common size of 5/8 inch, eleven to a row; a space holds larger ones, too. */
const COUNTER = 16;
const FITS = 19;
const SPACE = { width: 21.3, height: 26.5, strip: 5 };
/** Four columns, as on the author's sheet (B55-B57). */
const AUTHORS = 4;

/** Printed on the counters in every language alike. */
const GO: Piece = {
  front: wordFace('GO!', GO_GROUND, 6.4),
  back: wordFace('Next Action?', { fill: look.wash, letters: look.accent }, 4.2),
};
const STOP: Piece = { front: wordFace('STOP', STOP_GROUND, 5.4), back: GO.back };
const finished = wordFace('Round finished', ROUND_GROUND, 3.6);
const ROUND_FINISHED: Piece = { front: finished, back: finished };
const ACTION_COMPLETE: Piece = {
  front: wordFace('Action complete', ACTION_GROUND, 3.4),
  back: patternFace(look.accent, look.wash),
};
const action = (digit: number, side: Side): Piece => ({
  front: numberFace('Action', String(digit), SIDE[side]),
  back: patternFace(SIDE[side].fill, SIDE[side].wash, 'Action'),
});

export const sheets: Sheets<BoerWar> = (options, words, paper) => [
  ...cutSheets(paper, 'counters', paper.words.counters, [
    variantCounters(options),
    ...spareCounters(options, paper),
  ]),
  ...tracks(options, words, paper),
];

/** The author's sheet: GO! and STOP in rows of four, "Round finished" in the last column of the last row (B54-B60). */
function variantCounters(options: State['options']): Strip {
  const { go, stop } = markersNeeded(options);
  const rows: (Piece | undefined)[][] = [
    ...inRows(Array<Piece>(go).fill(GO), AUTHORS),
    ...inRows(Array<Piece>(stop).fill(STOP), AUTHORS),
    [...Array<undefined>(AUTHORS - 1).fill(undefined), ROUND_FINISHED],
  ];
  return { width: COUNTER, height: COUNTER, columns: AUTHORS, rows };
}

/** The "Action" counters of both sides, "Action complete", and a "Round finished" for the second side (R8). */
function spareCounters(options: State['options'], paper: Paper): Strip[] {
  const columns = columnsOf(paper, COUNTER);
  const pieces = [
    ...SIDES.flatMap((side) =>
      spaces(options, side, turnsPlayed(options)).map((digit) => action(digit, side)),
    ),
    ACTION_COMPLETE,
    ROUND_FINISHED,
  ];
  const rows = inRows(pieces, columns);
  return [{ width: COUNTER, height: COUNTER, columns, rows, label: paper.words.spare }];
}

/** One page for the Turns with the same counters: for each side a Rounds Track and an Actions Track (B10-B18). */
function tracks(options: State['options'], words: Words<BoerWar>, paper: Paper): Page[] {
  const alike = new Map<string, Turn[]>();
  for (const turn of turnsPlayed(options)) {
    const key = SIDES.map((side) => options[`counters.${side}.${turn}`].join()).join(' ');
    alike.set(key, [...(alike.get(key) ?? []), turn]);
  }
  const note = `${paper.words.oneSide} ${paper.words.fits(FITS, FITS)}`;
  return [...alike.values()].flatMap((turns) => {
    const blocks = SIDES.map((side) => sideBlock(options, side, turns, words, paper));
    const which =
      alike.size > 1 ? ` (${listing(paper.lang)(turns.map((turn) => words.turn(String(turn))))})` : '';
    const title = `${paper.words.tracks}${which}`;
    return flow(paper, 'landscape', `tracks-${turns[0]}`, title, blocks, 5).map((page) => ({
      ...page,
      note,
    }));
  });
}

/** Both tracks of a side on a ground of its colour. */
function sideBlock(
  options: State['options'],
  side: Side,
  turns: readonly Turn[],
  words: Words<BoerWar>,
  paper: Paper,
): Block {
  const room = body(paper, 'landscape');
  const { fill, wash } = SIDE[side];
  const cells = trackCells(options, side, turns);
  const columns = Math.floor(room.width / SPACE.width);
  const title = pt(12) * 1.7;
  const drawn = TRACKS.map((name) => ({
    name: words.place(`${name}.${side}`),
    spaces: track(paper, cells[name], { ...SPACE, columns, fill: wash, colour: fill }),
  }));
  const height = drawn.reduce((sum, { spaces }) => sum + title + spaces.height + 2, 2);
  const left = (room.width - columns * SPACE.width) / 2;
  return {
    height,
    at: (x, y) => {
      const marks: Mark[] = [
        rect(grown({ x, y, width: room.width, height }, 0), { radius: 2, stroke: 0, fill: wash }),
        rect({ x, y, width: 1.6, height }, { stroke: 0, fill }),
      ];
      let top = y + 1;
      for (const { name, spaces } of drawn) {
        marks.push(
          fitted(paper, x + left + 2, top + title * 0.72, name, room.width - 2 * left - 4, {
            size: pt(12),
            bold: true,
            colour: fill,
          }),
          ...spaces.at(x + left, top + title),
        );
        top += title + spaces.height + 2;
      }
      return marks;
    },
  };
}

/** What is printed in the spaces of a side's two tracks. "Action complete" needs the spaces 1 to 3 in any case (B07). */
function trackCells(
  options: State['options'],
  side: Side,
  turns: readonly Turn[],
): Record<(typeof TRACKS)[number], string[]> {
  const actions = spaces(options, side, turns);
  const last = Math.max(actions.length, 3);
  return { rounds: Array.from({ length: last + 1 }, (_, i) => String(i)), actions: actions.map(String) };
}

/** The digits of a side's spaces, in order: as many of each as the Turn that needs most. */
function spaces(options: State['options'], side: Side, turns: readonly Turn[]): number[] {
  return [1, 2, 3].flatMap((digit, i) => {
    const most = Math.max(...turns.map((turn) => at(options[`counters.${side}.${turn}`], i)));
    return Array<number>(most).fill(digit);
  });
}
