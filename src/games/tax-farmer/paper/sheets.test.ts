/** Board, need cards and markers on paper. */
import { describe, expect, it } from 'vitest';
import { resolve } from '../../../kernel/options.ts';
import { pt } from '../../../print/lettering.ts';
import {
  type Box,
  extent,
  PAPER_NAMES,
  type Page,
  type Path,
  type Rect,
  type Text,
} from '../../../print/sheet.ts';
import { paperOf } from '../../../print/sheets.ts';
import type { ProvinceFile } from '../files/board-file.ts';
import { DEFAULT_BOARD, options as decls } from '../rules/options.ts';
import { position } from '../scene/map.ts';
import { en } from '../words/en.ts';
import { pl } from '../words/pl.ts';
import { ru } from '../words/ru.ts';
import { said as speak } from '../words/said.ts';

const words = speak('en', en);

import { cells, fieldBoxes } from './board.ts';
import { onTable, sheets } from './sheets.ts';

function made(given = {}, paper: 'a4' | 'letter' = 'a4'): readonly Page[] {
  const resolved = resolve(decls, given);
  if (!resolved.ok) throw new Error(resolved.refusal.option);
  return sheets(resolved.options, words, paperOf(paper, 'en'));
}
const find = (pages: readonly Page[], id: string) => {
  const page = pages.find((p) => p.id === id);
  if (!page) throw new Error(`no page ${id}`);
  return page;
};
const texts = (page: Page) => page.marks.filter((mark): mark is Text => mark.kind === 'text');
const said = (page: Page) => texts(page).map(({ text }) => text);
const rects = (page: Page) => page.marks.filter((mark): mark is Rect => mark.kind === 'rect');
const within = (outer: Box, mark: Text) => {
  const { x, y, width, height } = extent(mark);
  return (
    x >= outer.x && y >= outer.y && x + width <= outer.x + outer.width && y + height <= outer.y + outer.height
  );
};

describe('need cards', () => {
  const front = find(made(), 'needs.front');
  const cards = rects(front).map((card) =>
    texts(front)
      .filter((mark) => within(card, mark))
      .map(({ text }) => text),
  );

  it('are as many as the deck has', () => {
    expect(cards).toHaveLength(DEFAULT_BOARD.needDeck.reduce((sum, { copies }) => sum + copies, 0));
  });
  it('T11: a good and a number in a coin', () => {
    const goods = DEFAULT_BOARD.goods.map(({ name }) => name.en);
    const needs = cards.filter(([name]) => name !== 'NOTHING');
    for (const [name, reward] of needs) {
      expect(goods).toContain(name);
      expect(reward).toMatch(/^[1-9]$/);
    }
    const coins = front.marks.filter(({ kind }) => kind === 'circle');
    expect(coins).toHaveLength(2 * needs.length);
  });
  it('T12, T18: several read NOTHING, on the same sheet with the same back', () => {
    expect(cards.filter(([name]) => name === 'NOTHING')).toEqual(Array(5).fill(['NOTHING']));
    expect(new Set(said(find(made(), 'needs.back')))).toEqual(new Set(['Need']));
  });
});

describe('the board', () => {
  const board = find(made(), 'board');

  it('T14: has as many need fields as the board file, each as large as a card and marked', () => {
    const fields = DEFAULT_BOARD.provinces.reduce((sum, { needFields }) => sum + needFields, 0);
    const cards = rects(find(made(), 'needs.front'));
    const places = rects(board).filter((r) => r.width === cards[0]?.width && r.height === cards[0]?.height);
    expect(places).toHaveLength(fields);
    for (const place of places) {
      const here = texts(board).filter((mark) => within(place, mark));
      expect(here.map(({ text }) => text).join(' ')).toBe('Place a card here');
    }
  });
  it('T15: two of them in Estyx', () => {
    const name = texts(board).find(({ text }) => text === 'Estyx') as Text;
    const frames = rects(board).filter((r) => within(r, name));
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
      const page = find(sheets(own, words, paperOf('letter', 'en')), 'board');
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

describe('the set-up of who lays the sheets out', () => {
  it('T09, T13: continues with the First Player and the first need cards', () => {
    const resolved = resolve(decls);
    if (!resolved.ok) throw new Error(resolved.refusal.option);
    const steps = words.remarks?.(onTable(resolved.options)).join(' ');
    expect(steps).toMatch(/First Player.*card to each need field/);
  });
});

describe('markers and track', () => {
  it.each([3, 4, 6])('T02: hexagonal agents for each of %d players', (players) => {
    for (const paper of PAPER_NAMES) {
      const pages = made({ players }, paper).filter(
        ({ id, side }) => id.startsWith('markers') && side === 'front',
      );
      const agents = pages.flatMap(({ marks }) => marks.filter((mark): mark is Path => mark.kind === 'path'));
      for (const { d } of agents) expect(d.match(/[ML] /g)).toHaveLength(6);
      expect(agents).toHaveLength(players * 13);
    }
  });
  it.each([
    ['pl', speak('pl', pl), 'Pomarań-', 'czowy'],
    ['ru', speak('ru', ru), 'Фиоле-', 'товый'],
  ] as const)(
    'names of seats are legible on markers in %s, the long ones on two lines',
    (lang, said, ...parts) => {
      const resolved = resolve(decls, { players: 6 });
      if (!resolved.ok) throw new Error(resolved.refusal.option);
      for (const paper of PAPER_NAMES) {
        const pages = sheets(resolved.options, said, paperOf(paper, lang));
        const front = pages.filter(({ id, side }) => id.startsWith('markers') && side === 'front');
        expect(front).toHaveLength(1);
        const marks = front.flatMap(texts);
        expect(marks.map(({ text }) => text)).toEqual(expect.arrayContaining(parts));
        expect(marks.filter(({ text }) => text.includes('- '))).toEqual([]);
        for (const { size } of marks) expect(size).toBeGreaterThanOrEqual(pt(6.9));
      }
    },
  );
  it('T05: one points marker for each player, and a black one for the Election', () => {
    const front = find(made(), 'markers.front');
    expect(said(front).filter((text) => text === 'Points')).toHaveLength(4);
    expect(rects(front).filter(({ fill }) => fill === 'ink')).toHaveLength(1);
  });
  it('T05: the track has every number from 0 to its end', () => {
    const { end } = DEFAULT_BOARD.track;
    expect(said(find(made(), 'track'))).toEqual(Array.from({ length: end + 1 }, (_, i) => String(i)));
  });
  it.each(PAPER_NAMES)('T05: in rows of ten, in spaces larger than the markers, on %s', (paper) => {
    const spaces = rects(find(made({}, paper), 'track'));
    const left = spaces.filter(({ x }) => x === spaces[0]?.x);
    expect(left).toEqual(spaces.filter((_, i) => i % 10 === 0));
    const marker = rects(find(made({}, paper), 'markers.front'))[0]?.width ?? Number.POSITIVE_INFINITY;
    for (const { width } of spaces) expect(width).toBeGreaterThan(marker);
  });
});
