/** Imperial Tax Farmer on paper: need cards, markers, the board, the Election track. */

import type { Words } from '../../../kernel/words.ts';
import { cutSheets, type Strip, stripOf } from '../../../print/cutting.ts';
import { flow, track } from '../../../print/layout.ts';
import { type Face, type Piece, patternFace, wordFace } from '../../../print/pieces.ts';
import { body, type OnTable, type Page, type Paper, type Sheets } from '../../../print/sheet.ts';
import { type BoardFile, named } from '../files/board-file.ts';
import { type Options, SEATS } from '../rules/options.ts';
import type { TaxFarmer } from '../rules/state.ts';
import { board, CARD } from './board.ts';
import { BLACK, FIRST, look, REBELLION, SEAT } from './colours.ts';
import { agentFace, needFace, nothingFace, pointsFace } from './pieces.ts';
import { SAY } from './words.ts';

export { aid } from './aid.ts';
export { chapters } from './chapters.ts';
export { look };

/** Thirteen to a row on either paper: a row for each player's agents. */
const MARKER = 14;
/** Markers with a word on them; a row of them is as long as a row of cards. */
const LABEL = { width: CARD.width, height: MARKER };

export const sheets: Sheets<TaxFarmer> = (options, words, paper) => [
  ...cutSheets(paper, 'pieces', `${paper.words.cards}, ${paper.words.markers.toLowerCase()}`, [
    needCards(options.board, words, paper),
    labels(options, paper),
    markers(options, paper),
  ]),
  ...board(options.board, paper),
  ...electionTrack(options.board, capital(words.place('track')), paper),
];

/** Printed pieces are laid out on a real table, so the sheets describe the set-up with `tracking: helper`. */
export const onTable: OnTable<TaxFarmer> = (options) => ({ ...options, tracking: 'helper' });

/** T11, T12: the good and its reward in a coin, or NOTHING; all with the same back (T10). */
function needCards({ needDeck, goods }: BoardFile, words: Words<TaxFarmer>, paper: Paper): Strip {
  const back = patternFace(look.accent, look.wash, SAY[paper.lang].need);
  const cards = needDeck.flatMap(({ good, reward, copies }) => {
    const name = goods.find(({ id }) => id === good)?.name;
    const front = name
      ? needFace(named(name, paper.lang), reward)
      : nothingFace(words.piece({ id: 'nothing', kind: 'nothing' }));
    return Array<Piece>(copies).fill({ front, back });
  });
  return stripOf(paper, CARD.width, CARD.height, cards);
}

const both = (face: Face): Piece => ({ front: face, back: face });

/** Each player's goods, and the rebellions. */
function labels({ board, players }: Options, paper: Paper): Strip {
  const goods = SEATS.slice(0, players).flatMap((seat) =>
    board.goods.map(({ name }) => both(wordFace(named(name, paper.lang), SEAT[seat], 3.4))),
  );
  const outer = board.provinces.filter(({ capital }) => !capital).length;
  const rebellions = Array<Piece>(outer).fill(both(wordFace(SAY[paper.lang].rebellion, REBELLION, 3.4)));
  return stripOf(paper, LABEL.width, LABEL.height, [...goods, ...rebellions]);
}

/** T02: agents, a row for each player; T05: a points marker for each; the black marker; the First Player. */
function markers({ board, players }: Options, paper: Paper): Strip {
  const say = SAY[paper.lang];
  const { agents } = board.setup;
  const { lowestPlayerAgents, belowMarkerAgents } = board.bonuses;
  const seats = SEATS.slice(0, players);
  return stripOf(paper, MARKER, MARKER, [
    ...seats.flatMap((seat) =>
      Array<Piece>(agents + lowestPlayerAgents + belowMarkerAgents).fill(both(agentFace(seat))),
    ),
    ...seats.map((seat) => both(pointsFace(seat, say.points))),
    both(wordFace(say.election, BLACK, 3)),
    both(wordFace(say.first, FIRST, 3)),
  ]);
}

/** T05: from 0 to the end, in rows of ten; a longer track has smaller spaces and longer rows. */
function electionTrack({ track: { end } }: BoardFile, title: string, paper: Paper): Page[] {
  const room = body(paper, 'portrait');
  const cells = Array.from({ length: end + 1 }, (_, i) => String(i));
  let columns = 10;
  const highOf = () => Math.min(MOST, room.height / Math.ceil(cells.length / columns));
  while (highOf() < room.width / columns && columns < cells.length) columns++;
  const [width, height] = [room.width / columns, highOf()];
  const strip = height * 0.2;
  const spaces = { width, height, columns, strip, fill: look.wash, colour: look.accent };
  const fits = Math.floor(Math.min(width, height - strip) - 2.4);
  const note = `${paper.words.oneSide} ${paper.words.fits(fits, fits)}`;
  return flow(paper, 'portrait', 'track', title, [track(paper, cells, spaces)]).map((page) => ({
    ...page,
    note,
  }));
}
const MOST = 24;

function capital(title: string): string {
  return title.charAt(0).toUpperCase() + title.slice(1);
}
