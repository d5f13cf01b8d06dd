/** The player aid: the turn, the six events, cards, the battle for the capital, trade and the end. */
import { arrow, beside, crossed, dieFigure, pieceFigure, trackFigure } from '../../../print/figures.ts';
import { cardFace } from '../../../print/pieces.ts';
import { type Aid, type Box, type Figure, path } from '../../../print/sheet.ts';
import type { Civilization } from '../rules/spec.ts';
import { SAY } from './aid-words.ts';
import { look } from './colours.ts';

/** As the app draws the types of units, in a box of 24 by 24; each is a trump over the next. */
const SIGNS = {
  infantry: 'M12 3V21M8 7L12 3L16 7',
  mounted: 'M5 19C5 11 8 6 14 5L13 8L18 11L17 14L12 13C11 15 11 17 11 19Z',
  artillery: 'M5 17A7 7 0 0 1 19 17M5 17H19M12 10V4L17 6',
};
const unit = (sign: keyof typeof SIGNS): Figure =>
  pieceFigure(
    (paper, box) => [
      ...cardFace('', look.accent)(paper, box),
      path(SIGNS[sign], 24, inside(box), { stroke: 0.4, colour: look.accent }),
    ],
    8,
    10,
  );
const inside = ({ x, y }: Box): Box => ({ x: x + 1.2, y: y + 2.6, width: 5.6, height: 5.6 });

const dice = (...values: readonly number[]): Figure => beside(values.map((value) => dieFigure(value)));

export const aid: Aid<Civilization> = (options, _, paper) => {
  const say = SAY[paper.lang];
  const { resourceDebt, lossChoice, disasterTarget, cancelScope, cancelRoll, dealTest, tradeTiming } =
    options;
  return [
    {
      title: say.turn,
      lines: [
        { picture: trackFigure(['1', '2', '3'], 1, { fill: look.accent }, look.wash), text: say.counter },
        { picture: trackFigure(['7', '8', '9'], 1, { fill: look.accent }, look.wash), text: say.wonders },
        { picture: dice(2, 4), text: say.eventDice },
        { picture: beside([dieFigure(5), arrow, dieFigure(3)]), text: say.event },
        { text: say.asUsual },
      ],
    },
    {
      title: say.events,
      lines: [
        { picture: dice(1, 2), text: lossChoice === 'random' ? say.lossesByChance : say.losses },
        { text: resourceDebt === 'on' ? say.debts : say.cultureDebts },
        { picture: dice(3), text: say.third },
        { picture: dice(4), text: disasterTarget === 'player' ? say.fourthChosen : say.fourth },
        { picture: dice(5), text: say.fifth },
        { picture: dice(6), text: say.sixth },
      ],
    },
    {
      title: say.cards,
      lines: [
        { picture: crossed(dice(1, 2)), text: cancelRoll === 'B' ? say.cancelsB : say.cancelsA },
        { text: cancelScope === 'all' ? say.cancellingAll : say.cancelling },
      ],
    },
    {
      title: say.battle,
      lines: [
        { text: say.hands },
        { text: say.order },
        {
          picture: beside([
            unit('infantry'),
            arrow,
            unit('mounted'),
            arrow,
            unit('artillery'),
            arrow,
            unit('infantry'),
          ]),
          text: say.trumps,
        },
        { text: say.total },
        { text: say.won },
      ],
    },
    {
      title: say.trade,
      lines: [
        { picture: dice(5, 6), text: tradeTiming === 'after' ? say.tradeRollAfter : say.tradeRoll },
        { text: dealTest === 'literal' ? say.dealLiteral : say.deal },
      ],
    },
    {
      title: say.end,
      lines: [
        { text: say.win },
        { picture: trackFigure(['14', '15', '16'], 2, { fill: look.accent }, look.wash), text: say.lose },
      ],
    },
  ];
};
