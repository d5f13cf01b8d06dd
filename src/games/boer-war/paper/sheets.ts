/** What the Second Boer War prints: both sides' tracks, the variant's counters, and those that a box may lack. */

import { listing, type Words } from '../../../kernel/words.ts';
import {
  type Cut,
  cutSheets,
  flow,
  hatchedFace,
  heading,
  inRows,
  numberFace,
  type Piece,
  together,
  track,
  wordFace,
} from '../../../print/layout.ts';
import { body, type Page, type Paper, type Sheets } from '../../../print/sheet.ts';
import { SIDES, type Side, TURNS, type Turn } from '../rules/options.ts';
import type { BoerWar, State } from '../rules/rounds.ts';
import { markersNeeded } from './markers.ts';

export { chapters } from './chapters.ts';

const TRACKS = ['rounds', 'actions'] as const;
const SPACE = 20;
/** Spaces are a little larger than the counters. Four columns, as on the author's sheet (B55-B57). */
export const CUT: Cut = { width: 18, height: 18, columns: 4 };
const SPARE_CUT: Cut = { width: 18, height: 18, columns: 8 };

/** Printed on the counters in every language alike. */
const GO: Piece = { front: wordFace('GO!', 5.6), back: wordFace('Next Action?', 4.2) };
const STOP: Piece = { front: wordFace('STOP', 5.6), back: GO.back };
const ROUND_FINISHED: Piece = {
  front: wordFace('Round finished', 3.8),
  back: wordFace('Round finished', 3.8),
};
const ACTION_COMPLETE: Piece = { front: wordFace('Action complete', 3.8), back: hatchedFace() };
const action = (digit: number): Piece => ({
  front: numberFace('Action', String(digit)),
  back: hatchedFace('Action'),
});

export const sheets: Sheets<BoerWar> = (options, words, paper) => [
  ...variantCounters(options, paper),
  ...spareCounters(options, paper),
  ...tracks(options, words, paper),
];

/** The author's sheet: GO! and STOP in rows of four, "Round finished" in the last column of the last row (B54-B60). */
function variantCounters(options: State['options'], paper: Paper): Page[] {
  const { go, stop } = markersNeeded(options);
  const { columns } = CUT;
  const rows: (Piece | undefined)[][] = [
    ...inRows(Array<Piece>(go).fill(GO), columns),
    ...inRows(Array<Piece>(stop).fill(STOP), columns),
    [...Array<undefined>(columns - 1).fill(undefined), ROUND_FINISHED],
  ];
  return cutSheets(paper, 'counters', paper.words.counters, CUT, rows);
}

/** The "Action" counters of both sides, "Action complete", and a "Round finished" for the second side (R8). */
function spareCounters(options: State['options'], paper: Paper): Page[] {
  const rows: Piece[][] = [];
  for (const side of SIDES) {
    const most = spaces(options, side, turnsOf(options));
    rows.push(...inRows(most.map(action), SPARE_CUT.columns));
  }
  rows.push([ACTION_COMPLETE, ROUND_FINISHED]);
  return cutSheets(paper, 'spare', paper.words.spare, SPARE_CUT, rows);
}

/** One page for the Turns with the same counters: for each side a Rounds Track and an Actions Track (B10-B18). */
function tracks(options: State['options'], words: Words<BoerWar>, paper: Paper): Page[] {
  const alike = new Map<string, Turn[]>();
  for (const turn of turnsOf(options)) {
    const key = SIDES.map((side) => options[`counters.${side}.${turn}`].join()).join(' ');
    alike.set(key, [...(alike.get(key) ?? []), turn]);
  }
  const { width } = body(paper, 'landscape');
  return [...alike.values()].flatMap((turns) => {
    const blocks = SIDES.map((side) => {
      const cells = trackCells(options, side, turns);
      const named = TRACKS.map((name) =>
        together([
          heading(paper, words.place(`${name}.${side}`), width),
          track(paper, cells[name], SPACE, width),
        ]),
      );
      return together(named, 7);
    });
    const which =
      alike.size > 1 ? ` (${listing(paper.lang)(turns.map((turn) => words.turn(String(turn))))})` : '';
    const title = `${paper.words.tracks}${which}`;
    return flow(paper, 'landscape', `tracks-${turns[0]}`, title, blocks, 8);
  });
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
  return [1, 2, 3].flatMap((digit) => {
    const most = Math.max(...turns.map((turn) => options[`counters.${side}.${turn}`][digit - 1] as number));
    return Array<number>(most).fill(digit);
  });
}

const turnsOf = (options: State['options']): readonly Turn[] => TURNS.filter((turn) => turn <= options.turns);
