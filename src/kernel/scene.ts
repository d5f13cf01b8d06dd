/**
 * What lies on the table, as plain data. App, terminal and print draw from it; the difference of two scenes is
 * the to-do list after an undo or an adjustment.
 */

export interface Piece {
  /** The same id in two scenes is the same piece (or the same kind of piece, where `count` says how many). */
  readonly id: string;
  /** A word in the dictionaries: what the piece is called. */
  readonly kind: string;
  /** Index of the cell it lies in; 0 where a place has no cells. */
  readonly cell?: number;
  readonly count?: number;
  readonly face?: 'up' | 'down';
  readonly owner?: string;
  /** What is printed on it: a number, a letter, a card's name. */
  readonly print?: string;
}

export interface Place {
  readonly id: string;
  readonly kind: 'track' | 'row' | 'cup' | 'pile' | 'map' | 'fronts' | 'table' | 'dice' | 'number' | 'odds';
  readonly owner?: string;
  /** What is printed in each cell of a track or row, or over each column of a table. */
  readonly cells?: readonly string[];
  readonly pieces: readonly Piece[];
  /** For kind number. */
  readonly value?: number;
  /** For kind table: the printed rows, and which row and column apply now. */
  readonly rows?: readonly (readonly string[])[];
  readonly at?: { readonly row: number; readonly column?: number };
  /** For kind odds: what can come and how likely, as fractions `3/7`. */
  readonly odds?: readonly { readonly outcome: string; readonly chance: string }[];
  /** For places of a map, 0-100. */
  readonly x?: number;
  readonly y?: number;
  /** The place is the one in play now. */
  readonly active?: boolean;
}

export type Scene = readonly Place[];

/** Where a piece lies: a place and a cell in it. */
export interface Spot {
  readonly place: string;
  readonly cell: number;
}

/** One thing to do at the real table. */
export type Change =
  | { readonly do: 'move'; readonly piece: Piece; readonly from: Spot; readonly to: Spot }
  | { readonly do: 'turn'; readonly piece: Piece; readonly at: Spot; readonly face: 'up' | 'down' }
  | { readonly do: 'add'; readonly piece: Piece; readonly at: Spot; readonly count: number }
  | { readonly do: 'take'; readonly piece: Piece; readonly at: Spot; readonly count: number }
  | { readonly do: 'set'; readonly place: string; readonly from: number; readonly to: number };

/** What of a scene lies on the real table: a cup that the app draws from does not. */
export function onTheTable(scene: Scene, appDraws: boolean): Scene {
  return appDraws ? scene.filter((place) => place.kind !== 'cup') : scene;
}

/** What to do on the table so that `before` becomes `after`, in the order of the places. */
export function difference(before: Scene, after: Scene): readonly Change[] {
  const old = layOut(before);
  const now = layOut(after);
  const changes: Change[] = [];
  for (const [id, { piece, spot }] of old) {
    if (!now.has(id)) changes.push({ do: 'take', piece, at: spot, count: piece.count ?? 1 });
  }
  for (const [id, { piece, spot }] of now) {
    const was = old.get(id);
    const count = piece.count ?? 1;
    if (!was) {
      changes.push({ do: 'add', piece, at: spot, count });
      continue;
    }
    if (was.spot.place !== spot.place || was.spot.cell !== spot.cell) {
      changes.push({ do: 'move', piece, from: was.spot, to: spot });
    }
    if (was.piece.face !== piece.face && piece.face)
      changes.push({ do: 'turn', piece, at: spot, face: piece.face });
    const more = count - (was.piece.count ?? 1);
    if (more > 0) changes.push({ do: 'add', piece, at: spot, count: more });
    if (more < 0) changes.push({ do: 'take', piece, at: spot, count: -more });
  }
  for (const place of after) {
    const was = before.find((p) => p.id === place.id);
    if (place.value !== undefined && was?.value !== undefined && was.value !== place.value) {
      changes.push({ do: 'set', place: place.id, from: was.value, to: place.value });
    }
  }
  return changes;
}

function layOut(scene: Scene): Map<string, { piece: Piece; spot: Spot }> {
  const laid = new Map<string, { piece: Piece; spot: Spot }>();
  for (const place of scene) {
    for (const piece of place.pieces)
      laid.set(piece.id, { piece, spot: { place: place.id, cell: piece.cell ?? 0 } });
  }
  return laid;
}
