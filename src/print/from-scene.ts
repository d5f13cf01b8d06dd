/** Sheets for a game without its own, from its scene: counters and cards, the map, tracks, decks and cups, charts. */

import { at } from '../kernel/at.ts';
import type { AnySpec } from '../kernel/game.ts';
import { linksOf, ownersOf, type Place, type Scene, type Piece as Thing } from '../kernel/scene.ts';
import { times, type Words } from '../kernel/words.ts';
import { panelRoom } from './aid.ts';
import { chartFigure, chartSheets, charts } from './charts.ts';
import { cutSheets, stripOf } from './cutting.ts';
import { across, flow, heading, inRows, together, track } from './layout.ts';
import { type Block, centred, pt } from './lettering.ts';
import { cardFace, cup, type Piece, patternFace, wordFace } from './pieces.ts';
import { groundOf, isDeck, placeFigure } from './scene-figures.ts';
import {
  type AidLine,
  type Box,
  body,
  type Chapters,
  grown,
  type Look,
  line,
  type Mark,
  type Page,
  type Panel,
  type Paper,
  page,
  rect,
} from './sheet.ts';

const COUNTER = 18;
/** The largest counter that a space holds, with the space around it. */
const FITS = 19;
const SPACE = { width: 21.5, height: 26.5, strip: 5 };
/** Mini cards, for which there are sleeves. */
const CARD = { width: 41, height: 63 };
const CARD_SPACE = { width: CARD.width + 3, height: CARD.height + 8, strip: 5 };
/** Between places, so that their links are visible. */
const LINK = 8;
/** Room for a place's name and a row of counters, if the places are far enough apart. */
const REGION = { width: 58, height: 44 };

export function sceneSheets(scene: Scene, look: Look, words: Words<AnySpec>, paper: Paper): readonly Page[] {
  const strips = [
    stripOf(paper, CARD.width, CARD.height, cards(scene, look, words)),
    stripOf(paper, COUNTER, COUNTER, counters(scene, look, words)),
  ].filter(({ rows }) => rows.length > 0);
  const [first] = strips;
  const title = first?.width === CARD.width ? paper.words.cards : paper.words.counters;
  const both = strips.length > 1 ? `${paper.words.cards}, ${paper.words.counters.toLowerCase()}` : title;
  return [
    ...(first ? cutSheets(paper, 'pieces', both, strips) : []),
    ...board(scene, look, words, paper),
    ...displays(scene, look, words, paper),
    ...chartSheets(scene, look, words, paper),
  ];
}

/** For the player aid: what is on the table, and the rules as the game tells them, in their chapters. */
export function sceneAid(
  scene: Scene,
  look: Look,
  words: Words<AnySpec>,
  paper: Paper,
  chapters: Chapters = {},
): readonly Panel[] {
  const places = scene.flatMap((place) => {
    const picture = placeFigure(place, scene, look);
    return picture ? [{ picture, text: described(place, words) }] : [];
  });
  const panels: { title: string; lines: AidLine[] }[] = [
    { title: paper.words.onTable, lines: places },
    ...charts(scene).flatMap((place) => {
      const picture = chartFigure(place, words, look, paper, panelRoom(paper));
      return picture ? [{ title: words.place(place.id), lines: [{ picture, text: '' }] }] : [];
    }),
    { title: paper.words.rules, lines: [] },
  ];
  // The lines of a table that was just drawn would print it twice.
  const drawn = new Set(panels.map(({ title }) => title));
  let again = false;
  for (const [id, text] of Object.entries(words.rules)) {
    const title = chapters[id]?.[paper.lang];
    if (title) again = drawn.has(title);
    if (again) continue;
    if (title) panels.push({ title, lines: [] });
    panels.at(-1)?.lines.push({ text });
  }
  return panels.filter(({ lines }) => lines.length > 0);
}

/** A cup with what goes in; anything else by its name. */
function described({ id, kind, pieces }: Place, words: Words<AnySpec>): string {
  const held = kind === 'cup' ? pieces.map((piece) => times(piece.count ?? 1, words.piece(piece))) : [];
  return [words.place(id), ...(held.length > 0 ? [held.join(', ')] : [])].join(': ');
}

const ON_COUNTERS: readonly Place['kind'][] = ['track', 'row', 'cup', 'pile', 'map', 'fronts'];

/** A row holds cards, unless its pieces have one face only, or say no more than a number. */
function holdsCards({ kind, pieces }: Place, words: Words<AnySpec>): boolean {
  const numbered = pieces.every((piece) => piece.print !== undefined && words.piece(piece) === piece.print);
  return kind === 'row' && (pieces.length === 0 || (pieces.some(({ face }) => face) && !numbered));
}

/** As many of each as the initial scene has. */
function counters(scene: Scene, look: Look, words: Words<AnySpec>): readonly Piece[] {
  const nameOf = (owner: string | undefined) => {
    const piece = ownersOf(scene).get(owner ?? '');
    return piece ? words.piece(piece) : '';
  };
  return scene
    .filter((place) => ON_COUNTERS.includes(place.kind) && !isDeck(place) && !holdsCards(place, words))
    .flatMap((place) =>
      place.pieces.flatMap((thing) => {
        const ground = groundOf(scene, thing.owner, look);
        const { fill, wash } = ground;
        const front = wordFace(words.piece(thing), ground, words.piece(thing).length <= SHORT ? 9 : 5);
        // Pieces drawn from a cup share one back; pieces that can be flipped have a back without their print.
        const back =
          place.kind === 'cup'
            ? patternFace(look.accent, look.wash)
            : thing.face
              ? patternFace(fill, wash, nameOf(thing.owner))
              : front;
        return copies({ front, back }, thing);
      }),
    );
}

/** Decks, and the cards that lie in rows. */
function cards(scene: Scene, look: Look, words: Words<AnySpec>): readonly Piece[] {
  return scene
    .filter((place) => isDeck(place) || holdsCards(place, words))
    .flatMap((place) =>
      (place.cards ?? place.pieces).flatMap((thing) => {
        const { fill, wash } = groundOf(scene, thing.owner ?? place.owner, look);
        const corner = thing.print && thing.print.length <= SHORT ? thing.print : '';
        const front = cardFace(words.piece(thing), fill, corner, words.face?.(thing) ?? []);
        return copies({ front, back: patternFace(fill, wash, words.place(place.id)) }, thing);
      }),
    );
}
/** The corner shows a value; a longer print is already the card's name. */
const SHORT = 3;

const copies = (piece: Piece, { count = 1 }: Thing): readonly Piece[] => Array<Piece>(count).fill(piece);

/** The map, with the links between its places. */
function board(scene: Scene, look: Look, words: Words<AnySpec>, paper: Paper): readonly Page[] {
  const places = scene.filter(({ kind }) => kind === 'map');
  if (places.length === 0) return [];
  const boxes = spread(places, body(paper, 'landscape'));
  const middle = (i: number) => {
    const { x, y, width, height } = at(boxes, i);
    return [x + width / 2, y + height / 2] as const;
  };
  const marks: Mark[] = [
    ...linksOf(places).map(([from, to]) =>
      line(...middle(from), ...middle(to), { stroke: 1, colour: look.accent }),
    ),
    ...places.flatMap(({ id, owner }, i) => {
      const box = at(boxes, i);
      const { fill, wash } = groundOf(scene, owner, look);
      const strip = { ...box, height: box.height * 0.3 };
      return [
        rect(box, { radius: 2, fill: wash, colour: fill }),
        rect(strip, { radius: 2, stroke: 0, fill }),
        ...centred(paper, grown(strip, -1.2), words.place(id), { size: 4.5, bold: true, colour: 'cream' }),
      ];
    }),
  ];
  const note = `${paper.words.oneSide} ${paper.words.fits(FITS, FITS)}`;
  return [page(paper, 'landscape', { id: 'board', title: paper.words.board, marks, note })];
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
        (b, j) => i === j || Math.abs(a.x - b.x) > width + LINK || Math.abs(a.y - b.y) > height + LINK,
      ),
    );
    if (apart || scale < 0.3) return boxes;
  }
}

/** Tracks, spaces for cards, and where decks and cups stand. */
function displays(scene: Scene, look: Look, words: Words<AnySpec>, paper: Paper): readonly Page[] {
  const { width } = body(paper, 'portrait');
  const tracks = scene
    .filter(({ kind, cells = [] }) => (kind === 'track' || kind === 'row') && cells.length > 0)
    .map((place) => {
      const { id, owner, cells = [] } = place;
      const { fill, wash } = groundOf(scene, owner, look);
      const space = holdsCards(place, words) ? CARD_SPACE : SPACE;
      const columns = Math.min(cells.length, across(space.width, width));
      const prints = cells.map((cell) => words.print?.(id, cell) ?? cell);
      return together([
        heading(paper, words.place(id), width, fill),
        track(paper, prints, { ...space, columns, fill: wash, colour: fill }),
      ]);
    });
  const spots = scene.flatMap((place) => {
    if (place.kind === 'cup') return [cupSpot(place, look, words, paper)];
    return place.kind === 'pile' ? [pileSpot(place, scene, look, words, paper)] : [];
  });
  const blocks = [...tracks, ...inRows(spots, across(SPOT.width + 4, width + 4)).map(row)];
  const note = `${paper.words.oneSide} ${paper.words.fits(FITS, FITS)}`;
  if (blocks.length === 0) return [];
  return flow(paper, 'portrait', 'tracks', paper.words.tracks, blocks, 7).map((page) => ({ ...page, note }));
}

/** As large as a mini card with some room around it. */
const SPOT = { width: CARD.width + 3, height: CARD.height + 3 };

const row = (spots: readonly Block[]): Block => ({
  height: SPOT.height,
  at: (x, y) => spots.flatMap((spot, i) => spot.at(x + i * (SPOT.width + 4), y)),
});

function pileSpot(place: Place, scene: Scene, look: Look, words: Words<AnySpec>, paper: Paper): Block {
  const { fill, wash } = groundOf(scene, place.owner, look);
  return {
    height: SPOT.height,
    at: (x, y) => {
      const box = { x, y, ...SPOT };
      return [
        rect(box, { radius: 2, fill: wash, colour: fill }),
        ...centred(paper, grown(box, -4), words.place(place.id), { size: pt(13), bold: true, colour: fill }),
      ];
    },
  };
}

/** The cup with what goes in. */
function cupSpot(place: Place, look: Look, words: Words<AnySpec>, paper: Paper): Block {
  const held = place.pieces.map((piece) => times(piece.count ?? 1, words.piece(piece)));
  return {
    height: SPOT.height,
    at: (x, y) => {
      const name = { x: x + 2, y: y + 2, width: SPOT.width - 4, height: 10 };
      const size = 24;
      const list = { x: x + 2, y: y + 42, width: SPOT.width - 4, height: SPOT.height - 44 };
      return [
        rect({ x, y, ...SPOT }, { radius: 2, colour: look.accent }),
        ...centred(paper, name, words.place(place.id), { size: pt(11), bold: true, colour: look.accent }),
        ...cup({ x: x + (SPOT.width - size) / 2, y: y + 13, width: size, height: (size * 64) / 56 }),
        ...stacked(paper, held, list),
      ];
    },
  };
}

/** One to a line. */
function stacked(paper: Paper, lines: readonly string[], box: Box): readonly Mark[] {
  const height = box.height / Math.max(3, lines.length);
  return lines.flatMap((words, i) =>
    centred(paper, { ...box, y: box.y + i * height, height }, words, { size: pt(9) }),
  );
}
