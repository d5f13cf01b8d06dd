import { describe, expect, test } from 'vitest';
import { find } from '../../games/catalogue.ts';
import { defaults } from '../../kernel/options.ts';
import type { Place, Scene } from '../../kernel/scene.ts';
import { named } from '../../words/program.ts';
import { openTerminal } from '../terminal.ts';
import { contents, drawScene } from './scene.ts';

const terminal = await openTerminal('en');
const war = find('boer-war');
if (!war) throw new Error('the catalogue has lost the Boer War');
const words = {
  ...named(await war.words.en(), defaults((await war.game()).options)),
  place: (id: string) => id,
  piece: ({ kind }: { kind: string }) => kind,
  cell: (_: string, cell: number) => `area ${cell}`,
};
const draw = (place: Place) => drawScene([place], words, terminal).split('\n');

test('shows the print of a place under its pieces', () => {
  const printed = { ...words, about: () => ['1 gold, Wine', 'Banquet: pay 2 gold, gain 3 points.'] };
  const place: Place = { id: 'province', kind: 'map', pieces: [{ id: 'a', kind: 'agent', cell: 0 }] };
  expect(drawScene([place], printed, terminal).split('\n')).toEqual([
    '  province  area 0: agent',
    '            1 gold, Wine · Banquet: pay 2 gold, gain 3 points.',
  ]);
});

test('pieces at the place of a choice have their owner’s mark', () => {
  const key = ['red', 'blue'].map((owner) => ({ id: owner, kind: owner, owner }));
  const fort: Place = { id: 'fort', kind: 'map', pieces: [{ id: 'f', kind: 'flag', owner: 'blue' }] };
  const scene: Scene = [fort, { id: 'sides', kind: 'owners', pieces: key }];
  expect(contents(fort, words, terminal, scene)).toBe('■\u00a0flag');
  expect(contents(fort, words, terminal, [fort])).toBe('flag');
});

test('a place without cells isn’t asked for the names of any', () => {
  const strict = {
    ...words,
    cell: (place: string): string => {
      throw new Error(`${place} has no cells`);
    },
  };
  const place: Place = { id: 'province', kind: 'map', pieces: [{ id: 'a', kind: 'agent' }] };
  expect(drawScene([place], strict, terminal)).toBe('  province  agent');
});

test('a player’s pieces don’t repeat the player’s name', () => {
  const own = { ...words, place: () => 'Red', piece: ({ kind }: { kind: string }) => `Red: ${kind}` };
  const pieces = [
    { id: 'g', kind: 'gold', count: 10 },
    { id: 'f', kind: 'First Player marker' },
  ];
  expect(drawScene([{ id: 'red', kind: 'row', pieces }], own, terminal).replaceAll('\u00a0', ' ')).toBe(
    '  Red  10 × gold, First Player marker',
  );
});

test('pieces of a supply that look alike are one with a count', () => {
  const lamp = (id: string, owner: string) => ({ id, kind: 'lamp', owner });
  const pieces = [lamp('north', 'keeper'), lamp('south', 'keeper'), lamp('other', 'rival')];
  const supply: Place = { id: 'supply', kind: 'pile', pieces };
  expect(drawScene([supply], words, terminal).replaceAll('\u00a0', ' ')).toBe('  supply  2 × lamp, lamp');
});

test('a table that is too wide breaks its widest cells, never a word', () => {
  const rows = [
    ['1', 'Austria-Hungary (Italy)', 'France'],
    ['2', 'none', 'Great Britain'],
  ];
  const place: Place = { id: 'orders', kind: 'chart', rows, pieces: [], at: { row: 0 } };
  expect(drawScene([place], words, { ...terminal, width: 40 }).split('\n')).toEqual([
    '  orders  ▸ 1  Austria-Hungary    France',
    '                       (Italy)',
    '            2             none     Great',
    '                                 Britain',
  ]);
  const narrow = drawScene([place], words, { ...terminal, width: 34 }).split('\n');
  expect(narrow.slice(0, 2)).toEqual(['  orders', '  ▸ 1  Austria-Hungary    France']);
  for (const line of narrow) expect(line.length).toBeLessThanOrEqual(34);
});

describe('each kind of place', () => {
  test('a track with counters, markers and labels', () => {
    const counters = ['up', 'down', 'up'].map((face, cell) => ({
      id: `c${cell}`,
      kind: 'counter',
      cell,
      face: face as 'up' | 'down',
      print: 'A',
    }));
    const pieces = [...counters, { id: 'm', kind: 'marker', cell: 1 }];
    expect(draw({ id: 'track', kind: 'track', cells: ['1', '2', '3'], pieces, active: true })).toEqual([
      '▸ track     1   2   3',
      '          [A] ▒▒▒ [A]',
      '                ▲ marker',
    ]);
  });

  test('a long track breaks into rows, and a marker near the edge has its name on the left', () => {
    const cells = Array.from({ length: 60 }, (_, i) => String(i));
    const lines = draw({
      id: 'track',
      kind: 'track',
      cells,
      pieces: [{ id: 'm', kind: 'a long name of a marker', cell: 19 }],
    });
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(lines.join(' ').match(/\d+/g)).toEqual(cells);
    expect(lines[1]).toMatch(/a long name of a marker ▲$/);
  });

  test('rows and tables use the game’s words', () => {
    const own = { ...words, print: (place: string, text: string) => `${place}-${text}` };
    const lines = (place: Place) => drawScene([place], own, terminal).split('\n');
    const pieces = [{ id: 'x', kind: 'Truce', cell: 1 }];
    expect(lines({ id: 'row', kind: 'row', cells: ['A', 'B'], pieces })).toEqual([
      '  row  row-B:\u00a0Truce',
    ]);
    expect(lines({ id: 't', kind: 'chart', cells: ['', 'CP'], rows: [['1', 'none']], pieces: [] })).toEqual([
      '  t     t-    t-CP',
      '       t-1  t-none',
    ]);
  });

  test('cup, row, pile and dice', () => {
    const pieces = [
      { id: 'stop', kind: 'STOP', count: 4 },
      { id: 'go', kind: 'GO!' },
    ];
    expect(draw({ id: 'cup', kind: 'cup', pieces })).toEqual(['  cup  4\u00a0×\u00a0STOP, GO!']);
    expect(draw({ id: 'pile', kind: 'pile', pieces: [] })).toEqual(['  pile  empty']);
    const row = [
      { id: 'x', kind: 'Truce', cell: 0 },
      { id: 'y', kind: 'card', cell: 1 },
    ];
    expect(draw({ id: 'row', kind: 'row', cells: ['A', 'B'], pieces: row })).toEqual([
      '  row  A:\u00a0Truce, B:\u00a0card',
    ]);
    const dice = [
      { id: 'a', kind: 'die', print: '3' },
      { id: 'b', kind: 'die', print: '5' },
    ];
    expect(draw({ id: 'dice', kind: 'dice', pieces: dice })).toEqual(['  dice  [3] [5]']);
  });

  test('a map and fronts as lists, a table with its row, odds, numbers side by side', () => {
    const pieces = [
      { id: 'x', kind: 'army', cell: 2 },
      { id: 'y', kind: 'fleet', cell: 2 },
      { id: 'z', kind: 'army', cell: 0 },
    ];
    expect(draw({ id: 'map', kind: 'map', pieces })).toEqual([
      '  map  area 0: army',
      '       area 2: army, fleet',
    ]);
    const rows = [
      ['1-2', 'calm'],
      ['3', 'storm'],
    ];
    expect(
      draw({ id: 'table', kind: 'chart', cells: ['d6', 'sea'], rows, at: { row: 1 }, pieces: [] }),
    ).toEqual(['  table     d6    sea', '           1-2   calm', '         ▸   3  storm']);
    const odds = [
      { outcome: 'hit', chance: '1/3' },
      { outcome: 'miss', chance: '2/3' },
    ];
    expect(draw({ id: 'odds', kind: 'odds', pieces: [], odds })[0]).toMatch(
      /hit:.33%.1\/3 {3}miss:.67%.2\/3/,
    );
    const numbers = ['gold', 'food'].map((id, i) => ({
      id,
      kind: 'number' as const,
      pieces: [],
      value: i + 5,
    }));
    expect(drawScene(numbers, words, terminal)).toBe('  gold  5   food 6');
  });
});

describe('a map with links and owners', () => {
  const key = ['us', 'them'].map((owner) => ({ id: owner, kind: owner, owner }));
  const scene: Scene = [
    { id: 'sides', kind: 'owners', pieces: key },
    {
      id: 'hill',
      kind: 'map',
      links: ['lake'],
      pieces: [
        { id: 'c', kind: 'cube', owner: 'them', count: 2 },
        { id: 't', kind: 'tree' },
      ],
    },
    { id: 'lake', kind: 'map', links: ['wood'], pieces: [], owner: 'us' },
    { id: 'wood', kind: 'map', pieces: [] },
  ];
  const drawn = (width: number) =>
    drawScene(scene, { ...words, cell: () => '' }, { ...terminal, width })
      .replaceAll('\u00a0', ' ')
      .split('\n');
  test('names the neighbours of each place and marks whose a piece is, without colours too', () => {
    expect(drawn(60)).toEqual([
      '  sides   ● us, ■ them',
      '  hill    2 × ■ cube, tree',
      '          ↔ lake',
      '  ● lake  empty',
      '          ↔ hill, wood',
      '  wood    empty',
      '          ↔ lake',
    ]);
  });
  test('keeps to the width', () => {
    for (const line of drawn(20)) expect(line.length).toBeLessThanOrEqual(20);
  });
});
