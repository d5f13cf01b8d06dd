/** The difference of two tables as things to do: what is moved, flipped, added and removed, and how a person does it. */
import type { Piece, Place, Scene } from './scene.ts';

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

/** What is done with one kind of piece, as a person does it. */
export interface Task {
  readonly do: 'move' | 'up' | 'down' | 'add' | 'take' | 'empty' | 'deal' | 'back';
  readonly piece: Piece;
  readonly count: number;
  /** For a move, where to. */
  readonly at: Spot;
  /** Only for a move: it leaves another place. */
  readonly comes?: boolean;
}

/** The changes as a person makes them: cards are dealt, put back or revealed, a place is emptied. `scene` is the table afterwards. */
export function tasksOf(changes: readonly Change[], scene: Scene): readonly Task[] {
  const dealt = deals(changes, scene);
  const turned = turnedUp(changes, scene);
  const tasks = changes.flatMap((change): readonly Task[] => {
    const dealing = dealt.get(change);
    const goes = turned.get(change);
    if (change.do === 'set' || dealing === 'left-out' || goes === 'left-out') return [];
    const { piece } = change;
    if (change.do === 'move')
      return [{ do: 'move', piece, count: 1, at: change.to, comes: change.from.place !== change.to.place }];
    if (change.do === 'turn') return [{ do: change.face, piece, count: 1, at: change.at }];
    const { at, count } = change;
    if (goes) return [{ do: 'move', piece, count, at: { place: goes.place }, comes: true }];
    return [{ do: dealing ?? change.do, piece, count, at }];
  });
  return tasks.map((task) =>
    task.do === 'take' && emptied(task.at, tasks, scene) ? { ...task, do: 'empty' } : task,
  );
}

/** Whether pieces of several kinds are removed and nothing stays: nobody sorts them to see that. */
function emptied({ place }: Spot, tasks: readonly Task[], scene: Scene): boolean {
  const gone = tasks.filter((task) => task.do === 'take' && task.at.place === place);
  const kinds = new Set(gone.map(({ piece }) => `${piece.kind} ${piece.print ?? ''} ${piece.owner ?? ''}`));
  return kinds.size > 1 && find(scene, place)?.pieces.length === 0;
}

/**
 * Cards that go from a face-down pile to their places, or back: one thing to do, not two. Only if as many arrive as
 * leave.
 */
function deals(changes: readonly Change[], scene: Scene): ReadonlyMap<Change, 'deal' | 'back' | 'left-out'> {
  const found = new Map<Change, 'deal' | 'back' | 'left-out'>();
  const isPile = (id: string) => scene.some((place) => place.id === id && place.kind === 'pile');
  const counted = changes.filter((change) => change.do === 'add' || change.do === 'take');
  for (const pile of counted.filter(({ at, piece }) => isPile(at.place) && piece.face === 'down')) {
    const others = counted.filter(
      ({ do: what, at, piece }) =>
        what !== pile.do &&
        !isPile(at.place) &&
        piece.kind === pile.piece.kind &&
        piece.owner === pile.piece.owner &&
        piece.face === 'down',
    );
    if (others.reduce((sum, { count }) => sum + count, 0) !== pile.count) continue;
    found.set(pile, pile.do === 'take' ? 'left-out' : 'back');
    for (const other of others) found.set(other, pile.do === 'take' ? 'deal' : 'left-out');
  }
  return found;
}

/**
 * Cards that leave a face-down pile and lie face up elsewhere, or the other way round: they move, and the card that is
 * seen has the name. Only if all that leave arrive, and the pile's deck has them.
 */
function turnedUp(changes: readonly Change[], scene: Scene): ReadonlyMap<Change, Spot | 'left-out'> {
  const found = new Map<Change, Spot | 'left-out'>();
  const counted = changes.filter((change) => change.do === 'add' || change.do === 'take');
  for (const pile of counted) {
    const deck = find(scene, pile.at.place)?.cards ?? [];
    const cards = counted.filter(
      ({ do: what, piece }) => what !== pile.do && deck.some((card) => isCard(card, piece)),
    );
    if (pile.piece.face !== 'down' || cards.reduce((sum, { count }) => sum + count, 0) !== pile.count)
      continue;
    found.set(pile, 'left-out');
    for (const card of cards) found.set(card, pile.do === 'take' ? card.at : pile.at);
  }
  return found;
}

/** Whether it is that card, or another copy of it. */
const isCard = (card: Piece, { id, kind, print }: Piece): boolean =>
  card.id === id || (card.kind === kind && print !== undefined && card.print === print);

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
