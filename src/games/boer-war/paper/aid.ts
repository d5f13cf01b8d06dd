/** The player aid: what a side does in a round, and what its counters put into the cup. */
import {
  arrow,
  backFigure,
  below,
  beside,
  counterFigure,
  cupFigure,
  pieceFigure,
  trackFigure,
} from '../../../print/figures.ts';
import { wordFace } from '../../../print/pieces.ts';
import type { Aid, Figure, Paper } from '../../../print/sheet.ts';
import type { BoerWar } from '../rules/state.ts';
import { SAY } from './aid-words.ts';
import { ACTION_GROUND, GO_GROUND, ROUND_GROUND, SIDE, STOP_GROUND } from './colours.ts';

const { fill, wash } = SIDE.boers;

export const aid: Aid<BoerWar> = ({ poolRule }, _, paper) => {
  const say = SAY[paper.lang];
  const go = counterFigure(paper, 'GO!', GO_GROUND);
  const stop = counterFigure(paper, 'STOP', STOP_GROUND);
  const action = (digit: string) => pieceFigure(wordFace(digit, SIDE.boers, 6));
  /** Which counters put which markers into the cup. */
  const into = (stops: string, goes: readonly string[]) =>
    below([beside([action(stops), arrow, stop]), beside([...goes.map(action), arrow, go])]);
  return [
    {
      title: say.round,
      lines: [
        { picture: trackFigure(['0', '1', '2'], 1, ACTION_GROUND, wash), text: say.act },
        { picture: cupFigure, text: say.draw },
        { picture: go, text: say.go },
        { picture: stop, text: say.stop },
      ],
    },
    {
      title: say.cup,
      lines: [
        { picture: into('1', poolRule === 'remainingAbove' ? ['2', '3'] : ['2']), text: say.first[poolRule] },
        { picture: into('2', ['3']), text: say.second[poolRule] },
        { picture: one(paper), text: say.oneKind },
        ...(poolRule === 'literal' || poolRule === 'commentary'
          ? [{ picture: beside([action('3'), arrow, cupFigure]), text: say.onlyThrees }]
          : []),
        ...(poolRule === 'commentary'
          ? [{ picture: beside([action('2'), arrow, cupFigure]), text: say.lastTwo }]
          : []),
      ],
    },
    {
      title: say.end,
      lines: [
        { picture: beside([action('2'), arrow, backFigure(fill, wash)]), text: say.flip },
        { picture: trackFigure(['0', '1', '2'], 1, ROUND_GROUND, wash), text: say.markers },
        { picture: beside([sideFigure('boers'), arrow, sideFigure('empire')]), text: say.other },
      ],
    },
    {
      title: say.newTurn,
      lines: [
        { picture: beside([backFigure(fill, wash), arrow, action('1')]), text: say.turnOver },
        { text: say.victory },
      ],
    },
  ];
};

const sideFigure = (side: keyof typeof SIDE): Figure => pieceFigure(wordFace('1', SIDE[side], 6));

/** A cup with one kind of marker. */
const one = (paper: Paper): Figure => beside([counterFigure(paper, 'GO!', GO_GROUND), arrow, cupFigure]);
