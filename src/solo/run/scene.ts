/** What is on the table, from the pieces of the file. */
import { at } from '../../kernel/at.ts';
import type { Piece as Laid, Place, Scene } from '../../kernel/scene.ts';
import type { Kinds, Piece, Plan, TableDef } from '../plan.ts';
import type { State } from './state.ts';

/** Longer tracks are shown as a number. */
const MOST_CELLS = 31;

export function sceneOf(plan: Plan, { v }: Readonly<State>): Scene {
  return [...plan.pieces.flatMap((piece) => placesOf(plan, piece, v)), ...plan.tables.map(chartOf)];
}

function placesOf(plan: Plan, piece: Piece, v: readonly number[]): Place[] {
  const members = piece.each === null ? [''] : at(plan.lists, piece.each).ids.map((id) => `.${id}`);
  return members.flatMap((member, m) =>
    placesAt(plan, piece, `${piece.id}${member}`, piece.base + m * piece.size, v),
  );
}

function placesAt(plan: Plan, piece: Piece, id: string, base: number, v: readonly number[]): Place[] {
  const n = at(v, base);
  const list = piece.kinds === undefined ? undefined : at(plan.lists, piece.kinds);
  switch (piece.kind) {
    case 'track':
      if (piece.high - piece.low < MOST_CELLS)
        return [
          row('track', id, range(piece.low, piece.high), [
            { id: `${id}:marker`, kind: 'marker', cell: n - piece.low },
          ]),
        ];
      return [{ id, kind: 'number', pieces: [], value: n }];
    case 'number':
      return [{ id, kind: 'number', pieces: [], value: n }];
    case 'flag':
      return [row('row', id, ['no', 'yes'], [{ id: `${id}:marker`, kind: 'marker', cell: n }])];
    case 'marker':
      return [row('row', id, at(plan.lists, piece.t).ids, [{ id: `${id}:marker`, kind: 'marker', cell: n }])];
    case 'counters':
      return [countersAt(piece, id, base, v)];
    case 'cup':
      return [{ id, kind: 'cup', pieces: held(list as Kinds, id, base, v, 'chit') }];
    case 'deck':
      return pilesAt(piece, list as Kinds, id, base, v);
    case 'display':
      return [displayAt(piece, list as Kinds, id, base, v)];
  }
}

const range = (low: number, high: number) =>
  Array.from({ length: high - low + 1 }, (_, i) => String(low + i));

function row(kind: 'row' | 'track', id: string, cells: readonly string[], pieces: readonly Laid[]): Place {
  return { id, kind, cells, pieces };
}

/** In one row by digit: those face up, and those face down. */
function countersAt(
  { digits = [], counts = [] }: Piece,
  id: string,
  base: number,
  v: readonly number[],
): Place {
  const pieces = digits.flatMap((digit, k): Laid[] => {
    const up = at(v, base + k);
    const down = at(counts, k) - up;
    const common = { kind: 'counter', cell: k, print: String(digit) };
    return [
      ...(up > 0 ? [{ ...common, id: `${id}:${digit}.up`, count: up, face: 'up' as const }] : []),
      ...(down > 0 ? [{ ...common, id: `${id}:${digit}.down`, count: down, face: 'down' as const }] : []),
    ];
  });
  return row('row', id, digits.map(String), pieces);
}

function held({ ids, members }: Kinds, id: string, base: number, v: readonly number[], kind: string): Laid[] {
  return ids.flatMap((x, k): Laid[] => {
    const count = at(v, base + k);
    return count > 0 ? [{ id: `${id}:${x}`, kind, count, face: 'up', print: at(members, k) }] : [];
  });
}

function pilesAt(
  { counts = [] }: Piece,
  list: Kinds,
  id: string,
  base: number,
  v: readonly number[],
): Place[] {
  const kinds = counts.length;
  let down = 0;
  for (let k = 0; k < kinds; k++) down += at(v, base + k);
  const cards = held(list, `${id}:all`, 0, counts, 'card');
  const back: Laid[] = down > 0 ? [{ id: `${id}:down`, kind: 'card', count: down, face: 'down' }] : [];
  return [
    { id, kind: 'pile', pieces: back, cards },
    { id: `${id}:discards`, kind: 'pile', pieces: held(list, `${id}:discards`, base + kinds, v, 'card') },
  ];
}

function displayAt(
  { size, slides }: Piece,
  { ids, members }: Kinds,
  id: string,
  base: number,
  v: readonly number[],
): Place {
  // Where cards slide up, a card keeps its id: copies are counted from the end.
  const copies = new Map<number, number>();
  const pieces = Array.from({ length: size }, (_, i) => size - 1 - i).flatMap((cell): Laid[] => {
    const card = at(v, base + cell) - 1;
    if (card < 0) return [];
    const nth = (copies.get(card) ?? 0) + 1;
    copies.set(card, nth);
    const suffix = slides ? `${at(ids, card)}${nth > 1 ? `~${nth}` : ''}` : cell + 1;
    return [{ id: `${id}:${suffix}`, kind: 'card', cell, face: 'up', print: at(members, card) }];
  });
  return row('row', id, range(1, size), pieces.reverse());
}

/** A table as it's printed; its cells by their ids, because what they say may be translated. */
function chartOf({ id, rows, columns, head, cells }: TableDef): Place {
  const width = Math.max(1, columns.length);
  return {
    id,
    kind: 'chart',
    inApp: true,
    cells: head,
    pieces: [],
    rows: rows.map(({ label }, r) => [
      label,
      ...cells.slice(r * width, (r + 1) * width).map((cell) => `[${cell.id}]`),
    ]),
  };
}

/** The id of the cell that stands there; '' where another text does. */
export function cellIn(text: string): string {
  return /^\[(.+)\]$/.exec(text)?.[1] ?? '';
}
