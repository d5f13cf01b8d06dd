import { describe, expect, test } from 'vitest';
import { ring } from '../../test/toys/ring/game.ts';
import { en } from '../../test/toys/ring/words.ts';
import { deckPlaces, newDeck, takeCard } from '../kernel/parts/deck.ts';
import type { Scene } from '../kernel/scene.ts';
import { sceneSheets } from './from-scene.ts';
import type { Line, Page, Rect } from './sheet.ts';
import { paperOf } from './sheets.ts';

const paper = paperOf('a4', 'en');
const said = ({ marks }: Page) => marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
const often = (page: Page, text: string) => said(page).filter((each) => each === text).length;
const scene = ring.scene(ring.setup({}));
const pages = sceneSheets(scene, en, paper);
const find = (id: string) => pages.find((page) => page.id === id) as Page;

test('a game without sheets of its own prints its counters, its deck, its map and its tracks', () => {
  expect(pages.map(({ id }) => id)).toEqual([
    'counters.front',
    'counters.back',
    'cards.front',
    'cards.back',
    'board',
    'tracks',
  ]);
});

test('as many counters as lie on the table, each with its owner, and the deck with its backs', () => {
  const front = find('counters.front');
  expect([often(front, 'host'), often(front, 'Theirs')]).toEqual([6, 6]);
  expect(said(find('counters.back'))).toEqual(expect.arrayContaining(['host', 'Theirs']));
  const cards = find('cards.front');
  expect(['Growth', 'Raid', 'Rest'].map((card) => often(cards, card))).toEqual([4, 3, 2]);
  expect(often(find('cards.back'), 'Cards')).toBe(9);
  expect(often(find('cards.back'), 'Raid')).toBe(0);
});

test('a pile of which only the number is visible is printed card by card', () => {
  const all = { raid: 3, rest: 2 };
  const deck = newDeck(all);
  const fronts = () => {
    const page = sceneSheets(deckPlaces('deck', all, deck), en, paper).find(({ id }) => id === 'cards.front');
    return ['Raid', 'Rest'].map((card) => often(page as Page, card));
  };
  expect(fronts()).toEqual([3, 2]);
  // The sheet doesn't tell who has it in hand.
  takeCard(deck, 'raid');
  expect(fronts()).toEqual([3, 2]);
});

describe('the map', () => {
  const { marks } = find('board');
  test('has every place by its name, none over another, and a line for every link', () => {
    const boxes = marks.filter((mark): mark is Rect => mark.kind === 'rect');
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

test('what is drawn from a cup has a blank back; what can be turned over has one without its print', () => {
  const bag: Scene = [
    { id: 'deck', kind: 'cup', pieces: [{ id: 'raid', kind: 'raid', count: 2 }] },
    { id: 'turns', kind: 'track', cells: ['1'], pieces: [{ id: 'turn', kind: 'turn', face: 'up' }] },
  ];
  const [front, back] = sceneSheets(bag, en, paper) as [Page, Page];
  expect(said(front).join(' ')).toContain('turn marker');
  expect(often(front, 'Raid')).toBe(2);
  expect(said(back)).toEqual([]);
});

test('nothing to print is no page', () => {
  expect(sceneSheets([{ id: 'turns', kind: 'number', pieces: [], value: 3 }], en, paper)).toEqual([]);
});
