/** Imperial Tax Farmer on paper: need cards, markers, the board, the Election track. */

import type { Words } from '../../../kernel/words.ts';
import {
  capacity,
  cutSheets,
  type Face,
  flow,
  hatchedFace,
  inRows,
  type Piece,
  track,
  wordFace,
} from '../../../print/layout.ts';
import { centred, fitted, pt, type Style } from '../../../print/lettering.ts';
import {
  type Box,
  body,
  circle,
  grown,
  type Mark,
  type OnTable,
  type Page,
  type Paper,
  rect,
  type Sheets,
} from '../../../print/sheet.ts';
import { type BoardFile, named } from '../files/board-file.ts';
import { type Options, SEATS } from '../rules/options.ts';
import type { TaxFarmer } from '../rules/state.ts';
import { board, CARD } from './board.ts';
import { SAY } from './words.ts';

export { chapters } from './chapters.ts';

/** Two full rows for each player, and six players on one page of either paper. */
const MARKER = 17.4;

export const sheets: Sheets<TaxFarmer> = (options, words, paper) => [
  ...needCards(options.board, words, paper),
  ...markers(options, words, paper),
  ...board(options.board, paper),
  ...electionTrack(options.board, capital(words.place('track', options)), paper),
];

/** Printed pieces are laid out on a real table, so the sheets describe the set-up with `tracking: helper`. */
export const onTable: OnTable<TaxFarmer> = (options) => ({ ...options, tracking: 'helper' });

/** T11, T12: the good and its reward in a coin, or NOTHING; one back for all, so that none can be told apart (T10). */
function needCards({ needDeck, goods }: BoardFile, words: Words<TaxFarmer>, paper: Paper): Page[] {
  const say = SAY[paper.lang];
  const back = hatchedFace(say.need);
  const cards = needDeck.flatMap(({ good, reward, copies }) => {
    const name = goods.find(({ id }) => id === good)?.name;
    const front = name
      ? needFace(named(name, paper.lang), reward)
      : wordFace(words.piece({ id: 'nothing', kind: 'nothing' }), 5);
    return Array<Piece>(copies).fill({ front, back });
  });
  const { columns } = capacity(paper, CARD.width, CARD.height);
  return cutSheets(paper, 'needs', paper.words.cards, { ...CARD, columns }, inRows(cards, columns));
}

function needFace(good: string, reward: number): Face {
  return (paper, box) => {
    const middle = box.x + box.width / 2;
    return [
      fitted(paper, middle, box.y + 9, good, box.width - 4, { size: pt(11), bold: true, anchor: 'middle' }),
      ...coin(paper, middle, box.y + 23, 7.5, String(reward)),
    ];
  };
}

function coin(paper: Paper, x: number, y: number, radius: number, value: string): readonly Mark[] {
  const box = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
  return [
    circle(x, y, radius),
    circle(x, y, radius * 0.84, 0.15),
    ...centred(paper, grown(box, -radius * 0.45), value, { size: radius * 1.1, bold: true }),
  ];
}

/** T02: hexagonal agents; T05: a rectangular points marker for each player; the black marker; rebellions; goods. */
function markers({ board, players }: Options, words: Words<TaxFarmer>, paper: Paper): Page[] {
  const say = SAY[paper.lang];
  const { columns } = capacity(paper, MARKER, MARKER);
  const agents = board.setup.agents + board.bonuses.lowestPlayerAgents + board.bonuses.belowMarkerAgents;
  const seats = SEATS.slice(0, players);
  const both = (face: Face): Piece => ({ front: face, back: face });
  const rows = seats.flatMap((seat) => {
    const own = board.goods.map(({ name }) => both(ownFace(words.seats(seat), named(name, paper.lang))));
    return inRows(
      [
        ...Array<Piece>(agents).fill(both(agentFace(words.seats(seat)))),
        both(ownFace(words.seats(seat), say.points)),
        ...own,
      ],
      columns,
    );
  });
  const outer = board.provinces.filter(({ capital }) => !capital).length;
  const common = [
    both(blackFace(say.election)),
    both(wordFace(say.first, 3)),
    ...Array<Piece>(outer).fill(both(wordFace(say.rebellion, 3))),
  ];
  const cut = { width: MARKER, height: MARKER, columns };
  return cutSheets(paper, 'markers', paper.words.markers, cut, [...rows, ...inRows(common, columns)]);
}

function agentFace(seat: string): Face {
  return (paper, box) => {
    const { x, y, width, height } = grown(box, -1);
    const corners = [
      [0.25, 0.067],
      [0.75, 0.067],
      [1, 0.5],
      [0.75, 0.933],
      [0.25, 0.933],
      [0, 0.5],
    ].map(([dx = 0, dy = 0]) => `${x + dx * width} ${y + dy * height}`);
    return [
      {
        kind: 'path',
        d: `M ${corners.join(' L ')} Z`,
        at: { x, y, width, height },
        stroke: 0.25,
        fill: 'none',
      },
      ...seatName(paper, { x: x + 1, y: y + 3, width: width - 2, height: height - 6 }, seat, { size: 3 }),
    ];
  };
}

/** A name that needs two lines is hyphenated as in its language. */
function seatName(paper: Paper, box: Box, seat: string, style: Style): readonly Mark[] {
  const fits = paper.measure(seat, style.size, false) <= box.width;
  const broken = fits ? undefined : SAY[paper.lang].broken.find((name) => name.replace('-', '') === seat);
  // Hexagons are narrower above and below their middle; and nothing should meet the scissors.
  const room = broken ? { ...box, x: box.x + 0.9, width: box.width - 1.8 } : box;
  return centred(paper, room, broken?.replace('-', '- ') ?? seat, style);
}

function ownFace(seat: string, what: string): Face {
  return (paper, { x, y, width }) => [
    ...seatName(paper, { x: x + 1, y: y + 1, width: width - 2, height: 5.8 }, seat, {
      size: 2.7,
      colour: 'soft',
    }),
    ...centred(paper, { x: x + 1, y: y + 6.8, width: width - 2, height: 9 }, what, { size: 3.2, bold: true }),
  ];
}

function blackFace(words: string): Face {
  return (paper, box) => [
    rect(grown(box, -1.5), { fill: 'ink', stroke: 0 }),
    ...centred(paper, grown(box, -2.2), words, { size: 3, bold: true, colour: 'paper' }),
  ];
}

/** T05: from 0 to the end, in rows of ten; a longer track has smaller spaces and longer rows. */
function electionTrack({ track: { end } }: BoardFile, title: string, paper: Paper): Page[] {
  const room = body(paper, 'portrait');
  const cells = Array.from({ length: end + 1 }, (_, i) => String(i));
  let size = Math.floor(room.width / 10);
  while (track(paper, cells, size, room.width).height > room.height) size -= 0.2;
  return flow(paper, 'portrait', 'track', title, [track(paper, cells, size, room.width)]);
}

function capital(title: string): string {
  return title.charAt(0).toUpperCase() + title.slice(1);
}
