import { describe, expect, test } from 'vitest';
import { ring } from '../../test/toys/ring/game.ts';
import { en } from '../../test/toys/ring/words.ts';
import { deckPlaces, newDeck, takeCard } from '../kernel/parts/deck.ts';
import type { Scene } from '../kernel/scene.ts';
import { sceneAid, sceneSheets } from './from-scene.ts';
import { ownerFill } from './owners.ts';
import type { Line, Page, Rect } from './sheet.ts';
import { paperOf } from './sheets.ts';

const paper = paperOf('a4', 'en');
const look = { accent: '#224466', wash: '#ddeeff' } as const;
const said = ({ marks }: Page) => marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
const often = (page: Page, text: string) => said(page).filter((each) => each === text).length;
const scene = ring.scene(ring.setup({}));
const pages = sceneSheets(scene, look, en, paper);
const find = (id: string) => pages.find((page) => page.id === id) as Page;

test('a game without sheets prints its deck and counters on one leaf, its map and its tracks', () => {
  expect(pages.map(({ id }) => id)).toEqual(['pieces.front', 'pieces.back', 'board', 'tracks']);
});

test('as many counters as lie on the table, in the colour and with the shape of their owner, and the deck with its backs', () => {
  const front = find('pieces.front');
  expect([often(front, 'host'), often(front, 'turn'), often(front, 'Raid')]).toEqual([6, 1, 3]);
  expect(['Growth', 'Raid', 'Rest'].map((card) => often(front, card))).toEqual([4, 3, 2]);
  const back = find('pieces.back');
  expect(often(back, 'Cards')).toBe(9);
  expect(often(back, 'Raid')).toBe(0);
  const theirs = front.marks.filter((mark) => mark.kind === 'rect' && mark.fill === ownerFill(1));
  expect(theirs).toHaveLength(6);
  expect(front.marks.filter(({ kind }) => kind === 'path')).toHaveLength(6);
});

test('a pile of which only the number is visible is printed card by card', () => {
  const all = { raid: 3, rest: 2 };
  const deck = newDeck(all);
  const fronts = () => {
    const page = sceneSheets(deckPlaces('deck', all, deck).slice(0, 1), look, en, paper).find(
      ({ id }) => id === 'pieces.front',
    );
    return ['Raid', 'Rest'].map((card) => often(page as Page, card));
  };
  expect(fronts()).toEqual([3, 2]);
  // The sheet doesn't tell who has it in hand.
  takeCard(deck, 'raid');
  expect(fronts()).toEqual([3, 2]);
});

describe('the map', () => {
  const { marks } = find('board');
  test('names every place, overlaps none, and has a line for every link', () => {
    const boxes = marks.filter((mark): mark is Rect => mark.kind === 'rect' && mark.stroke > 0);
    expect(boxes).toHaveLength(6);
    for (const a of boxes)
      for (const b of boxes)
        if (a !== b)
          expect(Math.abs(a.x - b.x) >= a.width || Math.abs(a.y - b.y) >= a.height, `${a.x} ${b.x}`).toBe(
            true,
          );
    expect(marks.filter((mark): mark is Line => mark.kind === 'line')).toHaveLength(6);
    expect(said(find('board')).join(' ')).toContain('Northern Heights');
  });
});

test('pieces drawn from a cup have a blank back; pieces with two faces have one without print', () => {
  const bag: Scene = [
    { id: 'deck', kind: 'cup', pieces: [{ id: 'raid', kind: 'raid', count: 2 }] },
    { id: 'turns', kind: 'track', cells: ['1'], pieces: [{ id: 'turn', kind: 'turn', face: 'up' }] },
  ];
  const [front, back] = sceneSheets(bag, look, en, paper) as [Page, Page];
  expect(said(front).join(' ')).toContain('turn marker');
  expect(often(front, 'Raid')).toBe(2);
  expect(said(back)).toEqual([]);
});

test('a scene without anything to print makes no page', () => {
  expect(sceneSheets([{ id: 'turns', kind: 'number', pieces: [], value: 3 }], look, en, paper)).toEqual([]);
});

test('decks and cups have their place beside the tracks', () => {
  const cup: Scene = [
    { id: 'deck', kind: 'cup', pieces: [{ id: 'raid', kind: 'raid', count: 2 }] },
    { id: 'hosts', kind: 'pile', pieces: [] },
  ];
  const [, , page] = sceneSheets(cup, look, en, paper);
  expect(said(page as Page)).toEqual(expect.arrayContaining(['Cards', '2\u00a0×\u00a0Raid', 'Their hosts']));
  expect(page?.marks.filter(({ kind }) => kind === 'path').length).toBeGreaterThan(2);
  expect(page?.note).toContain('19\u00a0×\u00a019\u00a0mm');
});

test('cards that lie in a row are printed as cards, and so are their spaces', () => {
  const row: Scene = [
    { id: 'deck', kind: 'row', cells: ['1', '2'], pieces: [{ id: 'raid', kind: 'raid', face: 'up' }] },
  ];
  const [front, , tracks] = sceneSheets(row, look, en, paper) as [Page, Page, Page];
  const card = front.marks.find((mark): mark is Rect => mark.kind === 'rect' && mark.colour === 'soft');
  const well = tracks.marks.find((mark): mark is Rect => mark.kind === 'rect' && mark.fill === 'paper');
  expect([card?.width, card?.height]).toEqual([41, 63]);
  expect(well?.width).toBeGreaterThanOrEqual(41.5);
  expect(well?.height).toBeGreaterThanOrEqual(63.5);
});

test('a row of numbers, or of pieces with one face, is printed as counters', () => {
  const numbers = { ...en, piece: ({ print = '' }: { print?: string }) => print } as typeof en;
  for (const piece of [
    { id: 'a', kind: 'action', print: '1', face: 'up' },
    { id: 'a', kind: 'turn', cell: 0 },
  ] as const) {
    const row: Scene = [{ id: 'turns', kind: 'row', cells: ['1', '2'], pieces: [piece] }];
    const [front, , tracks] = sceneSheets(row, look, 'print' in piece ? numbers : en, paper) as [
      Page,
      Page,
      Page,
    ];
    const counter = front.marks.find((mark): mark is Rect => mark.kind === 'rect' && mark.colour === 'soft');
    const well = tracks.marks.find((mark): mark is Rect => mark.kind === 'rect' && mark.fill === 'paper');
    expect([counter?.width, counter?.height]).toEqual([18, 18]);
    expect(well?.width).toBeLessThan(20);
  }
});

describe('a chart', () => {
  const chart = (rows: readonly (readonly string[])[]): Scene => [
    { id: 'turns', kind: 'chart', cells: ['', '1', '2'], rows, pieces: [] },
  ];
  const short = chart([
    ['1', 'A', 'B'],
    ['2', 'C', 'D'],
  ]);
  const words = { ...en, print: (_: string, text: string) => (text === 'D' ? 'Dawn' : text) };
  test('has a page, with the words of the game and bold headings of rows and columns', () => {
    const [tables, ...none] = sceneSheets(short, look, words, paper);
    expect([tables?.id, tables?.side, none]).toEqual(['tables', 'reading', []]);
    expect(said(tables as Page)).toEqual(['Turns', '1', '2', '1', 'A', 'B', '2', 'C', 'Dawn']);
    const bold = tables?.marks.flatMap((mark) => (mark.kind === 'text' && mark.bold ? [mark.text] : []));
    expect(bold).toEqual(['Turns', '1', '2', '1', '2']);
  });
  test('is on the player aid if a line is enough for each cell, and only then', () => {
    const pictures = (scene: Scene) =>
      sceneAid(scene, look, words, paper).filter(({ title }) => title === 'Turns');
    const [panel] = pictures(short);
    const drawn = panel?.lines[0]?.picture?.at(paper, 0, 0) ?? [];
    expect(drawn.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))).toContain('Dawn');
    const long = chart([['1', 'This happens. '.repeat(6), 'That happens. '.repeat(6)]]);
    expect(pictures(long)).toEqual([]);
    expect(sceneSheets(long, look, words, paper)).toHaveLength(1);
  });
  test('that is longer than a page continues on the next', () => {
    const rows = Array.from({ length: 60 }, (_, i) => [String(i), 'A', 'B']);
    expect(sceneSheets(chart(rows), look, words, paper).map(({ id }) => id)).toEqual([
      'tables',
      'tables-2',
      'tables-3',
    ]);
  });
});

describe('the player aid', () => {
  const panels = sceneAid(scene, look, en, paper);
  test('shows what is on the table, then the rules', () => {
    expect(panels.map(({ title }) => title)).toEqual(['On the table', 'Rules']);
    expect(panels[0]?.lines.map(({ text, picture }) => [text, picture !== undefined])).toEqual([
      ['Turns', true],
      ['Cards', true],
    ]);
    expect(panels[1]?.lines.map(({ text }) => text)).toEqual(Object.values(en.rules));
  });
  test('has the rules in chapters, where the game names them', () => {
    const title = { en: 'Drawing', pl: 'Dobieranie', cs: 'Dobírání', ru: 'Добор' };
    const titles = sceneAid(scene, look, en, paper, { cards: title }).map((panel) => panel.title);
    expect(titles).toEqual(['On the table', 'Rules', 'Drawing']);
  });
});
