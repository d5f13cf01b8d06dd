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

/** A piece's position: a place, and a cell if the place has cells. */
export interface Spot {
  readonly place: string;
  readonly cell?: number;
}

/** One thing to do at the real table. */
export type Change =
  | { readonly do: 'move'; readonly piece: Piece; readonly from: Spot; readonly to: Spot }
  | { readonly do: 'turn'; readonly piece: Piece; readonly at: Spot; readonly face: 'up' | 'down' }
  | { readonly do: 'add'; readonly piece: Piece; readonly at: Spot; readonly count: number }
  | { readonly do: 'take'; readonly piece: Piece; readonly at: Spot; readonly count: number }
  | { readonly do: 'set'; readonly place: string; readonly from: number; readonly to: number };

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

/** What to do on the table to turn `before` into `after`, in the order of the places. */
export function difference(before: Scene, after: Scene): readonly Change[] {
  const old = layOut(before);
  const now = layOut(after);
  // A place that only one scene has is set up or cleared completely, even if something was learnt there.
  const both = new Map(after.map((place) => [place.id, { was: find(before, place.id), place }]));
  /** How many were reported, if both scenes have the place. */
  const toldOf = (scene: Scene, place: string, id: string) =>
    both.get(place)?.was ? (find(scene, place)?.learnt?.[id] ?? 0) : 0;
  /** How many are there only because the player reported them in between, not because anybody moved them. */
  const learnt = (place: string, id: string) => toldOf(after, place, id) - toldOf(before, place, id);
  const changes: Change[] = [];
  const counted = (piece: Piece, at: Spot, more: number) => {
    if (more > 0) changes.push({ do: 'add', piece, at, count: more });
    if (more < 0) changes.push({ do: 'take', piece, at, count: -more });
  };
  for (const [id, { piece, spot }] of old) {
    if (!now.has(id)) counted(piece, spot, -(piece.count ?? 1) - learnt(spot.place, id));
  }
  for (const [id, placed] of now) {
    const { piece, spot } = placed;
    const was = old.get(id);
    const count = piece.count ?? 1;
    if (was && isOther(was, placed)) {
      // What belongs to nobody yet isn't there yet.
      if (was.piece.owner !== '')
        counted(was.piece, was.spot, toldOf(before, was.spot.place, id) - (was.piece.count ?? 1));
      if (piece.owner !== '') counted(piece, spot, count - toldOf(after, spot.place, id));
      continue;
    }
    if (!was) {
      counted(piece, spot, count - learnt(spot.place, id));
      continue;
    }
    if (moved(was.spot, spot)) {
      changes.push({ do: 'move', piece, from: was.spot, to: spot });
    }
    if (was.piece.face !== piece.face && piece.face)
      changes.push({ do: 'turn', piece, at: spot, face: piece.face });
    counted(piece, spot, count - (was.piece.count ?? 1) - learnt(spot.place, id));
  }
  for (const { was, place } of both.values()) {
    if (place.value === undefined || was?.value === undefined) continue;
    const more = learnt(place.id, place.id);
    // The real table still has what an undo forgets, and already has what a redo learns again.
    const [from, to] = [was.value + Math.max(0, more), place.value - Math.min(0, more)];
    if (from !== to) changes.push({ do: 'set', place: place.id, from, to });
  }
  return relocated(shortened(flipped(changes)));
}

/** A card that shows its face where a back was, or the other way round, is flipped: the same card has two ids then. */
function flipped(changes: readonly Change[]): readonly Change[] {
  const back = (up: Change) =>
    changes.find(
      (down) =>
        up.do !== down.do && isSingle(up) && isSingle(down) && !moved(up.at, down.at) && twoSides(up, down),
    );
  return changes.flatMap((change): readonly Change[] => {
    const other = isSingle(change) ? back(change) : undefined;
    if (!isSingle(change) || !other || !isSingle(other)) return [change];
    if (change.do === 'take') return [];
    const { piece } = change.piece.face === 'up' ? change : other;
    return [{ do: 'turn', piece, at: change.at, face: change.piece.face as 'up' | 'down' }];
  });
}

/** Where a printed piece moves up to the space that one like it leaves, the one like it stays. */
function shortened(changes: readonly Change[]): readonly Change[] {
  for (const move of changes) {
    if (move.do !== 'move' || move.piece.print === undefined || move.from.place !== move.to.place) continue;
    const leaves = (other: Change) =>
      (other.do === 'move' || (other.do === 'take' && other.count === 1)) &&
      !moved(other.do === 'move' ? other.from : other.at, move.to) &&
      looksAlike(other.piece, move.piece);
    const left = changes.find(leaves);
    if (!left) continue;
    const goes =
      left.do === 'move'
        ? { ...left, from: move.from }
        : left.do === 'take'
          ? { ...left, at: move.from }
          : left;
    return shortened(changes.flatMap((change) => (change === move ? [] : [change === left ? goes : change])));
  }
  return changes.filter((change) => !changes.some((other) => undoes(other, change)));
}

/** One that looks the same comes to the space that it leaves. */
function undoes(a: Change, b: Change): boolean {
  return (
    isSingle(a) &&
    isSingle(b) &&
    a.do !== b.do &&
    !moved(a.at, b.at) &&
    looksAlike(a.piece, b.piece) &&
    a.piece.print !== undefined &&
    a.piece.face === b.piece.face
  );
}

/**
 * What goes from one place and comes to another, and looks the same, is moved, whatever its ids are: a unit from the hand
 * to a front, a card from a row to the cards in a pile. Not if it is one of several tokens, nor from or to where only
 * backs are seen.
 */
function relocated(changes: readonly Change[]): readonly Change[] {
  const left = new Map<Change, number>(changes.filter(isPrinted).map((change) => [change, change.count]));
  const gone = changes.filter(isPrinted).filter((change) => change.do === 'take');
  const from = new Map<Change, Spot[]>();
  for (const change of changes) {
    if (!isPrinted(change) || change.do !== 'add') continue;
    for (const was of gone) {
      if (was.at.place === change.at.place || !looksAlike(was.piece, change.piece)) continue;
      const [here, there] = [left.get(change) ?? 0, left.get(was) ?? 0];
      const moved = Math.min(here, there);
      left.set(change, here - moved).set(was, there - moved);
      from.set(change, [...(from.get(change) ?? []), ...Array<Spot>(moved).fill(was.at)]);
    }
  }
  return changes.flatMap((change): readonly Change[] => {
    if (!isPrinted(change)) return [change];
    const came = (from.get(change) ?? []).map(
      (spot): Change => ({ do: 'move', piece: change.piece, from: spot, to: change.at }),
    );
    const count = left.get(change) ?? 0;
    return count > 0 ? [...came, { ...change, count }] : came;
  });
}

/** A single card or figure, or cards in a pile: something printed, not one of a number of tokens. */
const isPrinted = (change: Change): change is Counted =>
  (change.do === 'add' || change.do === 'take') &&
  (change.piece.kind === 'card' || (change.count === 1 && change.piece.count === undefined)) &&
  change.piece.print !== undefined &&
  change.piece.face !== 'down';

function looksAlike(a: Piece, b: Piece): boolean {
  return a.kind === b.kind && a.owner === b.owner && a.print === b.print;
}

type Counted = Extract<Change, { do: 'add' | 'take' }>;

const isSingle = (change: Change): change is Counted =>
  (change.do === 'add' || change.do === 'take') && change.count === 1 && change.at.cell !== undefined;

function twoSides({ piece: a }: Counted, { piece: b }: Counted): boolean {
  return a.owner === b.owner && a.face !== undefined && b.face !== undefined && a.face !== b.face;
}

function find(scene: Scene, id: string): Place | undefined {
  return scene.find((place) => place.id === id);
}

/** A piece and its position. */
interface PlacedPiece {
  readonly piece: Piece;
  readonly spot: Spot;
  readonly kind: Place['kind'];
}

const moved = (from: Spot, to: Spot) => from.place !== to.place || from.cell !== to.cell;

/**
 * Whether the same id needs another component on the real table: another kind, another owner, or another print. A die
 * just shows another roll, and a piece that is moved or flipped is already covered by that change.
 */
function isOther(was: PlacedPiece, is: PlacedPiece): boolean {
  if (was.piece.kind !== is.piece.kind || was.piece.owner !== is.piece.owner) return true;
  if (is.kind === 'dice' || moved(was.spot, is.spot) || was.piece.face !== is.piece.face) return false;
  const { print } = was.piece;
  return print !== undefined && is.piece.print !== undefined && print !== is.piece.print;
}

function layOut(scene: Scene): Map<string, PlacedPiece> {
  const laid = new Map<string, PlacedPiece>();
  for (const { id: place, kind, cells, pieces } of scene) {
    for (const piece of pieces) {
      const cell = piece.cell ?? (cells && 0);
      laid.set(piece.id, { piece, kind, spot: cell === undefined ? { place } : { place, cell } });
    }
  }
  return laid;
}
