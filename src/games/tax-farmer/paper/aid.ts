/** The player aid: the five phases of a round, in pictures. */
import {
  arrow,
  below,
  beside,
  coinFigure,
  dieFigure,
  pieceFigure,
  sign,
  trackFigure,
} from '../../../print/figures.ts';
import { wordFace } from '../../../print/pieces.ts';
import type { Aid, Figure, Panel } from '../../../print/sheet.ts';
import { SEATS, type Seat } from '../rules/options.ts';
import type { TaxFarmer } from '../rules/state.ts';
import { SAY_AID } from './aid-words.ts';
import { chapters } from './chapters.ts';
import { BLACK, look, REBELLION } from './colours.ts';
import { agentFace, needFace, pointsFace } from './pieces.ts';

/** Without the outline of a counter: it has its own. */
function agent(seat: Seat): Figure {
  const side = 8.5;
  return {
    width: side,
    height: side,
    at: (paper, x, y) => agentFace(seat)(paper, { x, y, width: side, height: side }),
  };
}

export const aid: Aid<TaxFarmer> = (options, words, paper) => {
  const say = SAY_AID[paper.lang];
  const { board, players, allLoseOnTotalRebellion } = options;
  const { bonuses, track } = board;
  const titled = (rule: string, lines: Panel['lines']): Panel => ({
    title: chapters[rule]?.[paper.lang] ?? '',
    lines,
  });
  const card = pieceFigure(needFace('', 3), 9, 11);
  const rebellion = pieceFigure(wordFace('!', REBELLION, 5));
  const point = (seat: Seat) => pieceFigure(pointsFace(seat, ''), 8, 8);
  const black = (cells: readonly string[], at: number) => trackFigure(cells, at, BLACK, look.wash);
  const end = [2, 1, 0].map((before) => String(track.end - before));
  const seats = SEATS.slice(0, players);
  return [
    { title: say.players, lines: seats.map((seat) => ({ picture: agent(seat), text: words.seats(seat) })) },
    titled('rounds', [{ picture: beside([agent('red'), agent('red')]), text: say.place }]),
    titled('test', [
      {
        picture: beside([dieFigure(2), dieFigure(1)]),
        text: options.rebellionRoll === 'oneRollForAll' ? say.testOnce(players) : say.test(players),
      },
      {
        picture: beside([agent('red'), coinFigure('2')]),
        text: options.capitalCanRebel ? say.loadCapital : say.load,
      },
      { picture: rebellion, text: say.rebels },
    ]),
    titled('lead', [
      { picture: below([beside([agent('red'), agent('red')]), agent('blue')]), text: say.lead },
      { picture: coinFigure('2'), text: say.produce },
      { text: say.action },
      { picture: beside([card, arrow, coinFigure('3')]), text: say.needs },
      { picture: rebellion, text: say.crush(bonuses.crushPoints) },
    ]),
    titled('bribery', [
      {
        picture: beside([coinFigure('1'), arrow, point('red')]),
        text: say.bribe(options.goldToPoints, options.pointsPerGoldBack),
      },
      {
        picture: beside([agent('blue'), sign(paper, `+${bonuses.lowestPlayerAgents}`)]),
        text: say.lowest(bonuses.lowestPlayerAgents),
      },
      {
        picture: beside([dieFigure(4), arrow, black(['0', '1'], 1)]),
        text: say.election(bonuses.markerDiceMin, bonuses.markerDiceMax),
      },
      {
        picture: beside([agent('green'), sign(paper, `+${bonuses.belowMarkerAgents}`)]),
        text: say.below(bonuses.belowMarkerAgents),
      },
    ]),
    titled('supply', [
      {
        picture: beside([coinFigure(String(bonuses.supplyCoins)), arrow, card]),
        text: say.coins(bonuses.supplyCoins),
      },
      { text: say.deal(words.piece({ id: 'nothing', kind: 'nothing' })) },
    ]),
    titled('winner', [
      { picture: black(end, 2), text: say.over },
      { text: say.winner },
      ...(allLoseOnTotalRebellion ? [{ text: say.allLose }] : []),
    ]),
  ];
};
