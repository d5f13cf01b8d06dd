/**
 * What is on the table, as plain data. App, terminal and print draw it; the difference of two scenes is the to-do list
 * after an undo or an adjustment.
 */

export interface Piece {
  /** The same id in two scenes is the same piece (or the same kind of piece, if it has a `count`). */
  readonly id: string;
  /** A key in the dictionaries for the piece's name. */
  readonly kind: string;
  /** Index of its cell; missing if the place has no cells. */
  readonly cell?: number;
  readonly count?: number;
  readonly face?: 'up' | 'down';
  /** '' where it isn't decided yet whose piece it will be. */
  readonly owner?: string;
  /** What is printed on it: a number, a letter, a card's name. */
  readonly print?: string;
}

export interface Place {
  readonly id: string;
  /** `owners` is the key to the picture: a piece per owner, whose order gives each a colour and a mark. */
  readonly kind:
    | 'track'
    | 'row'
    | 'cup'
    | 'pile'
    | 'map'
    | 'fronts'
    | 'chart'
    | 'dice'
    | 'number'
    | 'odds'
    | 'owners';
  readonly owner?: string;
  /** What is printed in each cell of a track or row, or above each column of a chart. */
  readonly cells?: readonly string[];
  readonly pieces: readonly Piece[];
  /** For a pile of which only the number of cards is visible: every card of the deck with its count, for print. */
  readonly cards?: readonly Piece[];
  /** For kind number. */
  readonly value?: number;
  /** For kind chart: the printed rows, each with its heading first, and which row and column apply now. */
  readonly rows?: readonly (readonly string[])[];
  readonly at?: { readonly row: number; readonly column?: number };
  /**
   * For kind odds: outcomes with their odds, as fractions `3/7`, the one that people ask about first. `print` names an
   * outcome better than its kind does: the card that it brings. Where the place is active, they are what the next draw
   * comes to.
   */
  readonly odds?: readonly { readonly outcome: string; readonly chance: string; readonly print?: string }[];
  /** For places of a map, 0–100. */
  readonly x?: number;
  readonly y?: number;
  /** The neighbours on the map. It's enough if one of the two places names the link. */
  readonly links?: readonly string[];
  /** The place is in play now. */
  readonly active?: boolean;
  /** Only the app has it: nothing has to be moved on the real table. */
  readonly inApp?: boolean;
  /** The choice that the place is about: a move, or what several moves begin with (`place:estyx` for `place:estyx,3`). */
  readonly choice?: string;
  /**
   * How many the player only reported, without moving anything: of a piece by its id, of a number by the place's id.
   * They were on the table before the app knew, and they stay there after an undo.
   */
  readonly learnt?: Readonly<Record<string, number>>;
}

export type Scene = readonly Place[];

/** The owners in the scene's key with their pieces there, in the order of their colours and marks. */
export function ownersOf(scene: Scene): ReadonlyMap<string, Piece> {
  const key = scene.find(({ kind }) => kind === 'owners');
  return new Map(key?.pieces.flatMap((piece) => (piece.owner === undefined ? [] : [[piece.owner, piece]])));
}

/** Pieces of a place that look alike and have one name, as one with their count: ids tell them apart, no eye does. */
export function heaped(pieces: readonly Piece[], nameOf: (piece: Piece) => string): readonly Piece[] {
  const heaps = new Map<string, Piece>();
  for (const piece of pieces) {
    const { kind, owner, face, print, cell } = piece;
    const look = JSON.stringify([kind, owner, face, print, cell, nameOf(piece)]);
    const heap = heaps.get(look);
    heaps.set(look, heap ? { ...heap, count: (heap.count ?? 1) + (piece.count ?? 1) } : piece);
  }
  return [...heaps.values()];
}

/** Every link of a map once, by the indices of its places; links to unknown places are dropped. */
export function linksOf(places: readonly Place[]): readonly (readonly [from: number, to: number])[] {
  const at = new Map(places.map(({ id }, i) => [id, i]));
  const found = new Map<string, readonly [number, number]>();
  places.forEach(({ links = [] }, from) => {
    for (const id of links) {
      const to = at.get(id);
      if (to === undefined || to === from) continue;
      const pair = [Math.min(from, to), Math.max(from, to)] as const;
      found.set(pair.join(' '), pair);
    }
  });
  return [...found.values()];
}

/** Kinds with nothing to move: dice, and what is printed or calculated. */
const NOTHING_TO_MOVE: readonly Place['kind'][] = ['dice', 'odds', 'chart', 'owners'];

/** Where pieces are moved: not a cup that the app draws from. */
export function movable(scene: Scene, appDraws: boolean): Scene {
  return scene.filter(({ kind }) => !NOTHING_TO_MOVE.includes(kind) && !(appDraws && kind === 'cup'));
}

/** The part of it that is on the real table. */
export function onTheTable(scene: Scene, appDraws: boolean): Scene {
  return movable(scene, appDraws).filter(({ inApp }) => !inApp);
}
