/** Sheets for a game without its own: the initial scene as a board, tracks, counters and cards. */

import type { AnySpec } from '../kernel/game.ts';
import { linksOf, ownersOf, type Place, type Scene, type Piece as Thing } from '../kernel/scene.ts';
import type { Words } from '../kernel/words.ts';
import {
  capacity,
  cutSheets,
  type Face,
  flow,
  hatchedFace,
  heading,
  inRows,
  type Piece,
  together,
  track,
  wordFace,
} from './layout.ts';
import { centred, fitted } from './lettering.ts';
import { type Box, body, grown, line, type Mark, type Page, type Paper, page, rect } from './sheet.ts';

const COUNTER = 24;
/** Spaces are a little larger than counters. */
const SPACE = COUNTER + 2;
const CARD = { width: 44, height: 63 };
/** Between places, so that their links are visible. */
const GAP = 8;
/** Room for a place's name and a row of counters, if the places are far enough apart. */
const REGION = { width: 56, height: 42 };

export function sceneSheets(scene: Scene, words: Words<AnySpec>, paper: Paper): readonly Page[] {
  return [
    ...cut(paper, 'counters', paper.words.counters, COUNTER, COUNTER, counters(scene, words)),
    ...cut(paper, 'cards', paper.words.cards, CARD.width, CARD.height, cards(scene, words)),
    ...board(scene, words, paper),
    ...tracks(scene, words, paper),
  ];
}

function cut(
  paper: Paper,
  id: string,
  title: string,
  width: number,
  height: number,
  pieces: readonly Piece[],
): readonly Page[] {
  const { columns } = capacity(paper, width, height);
  return pieces.length > 0
    ? cutSheets(paper, id, title, { width, height, columns }, inRows(pieces, columns))
    : [];
}

const isDeck = (place: Place) => place.kind === 'pile' && place.pieces.some(({ face }) => face === 'down');
const PIECES: readonly Place['kind'][] = ['track', 'row', 'cup', 'pile', 'map', 'fronts'];

/** As many of each as the initial scene has. */
function counters(scene: Scene, words: Words<AnySpec>): readonly Piece[] {
  const owners = ownersOf(scene);
  const ownerOf = (thing: Thing) => {
    const owner = owners.get(thing.owner ?? '');
    return owner ? words.piece(owner) : '';
  };
  return scene
    .filter((place) => PIECES.includes(place.kind) && !isDeck(place))
    .flatMap((place) =>
      place.pieces.flatMap((thing) => {
        const name = words.piece(thing);
        const front = named(name, ownerOf(thing));
        // Pieces drawn from a cup share one back; pieces that can be flipped have a back without their print.
        const back = place.kind === 'cup' ? hatchedFace() : thing.face ? hatchedFace(ownerOf(thing)) : front;
        return Array<Piece>(thing.count ?? 1).fill({ front, back });
      }),
    );
}

function cards(scene: Scene, words: Words<AnySpec>): readonly Piece[] {
  return scene.filter(isDeck).flatMap((deck) =>
    (deck.cards ?? deck.pieces).flatMap((thing) => {
      const card = { front: wordFace(words.piece(thing), 7), back: hatchedFace(words.place(deck.id)) };
      return Array<Piece>(thing.count ?? 1).fill(card);
    }),
  );
}

/** The name in the middle, the owner above it. */
function named(name: string, owner: string): Face {
  return (paper, box) => [
    ...(owner
      ? [
          fitted(paper, box.x + box.width / 2, box.y + box.height * 0.24, owner, box.width * 0.84, {
            size: box.height * 0.15,
            anchor: 'middle',
          }),
        ]
      : []),
    ...wordFace(name, 5)(
      paper,
      owner ? { ...box, y: box.y + box.height * 0.2, height: box.height * 0.8 } : box,
    ),
  ];
}

/** The map, with the links between its places. */
function board(scene: Scene, words: Words<AnySpec>, paper: Paper): readonly Page[] {
  const places = scene.filter(({ kind }) => kind === 'map');
  if (places.length === 0) return [];
  const boxes = spread(places, body(paper, 'landscape'));
  const middle = (i: number) => {
    const { x, y, width, height } = boxes[i] as Box;
    return [x + width / 2, y + height / 2] as const;
  };
  const marks: Mark[] = [
    ...linksOf(places).map(([from, to]) => line(...middle(from), ...middle(to), 0.8)),
    ...places.flatMap(({ id }, i) => {
      const box = boxes[i] as Box;
      const strip = { ...box, height: box.height * 0.34 };
      return [
        rect(box, { radius: 2, fill: 'paper' }),
        ...centred(paper, grown(strip, -1.5), words.place(id), { size: 4.5, bold: true }),
      ];
    }),
  ];
  return [page(paper, 'landscape', { id: 'board', title: paper.words.board, marks })];
}

/** Places as large as possible without touching each other. */
function spread(places: readonly Place[], room: Box): readonly Box[] {
  for (let scale = 1; ; scale -= 0.05) {
    const [width, height] = [REGION.width * scale, REGION.height * scale];
    const boxes = places.map(({ x = 50, y = 50 }) => ({
      x: room.x + (x / 100) * (room.width - width),
      y: room.y + (y / 100) * (room.height - height),
      width,
      height,
    }));
    const apart = boxes.every((a, i) =>
      boxes.every(
        (b, j) => i === j || Math.abs(a.x - b.x) > width + GAP || Math.abs(a.y - b.y) > height + GAP,
      ),
    );
    if (apart || scale < 0.3) return boxes;
  }
}

function tracks(scene: Scene, words: Words<AnySpec>, paper: Paper): readonly Page[] {
  const { width } = body(paper, 'portrait');
  const blocks = scene
    .filter(({ kind, cells = [] }) => (kind === 'track' || kind === 'row') && cells.length > 0)
    .map(({ id, cells = [] }) =>
      together([
        heading(paper, words.place(id), width),
        track(
          paper,
          cells.map((cell) => words.print?.(id, cell) ?? cell),
          SPACE,
          width,
        ),
      ]),
    );
  return blocks.length > 0 ? flow(paper, 'portrait', 'tracks', paper.words.tracks, blocks, 6) : [];
}
