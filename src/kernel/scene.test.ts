import { describe, expect, test } from 'vitest';
import { linksOf, onTheTable, ownersOf, type Piece, type Place, type Scene } from './scene.ts';
import { difference } from './scene-changes.ts';

const before: Scene = [
  {
    id: 'track',
    kind: 'track',
    cells: ['0', '1', '2'],
    pieces: [
      { id: 'm', kind: 'marker', cell: 2 },
      { id: 'c', kind: 'counter', cell: 0, face: 'down' },
    ],
  },
  {
    id: 'cup',
    kind: 'cup',
    pieces: [
      { id: 'go', kind: 'go', count: 4 },
      { id: 'stop', kind: 'stop', count: 2 },
    ],
  },
  { id: 'left', kind: 'number', pieces: [], value: 5 },
];

test('nothing to do if nothing differs', () => {
  expect(difference(before, before)).toEqual([]);
});

test('move, flip, add, remove, set: what to do on the table', () => {
  const after: Scene = [
    {
      id: 'track',
      kind: 'track',
      cells: ['0', '1', '2'],
      pieces: [
        { id: 'm', kind: 'marker', cell: 1 },
        { id: 'c', kind: 'counter', cell: 0, face: 'up' },
      ],
    },
    {
      id: 'cup',
      kind: 'cup',
      pieces: [
        { id: 'go', kind: 'go', count: 3 },
        { id: 'new', kind: 'chit' },
      ],
    },
    { id: 'left', kind: 'number', pieces: [], value: 7 },
  ];
  expect(difference(before, after)).toMatchObject([
    { do: 'take', piece: { id: 'stop' }, count: 2, at: { place: 'cup' } },
    { do: 'move', piece: { id: 'm' }, from: { place: 'track', cell: 2 }, to: { place: 'track', cell: 1 } },
    { do: 'turn', piece: { id: 'c' }, face: 'up' },
    { do: 'take', piece: { id: 'go' }, count: 1 },
    { do: 'add', piece: { id: 'new' }, count: 1 },
    { do: 'set', place: 'left', from: 5, to: 7 },
  ]);
});

test('a piece that has moved and shows its other side is moved, then flipped', () => {
  const lying = (cell: number, face: 'up' | 'down'): Scene => [
    { id: 'track', kind: 'track', cells: ['0', '1'], pieces: [{ id: 'c', kind: 'counter', cell, face }] },
  ];
  expect(difference(lying(0, 'down'), lying(1, 'up'))).toMatchObject([
    { do: 'move', piece: { id: 'c' }, from: { place: 'track', cell: 0 }, to: { place: 'track', cell: 1 } },
    { do: 'turn', piece: { id: 'c' }, at: { place: 'track', cell: 1 }, face: 'up' },
  ]);
});

describe('the same id on another component', () => {
  const lying = (piece: Partial<Piece>, kind: Place['kind'] = 'row', place: Partial<Place> = {}): Scene => [
    { id: 'yard', kind, pieces: [{ id: 'p', kind: 'fort', ...piece }], ...place },
  ];
  test.each<[string, Partial<Piece>, Partial<Piece>]>([
    ['another kind', { kind: 'fort' }, { kind: 'ruin' }],
    ['another owner', { owner: 'red' }, { owner: 'blue' }],
    ['an owner, where nobody had it', {}, { owner: 'blue' }],
    ['something else printed', { print: 'Flood' }, { print: 'Fire' }],
  ])('is removed and added: %s', (_, was, is) => {
    expect(difference(lying(was), lying(is))).toEqual([
      { do: 'take', piece: { id: 'p', kind: 'fort', ...was }, at: { place: 'yard' }, count: 1 },
      { do: 'add', piece: { id: 'p', kind: 'fort', ...is }, at: { place: 'yard' }, count: 1 },
    ]);
  });
  test('counts at its old and its new place', () => {
    const cells = { cells: ['a', 'b'] };
    const [red, blue] = [
      { owner: 'red', count: 3, cell: 0 },
      { owner: 'blue', count: 2, cell: 1 },
    ];
    expect(difference(lying(red, 'track', cells), lying(blue, 'track', cells))).toMatchObject([
      { do: 'take', piece: red, at: { place: 'yard', cell: 0 }, count: 3 },
      { do: 'add', piece: blue, at: { place: 'yard', cell: 1 }, count: 2 },
    ]);
  });
  test('asks for nothing if the player only reported it', () => {
    const told = (owner: string, count: number, of: number) =>
      lying({ owner, count }, 'row', { learnt: { p: of } });
    expect(difference(told('red', 3, 3), told('blue', 2, 2))).toEqual([]);
    expect(difference(told('red', 3, 2), told('blue', 2, 2))).toMatchObject([{ do: 'take', count: 1 }]);
  });
  test('isn’t a die’s result, a flipped face, or a name that is learnt', () => {
    expect(difference(lying({ print: '3' }, 'dice'), lying({ print: '5' }, 'dice'))).toEqual([]);
    expect(difference(lying({}), lying({ print: 'Flood' }))).toEqual([]);
    expect(difference(lying({ print: '2', face: 'down' }), lying({ print: '4', face: 'up' }))).toMatchObject([
      { do: 'turn', face: 'up' },
    ]);
    const cells = { cells: ['0', '1'] };
    expect(
      difference(
        lying({ print: '101', cell: 0 }, 'track', cells),
        lying({ print: '102', cell: 1 }, 'track', cells),
      ),
    ).toMatchObject([{ do: 'move', piece: { print: '102' } }]);
  });
});

describe('a card that goes from one place and comes to another under another id', () => {
  const card = (id: string, more: Partial<Piece> = {}): Piece => ({
    id,
    kind: 'unit',
    owner: 'me',
    print: '3',
    ...more,
  });
  const laid = (hand: readonly Piece[], fallen: readonly Piece[]): Scene => [
    { id: 'hand', kind: 'row', pieces: hand },
    { id: 'fallen', kind: 'row', pieces: fallen },
  ];
  const verbs = (from: Piece, to: Piece) =>
    difference(laid([from], []), laid([], [to])).map((change) => change.do);
  test('is moved', () => {
    expect(difference(laid([card('a')], []), laid([], [card('b')]))).toEqual([
      { do: 'move', piece: card('b'), from: { place: 'hand' }, to: { place: 'fallen' } },
    ]);
  });
  test.each<[string, Partial<Piece>]>([
    ['another print', { print: '4' }],
    ['another kind', { kind: 'other' }],
    ['another owner', { owner: 'you' }],
    ['a back', { face: 'down' }],
    ['one of a number', { count: 1 }],
  ])('but not with %s', (_, other) => {
    expect(verbs(card('a'), card('b', other))).toEqual(['take', 'add']);
  });
  test('each of two only once', () => {
    const changes = difference(laid([card('a'), card('b')], []), laid([], [card('c')]));
    expect(changes.map((change) => change.do).toSorted()).toEqual(['move', 'take']);
  });
  test('is another one where both are in the same place', () => {
    expect(difference(laid([card('a')], []), laid([card('b')], [])).map((change) => change.do)).toEqual([
      'take',
      'add',
    ]);
  });
});

describe('a card whose back and face have different ids', () => {
  const lying = (piece: Partial<Piece>, id = 'p'): Scene => [
    { id: 'row', kind: 'row', cells: ['A', 'B'], pieces: [{ id, kind: 'card', cell: 1, ...piece }] },
  ];
  const [back, face]: readonly Partial<Piece>[] = [
    { face: 'down', kind: 'back' },
    { face: 'up', print: '9' },
  ];
  test('is flipped where it lies, either way', () => {
    expect(difference(lying({ ...back }), lying({ ...face }, 'q'))).toEqual([
      {
        do: 'turn',
        piece: { id: 'q', kind: 'card', cell: 1, ...face },
        at: { place: 'row', cell: 1 },
        face: 'up',
      },
    ]);
    // Turned down again, it is still named by its face.
    expect(difference(lying({ ...face }, 'q'), lying({ ...back }))).toMatchObject([
      { do: 'turn', piece: { id: 'q', print: '9' }, face: 'down' },
    ]);
  });
  test.each<[string, Partial<Piece>, Partial<Piece>]>([
    ['another cell', { ...back }, { ...face, cell: 0 }],
    ['another owner', { ...back, owner: 'red' }, { ...face, owner: 'blue' }],
    ['the same side up', { ...face, print: '8' }, { ...face }],
    ['two of them', { ...back, count: 2 }, { ...face }],
  ])('is another card with %s', (_, was, is) => {
    expect(difference(lying(was), lying(is, 'q')).map((change) => change.do)).toEqual(['take', 'add']);
  });
  test('each goes with its own back', () => {
    const row = (pieces: readonly Partial<Piece>[]): Scene => [
      {
        id: 'row',
        kind: 'row',
        cells: ['A', 'B'],
        pieces: pieces.map((piece, cell) => ({ id: '', kind: 'card', cell, ...piece })),
      },
    ];
    const backs = row([
      { ...back, id: 'a' },
      { ...back, id: 'b' },
    ]);
    const faces = row([
      { ...face, id: '1' },
      { ...face, id: '2' },
    ]);
    expect(difference(backs, faces)).toMatchObject([
      { do: 'turn', piece: { id: '1' }, at: { cell: 0 } },
      { do: 'turn', piece: { id: '2' }, at: { cell: 1 } },
    ]);
  });
});

test('a place without cells has none to name', () => {
  const yard = (pieces: readonly Piece[]): Scene => [{ id: 'yard', kind: 'map', pieces }];
  const track = (pieces: readonly Piece[]): Scene => [{ id: 'track', kind: 'track', cells: ['0'], pieces }];
  const fort = { id: 'p', kind: 'fort' };
  expect(difference(yard([]), yard([fort]))).toEqual([
    { do: 'add', piece: fort, at: { place: 'yard' }, count: 1 },
  ]);
  expect(difference(track([]), track([fort]))).toEqual([
    { do: 'add', piece: fort, at: { place: 'track', cell: 0 }, count: 1 },
  ]);
});

test('a cup is on the real table only if the player draws from it', () => {
  expect(onTheTable(before, true).map(({ id }) => id)).toEqual(['track', 'left']);
  expect(onTheTable(before, false)).toEqual(before);
});

describe('what the app only learnt', () => {
  const cubes = (count: number, learnt: number): Scene => [
    {
      id: 'camp',
      kind: 'pile',
      pieces: count > 0 ? [{ id: 'cube', kind: 'cube', count }] : [],
      learnt: { cube: learnt },
    },
  ];
  test('is on the table anyway: undoing the report asks for nothing', () => {
    expect(difference(cubes(4, 4), cubes(0, 0))).toEqual([]);
    expect(difference(cubes(0, 0), cubes(4, 4))).toEqual([]);
    expect(difference(cubes(4, 4), cubes(3, 3))).toEqual([]);
  });
  test('stays when later moves are undone', () => {
    expect(difference(cubes(5, 4), cubes(4, 4))).toMatchObject([{ do: 'take', count: 1 }]);
    expect(difference(cubes(5, 4), cubes(0, 0))).toMatchObject([{ do: 'take', count: 1 }]);
    expect(difference(cubes(0, 0), cubes(5, 4))).toMatchObject([{ do: 'add', count: 1 }]);
    expect(difference(cubes(0, 4), cubes(4, 4))).toMatchObject([{ do: 'add', count: 4 }]);
    expect(difference(cubes(2, 4), cubes(0, 0))).toMatchObject([{ do: 'add', count: 2 }]);
  });
  test('comes and goes with its place', () => {
    expect(difference(cubes(3, 3), [])).toMatchObject([{ do: 'take', count: 3 }]);
    expect(difference([], cubes(3, 3))).toMatchObject([{ do: 'add', count: 3 }]);
  });
  test('moves like anything else', () => {
    const at = (cell: number): Scene => [
      {
        id: 'road',
        kind: 'track',
        cells: ['1', '2'],
        pieces: [{ id: 'cube', kind: 'cube', cell }],
        learnt: { cube: 1 },
      },
    ];
    expect(difference(at(0), at(1))).toMatchObject([{ do: 'move', piece: { id: 'cube' } }]);
  });
  test('counts in a number that returns to the table’s value before the report', () => {
    const gold = (value: number, learnt: number): Scene => [
      { id: 'gold', kind: 'number', pieces: [], value, learnt: { gold: learnt } },
    ];
    expect(difference(gold(4, 4), gold(0, 0))).toEqual([]);
    expect(difference(gold(6, 4), gold(0, 0))).toMatchObject([{ do: 'set', from: 6, to: 4 }]);
    expect(difference(gold(0, 0), gold(6, 4))).toMatchObject([{ do: 'set', from: 4, to: 6 }]);
    expect(difference(gold(6, 4), gold(4, 4))).toMatchObject([{ do: 'set', from: 6, to: 4 }]);
  });
});

test('a link appears once, whichever place names it; a link to nowhere is dropped', () => {
  const place = (id: string, links: readonly string[]) => ({ id, kind: 'map' as const, pieces: [], links });
  expect(linksOf([place('a', ['b', 'a']), place('b', ['a', 'c']), place('c', ['moon'])])).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

test('links of a map with more than a hundred places stay apart', () => {
  const links: Record<number, string[]> = { 1: ['p123'], 11: ['p23'] };
  const places = Array.from({ length: 124 }, (_, n) => ({
    id: `p${n}`,
    kind: 'map' as const,
    pieces: [],
    links: links[n] ?? [],
  }));
  expect(linksOf(places)).toEqual([
    [1, 123],
    [11, 23],
  ]);
});

test('owners are in the order of the key, not of the pieces', () => {
  const key = ['blue', 'red'].map((owner) => ({ id: owner, kind: 'side', owner }));
  const owners = ownersOf([
    { id: 'row', kind: 'row', pieces: [{ id: 'r', kind: 'cube', owner: 'red' }] },
    { id: 'key', kind: 'owners', pieces: [...key, { id: 'nobody', kind: 'side' }] },
  ]);
  expect([...owners]).toEqual([
    ['blue', key[0]],
    ['red', key[1]],
  ]);
  expect(ownersOf(before).size).toBe(0);
});

test('a number that isn’t known before or after needs no setting', () => {
  const left = (value?: number): Scene => [
    { id: 'left', kind: 'number', pieces: [], ...(value === undefined ? {} : { value }) },
  ];
  expect(difference(left(), left(3))).toEqual([]);
  expect(difference(left(3), left())).toEqual([]);
  expect(difference([], left(3))).toEqual([]);
  expect(difference(left(3), left(4))).toEqual([{ do: 'set', place: 'left', from: 3, to: 4 }]);
});

describe('cards of one kind', () => {
  const card = (id: string, cell: number) => ({ id, kind: 'card', cell, face: 'up' as const, print: 'Salt' });
  const row = (...pieces: ReturnType<typeof card>[]): Place => ({
    id: 'row',
    kind: 'row',
    cells: ['1', '2', '3'],
    pieces,
  });
  const pile = (count: number): Place => ({
    id: 'pile',
    kind: 'pile',
    pieces: count > 0 ? [{ id: 'salt', kind: 'card', count, face: 'up', print: 'Salt' }] : [],
  });

  test('where they move up to where one like them was, only the last space changes', () => {
    const before = [row(card('c', 0), card('b', 1), card('a', 2))];
    expect(difference(before, [row(card('b', 0), card('a', 1))])).toMatchObject([
      { do: 'take', at: { place: 'row', cell: 2 }, count: 1 },
    ]);
    expect(difference(before, [row(card('b', 0), card('a', 1), card('d', 2))])).toEqual([]);
  });

  test('one that comes to those in a pile, or from them, is moved', () => {
    const [lies, gone] = [row(card('a', 0)), row()];
    expect(difference([lies, pile(2)], [gone, pile(3)])).toMatchObject([
      { do: 'move', from: { place: 'row' }, to: { place: 'pile' } },
    ]);
    expect(difference([gone, pile(3)], [lies, pile(1)])).toMatchObject([
      { do: 'move', from: { place: 'pile' }, to: { place: 'row' } },
      { do: 'take', at: { place: 'pile' }, count: 1 },
    ]);
  });
});
