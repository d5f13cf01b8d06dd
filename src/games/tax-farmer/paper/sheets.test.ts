/** Board, need cards and markers on paper. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { everyLanguage } from '../../../../test/speaks.ts';
import { resolve } from '../../../kernel/options.ts';
import { LANGS } from '../../../kernel/words.ts';
import { behind } from '../../../print/cutting.ts';
import { pt } from '../../../print/lettering.ts';
import { SHAPES } from '../../../print/owners.ts';
import {
  type Box,
  extent,
  HAIRLINE,
  PAPER_NAMES,
  type Page,
  type Path,
  type Rect,
  type Text,
} from '../../../print/sheet.ts';
import { paperOf } from '../../../print/sheets.ts';
import { named } from '../../../words/program.ts';
import { named as nameIn, type ProvinceFile } from '../files/board-file.ts';
import { DEFAULT_BOARD, options as decls, SEATS } from '../rules/options.ts';
import { position } from '../scene/map.ts';
import { cs } from '../words/cs.ts';
import { en } from '../words/en.ts';
import { pl } from '../words/pl.ts';
import { ru } from '../words/ru.ts';
import { said as speak } from '../words/said.ts';

const WORDS = everyLanguage(speak, { en, pl, cs, ru });
const unbound = WORDS.en;

import { aid } from './aid.ts';
import { CARD, cells, fieldBoxes } from './board.ts';
import { BLACK, look, SEAT } from './colours.ts';
import { onTable, sheets } from './sheets.ts';
import { SAY } from './words.ts';

function made(given = {}, paper: 'a4' | 'letter' = 'a4'): readonly Page[] {
  const resolved = resolve(decls, given);
  if (!resolved.ok) throw new Error(resolved.refusal.option);
  return sheets(resolved.options, named(unbound, resolved.options), paperOf(paper, 'en'));
}
const find = (pages: readonly Page[], id: string) => {
  const page = pages.find((p) => p.id === id);
  if (!page) throw new Error(`no page ${id}`);
  return page;
};
const texts = (page: Page) => page.marks.filter((mark): mark is Text => mark.kind === 'text');
const said = (page: Page) => texts(page).map(({ text }) => text);
const rects = (page: Page) => page.marks.filter((mark): mark is Rect => mark.kind === 'rect');
const inside = (outer: Box, { x, y, width, height }: Box) =>
  x >= outer.x && y >= outer.y && x + width <= outer.x + outer.width && y + height <= outer.y + outer.height;
const within = (outer: Box, mark: Text) => inside(outer, extent(mark));

const FRAME = (mark: Rect) => mark.stroke === HAIRLINE && mark.colour === 'soft';
/** The outlines of the pieces of one size on the sheets to cut out. */
const pieces = (pages: readonly Page[], width: number, height: number) =>
  pages
    .filter(({ side }) => side === 'front')
    .flatMap((page) =>
      rects(page)
        .filter((mark) => FRAME(mark) && mark.width === width && mark.height === height)
        .map((frame) => ({
          frame,
          page,
          texts: texts(page)
            .filter((mark) => within(frame, mark))
            .map(({ text }) => text),
        })),
    );

describe('need cards', () => {
  const found = pieces(made(), CARD.width, CARD.height);
  const cards = found.map(({ texts }) => texts);

  it('are as many as the deck has', () => {
    expect(cards).toHaveLength(DEFAULT_BOARD.needDeck.reduce((sum, { copies }) => sum + copies, 0));
  });
  it('T11: a good and a number in a coin', () => {
    const goods = DEFAULT_BOARD.goods.map(({ name }) => name.en);
    const needs = found.filter(({ texts: [name] }) => name !== 'NOTHING');
    for (const {
      texts: [name, reward],
      frame,
      page,
    } of needs) {
      expect(goods).toContain(name);
      expect(reward).toMatch(/^[1-9]$/);
      const coins = page.marks.filter((mark) => mark.kind === 'circle' && inside(frame, extent(mark)));
      expect(coins).toHaveLength(2);
      expect(coins[0]).toMatchObject({ fill: '#f2cf57' });
    }
  });
  it('T12, T18: several read NOTHING, on the same sheet with the same back', () => {
    expect(cards.filter(([name]) => name === 'NOTHING')).toEqual(Array(5).fill(['NOTHING']));
    const back = find(made(), 'pieces.back');
    const behindThem = found.map(({ frame }) => behind(frame, paperOf('a4', 'en')));
    for (const box of behindThem)
      expect(texts(back).flatMap((mark) => (within(box, mark) ? [mark.text] : []))).toEqual(['Need']);
  });
});

describe('the board', () => {
  const board = find(made(), 'board');

  it('T14: has as many need fields as the board file, each as large as a card and marked', () => {
    const fields = DEFAULT_BOARD.provinces.reduce((sum, { needFields }) => sum + needFields, 0);
    const places = rects(board).filter((r) => r.width === CARD.width && r.height === CARD.height);
    expect(places).toHaveLength(fields);
    for (const place of places) {
      const here = texts(board).filter((mark) => within(place, mark));
      expect(here.map(({ text }) => text).join(' ')).toBe('Place a card here');
    }
  });
  it('T15: two of them in Estyx', () => {
    const name = texts(board).find(({ text }) => text === 'Estyx') as Text;
    const frames = rects(board).filter((r) => r.radius === 2 && within(r, name));
    expect(frames).toHaveLength(1);
    const frame = frames[0] as Rect;
    const inside = rects(board).filter(
      (r) =>
        r !== frame &&
        r.x > frame.x &&
        r.x + r.width < frame.x + frame.width &&
        r.y > frame.y &&
        r.y + r.height < frame.y + frame.height,
    );
    expect(inside).toHaveLength(2);
  });
  it('names every province: the capital in the middle, the others clockwise around it, as on the screen', () => {
    for (const { name } of DEFAULT_BOARD.provinces) expect(said(board)).toContain(name.en);
    const { provinces } = DEFAULT_BOARD;
    const capital = provinces.findIndex((province) => province.capital);
    const side = (n: number) => Math.sign(Math.round(n));
    const middleOf = (name: string) => {
      const mark = texts(board).find(({ text }) => text === name) as Text;
      const { x, y, width, height } = rects(board).find((r) => r.radius === 2 && within(r, mark)) as Rect;
      return { x: x + width / 2, y: y + height / 2 };
    };
    const here = middleOf(provinces[capital]?.name.en as string);
    for (const [i, { name }] of provinces.entries()) {
      const { x, y } = middleOf(name.en as string);
      const onScreen = position(provinces.length, capital, i);
      expect([name.en, side(x - here.x), side(y - here.y)]).toEqual([
        name.en,
        side((onScreen.x - 50) / 10),
        side((onScreen.y - 50) / 10),
      ]);
    }
  });
  it('keeps that order with fewer provinces, and lays more of them in rows', () => {
    const [capital, ...outer] = DEFAULT_BOARD.provinces.toSorted(
      (a, b) => Number(b.capital ?? false) - Number(a.capital ?? false),
    ) as [ProvinceFile, ...ProvinceFile[]];
    const where = (n: number) => {
      const some = Array.from({ length: n }, (_, i) => outer[i % outer.length] as ProvinceFile);
      return cells([capital, ...some]).map((page) => page.map(([cell]) => cell));
    };
    expect(where(8)).toEqual([[4, 1, 2, 5, 8, 7, 6, 3, 0]]);
    expect(where(4)).toEqual([[4, 1, 5, 7, 3]]);
    expect(where(3)).toEqual([[4, 1, 5, 6]]);
    expect(where(10)).toEqual([
      [0, 1, 2, 3, 4, 5, 6, 7, 8],
      [0, 1],
    ]);
  });
  it('is printed as large as its fullest province allows, and never beyond its frame', () => {
    const resolved = resolve(decls);
    if (!resolved.ok) throw new Error(resolved.refusal.option);
    const { options } = resolved;
    const sizeOf = (text: string) => {
      const provinces = DEFAULT_BOARD.provinces.map((province) =>
        province.action ? { ...province, action: { ...province.action, text: { en: text } } } : province,
      );
      const own = { ...options, board: { ...DEFAULT_BOARD, provinces } };
      const page = find(sheets(own, named(unbound, own), paperOf('letter', 'en')), 'board');
      const frames = rects(page).filter(({ radius }) => radius === 2);
      for (const mark of texts(page)) expect(frames.some((frame) => within(frame, mark))).toBe(true);
      return texts(page).find((mark) => mark.text.startsWith('Pay'))?.size;
    };
    expect(sizeOf('Pay 2 gold: take any one good.')).toBeCloseTo(pt(10));
    expect(sizeOf(`Pay 2 gold: ${'take any one good, '.repeat(9)}`)).toBeLessThan(pt(9));
  });
  it('leaves room for the text of a province with many fields', () => {
    const box = { x: 0, y: 0, width: 90, height: 54 };
    for (const needFields of [1, 2, 3, 6]) {
      const fields = fieldBoxes({ ...(DEFAULT_BOARD.provinces[1] as ProvinceFile), needFields }, box);
      expect(fields).toHaveLength(needFields);
      expect(fields[0]?.x).toBeGreaterThan(25);
      fields.slice(1).forEach((field, i) => {
        const before = fields[i] as Box;
        expect(field.x).toBeGreaterThanOrEqual(before.x + before.width);
      });
    }
  });
});

describe('the set-up for a player who uses the printed sheets', () => {
  it('T09, T13: continues with the First Player and the first need cards', () => {
    const resolved = resolve(decls);
    if (!resolved.ok) throw new Error(resolved.refusal.option);
    const steps = unbound.remarks?.(onTable(resolved.options)).join(' ');
    expect(steps).toMatch(/First Player.*card to each need field/);
  });
});

describe('markers and track', () => {
  it.each([3, 4, 6])(
    'T02: hexagonal agents for each of %d players, with a colour and a shape each',
    (players) => {
      for (const paper of PAPER_NAMES) {
        const fronts = made({ players }, paper).filter(({ side }) => side === 'front');
        const paths = fronts.flatMap(({ marks }) =>
          marks.filter((mark): mark is Path => mark.kind === 'path'),
        );
        const agents = paths.filter(
          ({ d }) => d.match(/[ML] /g)?.length === 6 && d.endsWith('Z') && !/[AHV]/.test(d),
        );
        const hexagons = agents.filter(({ stroke }) => stroke > 0);
        expect(hexagons).toHaveLength(players * 13);
        const colours = new Set(hexagons.map(({ fill }) => fill));
        expect(colours).toEqual(new Set(SEATS.slice(0, players).map((seat) => SEAT[seat].fill)));
        // The shape on an agent, as far as its size and place don't matter.
        const shapes = hexagons.map(({ at }) =>
          paths.find((path) => path.stroke === 0 && inside(at, path.at))?.d.replaceAll(/[\d. ]/g, ''),
        );
        expect(new Set(shapes).size).toBe(
          new Set(SEATS.slice(0, players).map((seat) => SHAPES[SEAT[seat].owner]?.replaceAll(/[\d. ]/g, '')))
            .size,
        );
      }
    },
  );
  it('cards, goods, agents and markers of four players share one leaf of either paper', () => {
    for (const paper of PAPER_NAMES) {
      const cut = made({}, paper).filter(({ side }) => side === 'front' || side === 'back');
      expect(cut.map(({ id }) => id)).toEqual(['pieces.front', 'pieces.back']);
    }
  });
  it.each(LANGS)('every word on a piece is whole in %s', (lang) => {
    const resolved = resolve(decls);
    if (!resolved.ok) throw new Error(resolved.refusal.option);
    for (const name of PAPER_NAMES) {
      const pages = sheets(resolved.options, named(WORDS[lang], resolved.options), paperOf(name, lang));
      const { need, points, election, rebellion, first } = SAY[lang];
      const front = said(find(pages, 'pieces.front')).join(' ').split(' ');
      const wanted = [
        points,
        election,
        rebellion,
        first,
        ...DEFAULT_BOARD.goods.map((good) => nameIn(good.name, lang)),
      ];
      for (const word of wanted.flatMap((words) => words.split(' '))) expect(front).toContain(word);
      expect(said(find(pages, 'pieces.back'))).toContain(need);
    }
  });
  it.each([
    ['en', '27.5'],
    ['pl', '27,5'],
    ['cs', '27,5'],
    ['ru', '27,5'],
  ] as const)('the size of a need card is written as in %s', (lang, height) => {
    const resolved = resolve(decls);
    if (!resolved.ok) throw new Error(resolved.refusal.option);
    const pages = sheets(resolved.options, named(WORDS[lang], resolved.options), paperOf('a4', lang));
    expect(find(pages, 'board').note).toContain(`22\u00a0×\u00a0${height}\u00a0`);
  });
  it('the player aid names the seat of each shape', () => {
    for (const lang of LANGS) {
      const spoken = WORDS[lang];
      const resolved = resolve(decls, { players: 6 });
      if (!resolved.ok) throw new Error(resolved.refusal.option);
      const [players] = aid(resolved.options, named(spoken, resolved.options), paperOf('a4', lang));
      expect(players?.lines.map(({ text }) => text)).toEqual(SEATS.map((seat) => spoken.seats(seat)));
    }
  });
  it('T05: one points marker for each player, and a black one for the Election', () => {
    const small = pieces(made(), 14, 14);
    expect(small.filter(({ texts: [word] }) => word === 'Points')).toHaveLength(4);
    const election = small.filter(({ texts: [word] }) => word === 'Election');
    expect(election).toHaveLength(1);
    const [{ page, frame } = { page: find(made(), 'pieces.front'), frame: undefined }] = election;
    expect(rects(page).filter(({ fill, x }) => fill === BLACK.fill && x === frame?.x)).toHaveLength(1);
  });
  it('T05: the track has every number from 0 to its end', () => {
    const { end } = DEFAULT_BOARD.track;
    expect(said(find(made(), 'track'))).toEqual(Array.from({ length: end + 1 }, (_, i) => String(i)));
  });
  it.each(PAPER_NAMES)('T05: in rows of ten, in spaces larger than the markers, on %s', (paper) => {
    const page = find(made({}, paper), 'track');
    const wells = rects(page).filter(({ fill }) => fill === 'paper');
    expect(wells).toHaveLength(DEFAULT_BOARD.track.end + 1);
    const left = wells.filter(({ x }) => x === wells[0]?.x);
    expect(left).toEqual(wells.filter((_, i) => i % 10 === 0));
    for (const { width, height } of wells) expect(Math.min(width, height)).toBeGreaterThan(14);
  });
  it('a track of another length keeps its spaces on one page', () => {
    const resolved = resolve(decls);
    if (!resolved.ok) throw new Error(resolved.refusal.option);
    for (const end of [1, 60, 250, 500]) {
      const own = { ...resolved.options, board: { ...DEFAULT_BOARD, track: { end } } };
      const pages = sheets(own, named(unbound, own), paperOf('letter', 'en')).filter(({ id }) =>
        id.startsWith('track'),
      );
      expect(pages.map((page) => said(page).length)).toEqual([end + 1]);
    }
  });
});

it('has the colours of the app', () => {
  const read = (file: string) => readFileSync(new URL(`../picture/${file}`, import.meta.url), 'utf8');
  const css = read('picture.css');
  for (const seat of SEATS) {
    const rule = css.slice(css.indexOf(`[data-owner="${seat}"]`));
    expect(rule.match(/--fill: (#\w+)/)?.[1]).toBe(SEAT[seat].fill);
  }
  expect(read('look.css').match(/--accent: light-dark\((#\w+)/)?.[1]).toBe(look.accent);
  expect(read('look.css').match(/--wash: light-dark\((#\w+)/)?.[1]).toBe(look.wash);
});
